/** Who does what in a community, and the forums that stand in it. */
import { beforeEach, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { expectAccessible, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: names are taken once. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

/** Founded by Helen; Sunil and Rohit are in it. */
const aCommunity = async (name: string): Promise<string> => {
  const { id } = await ask<{ id: string }>('helen', 'POST', '/api/v3/group-community', {
    ...{ name: `${name} ${run}`, about: 'Who we ask about joints.', kind: 'city', place: 'Leeds', entry: 'open', language: 'en' },
    ...{ specialities: [], rules: [] },
  });
  for (const who of ['sunil', 'rohit']) await ask(who, 'POST', '/api/v3/group-community/join-member', { communityId: id });
  return id;
};

it('its owner makes moderators and ends that, removes and takes in again, and hands it over', async () => {
  const id = await aCommunity('Joint clinic');
  const { page, complaints } = await visit({ as: 'helen' });
  await open(page, `/community/${id}/members`);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const press = (act: string, route: string) => sends(page, route, () => page.getByRole('button', { name: act }).click());
  const [role, standing] = ['/group-community/set-role', '/group-community/set-standing'];

  await press('Make moderator: Sunil Tharakan', role);
  await row('Sunil Tharakan').getByText('Moderator', { exact: true }).waitFor();
  await press('End moderation: Sunil Tharakan', role);
  await page.getByRole('button', { name: 'Make moderator: Sunil Tharakan' }).waitFor();

  await page.getByRole('button', { name: 'Remove: Rohit Malhotra' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove: Rohit Malhotra' }).click();
  await press('Remove: Rohit Malhotra', standing);
  await row('Rohit Malhotra').waitFor({ state: 'detached' });
  await open(page, `/community/${id}/members?list=removed`);
  await press('Take in again: Rohit Malhotra', standing);
  await page.getByRole('heading', { name: 'Nobody was removed' }).waitFor();

  await open(page, `/community/${id}/members`);
  await row('Rohit Malhotra').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand over: Sunil Tharakan' }).click();
  await press('Hand over: Sunil Tharakan', role);
  await row('Sunil Tharakan').getByText('Owner', { exact: true }).waitFor();
  await row('Helen Armitage').getByText('Moderator', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Hand over/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a forum says in which community it stands, and its owner takes it out where they tend the community no more', async () => {
  const id = await aCommunity('Gout circle');
  const [{ id: sunilId } = { id: '' }] = (
    await ask<{ data: { member: { id: string; name: string } }[] }>('helen', 'GET', `/api/v3/group-community/members?communityId=${id}`)
  ).data.flatMap(({ member }) => (member.name === 'Sunil Tharakan' ? [member] : []));
  const setRole = (role: string) => ask('helen', 'POST', '/api/v3/group-community/set-role', { communityId: id, memberId: sunilId, role });
  await setRole('moderator');
  const name = `Crystals ${run}`;
  const { id: forumId } = await ask<{ id: string }>('sunil', 'POST', '/api/v3/addforum', {
    ...{ name, about: 'Under polarised light.', rules: [], kind: 'public', language: 'en', specialities: [] },
  });
  const { page, complaints } = await visit({ as: 'sunil', viewport: PHONE });
  await open(page, `/community/${id}/forums`);
  await page.getByLabel('One of your forums').selectOption(forumId);
  await sends(page, '/link-forum', () => page.getByRole('button', { name: 'Put it here' }).click());
  await page.getByRole('button', { name: `Take out: ${name}` }).waitFor();
  await setRole('member');

  await open(page, `/forums/${forumId}`);
  await page.getByRole('link', { name: `Gout circle ${run}` }).waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await open(page, `/forums/${forumId}/settings`);
  await expectAccessible(page);
  await sends(page, '/link-forum', () => page.getByRole('button', { name: `Take out: ${name}` }).click());
  await page.getByRole('button', { name: `Take out: ${name}` }).waitFor({ state: 'detached' });
  await open(page, `/forums/${forumId}`);
  expect(await page.getByText('Part of the community').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('takes back that a request was declined, and lets in who asked', async () => {
  const { id } = await ask<{ id: string }>('helen', 'POST', '/api/v3/group-community', {
    ...{
      name: `Asked at the door ${run}`,
      about: 'Who we ask about joints.',
      kind: 'city',
      place: 'Leeds',
      entry: 'request',
      language: 'en',
    },
    ...{ specialities: [], rules: [] },
  });
  await ask('rohit', 'POST', '/api/v3/group-community/join-member', { communityId: id });
  const standing = async () => (await ask<{ standing: string }>('rohit', 'GET', `/api/v3/group-community?id=${id}`)).standing;
  const { page, complaints } = await visit({ as: 'helen', viewport: PHONE });
  await open(page, `/community/${id}/members?list=requested`);
  const decides = (act: string) => sends(page, '/group-community/decide-request', () => page.getByRole('button', { name: act }).click());
  await decides('Decline: Rohit Malhotra');
  await page.getByRole('heading', { name: 'No requests' }).waitFor();
  await page.getByText('The request of Rohit Malhotra was declined. They can ask again in 14 days.').waitFor();
  expect(await standing()).toBe('declined');
  await sends(page, '/take-back-decline', () => page.getByRole('button', { name: 'Undo' }).click());
  // It waits again, where it stood, and can be decided the other way.
  await page.getByRole('button', { name: 'Accept: Rohit Malhotra' }).waitFor();
  expect(await standing()).toBe('requested');
  await expectAccessible(page);
  await decides('Accept: Rohit Malhotra');
  expect(await standing()).toBe('member');
  expect(complaints).toEqual([]);
});
