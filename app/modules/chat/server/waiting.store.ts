/** Whether what a member was told of still waits for them. */
import { type Database, prepared } from '#platform/db/database.ts';

export interface ToldOfMessage {
  readonly memberId: string;
  readonly conversationId: string;
  readonly fromId: string;
}

export interface Waiting {
  readonly takesPart: boolean;
  /** They have not read something of it, which is still there. */
  readonly waits: boolean;
}

const NOTHING: Waiting = { takesPart: false, waits: false };

const find = prepared<Waiting & { n: number }>(
  'chat.stillWaiting',
  `select t.n::int, p.left_at is null as "takesPart", exists (select from chat.message m
        where m.conversation_id = p.conversation_id and m.seq > greatest(p.read_seq, p.after_seq) and m.author_id = t.from_id
          and m.happening is null and m.deleted_at is null and (m.expires_at is null or m.expires_at > now())) as waits
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality t(member_id, conversation_id, from_id, n)
        join chat.participant p on p.conversation_id = t.conversation_id and p.member_id = t.member_id`,
);

/** In their order. */
export async function stillWaiting(db: Database, told: readonly ToldOfMessage[]): Promise<Waiting[]> {
  if (told.length === 0) return [];
  const rows = await find(db, [
    told.map(({ memberId }) => memberId),
    told.map(({ conversationId }) => conversationId),
    told.map(({ fromId }) => fromId),
  ]);
  const found = new Map(rows.map(({ n, takesPart, waits }) => [n, { takesPart, waits }]));
  return told.map((_, i) => found.get(i + 1) ?? NOTHING);
}

const setTold = prepared(
  'chat.noteTold',
  `update chat.participant p set told_seq = case when $3::boolean then coalesce((select min(m.seq) from chat.message m
        where m.conversation_id = p.conversation_id and m.seq > greatest(p.read_seq, p.after_seq) and m.author_id <> p.member_id
          and m.happening is null and m.deleted_at is null and (m.expires_at is null or m.expires_at > now())), p.told_seq) else p.read_seq end
      where p.conversation_id = $1 and p.member_id = any($2::text[])`,
);

/** They know that something waits; or what they were told of is gone, and they are told of what is said after it. */
export async function noteTold(db: Database, conversationId: string, memberIds: readonly string[], told: boolean): Promise<void> {
  if (memberIds.length > 0) await setTold(db, [conversationId, [...memberIds], told]);
}
