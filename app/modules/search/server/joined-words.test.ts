import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { updateUserBasicDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { search } from '../search.contract.ts';
import { partJoined, slashedWords } from './joined-words.policy.ts';
import { reindexAll } from './search.public.ts';

describe('words without a space between them', () => {
  it.each([
    ['SGOT/SGPT', ['SGOT', 'SGPT']],
    ['120/80', ['120', '80']],
    ['Sp.PD', ['Sp.PD']],
    ['and / or', ['and / or']],
  ])('between slashes: %s', (text, words) => expect(slashedWords(text)).toEqual(words));

  it.each([
    ['TB/HIV, pH 7.2', 'TB/|HIV, pH 7.2'],
    ['nyeri dada.Pasien', 'nyeri dada.|Pasien'],
    ['S.aureus', 'S.|aureus'],
    ['anti-inflammatory, 3.5 at the end.', 'anti-inflammatory, 3.5 at the end.'],
  ])('keep what joins them: %s', (text, parted) => expect(partJoined(text, '|')).toBe(parted));
});

describe('search', () => {
  let world: TestWorld;
  let nobody: Caller;

  beforeAll(async () => {
    world = await openTestWorld();
    const member = world.as(await aMember(world, { name: 'Ratri Maheswari', speciality: 'internal-medicine' }));
    await member.call(updateUserBasicDetail, { workplace: 'RS.Sukamaju' });
    nobody = world.as(null);
    const written = [
      ['Nausea/vomiting after tea', 'Tekanan darah 118/76. Nyeri dada.Pasien berkeringat.'],
      ['SGOT/SGPT naik setelah jamu', 'Kultur S.aureus.'],
      ['TB/HIV co-infection in a fisherman', 'He takes sacubitril/valsartan.'],
    ];
    for (const [title = '', text = ''] of written)
      await aPublishedCase(world, member, { content: { title, presentation: fromPlainText(text) } });
    await world.runtime.database.transaction((db) => reindexAll({ db, services: world.runtime.services }));
  });
  afterAll(() => world.close());

  const titles = async (q: string) =>
    (await nobody.call(search, { q, kind: 'cases' })).data.map((found) =>
      found.type === 'item' ? found.title.map(({ text }) => text).join('') : '',
    );

  it.each([
    ['vomiting', 'Nausea/vomiting after tea'],
    ['nausea/vomiting', 'Nausea/vomiting after tea'],
    ['118/76', 'Nausea/vomiting after tea'],
    ['pasien berkeringat', 'Nausea/vomiting after tea'],
    ['SGPT', 'SGOT/SGPT naik setelah jamu'],
    ['SGPT/SGOT', 'SGOT/SGPT naik setelah jamu'],
    ['aureus', 'SGOT/SGPT naik setelah jamu'],
    ['"S.aureus"', 'SGOT/SGPT naik setelah jamu'],
    ['HIV/TB', 'TB/HIV co-infection in a fisherman'],
    ['valsartan', 'TB/HIV co-infection in a fisherman'],
    ['sacubitril/valsartan', 'TB/HIV co-infection in a fisherman'],
  ])('%s finds %s', async (q, title) => expect(await titles(q)).toContain(title));

  it('marks the word alone, and shows the text as it was written', async () => {
    const { data } = await nobody.call(search, { q: 'vomiting', kind: 'cases' });
    expect(data[0]).toMatchObject({
      title: [
        { text: 'Nausea/', hit: false },
        { text: 'vomiting', hit: true },
        { text: ' after tea', hit: false },
      ],
    });
  });

  it('finds who works at RS.Sukamaju by its name', async () =>
    expect((await nobody.call(search, { q: 'Sukamaju', kind: 'people' })).data).toHaveLength(1));
});
