/** Where the cards of a feed come from, and how they go on from page to page. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveForum } from '#modules/forums/forum-membership.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { followJournal } from '#modules/news/journal.contract.ts';
import { aSource } from '#modules/news/testing/news.factory.ts';
import { newId } from '#platform/db/id.ts';
import { encodeCursor } from '#platform/db/keyset.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { discoverItems, showLess } from '../feed.contract.ts';
import { listFeed } from '../library.contract.ts';
import { anItemAgo, setHoursOld } from '../testing/library.factory.ts';
import { insertSourceItems } from './source-item.store.ts';

let world: TestWorld;
let reader: Caller;
let author: Caller;
let other: Caller;
let third: Caller;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  reader = world.as(await aMember(world, { speciality: 'cardiology' }));
  author = world.as(await aMember(world, { speciality: 'nephrology' }));
  other = world.as(await aMember(world, { speciality: 'nephrology' }));
  third = world.as(await aMember(world, { speciality: 'nephrology' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  const query = (text: string) => world.runtime.database.pool.query(text);
  await query('delete from library.item');
  await query('delete from library.feed_mark');
  await query('delete from library.shown_card');
});

const feedOf = async (who: Caller) => (await who.call(listFeed, {})).data.map(({ id }) => id);
const published = (by: Caller, hours: number, wish: Parameters<typeof anItemAgo>[3] = {}) => anItemAgo(world, by, hours, wish);

describe('where a card comes from', () => {
  const reasonsOf = async (who: Caller) => (await who.call(listFeed, {})).data.map(({ id, reason }) => [id, reason.key, reason.value]);

  it('may be a forum of the reader, above their speciality; of a closed one they are no longer in they read nothing', async () => {
    const forumId = await aForum(author, { name: 'Rounds at night', kind: 'private' });
    await enterForum(forumId, reader, author);
    const thread = await aThread(author, forumId);
    await setHoursOld(world, thread, 60);
    const mine = await published(other, 55, { specialities: ['cardiology'] });
    const rest = await published(third, 50, { kind: 'video' });
    expect(await reasonsOf(reader)).toEqual([
      [thread, 'forum', 'Rounds at night'],
      [mine, 'speciality', 'cardiology'],
      [rest, 'recent', null],
    ]);
    expect(await reasonsOf(other)).not.toContainEqual(expect.arrayContaining([thread]));
    await reader.call(leaveForum, { forumId });
    expect(await feedOf(reader)).toEqual([mine, rest]);
  });

  it('may be a journal the reader follows, in whatever field it writes', async () => {
    const db = world.runtime.database.db;
    await aSource(world, { id: 'journal-of-skin', name: 'Journal of Skin' });
    const id = newId();
    const source = { id: 'journal-of-skin', name: 'Journal of Skin' };
    const words = { title: 'Emollients in infants', summary: '', card: {}, specialities: ['dermatology'], language: 'en' } as const;
    await insertSourceItems(db, [{ id, kind: 'article', source, publishedAt: new Date(Date.now() - 3_600_000), ...words }]);
    const rest = await published(other, 60);
    expect(await feedOf(reader)).toEqual([rest]);
    await reader.call(followJournal, { journal: 'journal-of-skin', following: true });
    expect(await reasonsOf(reader)).toEqual([
      [id, 'journal', 'Journal of Skin'],
      [rest, 'recent', null],
    ]);
    await reader.call(showLess, { itemId: id, of: 'kind', less: true });
    expect(await feedOf(reader)).toEqual([rest, id]);
  });

  it('counts for more while it is young and nobody has answered', async () => {
    const answered = await published(author, 3);
    await world.runtime.database.pool.query('update library.item set comments = 1 where id = $1', [answered]);
    const waiting = await published(other, 10);
    const old = await published(third, 49);
    expect(await reasonsOf(reader)).toEqual([
      [waiting, 'unanswered', null],
      [answered, 'recent', null],
      [old, 'recent', null],
    ]);
    expect(await feedOf(stranger())).toEqual([waiting, answered, old]);
    const mine = await published(other, 20, { specialities: ['cardiology'] });
    const mineAnswered = await published(author, 15, { specialities: ['cardiology'] });
    await world.runtime.database.pool.query('update library.item set comments = 1 where id = $1', [mineAnswered]);
    expect((await reasonsOf(reader)).slice(0, 2)).toEqual([
      [mine, 'speciality', 'cardiology'],
      [mineAnswered, 'speciality', 'cardiology'],
    ]);
  });
});

describe('news', () => {
  it('of other fields does not reach those who have one, except by those they follow', async () => {
    const news = await published(author, 1, { kind: 'article', specialities: ['dermatology'] });
    const mine = await published(author, 2, { kind: 'article', specialities: ['cardiology'] });
    expect(await feedOf(reader)).toEqual([mine]);
    expect(await feedOf(stranger())).toEqual([news, mine]);
    await reader.call(followMember, { memberId: author.viewer?.id ?? '', following: true });
    expect(await feedOf(reader)).toEqual([news, mine]);
    await reader.call(followMember, { memberId: author.viewer?.id ?? '', following: false });
  });

  it('stands below what colleagues wrote in the same hours', async () => {
    const news = await published(author, 1, { kind: 'article' });
    const written = await published(other, 10);
    expect(await feedOf(stranger())).toEqual([written, news]);
  });
});

describe('pages', () => {
  it('go on with another kind and another author than the last one ended with', async () => {
    const authorsOf = [author, other, third];
    for (let n = 0; n < 6; n += 1) await published(authorsOf[n % 3] ?? author, n + 1, { kind: n < 2 || n > 3 ? 'case' : 'post' });
    const kinds: string[] = [];
    const authors: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof nextPage>> = await nextPage(cursor);
      kinds.push(...page.data.map(({ kind }) => kind));
      authors.push(...page.data.map(({ byline }) => byline.kind === 'member' && byline.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    // Ranked: case, case, post, post, case, case; three pages of two.
    expect(kinds).toEqual(['case', 'post', 'case', 'post', 'case', 'case']);
    for (const [n, one] of authors.entries()) expect(one).not.toBe(authors[n - 1]);
  });
  const nextPage = (cursor: string | null) => reader.call(listFeed, { limit: 2, ...(cursor !== null && { cursor }) });

  it('refuse a cursor that no page has given', async () => {
    for (const cursor of ['nonsense', encodeCursor(['new', 'yesterday', null, null, null, null])])
      await expect(reader.call(listFeed, { cursor })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('hold each card once while new ones come, whatever the order on a page', async () => {
    const ids = new Set<string>();
    for (let n = 0; n < 12; n += 1) ids.add(await published(n % 3 === 0 ? other : author, n + 1, { kind: n % 4 === 0 ? 'post' : 'case' }));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: { id: string }[]; nextCursor: string | null } = await reader.call(listFeed, {
        limit: 5,
        ...(cursor !== null && { cursor }),
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
      await published(other, 0);
    } while (cursor !== null);
    expect(seen).toHaveLength(12);
    expect(new Set(seen)).toEqual(ids);
  });

  it('hold what is close to the reader, too, where all the rest would fill them', async () => {
    for (let n = 0; n < 28; n += 1)
      await published(n % 2 ? other : author, 49 + n * 2, n % 7 === 6 ? { specialities: ['cardiology'] } : {});
    const { data, nextCursor } = await reader.call(listFeed, { limit: 50 });
    expect([data.length, nextCursor]).toEqual([28, null]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof nextPage>> = await nextPage(cursor);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(data.map(({ id }) => id));
  });
});

describe('discovering', () => {
  it('finds what there is by speciality and kind, without what the reader may not read', async () => {
    const heart = await published(author, 3, { specialities: ['cardiology'] });
    const post = await published(author, 2, { kind: 'post', specialities: ['cardiology'] });
    const skin = await published(author, 1, { specialities: ['dermatology'] });
    const closed = await published(author, 1, { specialities: ['cardiology'], audience: 'members' });
    const found = async (who: Caller, input: { speciality?: string; kind?: 'case' | 'post' }) =>
      (await who.call(discoverItems, input)).data.map(({ id }) => id);
    expect(await found(stranger(), {})).toEqual([skin, post, heart]);
    expect(await found(stranger(), { speciality: 'cardiology' })).toEqual([post, heart]);
    expect(await found(stranger(), { speciality: 'cardiology', kind: 'case' })).toEqual([heart]);
    expect(await found(reader, { speciality: 'cardiology', kind: 'case' })).toEqual([closed, heart]);
  });
});
