import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followItem } from '#modules/library/library.contract.ts';
import { decideApproval, getApproval } from '#modules/moderation/approval.contract.ts';
import { getUnreadCount, listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText, type RichInline, type RichText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { editCaseUpdate, removeCaseUpdate } from '../case-update.contract.ts';
import { addCaseUpdate, getCase, openStep, restoreCase, withdrawCase } from '../cases.contract.ts';
import { aPublishedCase } from '../testing/cases.factory.ts';

const TELLING = fromPlainText('Kembali tanggal 12 November 2026.');

let world: TestWorld;
let staff: Caller;
let author: Caller;
let follower: Caller;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { name: 'Nadia Putri', rights: ['approvals'] }));
});
afterAll(() => world.close());
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  follower = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  id = await aPublishedCase(world, author);
  await follower.call(followItem, { itemId: id, following: true });
  // With what was held back opens how it went on: held-update.test.ts
  await follower.call(openStep, { id, kind: 'diagnosis' });
});

const add = (change: object = {}) =>
  author.call(addCaseUpdate, { id, title: 'Day three', text: fromPlainText('The fever is gone.'), ...change });
const seen = async (caller = follower) =>
  (await caller.call(getCase, { id })).updates.map(({ opensWith, ...update }) => {
    expect(opensWith).toBeNull();
    return update;
  });
const heard = async () => {
  await world.settle();
  const { data } = await follower.call(listNotifications, {});
  return data.filter(({ kind }) => kind === 'caseUpdate').reduce((sum, { count }) => sum + count, 0);
};

async function approve() {
  const { at } = await author.call(getApproval, { itemId: id });
  await staff.call(decideApproval, { decision: 'approve', itemId: id, heldSince: at ?? '' });
}

describe('who follows a case hears of an update', () => {
  it('at once, and once', async () => {
    await add();
    expect(await heard()).toBe(1);
    await author.call(withdrawCase, { id, reason: 'author' });
    await author.call(restoreCase, { id });
    expect(await heard()).toBe(1);
  });

  it('that was held when staff have approved it, once, the closing one too', async () => {
    await add({ text: TELLING, closes: true, acceptIdentifiers: true });
    expect(await heard()).toBe(0);
    await add({ title: 'While it waits' });
    expect(await heard()).toBe(0);
    await approve();
    expect(await heard()).toBe(2);
    await author.call(withdrawCase, { id, reason: 'author' });
    await author.call(restoreCase, { id });
    expect(await heard()).toBe(2);
  });
});

it('an update in which nobody would read anything is refused at its fields, and nobody hears of it', async () => {
  const nothing = { title: '\u2060', text: fromPlainText('\u200b \u2060') };
  const refused = { code: 'request.invalid', fields: { title: 'cases.validation.updateTitle', text: 'cases.validation.updateText' } };
  await expect(add({ ...nothing, closes: true })).rejects.toMatchObject(refused);
  expect([await seen(), await heard(), (await follower.call(getCase, { id })).item.solved]).toEqual([[], 0, false]);
  const { id: updateId } = await add();
  const before = await seen();
  await expect(author.call(editCaseUpdate, { id, updateId, edits: 0, ...nothing })).rejects.toMatchObject(refused);
  expect(await seen()).toEqual(before);
});

describe('an update that its author deletes', () => {
  it('is told of no more, and not by what is told of others, or when its case comes back', async () => {
    const { id: first } = await add();
    await add({ title: 'Day four' });
    expect(await heard()).toBe(2);
    await author.call(removeCaseUpdate, { id, updateId: first });
    expect(await heard()).toBe(1);
    expect(await follower.call(getUnreadCount, {})).toMatchObject({ unread: 1 });
    await author.call(withdrawCase, { id, reason: 'author' });
    await author.call(restoreCase, { id });
    expect(await heard()).toBe(1);
  });

  it('is told of to nobody when it is deleted at once', async () => {
    const { id: updateId } = await add();
    await author.call(removeCaseUpdate, { id, updateId });
    expect(await heard()).toBe(0);
  });

  it('has named nobody', async () => {
    const helen = await aMember(world, { name: 'Helen Armitage' });
    const { id: updateId } = await add({ text: naming({ memberId: helen.id }) });
    const namings = async () => {
      await world.settle();
      return (await world.as(helen).call(listNotifications, {})).data.length;
    };
    expect(await namings()).toBe(1);
    await author.call(removeCaseUpdate, { id, updateId });
    expect(await namings()).toBe(0);
  });
});

