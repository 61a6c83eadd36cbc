/** The part of core that reads shared texts, as a module of its own that can be loaded by itself. */
export { parseShare } from '@sidedeck/core';
