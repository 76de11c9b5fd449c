import { forgetAnswersAbout } from '#platform/db/platform.store.ts';
import { subscribe } from '#platform/events/event.ts';
import { itemsErased } from '../library-events.contract.ts';

/** Commands are answered again to whoever repeats them, for a day: not with what was erased meanwhile. */
export const erasedAnswerSubscribers = [
  subscribe(itemsErased, 'library.forgetAnswers', ({ db }, { items, comments }) =>
    forgetAnswersAbout(
      db,
      [...items, ...comments].map(({ id }) => id),
    ),
  ),
];
