/** Who writes an item beside its author: of some kinds several write one text, and the module of the kind says who they are now. */
import type { Database } from '#platform/db/database.ts';
import type { Member, Viewer } from '#platform/session/viewer.ts';
import type { ItemKind } from '../library.contract.ts';
import type { FoundItem } from './item.store.ts';

export type WriteRule = (db: Database, viewer: Member, itemId: string) => Promise<boolean>;

const rules = new Map<string, WriteRule>();

/** Called once by the module that owns the kind, as it is loaded. */
export function addWriteRule(kind: ItemKind, rule: WriteRule): void {
  rules.set(kind, rule);
}

type Written = Pick<FoundItem, 'id' | 'kind' | 'authorId'>;

/** Where there is a rule, whoever began an item writes it as long as the rule says so; otherwise its author does. */
export async function mayWriteItem(db: Database, { id, kind, authorId }: Written, viewer: Viewer): Promise<boolean> {
  if (viewer === null) return false;
  return (await rules.get(kind)?.(db, viewer, id)) ?? authorId === viewer.id;
}

/** Those who write it with its author see what these see of it: as long as it is held, or taken back. */
export async function seesAsWriter(db: Database, item: FoundItem, viewer: Viewer): Promise<boolean> {
  const isShared = item.inAudience && (item.status === 'held' || item.status === 'withdrawn') && rules.has(item.kind);
  return isShared && mayWriteItem(db, item, viewer);
}
