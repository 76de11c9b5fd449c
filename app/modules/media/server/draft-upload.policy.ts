/** Uploads that something is being written with: nothing shows them yet, and they are not forgotten. Whoever keeps drafts says so. */
import type { Database } from '#platform/db/database.ts';

export interface Upload {
  readonly id: string;
  readonly ownerId: string;
}

/** A prepared statement: of these ids and of their owners, in the same order, the rows of those that a draft of their owner names. */
export type NamedInDrafts = (
  db: Database,
  values: readonly [ids: readonly string[], ownerIds: readonly string[]],
) => Promise<readonly { id: string }[]>;

const kept: NamedInDrafts[] = [];

/** Called once by each module that keeps drafts, as it is loaded. */
export function addDraftUploads(named: NamedInDrafts): void {
  kept.push(named);
}

export async function uploadsInDrafts(db: Database, uploads: readonly Upload[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (uploads.length === 0) return found;
  const values = [uploads.map(({ id }) => id), uploads.map(({ ownerId }) => ownerId)] as const;
  for (const named of kept) for (const { id } of await named(db, values)) found.add(id);
  return found;
}
