import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { conversation, message, participant, setting } from './chat.schema.ts';
import type { ConversationRow, ParticipantRow, Seat } from './conversation.policy.ts';

/** Of a request there is one message until it is answered. What is taken back still stands there; what has disappeared does not. */
const FADED = sql<boolean>`${conversation.requestState} <> 'none' and ${conversation.writtenSeq} > 0 and not exists (
  select 1 from ${message} where ${message.conversationId} = ${conversation.id} and ${message.seq} = ${conversation.writtenSeq}
    and (${message.expiresAt} is null or ${message.expiresAt} > now()))`;

export async function findSeat(db: Database, id: string, memberId: string): Promise<Seat | null> {
  const [row] = await db
    .select({ conversation, me: participant, faded: FADED })
    .from(participant)
    .innerJoin(conversation, eq(conversation.id, participant.conversationId))
    .where(and(eq(participant.conversationId, id), eq(participant.memberId, memberId)));
  return row ?? null;
}

/**
 * The same, and until the end of the transaction nobody else gives numbers here, joins or leaves. The lock comes first: what is
 * read after it is what those who held it before have left.
 */
export async function lockSeat(db: Database, id: string, memberId: string): Promise<Seat | null> {
  await lockConversation(db, id);
  return findSeat(db, id, memberId);
}

export async function lockConversation(db: Database, id: string): Promise<void> {
  await db.execute(sql`select 1 from chat.conversation where id = ${id} for update`);
}

export async function findByPair(db: Database, pair: string): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversation).where(eq(conversation.pair, pair));
  return row ?? null;
}

export async function namesOfGroups(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: conversation.id, name: conversation.name })
    .from(conversation)
    .where(inArray(conversation.id, [...ids]));
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

/** False when there is one between the two already. */
export async function insertConversation(db: Database, row: typeof conversation.$inferInsert): Promise<boolean> {
  const made = await db.insert(conversation).values(row).onConflictDoNothing().returning({ id: conversation.id });
  return made.length > 0;
}

export async function updateConversation(
  db: Database,
  id: string,
  change: Partial<Pick<ConversationRow, 'name' | 'makerId' | 'requestState' | 'disappearAfter'>>,
): Promise<void> {
  await db.update(conversation).set(change).where(eq(conversation.id, id));
}

export interface Numbers {
  readonly seq: number;
  readonly revision: number;
}

/** Numbers of the next message. `written`: somebody said it, as opposed to the conversation about itself. */
export async function nextMessage(db: Database, id: string, written: boolean): Promise<Numbers> {
  const [row] = await db
    .update(conversation)
    .set({
      seq: sql`${conversation.seq} + 1`,
      revision: sql`${conversation.revision} + 1`,
      at: sql`now()`,
      ...(written && { writtenSeq: sql`${conversation.seq} + 1` }),
    })
    .where(eq(conversation.id, id))
    .returning({ seq: conversation.seq, revision: conversation.revision });
  if (row === undefined) throw new Error(`No conversation ${id}`);
  return row;
}

/** Number of a change of a message that is there already. */
export async function nextRevision(db: Database, id: string): Promise<number> {
  const [row] = await db
    .update(conversation)
    .set({ revision: sql`${conversation.revision} + 1` })
    .where(eq(conversation.id, id))
    .returning({ revision: conversation.revision });
  if (row === undefined) throw new Error(`No conversation ${id}`);
  return row.revision;
}

/** Groups that a member made within 24 hours. */
export async function groupsToday(db: Database, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from chat.conversation
    where maker_id = ${memberId} and created_at > now() - interval '24 hours' and kind = 'group'`);
  return rows[0]?.count ?? 0;
}

/** Two groups of one member are counted one after another. */
export async function lockGroups(db: Database, makerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat groups ${makerId}`}, 0))`);
}

/** Strangers to whom a member wrote within 24 hours, whenever they opened the conversation. There is one message to each. */
export async function requestsToday(db: Database, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from chat.conversation c
    join chat.message m on m.conversation_id = c.id and m.seq = c.written_seq
    where c.maker_id = ${memberId} and c.request_state <> 'none' and c.at > now() - interval '24 hours' and m.at > now() - interval '24 hours'`);
  return rows[0]?.count ?? 0;
}

/** Two requests of one member are counted one after another, or both could be the last of the day. */
export async function lockRequests(db: Database, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat requests ${memberId}`}, 0))`);
}

// ---------- those who take part ----------

export async function insertParticipants(db: Database, rows: readonly (typeof participant.$inferInsert)[]): Promise<void> {
  await db
    .insert(participant)
    .values([...rows])
    .onConflictDoUpdate({
      target: [participant.conversationId, participant.memberId],
      // Whoever comes back sees what is said from then on.
      set: {
        role: sql`excluded.role`,
        joinedAt: sql`excluded.joined_at`,
        afterSeq: sql`excluded.after_seq`,
        readSeq: sql`excluded.read_seq`,
        deliveredSeq: sql`excluded.delivered_seq`,
        leftAt: null,
        untilSeq: null,
        leftName: null,
      },
    });
}

