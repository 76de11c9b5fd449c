/** A community from its founding to a colleague who came by a link, and one whose request was read. */
import { beforeEach, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { expectAccessible, hydrated, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { sentPage, wordsOf } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { addCommunity } from '../communities.contract.ts';
import { joinCommunity } from '../community-member.contract.ts';
import { communitySettings } from './communities.factory.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: names are taken once. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

it('is founded, invites by a link, reads a request and takes the link back', async () => {
  const founder = await visit({ as: 'tomas' });
  const { page } = founder;
  await open(page, '/community/new');
  await page.getByRole('button', { name: 'Found it' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Three to 80 characters' }).waitFor();
  const name = `Haematology night list ${run}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('What it is for').fill('Who looks at a film at two in the morning, and what we learned from it.');
  await page.getByLabel('Rules').fill('Nothing that leads to a patient.\nSay how sure you are.');
  await page.getByRole('button', { name: 'Found it' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('Say how sure you are.').waitFor();
  const address = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Invite' }).click();
  await page.getByLabel('For how many colleagues').fill('1');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('status').getByRole('link').getAttribute('href');

  const guest = await visit({ as: 'weiling', ...{ viewport: PHONE } });
  await open(guest.page, new URL(link ?? '').pathname);
  await guest.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await guest.page.waitForURL(`**${address}`);
  await guest.page.getByText('2 members').first().waitFor();

  const asker = await visit({ as: 'somchai' });
  await open(asker.page, new URL(link ?? '').pathname);
  await asker.page.getByRole('heading', { name: 'This invitation does not hold' }).waitFor();
  await open(asker.page, address);
  await asker.page.getByLabel('Who you are to this community').fill('I read films in Khon Kaen.');
  await asker.page.getByRole('button', { name: 'Ask to join' }).click();
  await asker.page.getByText('Your request is under review.').waitFor();

  await open(page, `${address}/members?list=requested`);
  await page.getByText('I read films in Khon Kaen.').waitFor();
  await page.getByRole('button', { name: /^Accept: Somchai/ }).click();
  await page.getByRole('heading', { name: 'No requests' }).waitFor();
  await asker.page.reload();
  await hydrated(asker.page);
  await asker.page.getByText('3 members').first().waitFor();
  await asker.page.getByRole('button', { name: 'Leave the community' }).click();
  await asker.page.getByText('To come back you will have to ask again or be invited.').waitFor();
  expect([...founder.complaints, ...guest.complaints, ...asker.complaints]).toEqual([]);
});

it('suggests communities to members, each with its reason, and none to who is not signed in', async () => {
  const { page, complaints } = await visit({ as: 'andi', viewport: PHONE });
  await page.goto('/community');
  await hydrated(page);
  const suggested = page.getByRole('region', { name: 'Suggested for you' });
  const own = suggested.getByRole('article').filter({ hasText: 'Lingkar Neurologi' });
  await own.getByText(/colleagues you follow are in it/).waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await own.getByRole('link', { name: 'Lingkar Neurologi' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Lingkar Neurologi', level: 1 }).waitFor();

  const words = wordsOf((await sentPage('/community')).html);
  expect(words).toContain('Lingkar Neurologi');
  expect(words).not.toContain('Suggested for you');
  expect(complaints).toEqual([]);
});

it('says so where a leaving could not be taken back', async () => {
  const { page, context } = await visit({ as: 'meera' });
  const there = await ask<{ id: string }>('tomas', 'POST', addCommunity.http.path, communitySettings({ name: `An open door ${run}` }));
  await open(page, `/community/${there.id}`);
  await sends(page, joinCommunity.http.path, () => page.getByRole('button', { name: 'Join', exact: true }).click());
  await page.getByRole('button', { name: 'Leave the community' }).click();
  await page.getByText('You have left the community').first().waitFor();
  await context.route(`**${joinCommunity.http.path}`, (route) => route.abort());
  // The message is read aloud by a part of its own.
  const back = () => page.locator('button').filter({ hasText: 'Undo' }).last().click();
  await says(page, 'We cannot reach our data right now. Please try again in a moment.', back);
});
