/** Reactions and views: each member counts once, whatever is clicked how often. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, listComments } from '../discussion.contract.ts';
import { react, recordView } from '../library.contract.ts';
import { anItem } from '../testing/library.factory.ts';

let world: TestWorld;
let author: Caller;
let made: Caller;
let bagas: Caller;
let itemId: string;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  made = world.as(await aMember(world, { name: 'Made Wirawan' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  itemId = await anItem(world, author, { kind: 'post' });
});

const NONE = { helpful: 0, insightful: 0, agree: 0 };
type Reaction = 'helpful' | 'insightful' | 'agree' | null;

describe.each(['item', 'comment'] as const)('a reaction to a %s', (target) => {
  let id: string;
  beforeEach(async () => {
    id = target === 'item' ? itemId : (await author.call(addComment, { itemId, text: fromPlainText('Watch the haematocrit.') })).id;
  });
  const say = (caller: Caller, reaction: Reaction) => caller.call(react, { target, id, reaction });

  it('is counted, switched and taken back', async () => {
    expect(await say(made, 'helpful')).toEqual({ ...NONE, helpful: 1, myReaction: 'helpful' });
    expect(await say(bagas, 'helpful')).toEqual({ ...NONE, helpful: 2, myReaction: 'helpful' });
    expect(await say(made, 'agree')).toEqual({ ...NONE, helpful: 1, agree: 1, myReaction: 'agree' });
    expect(await say(bagas, null)).toEqual({ ...NONE, agree: 1, myReaction: null });
    expect(await say(bagas, null)).toEqual({ ...NONE, agree: 1, myReaction: null });
    if (target === 'comment') expect((await made.call(listComments, { itemId })).data[0]).toMatchObject({ agree: 1, myReaction: 'agree' });
  });

  it('counts once under a double click, and with others at the same moment', async () => {
    await Promise.all([say(made, 'helpful'), say(made, 'helpful'), say(bagas, 'helpful')]);
    expect(await say(author, 'insightful')).toEqual({ ...NONE, helpful: 2, insightful: 1, myReaction: 'insightful' });
  });
});

it('a view counts once a member and day', async () => {
  const seen = await Promise.all([made.call(recordView, { itemId }), made.call(recordView, { itemId })]);
  expect(seen.map(({ counted }) => counted).sort()).toEqual([false, true]);
  expect(await made.call(recordView, { itemId })).toEqual({ counted: false });
  expect(await bagas.call(recordView, { itemId })).toEqual({ counted: true });
  const { rows } = await world.runtime.database.pool.query('select views from library.item where id = $1', [itemId]);
  expect(rows).toEqual([{ views: 2 }]);
});

it('a view counts anew on the next day, and what was seen yesterday stays counted', async () => {
  const { pool } = world.runtime.database;
  const views = async () => (await pool.query('select views from library.item where id = $1', [itemId])).rows[0]?.views;
  await made.call(recordView, { itemId });
  await bagas.call(recordView, { itemId });
  await pool.query('update library.view set day = day - 1 where item_id = $1 and member_id = $2', [itemId, made.viewer?.id]);
  expect(await made.call(recordView, { itemId })).toEqual({ counted: true });
  expect(await made.call(recordView, { itemId })).toEqual({ counted: false });
  // Their day is each member's own.
  expect(await bagas.call(recordView, { itemId })).toEqual({ counted: false });
  expect(await views()).toBe(3);
});
