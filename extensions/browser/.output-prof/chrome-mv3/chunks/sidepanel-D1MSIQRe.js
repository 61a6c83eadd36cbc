import { n as mount, t as createHost } from "./table-BClYqCbb.js";
// entrypoints/sidepanel/main.ts
await mount(document.querySelector("#table"), createHost("sidebar"));
