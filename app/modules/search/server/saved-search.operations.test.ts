import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { changeItem, setAudienceMember } from '#modules/library/server/library.public.ts';
import { muteMember } from '#modules/network/block.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  deleteSavedSearch,
  forgetSearches,
  listRecentSearches,
  listSavedSearches,
  MAX_RECENT,
  MAX_SAVED,
  rememberSearch,
  saveSearch,
  setKeepingSearches,
  setSearchAlerts,
} from '../kept-search.contract.ts';
import { matchSavedSearches } from './saved-search.job.ts';
import { reindexAll } from './search.public.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const ALL = { kind: 'all' } as const;
const recent = async (caller: Caller) => (await caller.call(listRecentSearches, {})).data.map(({ q }) => q);
const saved = async (caller: Caller) => (await caller.call(listSavedSearches, {})).data;

describe('recent searches', () => {
  it('are one’s own, newest first, each once, and no more than twenty', async () => {
    for (let n = 0; n < MAX_RECENT + 2; n++) await ratri.call(rememberSearch, { q: `search ${n}`, filters: ALL });
    await ratri.call(rememberSearch, { q: 'search 5', filters: { kind: 'cases', language: 'id' } });
    const { data, keeping } = await ratri.call(listRecentSearches, {});
    expect(keeping).toBe(true);
    expect(data).toHaveLength(MAX_RECENT);
    expect(data[0]).toMatchObject({ q: 'search 5', filters: { kind: 'cases', language: 'id' } });
    expect(data.filter(({ q }) => q === 'search 5')).toHaveLength(1);
    expect(await recent(bagas)).toEqual([]);
    await expect(nobody.call(listRecentSearches, {})).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(nobody.call(rememberSearch, { q: 'x', filters: ALL })).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('lose none but the oldest where several came in one millisecond', async () => {
    const member = world.as(await aMember(world, { name: 'Ketut Wirawan' }));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (let n = 0; n < MAX_RECENT + 2; n++) await member.call(rememberSearch, { q: `at once ${n}`, filters: ALL });
    } finally {
      vi.useRealTimers();
    }
    expect(await recent(member)).toHaveLength(MAX_RECENT);
  });

  it('are forgotten one by one or all, and not kept by who does not want it', async () => {
    await bagas.call(rememberSearch, { q: 'dengue', filters: ALL });
    await bagas.call(rememberSearch, { q: 'tb', filters: ALL });
    await bagas.call(forgetSearches, { q: 'tb' });
    expect(await recent(bagas)).toEqual(['dengue']);
    expect(await recent(ratri)).not.toEqual([]);
    expect(await bagas.call(setKeepingSearches, { on: false })).toEqual({ keeping: false });
    await bagas.call(rememberSearch, { q: 'sepsis', filters: ALL });
    expect(await bagas.call(listRecentSearches, {})).toEqual({ keeping: false, data: [] });
    await bagas.call(setKeepingSearches, { on: true });
    await bagas.call(rememberSearch, { q: 'sepsis', filters: ALL });
    expect(await recent(bagas)).toEqual(['sepsis']);
    await bagas.call(forgetSearches, {});
    expect(await recent(bagas)).toEqual([]);
  });
});

describe('saved searches', () => {
  it('are saved once, switched and deleted by their member alone', async () => {
    const one = await ratri.call(saveSearch, { q: 'snake bite', filters: { kind: 'cases' } });
    const again = await ratri.call(saveSearch, { q: 'snake bite', filters: { kind: 'cases' }, alerts: false });
    expect(again).toMatchObject({ id: one.id, alerts: false });
    expect(await saved(ratri)).toHaveLength(1);
    expect(await saved(bagas)).toEqual([]);
    await expect(bagas.call(setSearchAlerts, { id: one.id, alerts: true })).rejects.toMatchObject({ code: 'search.savedNotFound' });
    await bagas.call(deleteSavedSearch, { id: one.id });
    expect(await saved(ratri)).toHaveLength(1);
    expect(await ratri.call(setSearchAlerts, { id: one.id, alerts: true })).toMatchObject({ alerts: true });
    await ratri.call(deleteSavedSearch, { id: one.id });
    await ratri.call(deleteSavedSearch, { id: one.id });
    expect(await saved(ratri)).toEqual([]);
    await expect(nobody.call(saveSearch, { q: 'x', filters: ALL })).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('are thirty at most', async () => {
    const many = world.as(await aMember(world, { name: 'Sari Lestari' }));
    for (let n = 0; n < MAX_SAVED; n++) await many.call(saveSearch, { q: `saved ${n}`, filters: ALL });
    await expect(many.call(saveSearch, { q: 'one more', filters: ALL })).rejects.toMatchObject({ code: 'search.tooManySaved' });
    await expect(many.call(saveSearch, { q: 'saved 3', filters: ALL })).resolves.toMatchObject({ q: 'saved 3' });
  });
});

describe('alerts', () => {
  const look = async () => {
    const { pool } = world.runtime.database;
    // As if a day had passed: what is looked for came in between.
    await pool.query("update search.saved_search set checked_at = now() - interval '1 day'");
    await world.runtime.services.jobs.enqueue(world.runtime.database.db, matchSavedSearches, {});
    await world.runJobs();
    await world.settle();
  };
  const told = async (caller: Caller) =>
    (await caller.call(listNotifications, {})).data.filter(({ kind }) => kind === 'savedSearch').map(({ item, note }) => [item?.id, note]);

  it('tell once of what is new, not of one’s own, and not without being asked', async () => {
    const reader = world.as(await aMember(world, { name: 'Made Ratnadi' }));
    const other = world.as(await aMember(world, { name: 'Nyoman Putra' }));
    await reader.call(saveSearch, { q: 'infark miokard', filters: { kind: 'cases' } });
    await other.call(saveSearch, { q: 'infark miokard', filters: { kind: 'cases' }, alerts: false });
    await bagas.call(saveSearch, { q: 'heart attack', filters: ALL });
    const id = await aPublishedCase(world, bagas, { content: { title: 'Another heart attack in the rain' } });
    await world.settle();
    await look();
    expect(await told(reader)).toEqual([[id, 'infark miokard']]);
    expect(await told(other)).toEqual([]);
    expect(await told(bagas)).toEqual([]);
    await look();
    expect(await told(reader)).toHaveLength(1);
  });

  it('never tell of what a colleague wrote whom the member muted, unless nobody may know who wrote it', async () => {
    const [reader, muted] = [world.as(await aMember(world, { name: 'Luh Ayu' })), world.as(await aMember(world, { name: 'Gede Arta' }))];
    await reader.call(saveSearch, { q: 'wolverine', filters: ALL });
    await reader.call(muteMember, { memberId: muted.viewer?.id ?? '', muted: true });
    const heard = await aPublishedCase(world, bagas, { content: { title: 'Mauled by a wolverine' } });
    await aPublishedCase(world, muted, { content: { title: 'Wolverine, wolverine, wolverine' } });
    await world.settle();
    await look();
    expect(await told(reader)).toEqual([[heard, 'wolverine']]);

    await reader.call(saveSearch, { q: 'axolotl', filters: ALL });
    const unnamed = await aPublishedCase(world, muted, { content: { title: 'Bitten by an axolotl' }, settings: { anonymous: true } });
    await world.settle();
    await look();
    expect((await told(reader)).at(0)).toEqual([unnamed, 'axolotl']);
  });

  it('never tell of one’s own, also where nobody may know whose it is', async () => {
    const author = world.as(await aMember(world, { name: 'Ketut Widi' }));
    const reader = world.as(await aMember(world, { name: 'Ayu Laksmi' }));
    for (const caller of [author, reader]) await caller.call(saveSearch, { q: 'narwhal', filters: ALL });
    const own = await aPublishedCase(world, author, { content: { title: 'Pierced by a narwhal' }, settings: { anonymous: true } });
    await world.settle();
    await look();
    expect(await told(reader)).toEqual([[own, 'narwhal']]);
    expect(await told(author)).toEqual([]);
    const other = await aPublishedCase(world, bagas, { content: { title: 'A narwhal ashore' } });
    await world.settle();
    await look();
    expect(await told(author)).toEqual([[other, 'narwhal']]);
  });

  it('tell whoever else asked, where one search cannot be looked through, and its own member an hour later', async () => {
    const { pool } = world.runtime.database;
    const [first, second] = [world.as(await aMember(world, { name: 'Ni Made' })), world.as(await aMember(world, { name: 'I Ketut' }))];
    const { id: broken } = await first.call(saveSearch, { q: 'capybara', filters: ALL });
    await second.call(saveSearch, { q: 'capybara', filters: ALL });
    const id = await aPublishedCase(world, bagas, { content: { title: 'Kicked by a capybara' } });
    await world.settle();
    // PostgreSQL takes no such text.
    await pool.query(`update search.saved_search set filters = '{"kind":"all","speciality":"\\u0000"}' where id = $1`, [broken]);
    await look();
    expect(await told(second)).toEqual([[id, 'capybara']]);
    expect(await told(first)).toEqual([]);
    await pool.query(`update search.saved_search set filters = '{"kind":"all"}' where id = $1`, [broken]);
    await world.runtime.services.jobs.enqueue(world.runtime.database.db, matchSavedSearches, {});
    await world.runJobs();
    await world.settle();
    expect(await told(first)).toEqual([[id, 'capybara']]);
  });

  it('tell of what comes late: a journal dates its articles before its feed brings them', async () => {
    const { database, services } = world.runtime;
    const reader = world.as(await aMember(world, { name: 'Wayan Sukma' }));
    await reader.call(saveSearch, { q: 'platypus', filters: ALL });
    await reader.call(saveSearch, { q: 'wombat', filters: ALL });
    const id = await aPublishedCase(world, bagas, { content: { title: 'Stung by a platypus' } });
    const known = await aPublishedCase(world, bagas, { content: { title: 'Scratched by a wombat' } });
    await world.settle();
    await database.pool.query("update search.document set published_at = now() - interval '40 days' where item_id = $1", [id]);
    await database.pool.query("update search.document set arrived_at = now() - interval '2 days' where item_id = $1", [known]);
    // Filled anew, the index still knows since when each was found.
    await database.transaction((db) => reindexAll({ db, services }));
    await look();
    expect(await told(reader)).toEqual([[id, 'platypus']]);
  });

  it('tell of what came before the search was saved once more, or its alert was switched on that was on', async () => {
    const { database, services } = world.runtime;
    const reader = world.as(await aMember(world, { name: 'Desak Putri' }));
    const { id: savedId } = await reader.call(saveSearch, { q: 'okapi', filters: ALL });
    await database.pool.query("update search.saved_search set checked_at = now() - interval '1 day' where id = $1", [savedId]);
    const id = await aPublishedCase(world, bagas, { content: { title: 'Kicked by an okapi' } });
    await world.settle();
    await reader.call(saveSearch, { q: 'okapi', filters: ALL });
    await reader.call(setSearchAlerts, { id: savedId, alerts: true });
    await services.jobs.enqueue(database.db, matchSavedSearches, {});
    await world.runJobs();
    await world.settle();
    expect(await told(reader)).toEqual([[id, 'okapi']]);
  });

  it('are refused where nothing new can be told of', async () => {
    for (const kind of ['people', 'topics'] as const) {
      const refused = { fields: { alerts: 'search.validation.alerts' } };
      await expect(ratri.call(saveSearch, { q: 'bagas', filters: { kind }, alerts: true })).rejects.toMatchObject(refused);
      const kept = await ratri.call(saveSearch, { q: 'bagas', filters: { kind } });
      expect(kept.alerts).toBe(false);
      await expect(ratri.call(setSearchAlerts, { id: kept.id, alerts: true })).rejects.toMatchObject(refused);
      expect(await ratri.call(setSearchAlerts, { id: kept.id, alerts: false })).toMatchObject({ alerts: false });
    }
  });

  it('never tell of what the member may not read, and no longer once they may not', async () => {
    const member = world.as(await aMember(world, { name: 'Putu Dewi' }));
    const stranger = world.as(await aMember(world, { name: 'Komang Adi' }));
    for (const caller of [member, stranger]) await caller.call(saveSearch, { q: 'quokka', filters: ALL });
    const id = await aPublishedCase(world, bagas, { content: { title: 'Bitten by a quokka' } });
    await world.runtime.database.transaction(async (db) => {
      const emit = world.runtime.services.emit.bind(null, db) as never;
      await setAudienceMember({ db, emit }, 'forum0000000001', member.viewer?.id ?? '', true);
      await changeItem({ db, emit }, id, { audience: 'forum0000000001' });
    });
    await world.settle();
    await look();
    expect(await told(member)).toEqual([[id, 'quokka']]);
    expect(await told(stranger)).toEqual([]);
    await world.runtime.database.transaction(async (db) => {
      const emit = world.runtime.services.emit.bind(null, db) as never;
      await setAudienceMember({ db, emit }, 'forum0000000001', member.viewer?.id ?? '', false);
    });
    expect(await told(member)).toEqual([]);
  });

  it('tell of the best that the member may read, however well what they may not read fits', async () => {
    const stranger = world.as(await aMember(world, { name: 'Wayan Sudira' }));
    await stranger.call(saveSearch, { q: 'numbat', filters: ALL });
    const open = await aPublishedCase(world, bagas, { content: { title: 'What a visitor of the zoo was bitten by: a numbat' } });
    const closed = await aPublishedCase(world, bagas, { content: { title: 'Numbat' } });
    await world.runtime.database.transaction(async (db) => {
      const emit = world.runtime.services.emit.bind(null, db) as never;
      await changeItem({ db, emit }, closed, { audience: 'forum0000000001' });
    });
    await world.settle();
    await look();
    expect(await told(stranger)).toEqual([[open, 'numbat']]);
  });
});
