export { t as default } from "./ConfirmPanel-Bi9OFGPy.js";
