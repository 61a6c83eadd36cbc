import { describe, expect, it } from 'vitest';
import { pageHtml } from './html.ts';

const html = pageHtml({
  surface: 'panel', locale: 'zh-cn', script: 'play("<b>" && 1)', solver: 'solve(1 < 2)',
  style: 'p > b { color: red }', nonce: 'n0nce',
});
const page = new DOMParser().parseFromString(html, 'text/html');

describe('the page of a webview', () => {
  it('allows its own script and styles, pictures in them, and the solver, and loads nothing', () => {
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    expect(policy?.split('; ')).toEqual([
      `default-src 'none'`,
      `script-src 'nonce-n0nce'`,
      `style-src 'nonce-n0nce'`,
      'img-src data:',
      'worker-src blob:',
    ]);
    expect(html).not.toMatch(/\b(?:src|href)=|https?:/);
  });

  it('has one script that runs and one style, as they are, and none in attributes', () => {
    const parts = [...page.querySelectorAll('script, style')];
    expect(parts.map((part) => [part.getAttribute('nonce'), part.getAttribute('type'), part.textContent])).toEqual([
      ['n0nce', null, 'p > b { color: red }'], [null, 'text/plain', 'solve(1 < 2)'],
      ['n0nce', null, 'play("<b>" && 1)'],
    ]);
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it('says where it is and in what language', () => {
    expect(page.body.dataset['surface']).toBe('panel');
    expect(page.documentElement.lang).toBe('zh-cn');
    expect(page.querySelector('#table')).not.toBeNull();
  });
});
