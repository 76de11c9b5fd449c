import { caseUpdateRemoved } from '#modules/cases/cases.contract.ts';
import { itemsErased } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { forgetErased, forgetUpdate } from './erased-news.store.ts';
import { takeBackErased } from './notifications.public.ts';
import { lockAnswersTo } from './told-answer.store.ts';

export const erasedNewsSubscribers = [
  subscribe(itemsErased, 'notifications.forgetErased', async (context, { items, comments }) =>
    takeBackErased(context, await forgetErased(context.db, items, comments)),
  ),

  subscribe(caseUpdateRemoved, 'notifications.forgetUpdate', async (context, removed) => {
    await lockAnswersTo(context.db, [removed.caseId]);
    await takeBackErased(context, await forgetUpdate(context.db, removed));
  }),
];
