import { itemsErased } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { NOTIFICATIONS_READ } from '../notifications.contract.ts';
import { forgetErased } from './erased-news.store.ts';
import { announce } from './notifications.public.ts';

export const erasedNewsSubscribers = [
  subscribe(itemsErased, 'notifications.forgetErased', async (context, { items, comments }) =>
    announce(context, await forgetErased(context.db, items, comments), NOTIFICATIONS_READ),
  ),
];
