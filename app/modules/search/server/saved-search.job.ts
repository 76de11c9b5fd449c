import { z } from 'zod';
import { readableAudiences, writersOf } from '#modules/library/server/library.public.ts';
import { unwelcomeIds } from '#modules/network/server/network.public.ts';
import { type Database, isUnavailable, savepoint } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { savedSearchMatched } from '../kept-search.contract.ts';
import { filterOf } from './answering.store.ts';
import { asked } from './asking.store.ts';
import { arrivedUpTo } from './document.store.ts';
import { dueSearches, type SavedRow, setChecked } from './kept-search.store.ts';
import { findItems, type ItemHit } from './search.store.ts';

/** A member is told of a search at most so often. */
const HOURS = 20;
const BATCH = 50;
const MOST_COUNTED = 50;

/** Looks through kept searches for what is new, as their members would find it. */
export const matchSavedSearches = job({
  name: 'search.matchSaved',
  schedule: '17 * * * *',
  payload: z.strictObject({}),
  expireInSeconds: 1800,
  async run({ services, log, signal }) {
    const upTo = await services.database.transaction(arrivedUpTo);
    const before = new Date(upTo.getTime() - HOURS * 3_600_000);
    // Looked through again in an hour, for all that came since they were last: they keep no other back.
    const failed: string[] = [];
    for (let taken = BATCH; taken === BATCH; ) {
      signal.throwIfAborted();
      taken = await services.database.transaction(async (db) => {
        const due = await dueSearches(db, before, failed, BATCH);
        const checked: string[] = [];
        for (const saved of due) {
          try {
            await savepoint(db, () => tellOfNew(db, services, saved, upTo));
            checked.push(saved.id);
          } catch (error) {
            if (isUnavailable(error)) throw error;
            log.error({ err: error, savedSearch: saved.id }, 'a saved search could not be looked through');
            failed.push(saved.id);
          }
        }
        await setChecked(db, checked, upTo);
        return due.length;
      });
    }
  },
});

async function tellOfNew(db: Database, services: Services, saved: SavedRow, upTo: Date): Promise<void> {
  const hits = await newHits(db, saved, upTo);
  const [best] = hits;
  if (best === undefined) return;
  const { memberId, id: savedSearchId, q } = saved;
  await services.emit(db, savedSearchMatched, { memberId, savedSearchId, q, itemId: best.id, count: hits.length });
}

/** What the member could not read, or wrote themselves, is no news; nor is what comes from whom they muted. */
async function newHits(db: Database, { memberId, q, filters, checkedAt }: SavedRow, upTo: Date): Promise<readonly ItemHit[]> {
  const reader = {
    id: memberId,
    audiences: await readableAudiences(db, memberId),
    apart: [memberId, ...(await unwelcomeIds(db, memberId))],
  };
  const { items, latest } = await asked(db, q, 'search');
  // By when it came into the index: a journal dates its articles before its feed brings them.
  const filter = { ...filterOf(reader, filters, upTo.getTime()), arrived: { from: checkedAt, until: upTo } };
  // What came since then is among the last documents: no others are looked at for words in quotes.
  const search = { queries: items, quoted: false, filter, latest, asOf: upTo, after: null, limit: MOST_COUNTED };
  const { hits } = await findItems(db, search, false);
  // The index does not know who wrote what is anonymous.
  const writers = await writersOf(
    db,
    hits.map(({ id }) => id),
  );
  const own = new Set(writers.flatMap(({ id, authorId }) => (authorId === memberId ? [id] : [])));
  return hits.filter(({ id }) => !own.has(id));
}
