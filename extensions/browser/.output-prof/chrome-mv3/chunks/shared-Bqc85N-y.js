export { n as parseShare } from "./share-BPnJDQCR.js";
