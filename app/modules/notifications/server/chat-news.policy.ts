/** Where a conversation is read; a notification of it keeps no other trace of which it is. */
const BASE = '/chat/';

export const pathOfConversation = (conversationId: string): string => `${BASE}${conversationId}`;

export const conversationOf = (path: string | null): string => path?.slice(BASE.length) ?? '';
