/** The rest of the sample world in the index, after its cases: posts, forums, communities, videos, news and newsletters. */
import { insertSampleMembers } from '#modules/identity/server/identity.public.ts';
import { reindexAll } from '#modules/search/server/search.public.ts';
import type { Services } from '#platform/services.ts';
import { loadSampleCommunities } from '#sample/sample-communities.ts';
import { loadSampleForums } from '#sample/sample-forums.ts';
import { loadSampleNews } from '#sample/sample-news.ts';
import { loadSampleNewsletters } from '#sample/sample-newsletters.ts';
import type { SamplePart } from '#sample/sample-part.ts';
import { staffMember } from '#sample/sample-people.ts';
import { loadSamplePosts } from '#sample/sample-posts.ts';
import { loadSampleVideos } from '#sample/sample-videos.ts';
import { readSampleWorld } from '#sample/sample-world.ts';
import { sampleBylines } from './sample-cases.ts';

const PARTS: readonly SamplePart[] = [
  loadSamplePosts,
  loadSampleForums,
  loadSampleCommunities,
  loadSampleVideos,
  loadSampleNews,
  loadSampleNewsletters,
];

export async function loadSampleRest(services: Services, now: Date): Promise<void> {
  const world = readSampleWorld(now);
  await services.database.transaction(async (db) => {
    const { client } = db;
    if (!('release' in client)) throw new Error('COPY runs inside a transaction');
    await insertSampleMembers(db, [staffMember(now)]);
    const bylines = await sampleBylines(
      db,
      world.people.map(({ id }) => id),
    );
    for (const load of PARTS) await load({ db, client, services, world, bylines, now });
    await reindexAll({ db, services });
  });
}
