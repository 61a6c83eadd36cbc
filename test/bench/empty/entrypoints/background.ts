/** There only to be asked to open the popup. */
export default { main: () => undefined };
