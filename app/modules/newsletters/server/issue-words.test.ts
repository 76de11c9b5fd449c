/** A list and the index say the same of an issue to all its readers: nothing of it is about what one of them may not read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { anItem, bringTo, giveAudience, joinAudience } from '#modules/library/testing/library.factory.ts';
import { search } from '#modules/search/search.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getIssue, getNewsletter, restoreIssue, saveIssue, withdrawIssue } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent, letterPeople } from '../testing/newsletters.factory.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let approver: Member;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader } = await letterPeople(world));
  approver = await aMember(world, { rights: ['approvals'] });
});
afterAll(() => world.close());

const blank = fromPlainText('');
const summaryOf = async (id: string) => (await stranger().call(getIssue, { id })).item.summary;

async function findsBy(who: Caller, q: string): Promise<string[]> {
  await world.settle();
  const { data } = await who.call(search, { q, asTyped: true });
  return data.flatMap((found) => (found.type === 'item' ? [found.id] : []));
}

it('keeps what is said of an entry from whoever may not read that entry', async () => {
  const { id: newsletterId, slug } = await aNewsletter(staff);
  const open = await anItem(world, staff);
  const inside = await anItem(world, staff, { audience: 'members' });
  const entries = [
    { itemId: inside, note: 'Velcade dosing, among ourselves.' },
    { itemId: open, note: 'Thrombolysis for everyone.' },
  ];
  const bare = await anIssue(staff, newsletterId, { intro: blank, entries });
  const begun = await anIssue(staff, newsletterId, { entries });
  expect(await summaryOf(bare)).toBe('Thrombolysis for everyone.');
  expect(await summaryOf(begun)).toBe('Three things worth your time.');
  expect(JSON.stringify(await stranger().call(getNewsletter, { slug }))).not.toContain('Velcade');
  expect(await findsBy(stranger(), 'velcade')).toEqual([]);
  expect((await findsBy(stranger(), 'thrombolysis')).sort()).toEqual([bare, begun].sort());

  const changed = issueContent({ intro: blank, entries: [{ itemId: inside, note: 'Velcade again.' }] });
  await staff.call(saveIssue, { id: begun, newsletterId, version: 1, content: changed });
  expect(await summaryOf(begun)).toBe('');
  expect(await findsBy(stranger(), 'velcade')).toEqual([]);
});

it('says to the readers of a narrower newsletter what all of them may read', async () => {
  const { id: newsletterId } = await aNewsletter(staff, { audience: 'members' });
  const circle = 'a-circle';
  await joinAudience(world, circle, [reader.viewer as Member]);
  const forMembers = await anItem(world, staff, { audience: 'members' });
  const forCircle = await anItem(world, staff, { audience: circle });
  const entries = [
    { itemId: forMembers, note: 'Rasburicase among colleagues.' },
    { itemId: forCircle, note: 'Defibrotide among friends.' },
  ];
  const id = await anIssue(staff, newsletterId, { intro: blank, entries });
  expect((await reader.call(getIssue, { id })).item.summary).toBe('Rasburicase among colleagues.');
  expect(await findsBy(reader, 'rasburicase')).toEqual([id]);
  expect(await findsBy(reader, 'defibrotide')).toEqual([]);
});

it('follows its entries: they close, are withdrawn, and come back', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const entry = await anItem(world, staff);
  const id = await anIssue(staff, newsletterId, { intro: blank, entries: [{ itemId: entry, note: 'Idarucizumab at once.' }] });
  expect(await findsBy(stranger(), 'idarucizumab')).toEqual([id]);

  await giveAudience(world, entry, 'members');
  expect(await findsBy(reader, 'idarucizumab')).toEqual([]);
  expect(await summaryOf(id)).toBe('');

  await giveAudience(world, entry, null);
  expect(await findsBy(stranger(), 'idarucizumab')).toEqual([id]);

  await bringTo(world, approver, entry, 'withdrawn');
  expect(await findsBy(stranger(), 'idarucizumab')).toEqual([]);
  expect(await summaryOf(id)).toBe('');

  await bringTo(world, approver, entry, 'published');
  await world.settle();
  expect(await summaryOf(id)).toBe('Idarucizumab at once.');
});

it('follows them also while it is withdrawn itself', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const entry = await anItem(world, staff);
  const id = await anIssue(staff, newsletterId, { intro: blank, entries: [{ itemId: entry, note: 'Andexanet at once.' }] });
  await staff.call(withdrawIssue, { id });
  await giveAudience(world, entry, 'members');
  await world.settle();
  await staff.call(restoreIssue, { id });
  await world.settle();
  expect(await summaryOf(id)).toBe('');
  expect(await findsBy(stranger(), 'andexanet')).toEqual([]);
});

it('is cut between two characters, and not within an emoji', async () => {
  const { id: newsletterId } = await aNewsletter(staff);
  const id = await anIssue(staff, newsletterId, { intro: fromPlainText(`${'a'.repeat(298)}💉 and more.`) });
  expect(await summaryOf(id)).toBe(`${'a'.repeat(298)}…`);
});
