import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, listComments } from '#modules/library/discussion.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { handOverForum, leaveForum } from '../forum-membership.contract.ts';
import { getThread } from '../forum-thread.contract.ts';
import {
  addForum,
  changeForum,
  getForum,
  listFollowedForums,
  listForums,
  listMostActiveForums,
  listOwnForums,
  listSuggestedForums,
} from '../forums.contract.ts';
import { aForum, aThread, enterForum, forumSettings } from '../testing/forums.factory.ts';
import { rankForums } from './forum-rank.job.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let newcomer: Caller;
const nobody = () => world.as(null);

beforeAll(async () => {
  world = await openTestWorld();
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan', speciality: 'nephrology' }));
  newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
});
afterAll(() => world.close());

// Nobody owns more than ten forums.
beforeEach(async () => {
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari', speciality: 'nephrology' }));
});

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const rank = () => world.runtime.database.transaction(rankForums);

describe('a forum', () => {
  it('is opened by verified members, who own it, and by nobody else', async () => {
    const id = await aForum(ratri, { name: 'Dialysis at night' });
    expect(await ratri.call(getForum, { id })).toMatchObject({
      role: 'owner',
      members: 1,
      can: { change: true, leave: false, tend: true },
    });
    await expect(newcomer.call(addForum, forumSettings())).rejects.toMatchObject({ code: 'access.verified' });
    await expect(nobody().call(addForum, forumSettings())).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('has a name of its own, and a password when it is protected', async () => {
    await aForum(ratri, { name: 'Only once' });
    await expect(bagas.call(addForum, forumSettings({ name: 'ONLY ONCE' }))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { name: 'forums.validation.nameTaken' },
    });
    const { password: _, ...without } = forumSettings({ kind: 'protected' });
    await expect(bagas.call(addForum, without)).rejects.toMatchObject({ fields: { password: 'forums.validation.passwordLength' } });
  });

  it('has twelve rules at most, and loses none in silence', async () => {
    const rules = Array.from({ length: 13 }, (_, n) => `Rule ${n + 1}`);
    const invalid = { code: 'request.invalid', fields: { rules: 'forums.validation.rules' } };
    await expect(bagas.call(addForum, forumSettings({ rules }))).rejects.toMatchObject(invalid);
    await expect(bagas.call(addForum, forumSettings({ rules: ['x'.repeat(241)] }))).rejects.toMatchObject({
      fields: { 'rules.0': 'forums.validation.rule' },
    });
    const id = await aForum(bagas, { rules: rules.slice(1) });
    expect((await bagas.call(getForum, { id })).rules).toEqual(rules.slice(1));
  });

  it('tells outsiders of a private one its name and what it is about, and nothing else', async () => {
    const id = await aForum(ratri, { kind: 'private', name: 'Board examiners', rules: ['What is said here stays here.'] });
    for (const outsider of [bagas, nobody()]) {
      const seen = await outsider.call(getForum, { id });
      expect(seen).toMatchObject({
        name: 'Board examiners',
        members: null,
        threads: null,
        activityAt: null,
        rules: [],
        stewards: [],
        waiting: 0,
      });
      expect(JSON.stringify(seen)).not.toContain(idOf(ratri));
      const { data } = await outsider.call(listForums, { q: 'board examiners' });
      expect(data).toMatchObject([{ id, members: null, threads: null, activityAt: null, role: null }]);
    }
    expect(await ratri.call(getForum, { id })).toMatchObject({ members: 1, rules: ['What is said here stays here.'] });
  });

  it('never gives its password away, not even to its owner', async () => {
    const id = await aForum(ratri, { kind: 'protected' });
    const answers = [await ratri.call(getForum, { id }), await ratri.call(listForums, {})];
    expect(JSON.stringify(answers)).not.toMatch(/scrypt|password(?!")/i);
  });
});

describe('settings', () => {
  it('are changed by the owner alone, and not over a change that was not seen', async () => {
    const id = await aForum(ratri);
    await enterForum(id, bagas, ratri);
    const change = forumSettings({ name: 'Renamed forum' });
    await expect(bagas.call(changeForum, { id, version: 0, ...change })).rejects.toMatchObject({ code: 'forums.notAllowed' });
    expect(await ratri.call(changeForum, { id, version: 0, ...change })).toEqual({ id, version: 1 });
    await expect(ratri.call(changeForum, { id, version: 0, ...change })).rejects.toMatchObject({
      code: 'forums.staleForum',
      details: { current: { name: change.name, about: change.about, rules: change.rules, version: 1 } },
    });
  });

  it('take the threads along: closed, they are read by members alone, at once', async () => {
    const id = await aForum(ratri);
    const threadId = await aThread(ratri, id);
    expect(await nobody().call(getThread, { id: threadId })).toMatchObject({ item: { id: threadId } });
    const { name, ...rest } = forumSettings();
    await ratri.call(changeForum, { id, version: 0, ...rest, name: `${name} closed`, kind: 'private' });
    for (const outsider of [nobody(), bagas]) {
      await expect(outsider.call(getThread, { id: threadId })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
      await expect(outsider.call(listComments, { itemId: threadId })).rejects.toMatchObject({ code: 'library.itemNotFound' });
      expect(JSON.stringify(await outsider.call(listFeed, {}))).not.toContain(threadId);
    }
    expect(await ratri.call(getThread, { id: threadId })).toMatchObject({ item: { card: { forum: { name: `${name} closed` } } } });
  });

  it('never open what was written in confidence', async () => {
    const id = await aForum(ratri, { kind: 'private' });
    const opened = forumSettings({ kind: 'public' });
    const empty = await aForum(ratri, { kind: 'private' });
    expect(await ratri.call(changeForum, { id: empty, version: 0, ...opened })).toMatchObject({ version: 1 });
    await aThread(ratri, id);
    await expect(ratri.call(changeForum, { id, version: 0, ...forumSettings({ kind: 'public' }) })).rejects.toMatchObject({
      code: 'forums.staysClosed',
    });
  });
});

describe('lists', () => {
  it('show all forums by name in pages, narrowed by speciality, kind and words', async () => {
    for (const name of ['Zz thyroid one', 'Zz thyroid two', 'Zz thyroid three'])
      await aForum(bagas, { name, specialities: ['endocrinology'] });
    const first = await nobody().call(listForums, { speciality: 'endocrinology', limit: 2 });
    const second = await nobody().call(listForums, { speciality: 'endocrinology', limit: 2, cursor: first.nextCursor ?? undefined });
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['Zz thyroid one', 'Zz thyroid three', 'Zz thyroid two']);
    expect(second.nextCursor).toBeNull();
    expect((await nobody().call(listForums, { q: 'THYROID tw' })).data.map(({ name }) => name)).toEqual(['Zz thyroid two']);
    expect((await nobody().call(listForums, { q: '100%' })).data).toEqual([]);
  });

  it('are none left out of the pages of a member because something happens in it meanwhile', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push(await aForum(ratri));
    const [oldest = '', middle = '', newest = ''] = ids;
    // Whatever the clock of the server says that reads it.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    const first = await ratri.call(listOwnForums, { limit: 1 });
    vi.useRealTimers();
    expect(first.data.map(({ id }) => id)).toEqual([newest]);
    await aThread(ratri, oldest);
    await world.settle();
    const seen: string[] = [];
    for (let { nextCursor } = first; nextCursor !== null; ) {
      const next = await ratri.call(listOwnForums, { limit: 1, cursor: nextCursor });
      seen.push(...next.data.map(({ id }) => id));
      ({ nextCursor } = next);
    }
    expect(seen).toEqual([middle, oldest]);
  });

  it('show the forums of a member, to others only those that they may know of', async () => {
    const dewi = world.as(await aMember(world, { name: 'Dewi Pratiwi' }));
    const open = await aForum(ratri);
    const shared = await aForum(ratri, { kind: 'private' });
    const secret = await aForum(ratri, { kind: 'private' });
    for (const id of [open, shared, secret]) await enterForum(id, dewi, ratri);
    await enterForum(shared, bagas, ratri);
    const seenBy = async (caller: Caller) =>
      (await caller.call(listFollowedForums, { memberId: idOf(dewi) })).data.map(({ id }) => id).sort();
    expect(await seenBy(dewi)).toEqual([open, shared, secret].sort());
    expect(await seenBy(bagas)).toEqual([open, shared].sort());
    expect(await seenBy(newcomer)).toEqual([open]);
    const own = await aForum(dewi);
    expect(await seenBy(dewi)).toContain(own);
    const owned = await dewi.call(listFollowedForums, { memberId: idOf(dewi), owned: true, limit: 1 });
    expect([owned.data.map(({ id }) => id), owned.nextCursor]).toEqual([[own], null]);
    // One's own, without saying who one is.
    const mine = await dewi.call(listOwnForums, {});
    expect(mine).toEqual(await dewi.call(listFollowedForums, { memberId: idOf(dewi) }));
    expect((await dewi.call(listOwnForums, { owned: true })).data.map(({ id }) => id)).toEqual([own]);
    // Page by page none is left out and none comes twice.
    const paged: string[] = [];
    for (let cursor: string | undefined; paged.length < 9; ) {
      const { data, nextCursor } = await dewi.call(listOwnForums, { limit: 1, cursor });
      paged.push(...data.map(({ id }) => id));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(paged).toEqual(mine.data.map(({ id }) => id));
    await expect(nobody().call(listOwnForums, {})).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('rank by recent exchange and suggest by speciality, each with its reason, private ones never for being busy', async () => {
    const eko = world.as(await aMember(world, { name: 'Eko Santoso', speciality: 'urology' }));
    const busy = await aForum(ratri, { specialities: ['urology'] });
    const quiet = await aForum(ratri, { specialities: ['urology'] });
    const hidden = await aForum(ratri, { kind: 'private', specialities: ['urology'] });
    const inIt = await aForum(ratri, { specialities: ['urology'] });
    const hasLeft = await aForum(ratri, { specialities: ['urology'] });
    await enterForum(inIt, eko, ratri);
    await enterForum(hasLeft, eko, ratri);
    await eko.call(leaveForum, { forumId: hasLeft });
    const [itemId = ''] = await Promise.all([busy, busy, hidden, hidden, hidden].map((id) => aThread(ratri, id)));
    // What waits for staff is no exchange yet.
    const { id: heldId } = await ratri.call(addComment, { itemId, text: fromPlainText('It was 6.4 in the end.') });
    await world.runtime.database.pool.query('update library.comment set held_at = now() where id = $1', [heldId]);
    await world.settle();
    await rank();
    const active = (await eko.call(listMostActiveForums, { speciality: 'urology' })).data;
    expect(active).toMatchObject([{ id: busy, reason: { key: 'exchange', value: '2' } }]);
    const suggested = (await eko.call(listSuggestedForums, {})).data.filter(({ specialities }) => specialities.includes('urology'));
    expect(suggested[0]).toMatchObject({ id: busy, reason: { key: 'speciality', value: 'urology' } });
    expect(suggested.map(({ id }) => id).sort()).toEqual([busy, quiet, hidden].sort());
  });

  it('say of none that it is of a speciality that it has given up, though nothing has been ranked since', async () => {
    const wayan = world.as(await aMember(world, { name: 'Wayan Sudiarta', speciality: 'rheumatology' }));
    const settings = forumSettings({ specialities: ['rheumatology'] });
    const id = await aForum(ratri, settings);
    await aThread(ratri, id);
    await world.settle();
    await rank();
    const suggested = async () => (await wayan.call(listSuggestedForums, {})).data.find((forum) => forum.id === id);
    expect(await suggested()).toMatchObject({ reason: { key: 'speciality', value: 'rheumatology' } });
    await ratri.call(changeForum, { id, version: 0, ...settings, specialities: ['neurology'] });
    // What holds of it still is said instead.
    expect(await suggested()).toMatchObject({ reason: { key: 'exchange', value: '1' } });
  });

  it('say of none how busy it was once it is private, though nothing has been ranked since', async () => {
    const dewi = world.as(await aMember(world, { name: 'Dewi Lestari', speciality: 'dermatology' }));
    const id = await aForum(ratri, { specialities: [] });
    await aThread(ratri, id);
    await world.settle();
    await rank();
    const suggested = async () => (await dewi.call(listSuggestedForums, {})).data.find((forum) => forum.id === id);
    expect(await suggested()).toMatchObject({ reason: { key: 'exchange', value: '1' } });
    const { version } = await ratri.call(getForum, { id });
    await ratri.call(changeForum, { id, version, ...forumSettings({ kind: 'private', specialities: [] }) });
    expect(await suggested()).toBeUndefined();
  });
});

const waiting = async () =>
  (await world.runtime.database.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .rowCount;

it('is settled by whoever owns it at that moment, and not by who has just handed it over', async () => {
  const forumId = await aForum(ratri);
  await enterForum(forumId, bagas, ratri);
  const { name, version } = await ratri.call(getForum, { id: forumId });
  const holder = await world.runtime.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from forums.forum where id = $1 for update', [forumId]);
  const handing = ratri.call(handOverForum, { forumId, memberId: idOf(bagas) });
  await expect.poll(() => waiting()).toBe(1);
  const changing = ratri.call(changeForum, { id: forumId, version, ...forumSettings({ kind: 'private' }) });
  const refused = expect(changing).rejects.toMatchObject({ code: 'forums.notAllowed' });
  await expect.poll(() => waiting()).toBe(2);
  await holder.query('commit');
  holder.release();
  await handing;
  await refused;
  expect(await bagas.call(getForum, { id: forumId })).toMatchObject({ name, kind: 'public', role: 'owner' });
});

it('is closed for what is being written while it is closed, too', async () => {
  const forumId = await aForum(ratri);
  await enterForum(forumId, bagas, ratri);
  const known = await aThread(bagas, forumId);
  const { pool } = world.runtime.database;
  // The change cannot go on before this lets it.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from library.item where id = $1 for update', [known]);
  const { version } = await ratri.call(getForum, { id: forumId });
  const changing = ratri.call(changeForum, { id: forumId, version, ...forumSettings({ kind: 'private' }) });
  await expect.poll(() => waiting()).toBe(1);
  let written = false;
  const writing = aThread(bagas, forumId).finally(() => {
    written = true;
  });
  await expect.poll(async () => written || (await waiting()) === 2).toBe(true);
  await holder.query('commit');
  holder.release();
  await changing;
  const id = await writing;
  expect(await bagas.call(getThread, { id })).toMatchObject({ forum: { kind: 'private' } });
  await expect(newcomer.call(getThread, { id })).rejects.toMatchObject({ code: 'forums.threadNotFound' });
});
