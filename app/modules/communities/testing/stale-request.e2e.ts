/**
 * A page that does not know yet what was decided about its reader: taking back a request that was accepted says so and undoes nothing, and
 * whoever was taken out has not left.
 */
import { beforeEach, expect, it } from 'vitest';
import { answerOf, says } from '../../../../e2e/answers.ts';
import { expectAccessible, open, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { forumSettings } from '../../forums/testing/forums.factory.ts';
import { communitySettings } from './communities.factory.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: names are taken once. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

const API = '/api/v3';
const [OWNER, ASKER] = ['helen', 'rohit'];

interface Place {
  /** Where it is founded, asked for, decided on and read. */
  readonly founded: readonly [route: string, settings: object];
  readonly asked: string;
  readonly decided: string;
  readonly read: string;
  readonly key: 'forumId' | 'communityId';
  readonly page: string;
}

const FORUM: Place = {
  founded: ['/addforum', forumSettings({ kind: 'private' })],
  ...{ asked: '/send-join-request', decided: '/decide-join-request', read: '/get-forum-detail', key: 'forumId', page: '/forums' },
};
const COMMUNITY: Place = {
  founded: ['/group-community', communitySettings({ entry: 'request' })],
  ...{ asked: '/group-community/join-member', decided: '/group-community/decide-request' },
  ...{ read: '/group-community', key: 'communityId', page: '/community' },
};

it.each([
  {
    ...{ place: 'forum', ...FORUM, language: '', button: 'Take the request back' },
    ...{ said: 'You are a member by now: your request was accepted in the meantime. You can leave the forum at any time.' },
  },
  {
    ...{ place: 'forum', ...FORUM, language: '/id', button: 'Tarik permintaan' },
    ...{ said: 'Permintaan Anda sudah diterima dan Anda kini anggota. Anda dapat keluar dari forum ini kapan saja.' },
  },
  {
    ...{ place: 'community', ...COMMUNITY, language: '', button: 'Take the request back' },
    ...{ said: 'You are a member by now: your request was accepted in the meantime. You can leave the community at any time.' },
  },
  {
    ...{ place: 'community', ...COMMUNITY, language: '/id', button: 'Tarik permintaan' },
    ...{ said: 'Permintaan Anda sudah diterima dan Anda kini anggota. Anda dapat keluar dari komunitas ini kapan saja.' },
  },
])('of a $place, in $language/', async ({ founded: [route, settings], asked, decided, read, key, page: base, language, button, said }) => {
  const name = `Asked and answered ${run}`;
  const { id } = await ask<{ id: string }>(OWNER, 'POST', API + route, { ...settings, name });
  await ask(ASKER, 'POST', API + asked, { [key]: id });
  const { id: memberId } = await ask<{ id: string }>(ASKER, 'GET', `${API}/profile/get-user-basic-detail`);
  const { page, complaints } = await visit({ as: ASKER, viewport: PHONE });
  await open(page, `${language}${base}/${id}`);
  const withdraw = page.getByRole('button', { name: button });
  await withdraw.waitFor();
  await ask(OWNER, 'POST', API + decided, { [key]: id, memberId, accept: true });

  const answer = answerOf(page, /withdraw-(join-)?request$/);
  await says(page, said, () => withdraw.click());
  expect((await answer).status()).toBe(409);
  // The page is that of a member by now, and they are one.
  await withdraw.waitFor({ state: 'detached' });
  expect(await ask(ASKER, 'GET', `${API}${read}?id=${id}`)).toMatchObject({ standing: 'member', members: 2 });
  // The message itself stands for a second, and is not the page.
  await expect.poll(() => page.getByText(said).count()).toBe(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

it('whoever was taken out meanwhile is told that, and not that they have left', async () => {
  const { id } = await ask<{ id: string }>(OWNER, 'POST', `${API}/group-community`, communitySettings({ name: `Not left ${run}` }));
  await ask(ASKER, 'POST', `${API}/group-community/join-member`, { communityId: id });
  const { id: memberId } = await ask<{ id: string }>(ASKER, 'GET', `${API}/profile/get-user-basic-detail`);
  const { page, complaints } = await visit({ as: ASKER });
  await open(page, `/community/${id}`);
  await ask(OWNER, 'POST', `${API}/group-community/set-standing`, { communityId: id, memberId, standing: 'removed' });
  const left: string[] = [];
  await page.exposeFunction('noteWords', (words: string) => left.push(words));
  await page.evaluate(`new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) noteWords(node.textContent ?? '');
  }).observe(document.body, { childList: true, subtree: true })`);
  await page.getByRole('button', { name: 'Leave the community' }).click();
  await page.getByText('You were removed from this community', { exact: false }).waitFor();
  expect(left.filter((words) => words.includes('You have left the community'))).toEqual([]);
  expect(complaints).toEqual([]);
});
