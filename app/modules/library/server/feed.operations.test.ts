import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveForum } from '#modules/forums/forum-membership.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { followJournal } from '#modules/news/journal.contract.ts';
import { aSource } from '#modules/news/testing/news.factory.ts';
import { newId } from '#platform/db/id.ts';
import { encodeCursor } from '#platform/db/keyset.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment } from '../discussion.contract.ts';
import { discoverItems, endLess, hideFromFeed, listLess, markReadInFeed, noteShown, resetFeed, showLess } from '../feed.contract.ts';
import { listFeed, recordView } from '../library.contract.ts';
import { anItem } from '../testing/library.factory.ts';
import { forgetShownCards } from './shown-card.store.ts';
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
/** Published so many hours ago. */
async function published(by: Caller, hours: number, wish: Parameters<typeof anItem>[2] = {}): Promise<string> {
  const id = await anItem(world, by, wish);
  await world.runtime.database.pool.query(
    `update library.item set published_at = now() - make_interval(hours => $2), activity_at = now() - make_interval(hours => $2) where id = $1`,
    [id, hours],
  );
  return id;
}

describe('what a member hides', () => {
  it('is gone from their feed alone, and back when they say so', async () => {
    const id = await published(author, 1);
    await reader.call(hideFromFeed, { itemId: id, hidden: true });
    await reader.call(hideFromFeed, { itemId: id, hidden: true });
    expect(await feedOf(reader)).toEqual([]);
    expect(await feedOf(other)).toEqual([id]);
    await reader.call(hideFromFeed, { itemId: id, hidden: false });
    expect(await feedOf(reader)).toEqual([id]);
  });

  it('stays hidden however long ago that was, also when something happens in it', async () => {
    const [hidden, next] = [await published(author, 2), await published(author, 1)];
    await reader.call(hideFromFeed, { itemId: hidden, hidden: true });
    await world.runtime.database.pool.query(`update library.feed_mark set at = now() - interval '61 days'`);
    await reader.call(markReadInFeed, { itemId: next, read: true });
    await world.runtime.database.pool.query('update library.item set activity_at = now()');
    expect(await feedOf(reader)).toEqual([next]);
  });

  it('must be something they can see, and needs somebody who is signed in', async () => {
    await expect(reader.call(hideFromFeed, { itemId: '0000000000000000', hidden: true })).rejects.toMatchObject({
      code: 'library.itemNotFound',
    });
    const id = await published(author, 1);
    await expect(stranger().call(hideFromFeed, { itemId: id, hidden: true })).rejects.toMatchObject({ code: 'access.signIn' });
  });
});

