/** Uploads that something is being written with: nothing shows them yet, and they are not forgotten. Whoever keeps drafts says so. */
import type { Database } from '#platform/db/database.ts';

export interface Upload {
  readonly id: string;
  readonly ownerId: string;
}

/** Those of these uploads that a draft of their owner names. */
export type NamedInDrafts = (db: Database, uploads: readonly Upload[]) => Promise<readonly string[]>;

const kept: NamedInDrafts[] = [];

/** Called once by each module that keeps drafts, as it is loaded. */
export function addDraftUploads(named: NamedInDrafts): void {
  kept.push(named);
}

export async function uploadsInDrafts(db: Database, uploads: readonly Upload[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (uploads.length > 0) for (const named of kept) for (const id of await named(db, uploads)) found.add(id);
  return found;
}
