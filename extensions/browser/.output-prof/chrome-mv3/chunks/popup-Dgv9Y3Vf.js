import { n as mount, t as createHost } from "./table-BClYqCbb.js";
// entrypoints/popup/main.ts
await mount(document.querySelector("#table"), createHost("popup"));
