import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { rowOf } from '#platform/db/database.ts';
import { FLOOD, type Reaction } from '../chat-message.contract.ts';
import { arrived, message, reaction } from './chat.schema.ts';
import type { ParticipantRow } from './conversation.policy.ts';
import type { Blocks } from './conversation-list.store.ts';
import { arrivalMark, type MessageRow } from './message.policy.ts';
import { soughtIn, tsqueryOf } from './message-words.policy.ts';

export interface ReactionCount {
  readonly emoji: Reaction;
  readonly count: number;
  readonly mine: boolean;
}

export type ReadRow = MessageRow & { readonly reactions: readonly ReactionCount[] };

/** Whole rows but for the words of the index, and the reactions as the reader may count them. */
const ROW = `${rowOf(message, 'm')
  .split(', ')
  .filter((column) => !column.includes('"words"'))
  .join(', ')},
  coalesce((select json_agg(json_build_object('emoji', r.emoji, 'count', r.count, 'mine', r.mine) order by r.first)
    from (select emoji, count(*)::int as count, bool_or(member_id = $2) as mine, min(at) as first from chat.reaction
      where message_id = m.id and ($5::timestamptz is null or at <= $5) group by emoji) r), '[]'::json) as reactions`;

/** What the reader may see of a conversation. Another's rows are refused by the caller, who found the reader's seat. */
const IN_VIEW = `m.conversation_id = $1 and m.seq > $3::int and ($4::int is null or m.seq <= $4::int)
  and (m.expires_at is null or m.expires_at > now())`;

async function readRows(db: Database, me: ParticipantRow, rest: string, values: readonly unknown[]): Promise<ReadRow[]> {
  const { rows } = await db.client.query<ReadRow>(`select ${ROW} from chat.message m where ${IN_VIEW} and ${rest}`, [
    me.conversationId,
    me.memberId,
    me.afterSeq,
    me.untilSeq,
    me.leftAt,
    ...values,
  ]);
  return rows;
}

/** Those before a number, the newest when it is null; in their order. One more than `limit` where there are more. */
export async function messagesBefore(db: Database, me: ParticipantRow, before: number | null, limit: number): Promise<ReadRow[]> {
  const rows = await readRows(db, me, '($6::int is null or m.seq < $6::int) order by m.seq desc limit $7', [before, limit]);
  return rows.reverse();
}

export const messagesFrom = (db: Database, me: ParticipantRow, from: number, limit: number): Promise<ReadRow[]> =>
  readRows(db, me, 'm.seq >= $6 order by m.seq limit $7', [from, limit]);

/** In the order of the changes. */
export const messagesSince = (db: Database, me: ParticipantRow, revision: number, limit: number): Promise<ReadRow[]> =>
  readRows(db, me, 'm.revision > $6 order by m.revision limit $7', [revision, limit]);

export const messagesByIds = (db: Database, me: ParticipantRow, ids: readonly string[]): Promise<ReadRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : readRows(db, me, 'm.id = any($6::text[])', [[...ids]]);

export async function findMessage(db: Database, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(message).where(eq(message.id, id));
  return row ?? null;
}

/** Locked for the rest of the transaction: what is reported at this moment waits, or is seen to be. */
export async function lockMessage(db: Database, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(message).where(eq(message.id, id)).for('no key update');
  return row ?? null;
}

export async function findMessages(db: Database, ids: readonly string[]): Promise<MessageRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(message)
        .where(inArray(message.id, [...ids]));
}

export async function findByClientId(db: Database, conversationId: string, authorId: string, clientId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(message)
    .where(and(eq(message.conversationId, conversationId), eq(message.authorId, authorId), eq(message.clientId, clientId)));
  return row ?? null;
}

/** It came and has disappeared since. */
export async function hasArrived(db: Database, named: Parameters<typeof arrivalMark>[0]): Promise<boolean> {
  const rows = await db
    .select({ mark: arrived.mark })
    .from(arrived)
    .where(eq(arrived.mark, arrivalMark(named)));
  return rows.length > 0;
}

export async function insertMessage(db: Database, row: typeof message.$inferInsert): Promise<void> {
  await db.insert(message).values(row);
}

export async function updateMessage(
  db: Database,
  id: string,
  change: Partial<Pick<MessageRow, 'text' | 'image' | 'file' | 'editedAt' | 'deletedAt' | 'wiped' | 'held' | 'revision'>>,
): Promise<void> {
  await db.update(message).set(change).where(eq(message.id, id));
}

