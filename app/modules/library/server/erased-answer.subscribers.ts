import { subscribe } from '#platform/events/event.ts';
import { forgetAnswers } from '#platform/operation/idempotency.ts';
import { itemsErased } from '../library-events.contract.ts';

/** Commands are answered again to whoever repeats them, for a day: not with what was erased meanwhile. */
export const erasedAnswerSubscribers = [
  subscribe(itemsErased, 'library.forgetAnswers', ({ db, services }, { items, comments }) =>
    forgetAnswers(
      db,
      services.settings,
      [...items, ...comments].map(({ id }) => id),
    ),
  ),
];
