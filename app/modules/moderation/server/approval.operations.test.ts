import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publishCase, saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { addCaseUpdate, restoreCase, withdrawCase } from '#modules/cases/cases.contract.ts';
import { caseContent, draftSettings } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { decideApproval, getApproval, getApprovalRules, handInAgain, listApprovals, setApprovalRules } from '../approval.contract.ts';
import { listAuditLog, listModerationLog } from '../audit.contract.ts';

let world: TestWorld;
let staff: Member;
beforeAll(async () => {
  world = await openTestWorld();
  staff = await aMember(world, { name: 'Nadia Putri', rights: ['approvals'] });
});
afterAll(() => world.close());

let author: Caller;
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});

/** A first case, which is held. */
async function heldCase(): Promise<string> {
  const draft = await author.call(startDraft, { language: 'en' });
  const content = { ...caseContent({ title: 'A first case' }) };
  const { version } = await author.call(saveDraft, { id: draft.id, version: draft.version, content, settings: draftSettings() });
  return (await author.call(publishCase, { draftId: draft.id, version })).id;
}

async function seenInQueue(itemId: string) {
  const { data } = await world.as(staff).call(listApprovals, { limit: 50 });
  const found = data.find(({ id }) => id === itemId);
  return found && { itemId, heldSince: found.heldSince };
}

const readable = async (id: string) => (await world.as(null).call(listFeed, { limit: 50 })).data.some((entry) => entry.id === id);

it('is for staff who approve, and never for what is their own', async () => {
  const id = await heldCase();
  const verifier = await aMember(world, { rights: ['verification'] });
  const decision = { decision: 'approve', ...(await seenInQueue(id)), itemId: id, heldSince: new Date().toISOString() } as const;
  await expect(world.as(null).call(listApprovals, {})).rejects.toMatchObject({ code: 'access.signIn' });
  for (const caller of [author, world.as(verifier)]) {
    await expect(caller.call(listApprovals, {})).rejects.toMatchObject({ code: 'access.staff' });
    await expect(caller.call(decideApproval, decision)).rejects.toMatchObject({ code: 'access.staff' });
  }

  const seen = await seenInQueue(id);
  if (seen === undefined) throw new Error('The case is not in the queue');
  const itself = world.as({ ...(author.viewer as Member), rights: ['approvals'] });
  await expect(itself.call(decideApproval, { decision: 'approve', ...seen })).rejects.toMatchObject({ code: 'moderation.ownContent' });
  const stale = { ...seen, heldSince: new Date(0).toISOString() };
  await expect(world.as(staff).call(decideApproval, { decision: 'approve', ...stale })).rejects.toMatchObject({
    code: 'moderation.notWaiting',
  });

  expect(await readable(id)).toBe(false);
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting' });
  await world.as(staff).call(decideApproval, { decision: 'approve', ...seen });
  expect(await readable(id)).toBe(true);
  expect(await author.call(getApproval, { itemId: id })).toEqual({ state: 'none', reason: null, why: null, at: null });
  await expect(world.as(staff).call(decideApproval, { decision: 'approve', ...seen })).rejects.toMatchObject({
    code: 'moderation.notWaiting',
  });
});

it('sends back with a reason that only the author reads, and takes it in again', async () => {
  const id = await heldCase();
  const seen = await seenInQueue(id);
  if (seen === undefined) throw new Error('The case is not in the queue');
  await expect(world.as(staff).call(decideApproval, { decision: 'sendBack', ...seen, reason: ' ' })).rejects.toMatchObject({
    code: 'request.invalid',
  });
  await world.as(staff).call(decideApproval, { decision: 'sendBack', ...seen, reason: 'The second picture shows a name.' });
  expect(await seenInQueue(id)).toBeUndefined();
  expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'sentBack', reason: 'The second picture shows a name.' });
  const other = world.as(await aMember(world));
  await expect(other.call(getApproval, { itemId: id })).rejects.toMatchObject({ code: 'moderation.itemNotFound' });
  await expect(other.call(handInAgain, { itemId: id })).rejects.toMatchObject({ code: 'moderation.itemNotFound' });

  await author.call(handInAgain, { itemId: id });
  expect(await seenInQueue(id)).toBeDefined();
  await expect(author.call(handInAgain, { itemId: id })).rejects.toMatchObject({ code: 'moderation.notSentBack' });
});

it('tells the author of each decision, also where the same is taken twice a day', async () => {
  const id = await heldCase();
  const decide = async (decision: { decision: 'approve' } | { decision: 'sendBack'; reason: string }) => {
    const seen = await seenInQueue(id);
    if (seen === undefined) throw new Error('The case is not in the queue');
    await world.as(staff).call(decideApproval, { ...seen, ...decision });
  };
  for (let times = 0; times < 2; times++) {
    await decide({ decision: 'sendBack', reason: 'The second picture shows a name.' });
    await author.call(handInAgain, { itemId: id });
  }
  await decide({ decision: 'approve' });
  const text = fromPlainText('Call the patient at 0812-3456-7890.');
  await author.call(addCaseUpdate, { id, title: 'Day two', text, acceptIdentifiers: true });
  await decide({ decision: 'approve' });
  await world.settle();
  const kinds = (await author.call(listNotifications, {})).data.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['itemApproved', 'itemApproved', 'itemSentBack', 'itemSentBack']);
});