describe('what a member wants less of', () => {
  it('stands below everything else, by author or by kind, until they say otherwise', async () => {
    const mostRecent = await published(author, 1);
    const older = await published(other, 30);
    expect(await feedOf(reader)).toEqual([mostRecent, older]);
    await reader.call(showLess, { itemId: mostRecent, of: 'author', less: true });
    expect(await feedOf(reader)).toEqual([older, mostRecent]);
    await reader.call(showLess, { itemId: mostRecent, of: 'author', less: false });
    expect(await feedOf(reader)).toEqual([mostRecent, older]);

    const post = await published(third, 2, { kind: 'post' });
    await reader.call(showLess, { itemId: mostRecent, of: 'kind', less: true });
    expect(await feedOf(reader)).toEqual([post, mostRecent, older]);
    expect(await reader.call(resetFeed, {})).toEqual({ forgotten: 1 });
    expect(await feedOf(reader)).toEqual([mostRecent, post, older]);
  });

  it('is listed for them alone, by name, and ended one by one', async () => {
    const byAuthor = await published(author, 1);
    const post = await published(other, 2, { kind: 'post' });
    await reader.call(showLess, { itemId: byAuthor, of: 'author', less: true });
    await reader.call(showLess, { itemId: post, of: 'kind', less: true });
    const name = expect.any(String) as string;
    const wished = { authors: [{ id: author.viewer?.id, name }], kinds: ['post'] };
    expect(await reader.call(listLess, {})).toEqual(wished);
    expect(await other.call(listLess, {})).toEqual({ authors: [], kinds: [] });
    await other.call(endLess, { of: 'kind', id: 'post' });
    expect(await reader.call(listLess, {})).toEqual(wished);
    await reader.call(endLess, { of: 'author', id: author.viewer?.id ?? '' });
    expect(await feedOf(reader)).toEqual([byAuthor, post]);
    await reader.call(endLess, { of: 'kind', id: 'post' });
    expect(await reader.call(listLess, {})).toEqual({ authors: [], kinds: [] });
  });

  it.each(['written', 'passed on'])(
    'goes for whom they follow, too: what is %s stands below everything else, and last in its own list',
    async (how) => {
      const follower = world.as(await aMember(world, { speciality: 'cardiology' }));
      const theirs = await published(author, 1);
      const followed = how === 'written' ? author : third;
      const memberId = followed.viewer?.id ?? '';
      await follower.call(followMember, { memberId, following: true });
      if (how === 'passed on')
        await world.runtime.database.pool.query(
          `insert into library.repost (item_id, member_id, byline) select id, $2, byline from library.item where id = $1`,
          [theirs, memberId],
        );
      const post = await published(followed, 40, { kind: 'post' });
      const older = await published(other, 60, { kind: 'post' });
      expect((await feedOf(follower))[0]).toBe(theirs);
      await follower.call(showLess, { itemId: theirs, of: 'kind', less: true });
      expect(await feedOf(follower)).toEqual([post, older, theirs]);
      expect((await follower.call(listFeed, { filter: 'following' })).data.map(({ id }) => id)).toEqual([post, theirs]);
    },
  );

  it('cannot be an author who is anonymous: whose cards go would tell who it is', async () => {
    const itemId = await published(author, 1, { anonymous: true });
    await published(author, 2);
    await expect(reader.call(showLess, { itemId, of: 'author', less: true })).rejects.toMatchObject({ code: 'library.nobodyNamed' });
    await reader.call(showLess, { itemId, of: 'kind', less: true });
  });
});

/** As if what members were shown had been shown so many hours earlier. */
const hoursPass = (hours: number) =>
  world.runtime.database.pool.query('update library.shown_card set at = at - make_interval(hours => $1)', [hours]);

