/** The address of a page on the clipboard, where the browser has one and where it refuses. */
import { expect, it } from 'vitest';
import { says } from '../../../../e2e/answers.ts';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { pathOfCase } from './discussion.journey.ts';

const browser = sharedBrowser();

/** Stands in for the clipboard and for the sheet of the device, which headless browsers have or lack as they please. */
const clipboard = (write: string) =>
  `Object.defineProperty(navigator, 'clipboard', { value: ${write}, configurable: true }); delete Navigator.prototype.share;`;

it('an address that is shared is copied or refused, or has nowhere to go over plain http, and that is said', async () => {
  const { page, complaints } = await browser.visit();
  await open(page, await pathOfCase());
  for (const [write, words] of [
    [`{ writeText: async (words) => { window.copied = words; } }`, 'Link copied'],
    [`{ writeText: async () => { throw new DOMException('no', 'NotAllowedError'); } }`, /does not let us copy/],
    ['undefined', /does not let us copy/],
  ] as const) {
    await page.evaluate(clipboard(write));
    await says(page, words, () => page.getByRole('button', { name: 'Share' }).click());
    // It stands for a second: the next one is another.
    await page.getByText(words).first().waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
});
