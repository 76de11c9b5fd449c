import { z } from 'zod';
import type { DatabasePool } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { loadedVersion, lockLoad, replacePlaces } from './place-load.store.ts';
import { placesVersion, readPlaces } from './place-source.data.ts';

/** Whoever has a list of the postal codes of Indonesian villages puts it here; see `readPlaces` for its form. */
const POSTAL_CODES_FILE = 'reference/indonesian-postal-codes.csv';

/** Brings the places into the database unless they are there already; true when it did. */
export async function loadPlaces(database: DatabasePool, options: { postalCodes?: string | null } = {}): Promise<boolean> {
  const postalCodes = options.postalCodes ?? null;
  const version = await placesVersion(postalCodes);
  return database.transaction(async (db) => {
    await lockLoad(db);
    if ((await loadedVersion(db)) === version) return false;
    await replacePlaces(db, await readPlaces(postalCodes), version);
    return true;
  });
}

export const loadPlacesJob = job({
  name: 'reference.loadPlaces',
  payload: z.strictObject({}),
  run: async ({ services, log }) => {
    const isLoaded = await loadPlaces(services.database, { postalCodes: await storedPostalCodes(services.storage) });
    if (isLoaded) log.info({}, 'places loaded');
  },
});

/** Called when a server starts. */
export async function enqueueOutdatedPlaces({ database, jobs, storage }: Services): Promise<void> {
  const version = await placesVersion(await storedPostalCodes(storage));
  if ((await loadedVersion(database.db)) !== version) await jobs.enqueue(database.db, loadPlacesJob, {}, { singletonKey: version });
}

async function storedPostalCodes(storage: Storage): Promise<string | null> {
  const bytes = await storage.get(POSTAL_CODES_FILE);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}
