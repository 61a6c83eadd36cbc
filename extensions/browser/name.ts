import { browser } from 'wxt/browser';

const SYSTEMS: Readonly<Record<string, string>> = {
  android: 'Android', cros: 'ChromeOS', ios: 'iOS', linux: 'Linux', mac: 'macOS', openbsd: 'OpenBSD', win: 'Windows',
};

/** What people call this device in a list of theirs: its browser and its system. */
export async function nameOfBrowser(): Promise<string> {
  const { os } = await browser.runtime.getPlatformInfo();
  const { userAgent } = navigator;
  const program = /Firefox/.test(userAgent) ? 'Firefox' : /Edg\//.test(userAgent) ? 'Edge' : 'Chrome';
  return `${program}, ${SYSTEMS[os] ?? os}`;
}
