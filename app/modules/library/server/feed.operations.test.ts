import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { discoverItems, hideFromFeed, resetFeed, showLess } from '../feed.contract.ts';
import { listFeed, recordView } from '../library.contract.ts';
import { anItem } from '../testing/library.factory.ts';

let world: TestWorld;
let reader: Caller;
let author: Caller;
let other: Caller;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  reader = world.as(await aMember(world, { speciality: 'cardiology' }));
  author = world.as(await aMember(world, { speciality: 'nephrology' }));
  other = world.as(await aMember(world, { speciality: 'nephrology' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  const query = (text: string) => world.runtime.database.pool.query(text);
  await query('delete from library.item');
  await query('delete from library.feed_mark');
  await query('delete from library.view');
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

    const post = await published(other, 2, { kind: 'post' });
    await reader.call(showLess, { itemId: mostRecent, of: 'kind', less: true });
    expect(await feedOf(reader)).toEqual([post, mostRecent, older]);
    expect(await reader.call(resetFeed, {})).toEqual({ forgotten: 1 });
    expect(await feedOf(reader)).toEqual([mostRecent, post, older]);
  });

  it('cannot be an author who is anonymous: whose cards go would tell who it is', async () => {
    const itemId = await published(author, 1, { anonymous: true });
    await published(author, 2);
    await expect(reader.call(showLess, { itemId, of: 'author', less: true })).rejects.toMatchObject({ code: 'library.nobodyNamed' });
    await reader.call(showLess, { itemId, of: 'kind', less: true });
  });
});

describe('what was opened', () => {
  it('does not come again the same day, but stays with its author and comes back tomorrow', async () => {
    const id = await published(author, 1);
    await reader.call(recordView, { itemId: id });
    await author.call(recordView, { itemId: id });
    expect(await feedOf(reader)).toEqual([]);
    expect(await feedOf(author)).toEqual([id]);
    await world.runtime.database.pool.query(`update library.view set day = current_date - 1`);
    expect(await feedOf(reader)).toEqual([id]);
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
