import { describe, expect, it } from 'vitest';
import { pageHtml } from './html.ts';

const html = pageHtml({
  surface: 'panel',
  locale: 'zh-cn',
  script: 'https://resource/dist/table.js',
  style: 'https://resource/dist/table.css',
  cspSource: 'https://resource',
  nonce: 'n0nce',
});
// Without the link, which this document would try to follow.
const page = new DOMParser().parseFromString(html.replace(/<link .*>/, ''), 'text/html');

describe('the page of a webview', () => {
  it('allows nothing but its own script, its own styles, its own pictures and the solver', () => {
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    expect(policy?.split('; ')).toEqual([
      `default-src 'none'`,
      `script-src 'nonce-n0nce'`,
      `style-src https://resource 'nonce-n0nce'`,
      'img-src https://resource data:',
      'font-src https://resource',
      'worker-src blob:',
    ]);
    expect(policy).not.toContain('unsafe');
  });

  it('has one script, which the policy allows, and no style or handler in its markup', () => {
    expect([...page.scripts].map((script) => [script.getAttribute('nonce'), script.src, script.text]))
      .toEqual([['n0nce', 'https://resource/dist/table.js', '']]);
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('says where it is and in what language', () => {
    expect(page.body.dataset['surface']).toBe('panel');
    expect(page.documentElement.lang).toBe('zh-cn');
    expect(page.querySelector('#table')).not.toBeNull();
  });
});
