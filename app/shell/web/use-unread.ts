import { useMe } from './frame-facts.ts';

/** How many notifications wait. */
export const useUnread = (): number => useMe()?.unread ?? 0;
