/** Suggestions are put aside one at a time, however they are pressed. */
import { expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { open, settled, sharedBrowser } from '../../../../e2e/browser.ts';

const browser = sharedBrowser();

it('a double click puts one aside, not the one who moved up as well', async () => {
  const { page } = await browser.visit({ as: 'claire' });
  await open(page, '/doctors-you-may-know');
  const aside = page.getByRole('main').getByRole('button', { name: /^Not / });
  const nameOf = (index: number) => aside.nth(index).getAttribute('aria-label');
  const [first, second] = await Promise.all([nameOf(0), nameOf(1)]);
  const dismissals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/dismiss-suggestion')) dismissals.push(request.postData() ?? '');
  });
  await aside.first().dblclick();
  await expect.poll(() => nameOf(0)).toBe(second);
  await settled(page);
  expect(dismissals).toHaveLength(1);
  // Back for whoever comes after this test.
  await sends(page, '/dismiss-suggestion', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect.poll(() => nameOf(0)).toBe(first);
});

it('the lists are reached from the own profile, and from whom one follows', async () => {
  const { page, complaints } = await browser.visit({ as: 'claire' });
  const lists = page.getByRole('navigation', { name: 'Find colleagues to follow' });
  for (const [from, name, to] of [
    ['/profile', 'Experts near you', '/experts-near-you'],
    ['/profile/following', 'Doctors with similar interest', '/doctors-with-similar-interest'],
  ] as const) {
    await open(page, from);
    expect(await lists.getByRole('link').count()).toBe(5);
    await lists.getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname === to);
  }
  expect(complaints).toEqual([]);
});
