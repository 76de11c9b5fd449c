/** What a reader wants less of in their feed, and how they take that back. */
import { expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { expectAccessible, open, overflowOf, PHONE, settled, sharedBrowser } from '../../../../e2e/browser.ts';

const browser = sharedBrowser();

it('is wished for on a card that was hidden, stands in the settings, and is taken back one by one or with all the rest', async () => {
  const { page, complaints } = await browser.visit({ as: 'lakshmi' });
  await open(page, '/');
  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ has: page.getByRole('link', { name: /^(?!Anonymous)/ }) });
  // A card of somebody who is named: only they can be wished less of.
  let wished = '';
  for (let tries = 0; wished === '' && tries < 12; tries++) {
    const title = await card.nth(tries).getByRole('heading').first().innerText();
    await sends(page, '/feed/hide', () => main.getByRole('button', { name: `Hide “${title}” from my feed` }).click());
    const from = main.getByRole('button', { name: /^Less from / });
    await main.getByText('Hidden from your feed').waitFor();
    if ((await from.count()) > 0) wished = (await from.first().innerText()).replace('Less from ', '');
    else await sends(page, '/feed/hide', () => main.getByRole('button', { name: 'Undo' }).click());
  }
  await sends(page, '/feed/less', () => main.getByRole('button', { name: `Less from ${wished}` }).click());
  await sends(page, '/feed/less', () => main.getByRole('button', { name: /^Less of this kind/ }).click());
  expect(await main.getByRole('button', { name: `Less from ${wished}` }).getAttribute('aria-pressed')).toBe('true');

  await page.setViewportSize(PHONE);
  await open(page, '/settings');
  const less = page.getByRole('region', { name: 'Less of' });
  await expect.poll(() => less.getByRole('listitem').count()).toBe(2);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await sends(page, '/feed/less/end', () => less.getByRole('button', { name: new RegExp(`^Show as before\\s*${wished}`) }).click());
  await expect.poll(() => less.getByRole('listitem').count()).toBe(1);

  await page.getByRole('button', { name: 'Reset my feed' }).click();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await page.getByRole('button', { name: 'Reset my feed' }).click();
  await sends(page, '/feed/reset', () => page.getByRole('button', { name: 'Reset', exact: true }).click());
  // The kind, and the card.
  await page.getByText('Your feed is as new. 2 choices were forgotten.').waitFor();
  await less.getByText('You want to see less of nobody and nothing.').waitFor();
  await settled(page);
  expect(await less.getByRole('listitem').count()).toBe(0);
  expect(complaints).toEqual([]);
});
