import type { Byline } from '#modules/identity/byline.contract.ts';
import { bylineOf, insertSampleMembers } from '#modules/identity/server/identity.public.ts';
import { loadPlaces } from '#modules/reference/server/reference.public.ts';
import { reindexAll } from '#modules/search/server/search.public.ts';
import type { Database } from '#platform/db/database.ts';
import { writeSetting } from '#platform/db/platform.store.ts';
import type { Services } from '#platform/services.ts';
import { copyRows } from './copy-rows.ts';
import { hasNoMembers } from './is-empty.ts';
import { type Bylines, caseRows, type Rows, TABLES, type TableName } from './sample-case-rows.ts';
import { loadSampleChats } from './sample-chats.ts';
import { loadSampleCommunities } from './sample-communities.ts';
import { followRows } from './sample-follows.ts';
import { loadSampleForums } from './sample-forums.ts';
import { drawImages } from './sample-images.ts';
import { loadSampleNewcomers } from './sample-newcomers.ts';
import { loadSampleNews } from './sample-news.ts';
import { loadSampleNewsletters } from './sample-newsletters.ts';
import { loadSampleNotifications } from './sample-notifications.ts';
import type { SamplePart } from './sample-part.ts';
import { memberOf, staffMember } from './sample-people.ts';
import { loadSamplePosts } from './sample-posts.ts';
import { loadSampleProfiles } from './sample-profiles.ts';
import { loadSampleReaders } from './sample-readers.ts';
import { loadSampleSliders } from './sample-sliders.ts';
import { loadSampleVideos } from './sample-videos.ts';
import { readSampleWorld, type SampleWorld } from './sample-world.ts';

/** Name of the setting that says when the sample world was made. */
export const SAMPLE_SETTING = 'sampleWorld';

/** In this order, after the doctors and their cases. */
const PARTS: readonly SamplePart[] = [
  loadSampleNewcomers,
  loadSampleSliders,
  loadSampleProfiles,
  loadSamplePosts,
  loadSampleForums,
  loadSampleCommunities,
  loadSampleChats,
  loadSampleVideos,
  loadSampleNews,
  loadSampleNewsletters,
  loadSampleReaders,
  loadSampleNotifications,
];

export type OnStep = (text: string) => void;

/** Refused in words: members of an installation must not find sample doctors among them, one of whom may do all that staff may. */
export class NotEmptyError extends Error {
  constructor() {
    super('This database already has members, and only an empty one is filled with the sample world. Name another one in DATABASE_URL.');
  }
}

/**
 * Fills an empty database. All of it or nothing: an interrupted first start begins again.
 * @throws {NotEmptyError} before anything is written
 */
export async function loadSampleWorld(services: Services, onStep: OnStep, now = new Date()): Promise<void> {
  if (!(await hasNoMembers(services.database.pool))) throw new NotEmptyError();
  const world = readSampleWorld(now);
  const images = await drawImages(world, services, (done, all) => {
    if (done % 20 === 0 || done === all) onStep(`${done} of ${all} pictures drawn`);
  });
  await services.database.transaction(async (db) => {
    await insertSampleMembers(db, [...world.people.map((person, n) => memberOf(person, n, now)), staffMember(now)]);
    onStep(`${world.people.length} doctors`);
    const bylines = await bylinesOf(db, world);
    const rows = Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;
    for (const sample of world.cases) caseRows(world, sample, bylines, images.get(sample.slug) ?? [], rows);
    for (const [table, columns] of Object.entries(TABLES)) await copyRows(clientOf(db), table, columns, rows[table as TableName]);
    onStep(`${world.cases.length} cases with ${rows['library.comment'].length} comments`);
    const { follows, counts } = followRows(world);
    await copyRows(clientOf(db), 'network.follow', ['follower_id', 'member_id', 'at'], follows);
    await copyRows(clientOf(db), 'network.follow_count', ['member_id', 'followers', 'following'], counts);
    const kit = { db, client: clientOf(db), services, world, bylines, now };
    for (const load of PARTS) onStep(await load(kit));
    await reindexAll({ db, services });
    onStep('search index');
    await writeSetting(db, SAMPLE_SETTING, { at: now.toISOString() });
  });
  await loadPlaces(services.database);
  onStep('places of all countries');
  await services.database.pool.query('analyze');
}

async function bylinesOf(db: Database, world: SampleWorld): Promise<Bylines> {
  const named = new Map<string, Byline>();
  const unnamed = new Map<string, Byline>();
  for (const { id } of world.people) {
    named.set(id, await bylineOf(db, id, false));
    unnamed.set(id, await bylineOf(db, id, true));
  }
  const from = (map: Map<string, Byline>) => (id: string) => {
    const byline = map.get(id);
    if (byline === undefined) throw new Error(`No byline of ${id}`);
    return byline;
  };
  return { named: from(named), unnamed: from(unnamed) };
}

/** Inside a transaction the database is one connection, which COPY needs. */
function clientOf(db: Database) {
  if (!('release' in db.client)) throw new Error('COPY runs inside a transaction');
  return db.client;
}