it('cannot be passed by withdrawing and restoring', async () => {
  const id = await heldCase();
  await author.call(withdrawCase, { id, reason: 'author' });
  await author.call(restoreCase, { id });
  expect(await readable(id)).toBe(false);
  expect(await seenInQueue(id)).toBeDefined();
});

it('is logged with names for staff, and without for everybody', async () => {
  const id = await heldCase();
  const seen = await seenInQueue(id);
  if (seen === undefined) throw new Error('The case is not in the queue');
  await world.as(staff).call(decideApproval, { decision: 'approve', ...seen });
  const log = await world.as(staff).call(listAuditLog, { limit: 1 });
  expect(log.data).toMatchObject([{ action: 'itemApproved', staff: { name: 'Nadia Putri' }, path: `/cases/${id}`, title: 'A first case' }]);
  await expect(author.call(listAuditLog, {})).rejects.toMatchObject({ code: 'access.staff' });

  const shown = await world.as(null).call(listModerationLog, { limit: 1 });
  expect(shown.data).toMatchObject([{ action: 'itemApproved', ground: null }]);
  const text = JSON.stringify(shown.data);
  for (const secret of [id, staff.id, 'Nadia', 'A first case']) expect(text).not.toContain(secret);
  const next = await world.as(null).call(listModerationLog, { limit: 1, cursor: shown.nextCursor ?? '' });
  expect(next.data[0]?.id).not.toBe(shown.data[0]?.id);
});

it('shows what waits by kind, speciality and language', async () => {
  const id = await heldCase();
  const idsOf = async (filter: object) => (await world.as(staff).call(listApprovals, { limit: 50, ...filter })).data.map((item) => item.id);
  expect(await idsOf({ kind: 'case', speciality: 'infectious-disease', language: 'en' })).toContain(id);
  for (const other of [{ kind: 'post' }, { speciality: 'urology' }, { language: 'id' }]) expect(await idsOf(other)).not.toContain(id);
});

it('asks two of the staff where that is the rule, and counts nobody twice', async () => {
  const other = await aMember(world, { name: 'Wulan Sari', rights: ['approvals'] });
  await expect(author.call(setApprovalRules, { kinds: ['case'] })).rejects.toMatchObject({ code: 'access.staff' });
  await world.as(staff).call(setApprovalRules, { kinds: ['case'] });
  expect(await world.as(other).call(getApprovalRules, {})).toEqual({ kinds: ['case'] });
  // Who has not seen what a colleague set does not undo it.
  await expect(world.as(other).call(setApprovalRules, { kinds: ['post'], before: [] })).rejects.toMatchObject({
    code: 'moderation.staleRules',
    details: { current: { kinds: ['case'] } },
  });
  expect(await world.as(other).call(setApprovalRules, { kinds: ['case', 'post'], before: ['case'] })).toEqual({ kinds: ['case', 'post'] });
  const both = [staff, other].map((one) => world.as(one).call(setApprovalRules, { kinds: ['case'], before: ['post', 'case'] }));
  expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

  const id = await heldCase();
  const seen = await seenInQueue(id);
  if (seen === undefined) throw new Error('The case is not in the queue');
  const approve = { decision: 'approve', ...seen } as const;
  for (let times = 0; times < 2; times++)
    expect(await world.as(staff).call(decideApproval, approve)).toEqual({ itemId: id, status: 'held' });
  const inQueueOf = async (who: Member) => (await world.as(who).call(listApprovals, { limit: 50 })).data.find((item) => item.id === id);
  expect(await inQueueOf(staff)).toMatchObject({ approvals: 1, mine: true });
  expect(await inQueueOf(other)).toMatchObject({ approvals: 1, mine: false });
  expect(await readable(id)).toBe(false);
  expect(await world.as(other).call(decideApproval, approve)).toEqual({ itemId: id, status: 'published' });
  await world.as(staff).call(setApprovalRules, { kinds: [] });
});

it('asks two also for what waited when the rule was lifted, and one for what comes later', async () => {
  const other = await aMember(world, { name: 'Wulan Sari', rights: ['approvals'] });
  const approving = async (who: Member, itemId: string) => {
    const seen = await seenInQueue(itemId);
    if (seen === undefined) throw new Error('The case is not in the queue');
    return (await world.as(who).call(decideApproval, { decision: 'approve', ...seen })).status;
  };
  await world.as(staff).call(setApprovalRules, { kinds: ['case'] });
  const waiting = await heldCase();
  await world.as(staff).call(setApprovalRules, { kinds: [] });
  expect(await approving(staff, waiting)).toBe('held');
  // On and off once more lets nobody through either.
  for (const kinds of [['case' as const], []]) await world.as(staff).call(setApprovalRules, { kinds });
  expect([await approving(staff, waiting), await readable(waiting)]).toEqual(['held', false]);
  expect([await approving(other, waiting), await readable(waiting)]).toEqual(['published', true]);
  author = world.as(await aMember(world, { name: 'Made Wirawan' }));
  expect(await approving(staff, await heldCase())).toBe('published');
});
