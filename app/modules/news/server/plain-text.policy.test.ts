import { expect, it } from 'vitest';
import { innerHtml, plainOf } from './plain-text.policy.ts';

it.each([
  ['<p>Fever &amp; rash</p><p>Day 5</p>', 'Fever & rash Day 5'],
  ['P &lt; 0.05 and n > 30', 'P < 0.05 and n > 30'],
  ['&amp;lt;i&amp;gt;H. pylori&amp;lt;/i&amp;gt; today', 'H. pylori today'],
  ['<script>alert(1)</script>Title', 'Title'],
  ['<img src=x onerror=alert(1)>Title', 'Title'],
  ['<scr<script></script>ipt>alert(1)</scr', 'alert(1)</scr'],
  ['a\u202eb\u0007c\u200b', 'abc'],
  ['broken \ud800 half', 'broken half'],
])('%s becomes %s', (html, text) => {
  expect(plainOf(html, 200)).toBe(text);
});

it('is cut at a word, and quick on what is meant to be slow', () => {
  expect(plainOf('one two three four', 12)).toBe('one two…');
  const start = performance.now();
  plainOf(`${'<'.repeat(50_000)}${'<a '.repeat(50_000)}<!--${'x'.repeat(100_000)}`, 1_500);
  expect(performance.now() - start).toBeLessThan(500);
});

it('takes CDATA as it is and unescapes the rest once', () => {
  expect(innerHtml('a &amp; b <![CDATA[<b>&amp;</b>]]> c')).toBe('a & b <b>&amp;</b> c');
});
