export { t as default } from "./ConfirmPanel-5yexAGsb.js";
