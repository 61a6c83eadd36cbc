import { defineBackground } from 'wxt/utils/define-background';

export default defineBackground(() => {
  // Every page writes its own moves, and nothing has to happen while none is open: no badge, no timer, no greeting.
});