const inText = (...content: RichInline[]): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const naming = ({ memberId, label = 'Somebody' }: { memberId: string; label?: string }) =>
  inText({ type: 'text', text: 'Seen again with ' }, { type: 'mention', attrs: { id: memberId, label } });

describe('a colleague whom an update names', () => {
  let helen: Member;
  const named = async (viewer: Member) => {
    await world.settle();
    const { data } = await world.as(viewer).call(listNotifications, {});
    return data.filter(({ kind }) => kind === 'mention').map(({ item, byline }) => [item?.id, byline?.kind]);
  };
  beforeEach(async () => {
    helen = await aMember(world, { name: 'Helen Armitage' });
  });

  it('hears of it, once, and not of the update besides', async () => {
    await world.as(helen).call(followItem, { itemId: id, following: true });
    const { id: updateId, edits } = await add({ text: naming({ memberId: helen.id }) });
    expect(await named(helen)).toEqual([[id, 'member']]);
    await author.call(editCaseUpdate, { id, updateId, edits, title: 'Again', text: naming({ memberId: helen.id }) });
    expect(await named(helen)).toHaveLength(1);
    expect(await heard()).toBe(1);
    const { data } = await world.as(helen).call(listNotifications, {});
    expect(data.filter(({ kind }) => kind === 'caseUpdate')).toEqual([]);
  });

  it('hears of it when a correction names them, and nobody hears of themselves', async () => {
    const { id: updateId, edits } = await add();
    await author.call(editCaseUpdate, { id, updateId, edits, title: 'Again', text: naming({ memberId: helen.id }) });
    expect(await named(helen)).toEqual([[id, 'member']]);
  });

  it('hears of one that was held when staff have approved it', async () => {
    await add({ title: 'Tanggal 12 November 2026', text: naming({ memberId: helen.id }), acceptIdentifiers: true });
    expect(await named(helen)).toEqual([]);
    await approve();
    expect(await named(helen)).toEqual([[id, 'member']]);
  });

  it('hears of a correction that was held, or made while the case was, when it can be read, once, and nobody before', async () => {
    const { id: updateId, edits } = await add();
    expect(await heard()).toBe(1);
    const correct = (version: number, change: object) =>
      author.call(editCaseUpdate, { id, updateId, edits: version, title: 'Again', text: naming({ memberId: helen.id }), ...change });
    await correct(edits, { title: 'Tanggal 12 November 2026', acceptIdentifiers: true });
    const made = await aMember(world, { name: 'Made Wirawan' });
    const both = inText(...[helen, made].map(({ id: memberId }) => ({ type: 'mention' as const, attrs: { id: memberId, label: 'M' } })));
    await correct(edits + 1, { text: both });
    expect([await named(helen), await named(made)]).toEqual([[], []]);
    await approve();
    expect([await named(helen), await named(made)]).toEqual([[[id, 'member']], [[id, 'member']]]);
    await author.call(withdrawCase, { id, reason: 'author' });
    await author.call(restoreCase, { id });
    expect([(await named(helen)).length, (await named(made)).length]).toEqual([1, 1]);
    expect(await heard()).toBe(1);
  });

  it('is not told of a correction that names them no more when it can be read', async () => {
    const { id: updateId, edits } = await add();
    const change = { id, updateId, title: 'Tanggal 12 November 2026', acceptIdentifiers: true };
    await author.call(editCaseUpdate, { ...change, edits, text: naming({ memberId: helen.id }) });
    await author.call(editCaseUpdate, { ...change, edits: edits + 1, text: fromPlainText('Seen again.') });
    await approve();
    expect(await named(helen)).toEqual([]);
  });

  it('is one of ten at most, however often an update is changed', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, (_, n) => aMember(world, { name: `Colleague ${n}` })));
    const all = (some: readonly Member[]) =>
      inText(...some.map(({ id: memberId }) => ({ type: 'mention' as const, attrs: { id: memberId, label: 'M' } })));
    const { id: updateId, edits } = await add({ text: all(members.slice(0, 8)) });
    const correct = (version: number, some: readonly Member[]) =>
      author.call(editCaseUpdate, { id, updateId, edits: version, title: 'Again', text: all(some) });
    await correct(edits, members.slice(8));
    await correct(edits + 1, members.slice(0, 1));
    await correct(edits + 2, members.slice(8));
    const told: number[] = [];
    for (const one of members) told.push((await named(one)).length);
    expect([told.filter((times) => times > 0).length, Math.max(...told)]).toEqual([10, 1]);
  });

  it('is read as a name where nobody is known by that id', async () => {
    const unknown = naming({ memberId: 'nobody', label: 'Tn. Budi Santoso' });
    await expect(add({ text: unknown })).rejects.toMatchObject({
      code: 'cases.identifiersRemain',
      details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: 'text', kind: 'name' })]) },
    });
    const known = await add({ text: naming({ memberId: helen.id, label: 'Tn. Budi Santoso' }) });
    expect(JSON.stringify(known.text)).toContain('Helen Armitage');
  });
});

