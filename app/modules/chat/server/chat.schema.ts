import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FileRef } from '#modules/media/file.contract.ts';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { RoleInGroup } from '../chat.contract.ts';
import type { Happening, Reaction } from '../chat-message.contract.ts';

export const chat = pgSchema('chat');

const at = () => timestamp({ withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Between words. PostgreSQL would take 120/80 for the name of a file, 3.5 and -11 for numbers and dada.Pasien for a host, none of which
 * is found by its parts. Written as a text of SQL.
 */
const SIGNS = `'!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~–—−…·•×°±≤≥→“”‘’«»'`;

/** `requested`: a stranger waits for a yes. `declined`: they got a no, of which they are not told. */
export type RequestState = 'none' | 'requested' | 'declined';

export const conversation = chat.table(
  'conversation',
  {
    id: text().primaryKey(),
    kind: text().$type<'direct' | 'group'>().notNull(),
    /** Of a group. */
    name: text(),
    /** Both ids of two, in their order: there is one conversation between them. */
    pair: text(),
    makerId: text().notNull(),
    requestState: text().$type<RequestState>().notNull().default('none'),
    /** Number of the last message. */
    seq: integer().notNull().default(0),
    /** Number of the last change, which a new message is too. Whoever gives one holds the lock on this row until it is committed. */
    revision: integer().notNull().default(0),
    /** Number of the last message that somebody wrote: what the list of conversations and the count of unread look at. */
    writtenSeq: integer().notNull().default(0),
    disappearAfter: integer().notNull().default(0),
    at: at().notNull().defaultNow(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('conversation_pair').on(t.pair),
    index('conversation_maker').on(t.makerId, t.createdAt),
    index('conversation_newest').on(t.at),
  ],
);

export const participant = chat.table(
  'participant',
  {
    conversationId: text().notNull(),
    memberId: text().notNull(),
    role: text().$type<RoleInGroup>().notNull().default('member'),
    joinedAt: at().notNull().defaultNow(),
    /** They see messages with greater numbers only. */
    afterSeq: integer().notNull().default(0),
    /** Set on leaving: the last message they see, and the name of the group as they knew it. */
    leftAt: at(),
    untilSeq: integer(),
    leftName: text(),
    deliveredSeq: integer().notNull().default(0),
    readSeq: integer().notNull().default(0),
    /** Up to here the member was told, wherever they are, that something waits. They are told again once they have read it. */
    toldSeq: integer().notNull().default(0),
    mutedUntil: at(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.memberId] }), index('participant_member').on(t.memberId)],
);

export const message = chat.table(
  'message',
  {
    conversationId: text().notNull(),
    seq: integer().notNull(),
    id: text().notNull(),
    revision: integer().notNull(),
    authorId: text().notNull(),
    clientId: text().notNull(),
    text: text().notNull(),
    image: jsonb().$type<ImageRef>(),
    file: jsonb().$type<FileRef>(),
    happening: jsonb().$type<Happening>(),
    replyTo: text(),
    at: at().notNull().defaultNow(),
    /** Where it waited on its author's device before it was sent: since when. */
    writtenAt: at(),
    editedAt: at(),
    deletedAt: at(),
    /** Deleted, and its words with it: it cannot be taken back any more. */
    wiped: boolean().notNull().default(false),
    /** Reported, and not decided yet: its words stay for staff, gone though it may be for those who took part. */
    held: boolean().notNull().default(false),
    expiresAt: at(),
    words: tsvector().generatedAlwaysAs(sql`to_tsvector('simple', translate("text", ${sql.raw(SIGNS)}, repeat(' ', 99)))`),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    uniqueIndex('message_id').on(t.id),
    uniqueIndex('message_client').on(t.conversationId, t.authorId, t.clientId),
    index('message_revision').on(t.conversationId, t.revision),
    index('message_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
    index('message_deleted').on(t.deletedAt).where(sql`deleted_at is not null and not wiped`),
    index('message_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

export const reaction = chat.table(
  'reaction',
  {
    messageId: text().notNull(),
    memberId: text().notNull(),
    emoji: text().$type<Reaction>().notNull(),
    at: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.memberId] })],
);

/** Messages that came and have disappeared: a device that heard no answer may send one again long after that. */
export const arrived = chat.table(
  'arrived',
  {
    /** Made of who said it where under which name; it tells none of them. */
    mark: text().primaryKey(),
    at: at().notNull().defaultNow(),
  },
  (t) => [index('arrived_at').on(t.at)],
);

export const setting = chat.table('setting', {
  memberId: text().primaryKey(),
  readMarks: boolean().notNull().default(true),
  disappearAfter: integer().notNull().default(0),
});
