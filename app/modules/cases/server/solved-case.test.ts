/** Who follows an open case learns that it is solved, whichever way its author says so, and once. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followItem } from '#modules/library/library.contract.ts';
import { decideApproval, getApproval } from '#modules/moderation/approval.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addCaseUpdate, getCase, restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import { aPublishedCase } from '../testing/cases.factory.ts';

let world: TestWorld;
let author: Caller;
let follower: Caller;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  follower = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  id = await aPublishedCase(world, author);
  await follower.call(followItem, { itemId: id, following: true });
});

const versionNow = async () => (await author.call(getCase, { id })).version;
const mark = async (solved: boolean, change: object = {}) =>
  author.call(updateCase, { id, version: await versionNow(), solved, ...change });
const heard = async (caller = follower) => {
  await world.settle();
  const { data } = await caller.call(listNotifications, {});
  return data.flatMap(({ kind, item }) => (item?.id === id ? [kind] : []));
};

it('by a mark alone, once, however often it is set and taken off', async () => {
  await mark(true);
  expect(await heard()).toEqual(['caseSolved']);
  expect(await heard(author)).toEqual([]);
  await mark(true);
  await mark(false);
  await mark(true);
  expect(await heard()).toEqual(['caseSolved']);
});

it('by an update that tells how it ended, and not by the mark besides', async () => {
  await author.call(addCaseUpdate, { id, title: 'Home', text: fromPlainText('She went home.'), closes: true });
  await mark(true);
  expect(await heard()).toEqual(['caseUpdate']);
  await mark(false);
  await mark(true);
  expect(await heard()).toEqual(['caseUpdate']);
});

it('when the case is back, where nobody could read it meanwhile', async () => {
  await author.call(withdrawCase, { id, reason: 'author' });
  await mark(true);
  expect(await heard()).toEqual([]);
  await author.call(restoreCase, { id });
  expect(await heard()).toEqual(['caseSolved']);
});

it('when staff have approved what was changed together with the mark', async () => {
  const staff = world.as(await aMember(world, { name: 'Nadia Putri', rights: ['approvals'] }));
  await mark(true, { title: 'Kembali tanggal 12 November 2026', acceptIdentifiers: true });
  expect(await heard()).toEqual([]);
  const { at } = await author.call(getApproval, { itemId: id });
  await staff.call(decideApproval, { decision: 'approve', itemId: id, heldSince: at ?? '' });
  expect(await heard()).toEqual(['caseSolved']);
});

it('and whoever followed it only then has nothing to learn', async () => {
  await mark(true);
  const later = world.as(await aMember(world, { name: 'Hana Tobing' }));
  await later.call(followItem, { itemId: id, following: true });
  await mark(true);
  await author.call(withdrawCase, { id, reason: 'author' });
  await author.call(restoreCase, { id });
  expect(await heard(later)).toEqual([]);
  expect(await heard()).toEqual(['caseSolved']);
});
