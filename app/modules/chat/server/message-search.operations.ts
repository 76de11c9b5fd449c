import { membersByIds } from '#modules/identity/server/identity.public.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { handle } from '#platform/operation/handler.ts';
import { searchMessages } from '../chat-message.contract.ts';
import { blocksOf } from './conversation.view.ts';
import { searchRows } from './message.store.ts';
import { excerptOf } from './message-excerpt.policy.ts';

export const messageSearchHandlers = [
  handle(searchMessages, async ({ db, viewer }, { q, conversationId, cursor, limit }) => {
    const key = decodeCursor(cursor, 2);
    const after = key === null ? null : ([key[0], key[1]] as const);
    const found = await searchRows(db, viewer.id, q, { conversationId, after, limit, ...(await blocksOf(db, viewer.id)) });
    const page = toPage(
      found,
      limit,
      (row) => [row.key, row.id],
      (row) => row,
    );
    const members = await membersByIds(db, [...new Set(page.data.flatMap(({ authorId, partnerId }) => [authorId, partnerId ?? authorId]))]);
    return {
      data: page.data.map(({ id, seq, conversationId: at, authorId, text, name, partnerId, at: time }) => ({
        id,
        seq,
        conversationId: at,
        title: name ?? (partnerId === null ? null : (members.get(partnerId)?.name ?? null)),
        authorName: members.get(authorId)?.name ?? null,
        own: authorId === viewer.id,
        excerpt: excerptOf(text, q),
        at: time.toISOString(),
      })),
      nextCursor: page.nextCursor,
    };
  }),
];
