/** Messages as one reader may see them. */
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Preview } from '../chat.contract.ts';
import type { Message, Quote } from '../chat-message.contract.ts';
import type { ParticipantRow } from './conversation.policy.ts';
import { isGoneFor, isInView, type MessageRow, shortened, whatIs } from './message.policy.ts';
import { messagesByIds, type ReadRow } from './message.store.ts';

export async function messageViews(db: Database, me: ParticipantRow, rows: readonly ReadRow[]): Promise<Message[]> {
  const authors = await membersByIds(db, [...new Set(rows.map(({ authorId }) => authorId))]);
  const quoted = await quotesOf(db, me, rows);
  return rows.map((row): Message => {
    const gone = isGoneFor(row, me);
    return {
      id: row.id,
      seq: row.seq,
      // Those who left do not learn that something changes.
      revision: me.leftAt === null ? row.revision : 0,
      authorId: row.authorId,
      authorName: authors.get(row.authorId)?.name ?? null,
      clientId: row.authorId === me.memberId ? row.clientId : null,
      text: gone ? '' : row.text,
      image: gone ? null : row.image,
      file: gone ? null : row.file,
      happening: row.happening,
      quote: gone || row.replyTo === null ? null : (quoted.get(row.replyTo) ?? HIDDEN),
      reactions: gone ? [] : [...row.reactions],
      at: row.at.toISOString(),
      edited: !gone && row.editedAt !== null,
      deleted: gone,
      expiresAt: row.expiresAt?.toISOString() ?? null,
    };
  });
}

/** Said before the reader joined, or gone by the clock. */
const HIDDEN: Quote = { id: '', seq: 0, authorId: '', text: '', what: 'hidden' };

/** What is quoted passes the same gate as what is read: an answer does not open what was said before the reader came. */
async function quotesOf(db: Database, me: ParticipantRow, rows: readonly MessageRow[]): Promise<Map<string, Quote>> {
  const ids = [...new Set(rows.flatMap(({ replyTo }) => replyTo ?? []))];
  const found = await messagesByIds(db, me, ids);
  return new Map(
    found.map((row) => {
      const gone = isGoneFor(row, me);
      const what = gone ? 'deleted' : whatIs(row);
      return [row.id, { id: row.id, seq: row.seq, authorId: row.authorId, what, text: gone ? '' : shortened(row.text) }];
    }),
  );
}

/** The newest line, for the list of conversations. */
export function previewOf(
  row: MessageRow | null,
  me: ParticipantRow,
  names: ReadonlyMap<string, { name: string }>,
  now: number,
): Preview | null {
  if (row === null || !isInView(row, me, now)) return null;
  const gone = isGoneFor(row, me);
  const what = row.happening !== null ? 'event' : gone ? 'deleted' : whatIs(row);
  return {
    authorId: row.authorId,
    authorName: names.get(row.authorId)?.name ?? null,
    own: row.authorId === me.memberId,
    what,
    text: gone ? '' : shortened(row.text),
    event: row.happening?.what ?? null,
    at: row.at.toISOString(),
  };
}
