/**
 * `npm run feed:replay -- --weights '{"news":-48}'`: the first pages of members' feeds as they are ranked now, and as they would
 * be with other weights (app/modules/library/server/feed-ranking.policy.ts). Reads only.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
// They name what a member belongs to and follows.
import '#modules/forums/server/forums.module.ts';
import { feedReaderOf } from '#modules/library/server/feed.operations.ts';
import { feedText } from '#modules/library/server/feed.store.ts';
import { FEED_WEIGHTS, type FeedWeights } from '#modules/library/server/feed-ranking.policy.ts';
import '#modules/news/server/news.module.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase as openPool } from '#platform/db/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { compareFeeds, type Entry, reportOf } from './compare-feeds.ts';

const { values } = parseArgs({
  options: {
    weights: { type: 'string', default: '{}' },
    members: { type: 'string', default: '50' },
    limit: { type: 'string', default: '20' },
  },
});
const weights = { ...FEED_WEIGHTS, ...weightsOf(values.weights) };
const database = await openDatabase(loadConfig(), 'npm run feed:replay');
const { db, pool, close } = openPool({ url: database.url, max: 2, onError: (error) => process.stderr.write(`${error.message}\n`) });
try {
  const { rows } = await pool.query<{ id: string; specialityId: string | null }>(
    'select id, speciality_id as "specialityId" from identity.member order by id limit $1',
    [Number(values.members)],
  );
  const comparisons = [];
  for (const member of rows) {
    const reader = await feedReaderOf(db, member);
    const pageBy = async (by: FeedWeights): Promise<Entry[]> =>
      (JSON.parse((await feedText(db, reader, { onlyFollowed: false, limit: Number(values.limit) }, by)).text) as { data: Entry[] }).data;
    comparisons.push(compareFeeds(await pageBy(FEED_WEIGHTS), await pageBy(weights)));
  }
  process.stdout.write(`${JSON.stringify(weights)}\n${reportOf(comparisons)}`);
} finally {
  await close();
  await database.close();
}

/** Only names that are weights, and numbers. */
function weightsOf(text: string): Partial<FeedWeights> {
  const given = JSON.parse(text) as Record<string, unknown>;
  for (const [name, hours] of Object.entries(given)) {
    if (!(name in FEED_WEIGHTS)) throw new Error(`${name} is no weight; there are ${Object.keys(FEED_WEIGHTS).join(', ')}`);
    if (typeof hours !== 'number') throw new Error(`${name} takes a number of hours`);
  }
  return given;
}
