import type { Table } from './table.ts';

/** What was said last to those who hear the table. */
export async function spoken({ root }: Table): Promise<string> {
  return await root.locator('[data-note="said"]').textContent() ?? '';
}

/** Whether that is a sentence of this language, and of no other. Chinese takes only single letters, as of a court. */
export function isSaidIn(language: 'en' | 'zh-CN' | 'zh-TW', text: string): boolean {
  const isChinese = /\p{sc=Han}/u.test(text);
  const isEnglish = /[a-z]{2}/i.test(text);
  return language === 'en' ? isEnglish && !isChinese : isChinese && !isEnglish;
}
