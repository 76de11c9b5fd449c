import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getCase, restoreCase, updateCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { decideApproval, getApproval, type HeldItem, listApprovals, setApprovalRules } from '../approval.contract.ts';
import { listAuditLog, listModerationLog } from '../audit.contract.ts';
import { decideReports, listReports, report } from '../complaint.contract.ts';
import type { Ground } from '../moderation.contract.ts';

let world: TestWorld;
let staff: Caller;
let author: Caller;
let caseId: string;
let publishedAt: string;
beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { name: 'Nadia Putri', rights: ['approvals'] }));
});
afterAll(() => world.close());
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  caseId = await aPublishedCase(world, author);
  publishedAt = (await author.call(getCase, { id: caseId })).item.publishedAt;
});

const reportAs = async (reason: Ground, verified = true) => {
  const reporter = world.as(await aMember(world, { verified }));
  await reporter.call(report, { target: 'item', id: caseId, reason, note: '' });
};
const waiting = async (): Promise<HeldItem | undefined> =>
  (await staff.call(listApprovals, { limit: 50 })).data.find(({ id }) => id === caseId);
const versionInReports = async () => (await staff.call(listReports, { limit: 50 })).data.find(({ id }) => id === caseId)?.heldSince ?? null;
const letStand = async (who = staff) =>
  who.call(decideReports, { decision: 'dismiss', target: 'item', id: caseId, heldSince: await versionInReports() });
const anybody = () => world.as(null).call(getCase, { id: caseId });
const inFeed = async () => (await world.as(null).call(listFeed, { limit: 50 })).data.some(({ id }) => id === caseId);

it('takes what three verified colleagues report out of sight, and says so to its author alone', async () => {
  await reportAs('harmful');
  await reportAs('advertising');
  for (let i = 0; i < 4; i++) await reportAs('harmful', false);
  expect((await anybody()).item.id).toBe(caseId);
  expect(await waiting()).toBeUndefined();

  await reportAs('privacy');
  await expect(anybody()).rejects.toMatchObject({ code: 'cases.notFound' });
  expect(await inFeed()).toBe(false);
  expect(await waiting()).toMatchObject({ why: 'reports' });
  expect(await author.call(getApproval, { itemId: caseId })).toMatchObject({ state: 'waiting', why: 'reports' });
  const stranger = world.as(await aMember(world));
  await expect(stranger.call(getApproval, { itemId: caseId })).rejects.toMatchObject({ code: 'moderation.itemNotFound' });

  const [entry] = (await staff.call(listAuditLog, {})).data;
  expect(entry).toMatchObject({ action: 'itemHeld', staff: null, subjectId: caseId, reason: 'reports' });
  expect((await world.as(null).call(listModerationLog, {})).data[0]).toEqual({
    id: entry?.id,
    at: entry?.at,
    action: 'itemHeld',
    ground: null,
  });
});

it('keeps it so whatever its author does', async () => {
  for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
  await author.call(withdrawCase, { id: caseId, reason: 'author' });
  await author.call(restoreCase, { id: caseId });
  await expect(anybody()).rejects.toMatchObject({ code: 'cases.notFound' });
  expect(await waiting()).toMatchObject({ why: 'reports' });
});

it('shows it where it stood when staff let it stand, and the same reports do not hold it again', async () => {
  for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
  await letStand();
  expect((await anybody()).item.publishedAt).toBe(publishedAt);
  expect(await waiting()).toBeUndefined();
  await reportAs('harmful');
  await reportAs('harmful');
  expect((await anybody()).item.id).toBe(caseId);
});

it('tells its author of each time, also of the second on one day', async () => {
  for (let times = 0; times < 2; times++) {
    for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
    await letStand();
  }
  await world.settle();
  const told = (await author.call(listNotifications, {})).data.filter(({ kind }) => kind === 'itemHeld');
  expect(told).toMatchObject([{ item: { id: caseId } }, { item: { id: caseId } }]);
});

it('tells its author that it stands again, from whichever list that was decided', async () => {
  const decisions = [
    letStand,
    async () => staff.call(decideApproval, { decision: 'approve', itemId: caseId, heldSince: (await waiting())?.heldSince ?? '' }),
  ];
  for (const decide of decisions) {
    for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
    await decide();
  }
  await world.settle();
  const told = (await author.call(listNotifications, {})).data.map(({ kind }) => kind);
  expect(told).toEqual(['itemApproved', 'itemHeld', 'itemApproved', 'itemHeld']);
});

