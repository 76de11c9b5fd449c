const BASE = '/forums/';

/** Where a forum is read: several new threads of it lead there. */
export const pathOfForum = (forumId: string): string => `${BASE}${forumId}`;

export const forumOf = (path: string | null): string => path?.slice(BASE.length) ?? '';
