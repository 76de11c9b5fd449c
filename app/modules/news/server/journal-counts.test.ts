/** What staff took down is not counted by its journal, makes no week of it, and is told to nobody who follows it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideReports, report } from '#modules/moderation/complaint.contract.ts';
import { aModerator } from '#modules/moderation/testing/moderation.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { silentLog } from '#platform/log/log.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { followJournal, getDigest, listJournals } from '../journal.contract.ts';
import { listArticles } from '../news.contract.ts';
import { aSource, someArticles } from '../testing/news.factory.ts';
import { announceDigests } from './digest.job.ts';
import { spanOfWeek, weekOf } from './week.policy.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  world = await openTestWorld();
  staff = await aModerator(world);
  reader = world.as(await aMember(world, { name: 'Rina Reader' }));
});
afterAll(() => world.close());

async function takeDown(journal: string, title: string): Promise<void> {
  const { data } = await world.as(null).call(listArticles, { journal, limit: 50 });
  const target = { target: 'item', id: data.find((one) => one.title === title)?.id ?? '' } as const;
  await reader.call(report, { ...target, reason: 'other' });
  await staff.call(decideReports, { ...target, decision: 'remove', ground: 'other', reason: 'It is an advertisement.' });
  await world.settle();
}

const counted = async (id: string) => (await reader.call(listJournals, {})).data.find((journal) => journal.id === id);

it('counts what readers find', async () => {
  await aSource(world, { id: 'counting' });
  await aSource(world, { id: 'other-counting' });
  const titles = ['Of today and taken down later', 'Of today and staying', 'Of last year and staying'];
  const dates = [new Date().toISOString(), new Date().toISOString(), '2025-06-01T00:00:00Z'];
  const wishes = titles.map((title, n) => ({ title, link: `https://counting.example/${n}`, ...(dates[n] && { date: dates[n] }) }));
  await someArticles(world, 'counting', wishes);
  await someArticles(world, 'other-counting', [{ title: 'Of the journal beside', link: 'https://other-counting.example/1' }]);
  expect(await counted('counting')).toMatchObject({ articles: 3, recent: 2 });
  await takeDown('counting', 'Of today and taken down later');
  expect(await counted('counting')).toMatchObject({ articles: 2, recent: 1 });
  expect((await reader.call(getDigest, { journal: 'counting' })).journal).toMatchObject({ articles: 2, recent: 1 });
  expect(await counted('other-counting')).toMatchObject({ articles: 1, recent: 1 });
});

it('shows a week that has something, and a journal that has nothing left among no others', async () => {
  await aSource(world, { id: 'thinned' });
  await someArticles(world, 'thinned', [
    { title: 'An older one that stays here', link: 'https://thinned.example/1', date: '2026-03-04T00:00:00Z' },
    { title: 'The newest one that goes', link: 'https://thinned.example/2', date: '2026-04-15T00:00:00Z' },
  ]);
  expect(await reader.call(getDigest, { journal: 'thinned' })).toMatchObject({ week: '2026-W16', earlier: '2026-W10' });
  await takeDown('thinned', 'The newest one that goes');
  const digest = await reader.call(getDigest, { journal: 'thinned' });
  expect(digest).toMatchObject({ week: '2026-W10', later: null, articles: [{ title: 'An older one that stays here' }] });
  await takeDown('thinned', 'An older one that stays here');
  expect(await counted('thinned')).toBeUndefined();
});

it('tells followers of a week in which something is left, and of no other', async () => {
  const lastWeek = spanOfWeek(weekOf(new Date(Date.now() - 7 * DAY_MS))).from.toISOString();
  for (const id of ['told', 'untold']) {
    await aSource(world, { id, name: `The ${id} journal` });
    await someArticles(world, id, [
      {
        title: `What stays of the ${id} journal`,
        link: `https://${id}.example/1`,
        date: id === 'told' ? lastWeek : '2026-03-04T00:00:00Z',
      },
      { title: `What goes of the ${id} journal`, link: `https://${id}.example/2`, date: lastWeek },
    ]);
    await reader.call(followJournal, { journal: id, following: true });
    await takeDown(id, `What goes of the ${id} journal`);
  }
  const { services, database } = world.runtime;
  await announceDigests.run({ services, db: database.db, log: silentLog, signal: new AbortController().signal }, {});
  await world.settle();
  const told = (await reader.call(listNotifications, { limit: 50 })).data.filter(({ kind }) => kind === 'journalDigest');
  expect(told.map(({ byline }) => byline?.kind === 'source' && byline.id)).toEqual(['told']);
});