it('is read where its links lead', async () => {
  const linked = (href: string) => inText({ type: 'text', text: 'foto', marks: [{ type: 'link', attrs: { href } }] });
  await expect(add({ text: linked('https://facebook.com/budi.santoso') })).rejects.toMatchObject({
    code: 'cases.identifiersRemain',
    details: { identifiers: [{ field: 'text', kind: 'url', text: 'https://facebook.com/budi.santoso' }] },
  });
  expect((await add({ text: linked('https://www.who.int/dengue') })).edits).toBe(0);
});

describe('an update', () => {
  it('is corrected by its author, and says so', async () => {
    const { id: updateId, edits, editedAt } = await add();
    expect([edits, editedAt]).toEqual([0, null]);
    const change = { id, updateId, edits, title: 'Day four', text: fromPlainText('The fever came back.') };
    const edited = await author.call(editCaseUpdate, change);
    expect(edited).toMatchObject({ title: 'Day four', edits: 1, editedAt: expect.any(String) });
    expect(await seen()).toEqual([edited]);
    expect(await heard()).toBe(1);
    await expect(author.call(editCaseUpdate, change)).rejects.toMatchObject({
      code: 'cases.staleUpdate',
      details: { current: edited },
    });
  });

  it('is checked and held again like a new one', async () => {
    const { id: updateId, edits } = await add();
    const change = { id, updateId, edits, title: 'Later', text: TELLING };
    await expect(author.call(editCaseUpdate, change)).rejects.toMatchObject({ code: 'cases.identifiersRemain' });
    expect(await seen()).toMatchObject([{ title: 'Day three' }]);
    await author.call(editCaseUpdate, { ...change, acceptIdentifiers: true });
    await expect(seen()).rejects.toMatchObject({ code: 'cases.notFound' });
    expect(await author.call(getApproval, { itemId: id })).toMatchObject({ state: 'waiting', why: 'identifiers' });
  });

  it('is removed by its author; a case that nothing else closes is open again', async () => {
    const first = await add({ closes: true });
    const second = await add({ title: 'Day nine', closes: true });
    await author.call(removeCaseUpdate, { id, updateId: first.id });
    expect((await follower.call(getCase, { id })).item.solved).toBe(true);
    await author.call(removeCaseUpdate, { id, updateId: second.id });
    expect((await follower.call(getCase, { id })).item.solved).toBe(false);
    expect(await seen()).toEqual([]);
    await expect(author.call(removeCaseUpdate, { id, updateId: second.id })).rejects.toMatchObject({ code: 'cases.updateNotFound' });
  });

  it('is nobody else’s to change, nor that of another case', async () => {
    const { id: updateId, edits } = await add();
    const change = { id, updateId, edits, title: 'Mine', text: fromPlainText('Mine.') };
    await expect(follower.call(editCaseUpdate, change)).rejects.toMatchObject({ code: 'cases.notYours' });
    await expect(follower.call(removeCaseUpdate, { id, updateId })).rejects.toMatchObject({ code: 'cases.notYours' });
    const other = await aPublishedCase(world, author);
    await expect(author.call(editCaseUpdate, { ...change, id: other })).rejects.toMatchObject({ code: 'cases.updateNotFound' });
  });

  it('of a case whose patient has withdrawn consent is neither added nor changed', async () => {
    const { id: updateId, edits } = await add();
    await author.call(withdrawCase, { id, reason: 'consentWithdrawn' });
    await expect(add()).rejects.toMatchObject({ code: 'cases.notFound' });
    await expect(author.call(editCaseUpdate, { id, updateId, edits, title: 'A', text: TELLING })).rejects.toMatchObject({
      code: 'cases.notFound',
    });
  });
});
