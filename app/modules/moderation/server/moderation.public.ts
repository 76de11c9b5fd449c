/** What other modules ask before they show something. */
import type { ItemKind } from '#modules/library/library.contract.ts';
import { countItemsOf, holdItem, type SeenItem } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Context } from '#platform/operation/context.ts';
import type { HoldReason } from '../moderation.contract.ts';
import { heldUntil } from './hold.policy.ts';
import { writeHold } from './hold.store.ts';

export { sentBackReasons } from './audit.store.ts';
export { holdsOf } from './hold.store.ts';

export interface ToBePublished {
  readonly authorId: string;
  readonly verified: boolean;
  readonly kind: ItemKind;
  /** Something was found in it that may tell who a patient is, and its author says that it does not. */
  readonly identifiersRemain: boolean;
  /** It claims an effect and leads to no source. */
  readonly claims: boolean;
}

type Doubts = Pick<ToBePublished, 'identifiersRemain' | 'claims'>;

const doubted = ({ identifiersRemain, claims }: Doubts): HoldReason | null =>
  identifiersRemain ? 'identifiers' : claims ? 'claims' : null;

/** Why staff read this before anybody else does, or null. Whoever registers it as held says why by `noteHold`. */
export async function holdReason(db: Database, { authorId, verified, kind, ...doubts }: ToBePublished): Promise<HoldReason | null> {
  const doubt = doubted(doubts);
  if (doubt !== null) return doubt;
  const until = heldUntil(kind, verified);
  return until > 0 && (await countItemsOf(db, authorId, kind)) < until ? 'newAuthor' : null;
}

/** Why an item was registered as held. */
export const noteHold = (db: Database, itemId: string, reason: HoldReason): Promise<void> =>
  writeHold(db, { itemId, reason, appeared: false });

/** A published item was changed so that staff should read it again: true when it is out of sight until they have. */
export async function holdAgain(context: Pick<Context, 'db' | 'emit'>, item: SeenItem, doubts: Doubts): Promise<boolean> {
  const reason = doubted(doubts);
  if (reason === null || item.status !== 'published') return false;
  await holdItem(context, item);
  await writeHold(context.db, { itemId: item.id, reason, appeared: true });
  return true;
}
