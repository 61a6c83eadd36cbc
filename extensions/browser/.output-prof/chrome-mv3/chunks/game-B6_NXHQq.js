import { n as mount, t as createHost } from "./table-B2t0YWwZ.js";
// entrypoints/game/main.ts
await mount(document.querySelector("#table"), createHost("tab"));
