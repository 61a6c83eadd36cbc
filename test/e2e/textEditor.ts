import type { Locator, Page } from 'playwright-core';

/** The editor of a short text: all of its lines are on the screen. */
export interface TextEditor {
  readonly root: Locator;
  /** The whole text, as it is shown. */
  text(): Promise<string>;
  /** Points at the first place where this text stands, until something is told about it that says `told`. */
  hover(text: string, told: string): Promise<Locator>;
  /** Puts the caret behind the first place where this text stands. */
  clickBehind(text: string): Promise<void>;
  /** Presses the lens with this title; the first of several. */
  lens(title: string): Promise<void>;
}

export function textEditorOn(page: Page): TextEditor {
  const root = page.locator('.editor-instance .monaco-editor').first();

  /** Lines lie in the document in any order. */
  const text = () => root.locator('.view-lines').evaluate((all) => [...all.querySelectorAll<HTMLElement>('.view-line')]
    .sort((a, b) => a.offsetTop - b.offsetTop)
    .map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' '))
    .join('\n'));

  /** The box of a text within a line, from the document's own ranges. */
  const boxOf = (wanted: string) => root.locator('.view-lines').evaluate((lines, wanted) => {
    for (const line of lines.querySelectorAll('.view-line')) {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const whole = (line.textContent ?? '').replaceAll('\u00a0', ' ');
      const from = whole.indexOf(wanted);
      if (from < 0) continue;
      const range = document.createRange();
      let at = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const end = from + wanted.length - at;
        const { length } = node.textContent!;
        if (from >= at && from < at + length) range.setStart(node, from - at);
        if (end > 0 && end <= length) range.setEnd(node, end);
        at += length;
      }
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, y: (top + bottom) / 2 };
    }
    throw new Error(`No line says ${wanted}`);
  }, wanted);

  return {
    root,
    text,
    async hover(wanted, told) {
      const hover = page.locator('.monaco-hover:visible', { hasText: told });
      for (let tries = 0; tries < 8; tries += 1) {
        // Lenses that come meanwhile move all lines.
        const { left, right, y } = await boxOf(wanted);
        await page.mouse.move((left + right) / 2, y - 40);
        await page.mouse.move((left + right) / 2, y, { steps: 3 });
        const isThere = await hover.waitFor({ timeout: 5000 }).then(() => true, () => false);
        if (isThere) return hover;
      }
      throw new Error(`Nothing says “${told}” about ${wanted}`);
    },
    async clickBehind(wanted) {
      // What is told about a line can lie over the next one.
      await page.keyboard.press('Escape');
      await page.locator('.monaco-hover:visible').waitFor({ state: 'hidden' });
      const { right, y } = await boxOf(wanted);
      await page.mouse.click(right - 1, y);
      // A key pressed while the focus is on its way out of a webview reaches neither.
      await page.locator('.editor-instance .monaco-editor.focused').waitFor();
    },
    lens: (title) => root.locator('.codelens-decoration a', { hasText: new RegExp(`^\\W*${title}$`) }).first().click(),
  };
}
