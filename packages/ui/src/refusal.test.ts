import { expect, it } from 'vitest';
import { setLocale, t } from './i18n.ts';
import { refusalText } from './refusal.ts';

it.each([
  new DOMException('Failed to execute \'setItem\' on \'Storage\'.', 'QuotaExceededError'),
  new Error('Resource::kQuotaBytes quota exceeded.'), 'QUOTA_BYTES_PER_ITEM quota exceeded',
  new Error('ENOSPC: no space left on device, write'), new Error('IO error: FILE_ERROR_NO_SPACE'),
])('a store that is full is told in the player’s words: %s', async (error) => {
  expect(refusalText(error)).toBe('there is no room left');
  expect(t('save.refused', { problem: refusalText(error) }))
    .toBe('The last change could not be saved: there is no room left.');
  await setLocale('zh-CN');
  expect(t('save.refused', { problem: refusalText(error) })).toBe('最后的改动没能保存：空间已满。');
  await setLocale('zh-TW');
  expect(t('save.refused', { problem: refusalText(error) })).toBe('最後的變更無法儲存：空間已滿。');
  await setLocale('en');
});

it.each([
  [new TypeError('It is gone.'), 'It is gone'], ['refused', 'refused'], [new Error('已拒绝。'), '已拒绝'],
  ['It exceeds the MAX_WRITE_OPERATIONS_PER_HOUR quota.', 'It exceeds the MAX_WRITE_OPERATIONS_PER_HOUR quota'],
])('all else stands within a sentence: %s', (error, text) => {
  expect(refusalText(error)).toBe(text);
});