/** True when the author has written more than anybody can within the last seconds. */
export async function isFlooding(db: Database, conversationId: string, authorId: string, seq: number): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from chat.message
    where conversation_id = ${conversationId} and seq > ${seq - FLOOD.messages * 4} and author_id = ${authorId} and happening is null
      and at > now() - make_interval(secs => ${FLOOD.seconds})`);
  return (rows[0]?.count ?? 0) >= FLOOD.messages;
}

/** One reaction of each member; null takes it away. */
export async function setReaction(db: Database, messageId: string, memberId: string, emoji: Reaction | null): Promise<void> {
  if (emoji === null) await db.delete(reaction).where(and(eq(reaction.messageId, messageId), eq(reaction.memberId, memberId)));
  else
    await db
      .insert(reaction)
      .values({ messageId, memberId, emoji })
      .onConflictDoUpdate({ target: [reaction.messageId, reaction.memberId], set: { emoji, at: sql`now()` } });
}

// ---------- what disappears ----------

export interface Gone {
  readonly ids: readonly string[];
  readonly imageIds: string[];
  readonly fileIds: string[];
  /** Conversations in which something is no longer there. */
  readonly endedIn?: readonly string[];
}

/** Messages whose time is over, with all that belongs to them. What somebody writes to at this moment is looked at the next time. */
export async function removeExpired(db: Database, limit: number): Promise<Gone> {
  const due = db
    .select({ id: message.id })
    .from(message)
    .where(sql`expires_at < now() and not held`)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db.delete(message).where(inArray(message.id, due)).returning({
    id: message.id,
    conversationId: message.conversationId,
    authorId: message.authorId,
    clientId: message.clientId,
    image: message.image,
    file: message.file,
  });
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await db.delete(reaction).where(inArray(reaction.messageId, ids));
    await db
      .insert(arrived)
      .values(rows.map((row) => ({ mark: arrivalMark(row) })))
      .onConflictDoNothing();
  }
  return { ...goneOf(rows), endedIn: [...new Set(rows.map(({ conversationId }) => conversationId))] };
}

/** A device that has not asked for so long asks for nothing any more. */
export async function forgetArrived(db: Database, afterDays: number): Promise<void> {
  await db.delete(arrived).where(sql`at < now() - make_interval(days => ${afterDays})`);
}

/** What was taken back loses its words for good once its author cannot bring it back any more. */
export async function wipeDeleted(db: Database, afterSeconds: number, limit: number): Promise<Gone> {
  const due = await db
    .select({ id: message.id, image: message.image, file: message.file })
    .from(message)
    .where(sql`deleted_at < now() - make_interval(secs => ${afterSeconds}) and not wiped and not held`)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length > 0) {
    const ids = due.map(({ id }) => id);
    await db.update(message).set({ text: '', image: null, file: null, wiped: true }).where(inArray(message.id, ids));
    await db.delete(reaction).where(inArray(reaction.messageId, ids));
  }
  return goneOf(due);
}

const goneOf = (rows: readonly Pick<MessageRow, 'id' | 'image' | 'file'>[]): Gone => ({
  ids: rows.map(({ id }) => id),
  imageIds: rows.flatMap(({ image }) => image?.id ?? []),
  fileIds: rows.flatMap(({ file }) => file?.id ?? []),
});

// ---------- search ----------

export interface FoundRow {
  readonly id: string;
  readonly seq: number;
  readonly conversationId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
  readonly key: string;
  readonly name: string | null;
  readonly partnerId: string | null;
}

/**
 * The newest first, of what the member may see; `after` is the key of the last one seen. What is folded for them in groups, and what
 * lies in no box of theirs, is not laid open by looking for it.
 */
export async function searchRows(
  db: Database,
  memberId: string,
  q: string,
  {
    conversationId,
    after,
    limit,
    hiddenIds,
    foldedIds,
  }: Blocks & { conversationId: string | undefined; after: readonly [unknown, unknown] | null; limit: number },
): Promise<FoundRow[]> {
  const words = tsqueryOf(soughtIn(q));
  if (words === '') return [];
  const { rows } = await db.client.query<FoundRow>(
    `select m.id, m.seq, m.conversation_id as "conversationId", m.author_id as "authorId", m.text, m.at, m.at::text as key,
       coalesce(p.left_name, c.name) as name, o.member_id as "partnerId"
     from chat.participant p
     join chat.conversation c on c.id = p.conversation_id
     join chat.message m on m.conversation_id = p.conversation_id and m.seq > p.after_seq and (p.until_seq is null or m.seq <= p.until_seq)
     left join lateral (select x.member_id from chat.participant x where c.kind = 'direct' and x.conversation_id = c.id
       and x.member_id <> p.member_id limit 1) o on true
     where p.member_id = $1 and m.words @@ to_tsquery('simple', $2) and m.deleted_at is null and m.happening is null
       and (m.expires_at is null or m.expires_at > now()) and (p.left_at is null or m.edited_at is null or m.edited_at <= p.left_at)
       and (c.request_state = 'none' or c.maker_id = p.member_id or (c.request_state = 'requested' and c.maker_id <> all($7::text[])))
       and (c.kind = 'direct' or m.author_id <> all($8::text[]))
       and ($3::text is null or p.conversation_id = $3) and ($4::timestamptz is null or (m.at, m.id) < ($4::timestamptz, $5::text))
     order by m.at desc, m.id desc limit $6`,
    [memberId, words, conversationId ?? null, after?.[0] ?? null, after?.[1] ?? null, limit + 1, [...hiddenIds], [...foldedIds]],
  );
  return rows;
}
