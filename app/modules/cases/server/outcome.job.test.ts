import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideApproval, listApprovals } from '#modules/moderation/approval.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { addCaseUpdate, getCase, restoreCase, updateCase, withdrawCase } from '../cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '../testing/cases.factory.ts';
import { askForOutcomes } from './outcome.job.ts';

let world: TestWorld;
let staff: Caller;
let author: Caller;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { rights: ['approvals'] }));
});
afterAll(() => world.close());
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  id = await aPublishedCase(world, author);
});

/** As if everything that happened to the case so far had happened so many days before. */
async function daysPass(days: number) {
  const { pool } = world.runtime.database;
  const ago = (column: string) => `${column} = ${column} - make_interval(days => ${days})`;
  await pool.query(`update library.item set ${ago('status_at')}, ${ago('published_at')} where id = $1`, [id]);
  await pool.query(`update cases.record set ${ago('created_at')} where id = $1`, [id]);
}

/** How often its author has been asked after this night. */
async function askedByNow(): Promise<number> {
  const { database, jobs } = world.runtime.services;
  await jobs.enqueue(database.db, askForOutcomes, {});
  await world.runJobs();
  await world.settle();
  const { data } = await author.call(listNotifications, { limit: 50 });
  return data.filter(({ kind, item }) => kind === 'outcomeAsked' && item?.id === id).length;
}

async function approve() {
  const held = (await staff.call(listApprovals, { limit: 50 })).data.find((item) => item.id === id);
  await staff.call(decideApproval, { itemId: id, heldSince: held?.heldSince ?? '', decision: 'approve' });
}

it('asks on the seventh day and on the thirtieth, once each', async () => {
  await daysPass(6);
  expect(await askedByNow()).toBe(0);
  await daysPass(2);
  expect([await askedByNow(), await askedByNow()]).toEqual([1, 1]);
  await daysPass(20);
  expect(await askedByNow()).toBe(1);
  await daysPass(3);
  expect([await askedByNow(), await askedByNow()]).toEqual([2, 2]);
});

it('counts from when it appeared, not from when it was written', async () => {
  author = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const draft = await author.call(startDraft, { language: 'en' });
  const saved = { id: draft.id, version: draft.version, content: { ...caseContent() }, settings: draftSettings() };
  const { version } = await author.call(saveDraft, saved);
  id = (await author.call(publishCase, { draftId: draft.id, version })).id;
  await daysPass(10);
  expect(await askedByNow()).toBe(0);
  await approve();
  expect(await askedByNow()).toBe(0);
  await daysPass(8);
  expect(await askedByNow()).toBe(1);
});

it('does not ask for what nobody can read, and asks once it is back', async () => {
  await daysPass(5);
  const telling = { id, title: 'Later', text: fromPlainText('Masuk 12 November 2026.'), acceptIdentifiers: true };
  await author.call(addCaseUpdate, telling);
  await daysPass(4);
  expect(await askedByNow()).toBe(0);
  await approve();
  expect([await askedByNow(), await askedByNow()]).toEqual([1, 1]);
});

it('asks for one that was withdrawn that night in the next', async () => {
  await daysPass(8);
  await author.call(withdrawCase, { id, reason: 'author' });
  expect(await askedByNow()).toBe(0);
  await author.call(restoreCase, { id });
  expect(await askedByNow()).toBe(1);
});

it('asks once for one that comes back when both days have passed', async () => {
  await daysPass(5);
  await author.call(addCaseUpdate, { id, title: 'Later', text: fromPlainText('Masuk 12 November 2026.'), acceptIdentifiers: true });
  await daysPass(60);
  await approve();
  expect([await askedByNow(), await askedByNow()]).toEqual([1, 1]);
});

it('leaves those alone who have told how it ended, and what is long past', async () => {
  await daysPass(50);
  expect(await askedByNow()).toBe(0);
  id = await aPublishedCase(world, author);
  await author.call(addCaseUpdate, { id, title: 'The end', text: fromPlainText('Well again.'), closes: true });
  await daysPass(8);
  expect(await askedByNow()).toBe(0);
});

it('asks about one that was opened again, whose end nobody knows any more', async () => {
  await author.call(addCaseUpdate, { id, title: 'The end', text: fromPlainText('Well again.'), closes: true });
  const closes = async () => (await author.call(getCase, { id })).updates.map((update) => update.closes);
  expect(await closes()).toEqual([true]);
  const { version } = await author.call(getCase, { id });
  await author.call(updateCase, { id, version, solved: false });
  expect(await closes()).toEqual([false]);
  await daysPass(8);
  expect(await askedByNow()).toBe(1);
  await author.call(updateCase, { id, version, solved: true });
  expect(await closes()).toEqual([true]);
  await daysPass(23);
  expect(await askedByNow()).toBe(1);
});
