export { n as parseShare } from "./share-Ce7yty8B.js";
