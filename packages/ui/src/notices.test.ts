import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentLocale, setLocale, t } from './i18n.ts';
import { createNotices } from './notices.ts';

describe('notices', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are spoken, or shown and spoken in words of their own', () => {
    const notices = createNotices();
    notices.say('Undone.');
    expect(notices.said.value?.text).toBe('Undone.');
    expect(notices.shown.value).toBeUndefined();
    notices.show(() => '7♥ to 8♠.', '7 of hearts to 8 of spades.');
    expect(notices.shown.value?.text).toBe('7♥ to 8♠.');
    expect(notices.said.value?.text).toBe('7 of hearts to 8 of spades.');
  });

  it('are two when the same is said twice', () => {
    const notices = createNotices();
    notices.say('Undone.');
    const first = notices.said.value?.number;
    notices.say('Undone.');
    expect(notices.said.value?.number).not.toBe(first);
  });

  it('go by themselves, the newer one not with the older one’s time', () => {
    const notices = createNotices();
    notices.show(() => 'first');
    vi.advanceTimersByTime(5000);
    notices.show(() => 'second');
    vi.advanceTimersByTime(5000);
    expect(notices.shown.value?.text).toBe('second');
    vi.advanceTimersByTime(5000);
    expect(notices.shown.value).toBeUndefined();
  });

  it('are shown in another language as soon as it is chosen, and spoken in none but that of their moment', async () => {
    const notices = createNotices();
    notices.show(() => t('status.givenUp'));
    const { number } = notices.shown.value!;
    expect(notices.said.value?.text).toBe('Given up');
    await setLocale('zh-TW');
    expect(currentLocale()).toBe('zh-TW');
    expect(notices.shown.value).toEqual({ text: '已放棄', number });
    expect(notices.said.value).toBeUndefined();
    await setLocale('en');
  });
});
