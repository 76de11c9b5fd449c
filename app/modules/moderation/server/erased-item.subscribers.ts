import { itemsErased } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { forgetErased } from './erased-item.store.ts';

export const erasedItemSubscribers = [
  subscribe(itemsErased, 'moderation.forgetErased', ({ db }, { items, comments }) =>
    forgetErased(
      db,
      items.map(({ id }) => id),
      comments.map(({ id }) => id),
    ),
  ),
];
