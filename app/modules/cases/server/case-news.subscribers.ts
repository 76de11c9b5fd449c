import { itemPublished } from '#modules/library/library-events.contract.ts';
import { lockItem } from '#modules/library/server/library.public.ts';
import { subscribe } from '#platform/events/event.ts';
import type { MemberContext } from '#platform/operation/context.ts';
import { mentionedIds, type RichText } from '#platform/richtext/richtext.ts';
import { caseSolved, caseUpdated, caseUpdateNamedColleagues } from '../cases.contract.ts';
import { lockRecord } from './case.store.ts';
import { correctedUpdates, isClosed, takeUntold } from './case-update.store.ts';

/** Mentions beyond these are shown but tell nobody. */
const MAX_MENTIONS = 10;

/** Whom an update names, without whom it named `before`. */
export function namedIn(authorId: string, text: RichText, before?: RichText): string[] {
  const known = [authorId, ...(before === undefined ? [] : mentionedIds(before))];
  return mentionedIds(text)
    .filter((id) => !known.includes(id))
    .slice(0, Math.max(0, MAX_MENTIONS + 1 - known.length));
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
  for (const { id, closes, text } of await takeUntold(db, caseId))
    await emit(caseUpdated, { caseId, authorId, anonymous, updateId: id, closes, mentionedIds: namedIn(authorId, text) });
}

/** Of all that corrections name: nobody is told of it twice. */
async function tellOfCorrections(
  { db, emit }: Pick<MemberContext, 'db' | 'emit'>,
  { caseId, authorId }: Pick<ToldCase, 'caseId' | 'authorId'>,
): Promise<void> {
  for (const { id, text } of await correctedUpdates(db, caseId)) {
    const named = namedIn(authorId, text);
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
