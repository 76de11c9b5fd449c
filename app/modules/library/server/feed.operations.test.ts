import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment } from '../discussion.contract.ts';
import { endLess, hideFromFeed, listLess, markReadInFeed, noteShown, resetFeed, showLess } from '../feed.contract.ts';
import { listFeed, recordView } from '../library.contract.ts';
import { anItemAgo } from '../testing/library.factory.ts';
import { forgetShownCards } from './shown-card.store.ts';

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
