import { n as mount, t as createHost } from "./table-BClYqCbb.js";
// entrypoints/game/main.ts
await mount(document.querySelector("#table"), createHost("tab"));
