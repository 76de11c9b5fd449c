import { itemPublished } from '#modules/library/library-events.contract.ts';
import { lockItem, newlyNamed } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { subscribe } from '#platform/events/event.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { caseSolved, caseUpdated, caseUpdateNamedColleagues } from '../cases.contract.ts';
import { lockRecord } from './case.store.ts';
import { correctedUpdates, isClosed, noteNamed, takeUntold } from './case-update.store.ts';

interface NamingUpdate {
  readonly id: string;
  readonly authorId: string;
  readonly text: RichText;
}

/** Whom an update that can be read is to tell that it names them, without whom it named `before`; from now on they count as told. */
export function takeNamed(db: Database, { id, authorId, text }: NamingUpdate, before?: RichText): Promise<string[]> {
  return noteNamed(db, id, newlyNamed(text, authorId, before));
}

interface ToldCase {
  readonly caseId: string;
  readonly authorId: string;
  readonly anonymous: boolean;
}

/** Of those that nobody has heard of yet, each once. */
export async function tellOfUpdates(
  { db, emit }: Pick<MemberContext, 'db' | 'emit'>,
  { caseId, authorId, anonymous }: ToldCase,
): Promise<void> {
  for (const { id, closes, text } of await takeUntold(db, caseId)) {
    const named = await takeNamed(db, { id, authorId, text });
    await emit(caseUpdated, { caseId, authorId, anonymous, updateId: id, closes, mentionedIds: named });
  }
}

/** Of all that corrections name: nobody is told of it twice. */
async function tellOfCorrections(
  { db, emit }: Pick<MemberContext, 'db' | 'emit'>,
  { caseId, authorId }: Pick<ToldCase, 'caseId' | 'authorId'>,
): Promise<void> {
  for (const { id, text } of await correctedUpdates(db, caseId)) {
    const named = await takeNamed(db, { id, authorId, text });
    if (named.length > 0) await emit(caseUpdateNamedColleagues, { caseId, authorId, updateId: id, mentionedIds: named });
  }
}

/** Where an update tells how it ended, that one is told. */
export async function tellOfMark(
  { db, emit }: Pick<MemberContext, 'db' | 'emit'>,
  { caseId, authorId }: Pick<ToldCase, 'caseId' | 'authorId'>,
  solvedAt: Date,
): Promise<void> {
  if (!(await isClosed(db, caseId))) await emit(caseSolved, { caseId, authorId, at: solvedAt.toISOString() });
}

export const caseNewsSubscribers = [
  /** What was told while nobody could read the case is heard of once they can, for instance after staff have approved it. */
  subscribe(itemPublished, 'cases.tellOfWhatWasHeld', async ({ db, emit }, { itemId, kind, authorId, anonymous }) => {
    if (kind !== 'case') return;
    // The case comes before its item, as wherever both are written. It may be out of sight again by now.
    await lockRecord(db, itemId);
    const item = await lockItem(db, itemId);
    if (item?.status !== 'published') return;
    await tellOfUpdates({ db, emit }, { caseId: itemId, authorId, anonymous });
    await tellOfCorrections({ db, emit }, { caseId: itemId, authorId });
    if (item.solvedAt !== null) await tellOfMark({ db, emit }, { caseId: itemId, authorId }, item.solvedAt);
  }),
];
