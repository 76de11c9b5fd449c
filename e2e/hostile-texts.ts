/** Texts that look like code, and what is expected of a page that shows them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './browser.ts';

/** Each would change the title of the page, were it run. */
export const PROGRAMS = [
  '<script>document.title="broken"</script>',
  '<img src=x onerror="document.title=\'broken\'">',
  '"><svg onload="document.title=\'broken\'">',
  "javascript:document.title='broken'",
  '</title><script>document.title="broken"</script>',
  '{{constructor.constructor("document.title=1")()}}',
] as const;
export const PAYLOADS = [...PROGRAMS, '\u202Egnp.exe <b>bold</b> &lt;i&gt;', '<b>{{who}}</b> {{name}}'] as const;

/** What would do something, were it there: elements that scripts or frames come with, handlers, addresses that are programs. */
const ACTIVE = `[...document.querySelectorAll('body *')].filter((one) =>
  one.matches('main script:not([type="application/ld+json"]), iframe, object, embed, img[src="x"]') ||
  [...one.attributes].some(({ name, value }) => name.startsWith('on') || (/^(href|src|action)$/.test(name) && /^\\s*(javascript|vbscript|data:text)/i.test(value)))
).map((one) => one.outerHTML)`;

/** Nothing ran, opened a dialog, or became a part of the page. */
export async function expectIntact(page: Page) {
  expect(await page.title()).toMatch(/ · Kolegia$/);
  expect(await page.title()).not.toBe('broken');
  expect(await page.evaluate<string[]>(ACTIVE)).toEqual([]);
  // A script that asked something would have stopped the page here.
  expect(await page.evaluate('document.readyState')).toBe('complete');
}

/** A form is sent often enough that its fields have had all of them. */
export const ROUNDS = [0, 4] as const;

/** Types into every field within `place` that takes text, each another one; what is only searched in keeps none. */
export async function fillAll(page: Page, round: number, place = 'main') {
  const fields = page.locator(`${place} :is(input:not([type]), input[type="text"], input[type="search"], textarea):not([role="combobox"])`);
  let filled = 0;
  // Parts of a form that come later take the place of what stood there before.
  await settled(page);
  // Counted anew each time: as a form comes alive, some of its fields become ones to search in.
  for (let n = 0; n < (await fields.count()); n++) {
    const field = fields.nth(n);
    // One that became something else since it was counted is none any more.
    if (!(await field.isEditable({ timeout: 1_000 }).catch(() => false))) continue;
    const text = PAYLOADS[(round + n) % PAYLOADS.length] ?? '';
    const typed = await field.fill(text, { timeout: 5_000 }).then(
      () => true,
      async (error: unknown) => {
        if ((await fields.count()) > n) throw error;
        return false;
      },
    );
    if (typed) filled += 1;
  }
  return filled;
}

/** A rich text with a paragraph for each. */
export const richTextOf = (texts: readonly string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
