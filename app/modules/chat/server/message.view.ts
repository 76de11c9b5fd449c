/** Messages as one reader may see them. */
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Preview } from '../chat.contract.ts';
import type { Message, Quote } from '../chat-message.contract.ts';
import type { ParticipantRow } from './conversation.policy.ts';
import { isGoneFor, isInView, type MessageRow, shortened, whatIs } from './message.policy.ts';
import { messagesByIds, type ReadRow } from './message.store.ts';

export async function messageViews(db: Database, me: ParticipantRow, rows: readonly ReadRow[]): Promise<Message[]> {
  const found = await quotedRows(db, me, rows);
  const named = [...rows, ...found].flatMap(({ authorId, happening }) => [authorId, ...(happening?.memberIds ?? [])]);
  const members = await membersByIds(db, [...new Set(named)]);
  const nameOf = (id: string) => members.get(id)?.name ?? null;
  const quoted = new Map(found.map((row) => [row.id, quoteOf(row, me, nameOf(row.authorId))]));
  return rows.map((row): Message => {
    const gone = isGoneFor(row, me);
    return {
      id: row.id,
      seq: row.seq,
      // Those who left do not learn that something changes.
      revision: me.leftAt === null ? row.revision : 0,
      authorId: row.authorId,
      authorName: nameOf(row.authorId),
      clientId: row.authorId === me.memberId ? row.clientId : null,
      text: gone ? '' : row.text,
      image: gone ? null : row.image,
      file: gone ? null : row.file,
      happening: row.happening && { ...row.happening, names: row.happening.memberIds.map(nameOf) },
      quote: gone || row.replyTo === null ? null : (quoted.get(row.replyTo) ?? HIDDEN),
      reactions: gone ? [] : [...row.reactions],
      at: row.at.toISOString(),
      writtenAt: gone ? null : (row.writtenAt?.toISOString() ?? null),
      edited: !gone && row.editedAt !== null,
      deleted: gone,
      expiresAt: row.expiresAt?.toISOString() ?? null,
    };
  });
}

/** Said before the reader joined, or gone by the clock. */
const HIDDEN: Quote = { id: '', seq: 0, authorId: '', authorName: null, text: '', what: 'hidden' };

/** What is quoted passes the same gate as what is read: an answer does not open what was said before the reader came. */
const quotedRows = (db: Database, me: ParticipantRow, rows: readonly MessageRow[]): Promise<ReadRow[]> =>
  messagesByIds(db, me, [...new Set(rows.flatMap(({ replyTo }) => replyTo ?? []))]);

function quoteOf(row: MessageRow, me: ParticipantRow, authorName: string | null): Quote {
  const gone = isGoneFor(row, me);
  const { id, seq, authorId } = row;
  return { id, seq, authorId, authorName, what: gone ? 'deleted' : whatIs(row), text: gone ? '' : shortened(row.text) };
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