it('is approved by nobody while its author has taken it back, and comes back where it stood once it is', async () => {
  for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
  await author.call(withdrawCase, { id: caseId, reason: 'author' });
  await letStand();
  await world.settle();
  expect((await author.call(listNotifications, {})).data.map(({ kind }) => kind)).toEqual(['itemHeld']);
  await author.call(restoreCase, { id: caseId });
  expect(await waiting()).toMatchObject({ why: 'reports' });
  await staff.call(decideApproval, { decision: 'approve', itemId: caseId, heldSince: (await waiting())?.heldSince ?? '' });
  expect((await anybody()).item.publishedAt).toBe(publishedAt);
});

it('tells nobody of reports that held nothing', async () => {
  await reportAs('harmful');
  await letStand();
  await world.settle();
  expect((await author.call(listNotifications, {})).data).toEqual([]);
});

it('stands again only as the version that was read', async () => {
  for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
  const seen = await versionInReports();
  const { version } = await author.call(getCase, { id: caseId });
  await author.call(updateCase, { id: caseId, version, takeHome: ['Another lesson.'] });
  for (const heldSince of [seen, null])
    await expect(staff.call(decideReports, { decision: 'dismiss', target: 'item', id: caseId, heldSince })).rejects.toMatchObject({
      code: 'moderation.notWaiting',
    });
  await expect(anybody()).rejects.toMatchObject({ code: 'cases.notFound' });
  await letStand();
  expect((await anybody()).item.id).toBe(caseId);
});

it('stands again by two where two have to approve its kind', async () => {
  const other = world.as(await aMember(world, { rights: ['approvals'] }));
  await staff.call(setApprovalRules, { kinds: ['case'] });
  for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
  expect(await letStand()).toEqual({ id: caseId, closed: 0 });
  expect(await letStand()).toEqual({ id: caseId, closed: 0 });
  await expect(anybody()).rejects.toMatchObject({ code: 'cases.notFound' });
  expect(await waiting()).toMatchObject({ approvals: 1, mine: true });
  expect((await staff.call(listAuditLog, {})).data[0]).toMatchObject({ action: 'itemApprovedFirst', subjectId: caseId });
  expect(await letStand(other)).toEqual({ id: caseId, closed: 3 });
  expect((await anybody()).item.id).toBe(caseId);
  expect(await versionInReports()).toBeNull();
  await staff.call(setApprovalRules, { kinds: [] });
});

it('holds a claim whose source two colleagues ask for, until it is approved, which answers them', async () => {
  await reportAs('unsourced');
  expect((await anybody()).item.id).toBe(caseId);
  await reportAs('unsourced');
  await expect(anybody()).rejects.toMatchObject({ code: 'cases.notFound' });
  const held = await waiting();
  expect(held).toMatchObject({ why: 'needsSource' });
  const decision = { itemId: caseId, heldSince: held?.heldSince ?? '' };
  await expect(author.call(decideApproval, { decision: 'approve', ...decision })).rejects.toMatchObject({ code: 'access.staff' });
  await staff.call(decideApproval, { decision: 'approve', ...decision });
  expect((await anybody()).item.publishedAt).toBe(publishedAt);
  expect((await staff.call(listReports, { limit: 50 })).data.map(({ id }) => id)).not.toContain(caseId);
});

it('counts reports that come at the same moment', async () => {
  const reporters = await Promise.all([0, 1, 2].map(async () => world.as(await aMember(world))));
  await Promise.all(reporters.map((one) => one.call(report, { target: 'item', id: caseId, reason: 'harmful', note: '' })));
  await expect(anybody()).rejects.toMatchObject({ code: 'cases.notFound' });
});

it('is gone for good once staff remove it', async () => {
  for (const ground of ['harmful', 'harmful', 'other'] as const) await reportAs(ground);
  await staff.call(decideReports, {
    decision: 'remove',
    target: 'item',
    id: caseId,
    ground: 'harmful',
    reason: 'The dose is ten times too high.',
  });
  expect(await waiting()).toBeUndefined();
  await expect(anybody()).rejects.toMatchObject({ code: 'cases.withdrawn' });
});
