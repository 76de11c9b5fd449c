/** The end of a community: closed, opened again, closed by staff, deleted. */
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { entriesOf, sentPage } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';

const browser = sharedBrowser();
/** Another one for a second try: names are taken once. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

const aCommunity = async (name: string): Promise<string> =>
  (
    await ask<{ id: string }>('tomas', 'POST', '/api/v3/group-community', {
      name,
      about: 'A circle that is founded to be closed again.',
      kind: 'college',
      place: null,
      entry: 'open',
      language: 'en',
      specialities: [],
      rules: [],
    })
  ).id;

it('a community is closed and opened by its owner, and deleted when its name is typed', async () => {
  const name = `Short circle ${run}`;
  const id = await aCommunity(name);
  const { page, complaints } = await browser.visit({ as: 'tomas', viewport: PHONE });
  await open(page, `/community/${id}/settings`);
  await page.getByRole('button', { name: 'Close the community' }).click();
  await page.getByRole('button', { name: 'Open it again' }).waitFor();

  const reader = await browser.visit({ as: 'chidi' });
  await open(reader.page, `/community/${id}`);
  await reader.page.getByText(/Closed by its owner on/).waitFor();
  expect(await reader.page.getByRole('button', { name: 'Join', exact: true }).count()).toBe(0);
  await expectAccessible(reader.page);

  await page.getByRole('button', { name: 'Open it again' }).click();
  await page.getByRole('button', { name: 'Close the community' }).waitFor();
  await page.getByRole('button', { name: 'Delete the community' }).focus();
  await page.keyboard.press('Enter');
  const typed = page.getByLabel(/^Type “/);
  await typed.fill('Another name');
  await page.keyboard.press('Enter');
  await page.getByText('This is not the name of the community.').waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await typed.fill(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/community$/);
  expect((await sentPage(`/community/${id}`, { as: 'chidi' })).status).toBe(404);
  expect([...complaints, ...reader.complaints]).toEqual([]);
});

it('staff close a community with a ground, which stands in the public log', async () => {
  const id = await aCommunity(`Course sellers ${run}`);
  const staff = await browser.visit({ as: 'staff' });
  await open(staff.page, `/community/${id}`);
  await staff.page.getByRole('button', { name: 'Decide as staff' }).click();
  await staff.page.getByLabel('Ground').selectOption({ label: 'Advertising' });
  await staff.page.getByLabel('Why?').fill('It advertised a course and nothing else.');
  await expectAccessible(staff.page);
  await staff.page.getByRole('button', { name: 'Decide', exact: true }).click();
  await staff.page.getByText(/Closed by our team on/).waitFor();

  const inTheLog = async () => entriesOf((await sentPage('/moderation-log')).html).find((words) => words.includes('Community closed'));
  await expect.poll(inTheLog).toContain('Advertising');
  const owner = await browser.visit({ as: 'tomas' });
  await open(owner.page, `/community/${id}/settings`);
  await owner.page.getByText('Our team closed this community. Only they can open it again.').waitFor();
  expect(await owner.page.getByRole('button', { name: 'Open it again' }).count()).toBe(0);
  expect([...staff.complaints, ...owner.complaints]).toEqual([]);
});
