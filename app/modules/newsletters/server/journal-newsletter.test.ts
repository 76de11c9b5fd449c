import { afterAll, beforeAll, expect, it } from 'vitest';
import { aForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { suggestEntries } from '../issue-composing.contract.ts';
import { getNewsletter, listNewsletters } from '../newsletters.contract.ts';
import { aNewsletter } from '../testing/newsletters.factory.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let journalId: string;

beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { rights: ['newsletters'] }));
  reader = world.as(await aMember(world));
  journalId = await aSource(world, { id: 'ward-journal', name: 'The Ward Journal' });
  await aSource(world, { id: 'other-journal' });
  await someArticles(world, 'ward-journal', [{ title: 'Haemoconcentration on day five' }]);
  await someArticles(world, 'other-journal', [{ title: 'A trial of nothing' }]);
  await world.settle();
});
afterAll(() => world.close());

const idsOf = async (caller: Caller, journal: string) => (await caller.call(listNewsletters, { journal })).data.map(({ id }) => id);

it('belongs to its journal: each leads to the other', async () => {
  const { id, slug } = await aNewsletter(staff, { journalId });
  await aNewsletter(staff);
  expect(await world.as(null).call(getNewsletter, { slug })).toMatchObject({
    newsletter: { id, journalId },
    journal: { id: journalId, name: 'The Ward Journal' },
  });
  expect(await idsOf(world.as(null), journalId)).toEqual([id]);
  expect(await idsOf(world.as(null), 'other-journal')).toEqual([]);
});

it('for members is not shown by its journal to who is not signed in', async () => {
  const { id } = await aNewsletter(staff, { journalId, audience: 'members' });
  expect(await idsOf(reader, journalId)).toContain(id);
  expect(await idsOf(world.as(null), journalId)).not.toContain(id);
});

it('is made of the articles of its journal, in whatever language it is written', async () => {
  const { id: newsletterId } = await aNewsletter(staff, { journalId, language: 'id' });
  const suggested = async (id: string) => (await staff.call(suggestEntries, { newsletterId: id })).data.map(({ title }) => title).sort();
  expect(await suggested(newsletterId)).toEqual(['Haemoconcentration on day five']);
  const { id: editors } = await aNewsletter(staff);
  expect(await suggested(editors)).toEqual(['A trial of nothing', 'Haemoconcentration on day five']);
});

it('is founded by staff, of a journal there is, and never beside a forum', async () => {
  await expect(aNewsletter(reader, { journalId })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
  await expect(aNewsletter(staff, { journalId: 'no-journal' })).rejects.toMatchObject({ code: 'newsletters.noJournal' });
  await expect(aNewsletter(staff, { journalId, forumId: await aForum(staff) })).rejects.toMatchObject({ code: 'newsletters.oneHome' });
});
