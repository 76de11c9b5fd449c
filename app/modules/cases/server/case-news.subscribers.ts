import { itemPublished } from '#modules/library/library-events.contract.ts';
import { lockItem } from '#modules/library/server/library.public.ts';
import { subscribe } from '#platform/events/event.ts';
import { caseUpdated } from '../cases.contract.ts';
import { lockRecord } from './case.store.ts';
import { takeUntold } from './case-update.store.ts';

export const caseNewsSubscribers = [
  /** What was told while nobody could read the case is heard of once they can, for instance after staff have approved it. */
  subscribe(itemPublished, 'cases.tellOfWhatWasHeld', async ({ db, emit }, { itemId, kind, authorId, anonymous }) => {
    if (kind !== 'case') return;
    // The case comes before its item, as wherever both are written. It may be out of sight again by now.
    await lockRecord(db, itemId);
    if ((await lockItem(db, itemId))?.status !== 'published') return;
    for (const { id, closes } of await takeUntold(db, itemId))
      await emit(caseUpdated, { caseId: itemId, authorId, anonymous, updateId: id, closes });
  }),
];
