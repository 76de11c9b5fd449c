/** When members want no e-mail. The module that keeps it says so. */
import type { Database } from '#platform/db/database.ts';

/** Of these members, those who are not to be disturbed now. */
export type QuietAmong = (db: Database, memberIds: readonly string[]) => Promise<ReadonlySet<string>>;

const kept: { among: QuietAmong } = { among: async () => new Set() };

/** Called once by the module that keeps it, as it is loaded. */
export function addQuietTimes(among: QuietAmong): void {
  kept.among = among;
}

export const quietAmong: QuietAmong = async (db, memberIds) => (memberIds.length === 0 ? new Set() : kept.among(db, memberIds));
