/** Where a forum is read: several new threads of it lead there. */
export const pathOfForum = (forumId: string): string => `/forums/${forumId}`;
