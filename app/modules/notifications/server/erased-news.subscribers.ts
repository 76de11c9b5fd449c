import { itemsErased } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { forgetErased } from './erased-news.store.ts';
import { takeBackErased } from './notifications.public.ts';

export const erasedNewsSubscribers = [
  subscribe(itemsErased, 'notifications.forgetErased', async (context, { items, comments }) =>
    takeBackErased(context, await forgetErased(context.db, items, comments)),
  ),
];