/** Those who take part now, the longest first. */
export async function participantsOf(db: Database, id: string): Promise<ParticipantRow[]> {
  return db
    .select()
    .from(participant)
    .where(and(eq(participant.conversationId, id), isNull(participant.leftAt)))
    .orderBy(participant.joinedAt, participant.memberId);
}

export async function memberIdsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: participant.memberId })
    .from(participant)
    .where(and(eq(participant.conversationId, id), isNull(participant.leftAt)));
  return rows.map(({ memberId }) => memberId);
}

export async function updateParticipant(
  db: Database,
  { conversationId, memberId }: Pick<ParticipantRow, 'conversationId' | 'memberId'>,
  change: Partial<Pick<ParticipantRow, 'role' | 'leftAt' | 'untilSeq' | 'leftName' | 'mutedUntil' | 'toldSeq'>>,
): Promise<void> {
  await db
    .update(participant)
    .set(change)
    .where(and(eq(participant.conversationId, conversationId), eq(participant.memberId, memberId)));
}

/** Marks move forward only, and not past what there is. Null when nothing moved. */
export async function moveMarks(
  db: Database,
  id: string,
  memberId: string,
  marks: { delivered: number; read: number },
): Promise<{ delivered: number; read: number } | null> {
  const { rows } = await db.execute<{ delivered: number; read: number }>(sql`
    update chat.participant p set
      delivered_seq = greatest(p.delivered_seq, least(${Math.max(marks.delivered, marks.read)}, c.seq)),
      read_seq = greatest(p.read_seq, least(${marks.read}, c.seq))
    from chat.conversation c
    where c.id = p.conversation_id and p.conversation_id = ${id} and p.member_id = ${memberId} and p.left_at is null
      and (p.delivered_seq < least(${Math.max(marks.delivered, marks.read)}, c.seq) or p.read_seq < least(${marks.read}, c.seq))
    returning p.delivered_seq as delivered, p.read_seq as read`);
  return rows[0] ?? null;
}

/** Who takes part and wrote any of these messages, without the member themselves; of what merely happened nobody asks who has read it. */
export async function writersBetween(db: Database, id: string, exceptId: string, seqs: { after: number; upTo: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct m.author_id as id from chat.message m
    join chat.participant p on p.conversation_id = m.conversation_id and p.member_id = m.author_id and p.left_at is null
    where m.conversation_id = ${id} and m.seq > ${seqs.after} and m.seq <= ${seqs.upTo}
      and m.author_id <> ${exceptId} and m.happening is null`);
  return rows.map((row) => row.id);
}

/** Those of `ids` who have an open conversation or a group with the member. */
export async function acquainted(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ member_id: string }>(sql`
    select distinct other.member_id from chat.participant mine
    join chat.conversation c on c.id = mine.conversation_id and c.request_state = 'none'
    join chat.participant other on other.conversation_id = c.id and other.left_at is null
    where mine.member_id = ${memberId} and mine.left_at is null
      and other.member_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})
      and (c.kind = 'group' or c.written_seq > 0)`);
  return new Set(rows.map((row) => row.member_id));
}

/** True when both take part in some group. */
export async function shareGroup(db: Database, one: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from chat.participant a
    join chat.participant b on b.conversation_id = a.conversation_id and b.member_id = ${other} and b.left_at is null
    join chat.conversation c on c.id = a.conversation_id and c.kind = 'group'
    where a.member_id = ${one} and a.left_at is null limit 1`);
  return rows.length > 0;
}

// ---------- settings ----------

const UNSET = { readMarks: true, disappearAfter: 0 };

export async function chatSettingsOf(db: Database, memberIds: readonly string[]): Promise<(memberId: string) => typeof UNSET> {
  const rows =
    memberIds.length === 0
      ? []
      : await db
          .select()
          .from(setting)
          .where(inArray(setting.memberId, [...memberIds]));
  const known = new Map(rows.map(({ memberId, ...rest }) => [memberId, rest]));
  return (memberId) => known.get(memberId) ?? UNSET;
}

/** What is named; what another window has chosen stays. Returns all of it. */
export async function setChatSettings(
  db: Database,
  memberId: string,
  change: { readonly [name in keyof typeof UNSET]?: (typeof UNSET)[name] | undefined },
): Promise<typeof UNSET> {
  const { readMarks, disappearAfter } = change;
  const [row] = await db
    .insert(setting)
    .values({ memberId, readMarks: readMarks ?? UNSET.readMarks, disappearAfter: disappearAfter ?? UNSET.disappearAfter })
    .onConflictDoUpdate({
      target: setting.memberId,
      set: {
        readMarks: sql`coalesce(${readMarks ?? null}::boolean, ${setting.readMarks})`,
        disappearAfter: sql`coalesce(${disappearAfter ?? null}::int, ${setting.disappearAfter})`,
      },
    })
    .returning({ readMarks: setting.readMarks, disappearAfter: setting.disappearAfter });
  return row ?? UNSET;
}
