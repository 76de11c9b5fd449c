/** What other modules ask before they show something. */
import type { ItemKind } from '#modules/library/library.contract.ts';
import { countItemsOf, holdItem, MEMBERS, type SeenItem, waitAnew } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { HoldReason } from '../moderation.contract.ts';
import { heldUntil } from './hold.policy.ts';
import { writeHold } from './hold.store.ts';

export { sentBackReasons } from './audit.store.ts';
export { addFellowWriters } from './fellow-writer.policy.ts';
export { holdsOf } from './hold.store.ts';

export interface ToBePublished {
  readonly authorId: string;
  readonly verified: boolean;
  readonly kind: ItemKind;
  /** Who may read it, as its item will say: null for anyone. */
  readonly audience?: string | null;
  /** Something was found in it that may tell who a patient is, and its author says that it does not. */
  readonly identifiersRemain: boolean;
  /** It claims an effect and leads to no source. */
  readonly claims: boolean;
}

export type Doubts = Pick<ToBePublished, 'identifiersRemain' | 'claims'>;

/** A circle of its own, such as a private forum: staff read there what may name a patient, and nothing else that nobody has reported. */
const isCircle = (audience: string | null): boolean => audience !== null && audience !== MEMBERS;

const doubted = ({ identifiersRemain, claims }: Doubts, audience: string | null): HoldReason | null =>
  identifiersRemain ? 'identifiers' : claims && !isCircle(audience) ? 'claims' : null;

/** Why staff read this before anybody else does, or null. Whoever registers it as held says why by `noteHold`. */
export async function holdReason(db: Database, wanted: ToBePublished): Promise<HoldReason | null> {
  const { authorId, verified, kind, audience = null } = wanted;
  const doubt = doubted(wanted, audience);
  if (doubt !== null || isCircle(audience)) return doubt;
  const until = heldUntil(kind, verified);
  return until > 0 && (await countItemsOf(db, authorId, kind)) < until ? 'newAuthor' : null;
}

/** Why an item was registered as held. */
export const noteHold = (db: Database, itemId: string, reason: HoldReason): Promise<void> =>
  writeHold(db, { itemId, reason, appeared: false });

/**
 * An author changed what readers read of an item: where it is in doubt now, staff read it before anybody else does, also when it
 * is withdrawn at the moment. What waits already is another version from now on, of which nobody has approved. True when it is
 * out of sight until staff have read it.
 */
export async function holdAgain(context: Pick<Context, 'db' | 'emit'>, item: SeenItem, doubts: Doubts): Promise<boolean> {
  const reason = doubted(doubts, item.audience);
  if (reason === null) return waitAnew(context.db, item.id);
  await writeHold(context.db, { itemId: item.id, reason, appeared: await holdItem(context, item) });
  return true;
}
