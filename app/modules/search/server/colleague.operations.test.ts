/** Whom somebody who writes an answer may name, and that nobody anonymous is found out by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment } from '#modules/library/discussion.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { suggestColleagues } from '../search.contract.ts';
import { reindexAll } from './search.public.ts';

let world: TestWorld;
const people: Record<string, Caller> = {};
let itemId: string;
let shyItemId: string;

const who = (name: string): Caller => people[name] ?? world.as(null);
const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const answer = (caller: Caller, item: string, rest: { parentId?: string; anonymous?: boolean } = {}) =>
  caller.call(addComment, { itemId: item, text: fromPlainText('I would wait.'), ...rest });
const suggested = async (caller: Caller, q: string, item = itemId) =>
  (await caller.call(suggestColleagues, { itemId: item, q })).colleagues.map(({ name }) => name);

beforeAll(async () => {
  world = await openTestWorld();
  for (const name of [
    'Ratri Maheswari',
    'Bagas Setiawan',
    'Made Ratnadi',
    'Sari Lestari',
    'Rahmat O’Neill',
    'Ráchel Núñez',
    'Raka Stranger',
  ])
    people[name.split(' ')[0] ?? ''] = world.as(await aMember(world, { name }));
  await world.runtime.database.transaction((db) => reindexAll({ db, services: world.runtime.services }));
  itemId = await aPublishedCase(world, who('Ratri'));
  shyItemId = await aPublishedCase(world, who('Ratri'), { settings: { anonymous: true } });
  const first = await answer(who('Made'), itemId);
  await answer(who('Sari'), itemId, { anonymous: true });
  await answer(who('Rahmat'), itemId, { parentId: first.id });
});
afterAll(() => world.close());

describe('whom an answer may name', () => {
  it('is for members, about an item they may see', async () => {
    await expect(world.as(null).call(suggestColleagues, { itemId })).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(who('Bagas').call(suggestColleagues, { itemId: 'zzzzzzzzzzzzzzzz' })).rejects.toMatchObject({
      code: 'library.itemNotFound',
    });
  });

  it('begins with the author and who spoke last, then whom one follows, then anybody; never oneself', async () => {
    expect(await suggested(who('Bagas'), '')).toEqual(['Ratri Maheswari', 'Rahmat O’Neill', 'Made Ratnadi']);
    expect(await suggested(who('Made'), '')).toEqual(['Ratri Maheswari', 'Rahmat O’Neill']);
    await who('Bagas').call(followMember, { memberId: idOf(who('Sari')), following: true });
    await who('Bagas').call(followMember, { memberId: idOf(who('Ráchel')), following: true });
    expect(await suggested(who('Bagas'), 'ra')).toEqual([
      'Ratri Maheswari',
      'Rahmat O’Neill',
      'Made Ratnadi',
      'Ráchel Núñez',
      'Raka Stranger',
    ]);
    const { colleagues } = await who('Bagas').call(suggestColleagues, { itemId, q: 'ra' });
    expect(colleagues.map(({ here }) => here)).toEqual([true, true, true, false, false]);
  });

  it('is found by the beginning of any part of a name, without title and accents', async () => {
    expect(await suggested(who('Bagas'), 'dr. rat mahes')).toEqual(['Ratri Maheswari']);
    expect(await suggested(who('Bagas'), 'neil')).toEqual(['Rahmat O’Neill']);
    expect(await suggested(who('Bagas'), 'nun rach')).toEqual(['Ráchel Núñez']);
    expect(await suggested(who('Bagas'), 'Núñ')).toEqual(['Ráchel Núñez']);
    expect(await suggested(who('Bagas'), 'stran')).toEqual(['Raka Stranger']);
    // By speciality nobody is named, and of strangers one letter says too little.
    expect(await suggested(who('Bagas'), 'internal')).toEqual([]);
    expect(await suggested(who('Sari'), 's')).toEqual([]);
    for (const q of ["%' or 1=1", ':* & !', '\\', '_', '(((', 'ra:*', '⑴Ⰰa', 'ŉab', 'ʼna', '½xy'])
      await expect(suggested(who('Bagas'), q)).resolves.toBeInstanceOf(Array);
  });

  it('does not find out who is anonymous', async () => {
    expect(await suggested(who('Made'), '')).not.toContain('Sari Lestari');
    expect(await suggested(who('Made'), '', shyItemId)).toEqual([]);
    // Found as any colleague would be, with no sign that they are here.
    const { colleagues } = await who('Made').call(suggestColleagues, { itemId: shyItemId, q: 'ratri' });
    expect(colleagues).toMatchObject([{ name: 'Ratri Maheswari', here: false }]);
    const sari = await who('Made').call(suggestColleagues, { itemId, q: 'sari' });
    expect(sari.colleagues).toMatchObject([{ name: 'Sari Lestari', here: false }]);
  });

  it('drops whoever took their answer back, and keeps to itself who does not want to be found', async () => {
    const shy = world.as(await aMember(world, { name: 'Sekar Unlisted' }));
    const { id } = await answer(shy, itemId);
    expect(await suggested(who('Bagas'), 'sekar')).toEqual(['Sekar Unlisted']);
    await shy.call(deleteComment, { commentId: id });
    expect(await suggested(who('Bagas'), 'sekar')).toEqual([]);
  });
});