describe('what was shown, or opened', () => {
  it('does not come again for a day by the clock, and stays with its author', async () => {
    const shown = await published(author, 1);
    const opened = await published(other, 2, { kind: 'post' });
    const [left, last] = [await published(third, 3), await published(author, 4, { kind: 'video' })];
    for (const one of [reader, author]) {
      expect(await one.call(noteShown, { itemIds: [shown] })).toEqual({ noted: 1 });
      await one.call(recordView, { itemId: opened });
    }
    const firstTwo = async (who: Caller) => (await who.call(listFeed, { limit: 2 })).data.map(({ id }) => id);
    expect(await firstTwo(reader)).toEqual([left, last]);
    await hoursPass(23);
    expect(await firstTwo(reader)).toEqual([left, last]);
    expect(await feedOf(author)).toEqual([shown, left, last, opened]);
    await hoursPass(1);
    expect(await feedOf(reader)).toEqual([shown, opened, left, last]);
  });

  it('comes again, with the reason why, when nothing else is left, and never before what is new', async () => {
    const [newest, older] = [await published(author, 1), await published(other, 2, { kind: 'post' })];
    await reader.call(noteShown, { itemIds: [newest, older] });
    const fresh = await published(other, 30, { kind: 'video' });
    const { data, nextCursor } = await reader.call(listFeed, {});
    expect(data.map(({ id, reason }) => [id, reason.key])).toEqual([
      [fresh, 'unanswered'],
      [newest, 'again'],
      [older, 'again'],
    ]);
    expect(nextCursor).toBeNull();
  });

  it('is told of in batches, again and again, and only of what the reader may read', async () => {
    const [open, closed] = [await published(author, 1), await published(author, 2, { audience: 'somebody else' })];
    const itemIds = [open, open, closed, '0000000000000000'];
    expect(await reader.call(noteShown, { itemIds })).toEqual({ noted: 1 });
    expect(await reader.call(noteShown, { itemIds })).toEqual({ noted: 0 });
    await hoursPass(25);
    expect(await reader.call(noteShown, { itemIds })).toEqual({ noted: 1 });
    const { rows } = await world.runtime.database.pool.query('select item_id from library.shown_card');
    expect(rows).toEqual([{ item_id: open }]);
    await expect(stranger().call(noteShown, { itemIds })).rejects.toMatchObject({ code: 'access.signIn' });
    const tooMany = Array.from({ length: 51 }, () => open);
    await expect(reader.call(noteShown, { itemIds: tooMany })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(reader.call(noteShown, { itemIds: [] })).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('stands once in a list, though it is shown while the list goes on', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push(await published(author, n + 1, { kind: n % 2 === 0 ? 'post' : 'case' }));
    await reader.call(noteShown, { itemIds: [ids[5] ?? '', ids[6] ?? ''] });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: { id: string }[]; nextCursor: string | null } = await reader.call(listFeed, {
        limit: 2,
        ...(cursor !== null && { cursor }),
      });
      seen.push(...page.data.map(({ id }) => id));
      await reader.call(noteShown, { itemIds: page.data.map(({ id }) => id) });
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect(new Set(seen.slice(5))).toEqual(new Set(ids.slice(5)));
  });

  it('does not come on a later page when it was published since the list began', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await published(author, 10 * n + 100, { kind: n % 2 === 0 ? 'post' : 'case' }));
    const page = await reader.call(listFeed, { limit: 2 });
    const since = await published(other, 0);
    await world.runtime.database.pool.query(`update library.item set activity_at = now() - interval '200 hours' where id = $1`, [since]);
    const rest = await reader.call(listFeed, { limit: 50, cursor: page.nextCursor ?? '' });
    expect(rest.data.map(({ id }) => id)).not.toContain(since);
    expect([...page.data, ...rest.data].map(({ id }) => id).sort()).toEqual(ids.toSorted());
  });

  it('is forgotten after a day', async () => {
    const id = await published(author, 1);
    await reader.call(noteShown, { itemIds: [id] });
    const count = async () => (await world.runtime.database.pool.query('select from library.shown_card')).rowCount;
    await forgetShownCards(world.runtime.database.db);
    expect(await count()).toBe(1);
    await hoursPass(24);
    await forgetShownCards(world.runtime.database.db);
    expect(await count()).toBe(0);
  });
});

describe('what was marked as read', () => {
  it('stays away until something happens in it, or until that is taken back', async () => {
    const id = await published(author, 1);
    await reader.call(markReadInFeed, { itemId: id, read: true });
    expect([await feedOf(reader), await feedOf(other)]).toEqual([[], [id]]);
    await reader.call(markReadInFeed, { itemId: id, read: false });
    expect(await feedOf(reader)).toEqual([id]);

    await reader.call(markReadInFeed, { itemId: id, read: true });
    await other.call(addComment, { itemId: id, text: fromPlainText('We saw the same last year.') });
    expect(await feedOf(reader)).toEqual([id]);
    await reader.call(markReadInFeed, { itemId: id, read: true });
    expect(await feedOf(reader)).toEqual([]);
    expect(await reader.call(resetFeed, {})).toEqual({ forgotten: 1 });
    expect(await feedOf(reader)).toEqual([id]);
    const hidden = { itemId: '0000000000000000', read: true };
    await expect(reader.call(markReadInFeed, hidden)).rejects.toMatchObject({ code: 'library.itemNotFound' });
    await expect(stranger().call(markReadInFeed, { itemId: id, read: true })).rejects.toMatchObject({ code: 'access.signIn' });
  });
});

describe('where a card comes from', () => {
  const reasonsOf = async (who: Caller) => (await who.call(listFeed, {})).data.map(({ id, reason }) => [id, reason.key, reason.value]);
  const hoursAgo = (id: string, hours: number) =>
    world.runtime.database.pool.query(
      `update library.item set published_at = now() - make_interval(hours => $2), activity_at = now() - make_interval(hours => $2) where id = $1`,
      [id, hours],
    );

  it('may be a forum of the reader, above their speciality; of a closed one they are no longer in they read nothing', async () => {
    const forumId = await aForum(author, { name: 'Rounds at night', kind: 'private' });
    await enterForum(forumId, reader, author);
    const thread = await aThread(author, forumId);
    await hoursAgo(thread, 60);
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
