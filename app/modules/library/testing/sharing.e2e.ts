/** The address of a page on the clipboard, where the browser has one and where it refuses. */
import { expect, it } from 'vitest';
import { says } from '../../../../e2e/answers.ts';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { pathOfCase } from './discussion.journey.ts';

const browser = sharedBrowser();

/** Stands in for the clipboard and for the sheet of the device, which headless browsers have or lack as they please. */
const clipboard = (write: string) =>
  `Object.defineProperty(navigator, 'clipboard', { value: ${write} }); delete Navigator.prototype.share;`;

it.each([
  ['is copied, and that is said', `{ writeText: async (words) => { window.copied = words; } }`, 'Link copied'],
  [
    'is refused, and that is said',
    `{ writeText: async () => { throw new DOMException('no', 'NotAllowedError'); } }`,
    /does not let us copy/,
  ],
  ['has nowhere to go over plain http, and that is said', 'undefined', /does not let us copy/],
])('an address that is shared %s', async (_, write, words) => {
  const { page, context, complaints } = await browser.visit();
  await context.addInitScript(clipboard(write));
  await open(page, await pathOfCase());
  await says(page, words, () => page.getByRole('button', { name: 'Share' }).click());
  expect(complaints).toEqual([]);
});
