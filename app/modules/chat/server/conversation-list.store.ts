/** The list of a member's conversations, and what is new in them. */
import { type Database, rowOf } from '#platform/db/database.ts';
import { decodeCursor, toPage } from '#platform/db/keyset.ts';
import { WAITING_MINUTES } from '../chat.contract.ts';
import { conversation, message, participant } from './chat.schema.ts';
import type { ConversationRow, ParticipantRow } from './conversation.policy.ts';
import type { MessageRow } from './message.policy.ts';

/** Counted up to this; 100 stands for that many or more. */
const MOST_COUNTED = 100;

export interface ListedRow {
  readonly conversation: ConversationRow;
  readonly me: ParticipantRow;
  readonly last: MessageRow | null;
  readonly partnerId: string | null;
  readonly unread: number;
  readonly at: string;
}

/** What `p` may see of `m`. */
const IN_VIEW = `m.conversation_id = p.conversation_id and m.seq > p.after_seq and (p.until_seq is null or m.seq <= p.until_seq)
  and (m.expires_at is null or m.expires_at > now())`;

const UNREAD = `${IN_VIEW} and m.seq > p.read_seq and m.author_id <> p.member_id and m.happening is null and m.deleted_at is null`;

/** Whom a member does not meet, or not everywhere. */
export interface Blocks {
  /** Blocked either way: their requests are out of sight. */
  readonly hiddenIds: readonly string[];
  /** Whom the member blocked: what they say in groups is folded, and nothing that waits to be read. */
  readonly foldedIds: readonly string[];
}

/** A stranger's request, as the one sees it who is asked. */
const ASKED = `c.request_state = 'requested' and c.maker_id <> p.member_id`;

/** Something was said, and the words of a request are still there: it is in no list once they have disappeared. */
const BEGUN = `c.written_seq > 0 and (c.request_state = 'none' or exists (select 1 from chat.message w
  where w.conversation_id = c.id and w.seq = c.written_seq and (w.expires_at is null or w.expires_at > now())))`;

/** Requests that wait for an answer, of those who are not hidden. */
const waitingFrom = (hiddenIds: string) => `${BEGUN} and ${ASKED} and not (c.maker_id = any(${hiddenIds}::text[]))`;

const BOXES = {
  // Of a conversation in which nothing was said yet only its address knows. What was declined is out of the way.
  chats: `(c.kind = 'group' or (${BEGUN})) and (c.request_state = 'none' or c.maker_id = p.member_id)`,
  requests: waitingFrom('$4'),
};

export async function listConversationRows(
  db: Database,
  memberId: string,
  { box, cursor, limit }: { box: 'chats' | 'requests'; cursor?: string | undefined; limit: number },
  { hiddenIds, foldedIds }: Blocks,
) {
  const after = decodeCursor(cursor, 2);
  const { rows } = await db.client.query<{
    c: Record<string, unknown>;
    p: Record<string, unknown>;
    m: Record<string, unknown> | null;
    partner_id: string | null;
    unread: number;
    key: string;
    id: string;
  }>(
    // The page first: what is looked up for each conversation is looked up for those on it.
    `with page as materialized (
       select p.conversation_id as id, coalesce(p.left_at, c.at) as at
       from chat.participant p join chat.conversation c on c.id = p.conversation_id
       where p.member_id = $1 and ${BOXES[box]} and $4::text[] is not null
         and ($2::timestamptz is null or (coalesce(p.left_at, c.at), c.id) < ($2::timestamptz, $3::text))
       order by 2 desc, 1 desc limit $5)
     select to_json(c) as c, to_json(p) as p, to_json(last) as m, o.member_id as partner_id, unread.count as unread, page.at::text as key, c.id
     from page
     join chat.conversation c on c.id = page.id
     join chat.participant p on p.conversation_id = c.id and p.member_id = $1
     left join lateral (select x.member_id from chat.participant x where c.kind = 'direct' and x.conversation_id = c.id
       and x.member_id <> p.member_id limit 1) o on true
     left join lateral (select m.* from chat.message m where ${IN_VIEW} order by m.seq desc limit 1) last on true
     cross join lateral (select count(*)::int from (select 1 from chat.message m where ${UNREAD} and (c.kind = 'direct' or m.author_id <> all($6::text[]))
       and p.left_at is null limit ${MOST_COUNTED}) n) unread
     order by page.at desc, c.id desc`,
    [memberId, after?.[0] ?? null, after?.[1] ?? null, [...hiddenIds], limit + 1, [...foldedIds]],
  );
  return toPage(
    rows,
    limit,
    ({ key, id }) => [key, id],
    ({ c, p, m, partner_id, unread }): ListedRow => {
      const found = fromJson<ConversationRow>(c, CONVERSATION);
      const me = fromJson<ParticipantRow>(p, PARTICIPANT);
      return {
        conversation: found,
        me,
        last: m === null ? null : fromJson<MessageRow>(m, MESSAGE),
        partnerId: partner_id,
        unread,
        at: (me.leftAt ?? found.at).toISOString(),
      };
    },
  );
}

/** Unread messages of one conversation, without those of colleagues who are folded in it. */
export async function countUnreadIn(db: Database, id: string, memberId: string, foldedIds: readonly string[]): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>(
    `select count(*)::int from (select 1 from chat.participant p join chat.message m on ${UNREAD}
       where p.conversation_id = $1 and p.member_id = $2 and p.left_at is null and m.author_id <> all($3::text[])
       limit ${MOST_COUNTED}) n`,
    [id, memberId, [...foldedIds]],
  );
  return rows[0]?.count ?? 0;
}

/** In how many conversations something waits to be read, and how many strangers wait for an answer. */
export async function countChats(
  db: Database,
  memberId: string,
  { hiddenIds, foldedIds }: Blocks,
): Promise<{ unread: number; requests: number }> {
  const { rows } = await db.client.query<{ unread: number; requests: number }>({
    name: 'chat.unread',
    text: `select least(count(*) filter (where new), ${MOST_COUNTED})::int as unread,
        least(count(*) filter (where waits), ${MOST_COUNTED})::int as requests
      from (
        select ${waitingFrom('$2')} as waits,
          (c.request_state = 'none' or c.maker_id = p.member_id) and c.written_seq > greatest(p.read_seq, p.after_seq)
            and (p.muted_until is null or p.muted_until < now())
            and exists (select 1 from chat.message m where ${UNREAD} and (c.kind = 'direct' or m.author_id <> all($3::text[]))) as new
        from chat.participant p join chat.conversation c on c.id = p.conversation_id
        where p.member_id = $1 and p.left_at is null
          and (c.request_state <> 'none' or c.written_seq > greatest(p.read_seq, p.after_seq))
      ) found`,
    values: [memberId, [...hiddenIds], [...foldedIds]],
  });
  return rows[0] ?? { unread: 0, requests: 0 };
}

/** Those of these conversations that are quiet for this member now. */
export async function silencedAmong(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.client.query<{ id: string }>(
    `select p.conversation_id as id from chat.participant p
     where p.member_id = $1 and p.conversation_id = any($2::text[]) and p.left_at is null and p.muted_until > now()`,
    [memberId, [...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface WaitingSeat {
  readonly conversationId: string;
  readonly memberId: string;
}

export interface WaitingRow extends WaitingSeat {
  readonly fromId: string;
  readonly seq: number;
}

/**
 * Who has not read something for a while and was not told, in the order of their ids, after the one that was seen last. Whoever was
 * told is not told again before they have read; what has been quiet for hours is left alone.
 */
export async function waitingSeats(db: Database, after: WaitingSeat | null, limit: number): Promise<WaitingSeat[]> {
  const { rows } = await db.client.query<WaitingSeat>(
    `select p.conversation_id as "conversationId", p.member_id as "memberId"
     from chat.conversation c
     join chat.participant p on p.conversation_id = c.id and p.left_at is null and p.read_seq < c.written_seq
       and p.told_seq <= p.read_seq and (p.muted_until is null or p.muted_until < now())
     cross join lateral (select m.at from chat.message m where ${UNREAD} order by m.seq limit 1) first
     where c.at > now() - interval '6 hours' and c.request_state = 'none' and first.at < now() - make_interval(mins => $1)
       and ($2::text is null or (p.conversation_id, p.member_id) > ($2, $3::text))
     order by p.conversation_id, p.member_id limit $4 for update of p skip locked`,
    [WAITING_MINUTES, after?.conversationId ?? null, after?.memberId ?? null, limit],
  );
  return rows;
}

/** The first message that waits for each of them, of those whom they hear: they are told of it now. */
export async function takeWaiting(db: Database, seats: readonly (WaitingSeat & { unheard: readonly string[] })[]): Promise<WaitingRow[]> {
  const { rows } = await db.client.query<WaitingRow>(
    `update chat.participant t set told_seq = due.seq
     from (
       select p.conversation_id, p.member_id, first.seq, first.author_id
       from jsonb_to_recordset($1::jsonb) s("conversationId" text, "memberId" text, unheard text[])
       join chat.participant p on p.conversation_id = s."conversationId" and p.member_id = s."memberId"
       cross join lateral (select m.seq, m.author_id, m.at from chat.message m
         where ${UNREAD} and m.author_id <> all(s.unheard) order by m.seq limit 1) first
       where first.at < now() - make_interval(mins => $2)
     ) due
     where t.conversation_id = due.conversation_id and t.member_id = due.member_id
     returning t.conversation_id as "conversationId", t.member_id as "memberId", due.author_id as "fromId", due.seq`,
    [JSON.stringify(seats), WAITING_MINUTES],
  );
  return rows;
}

// ---------- rows that came as JSON ----------

const namesOf = (table: Parameters<typeof rowOf>[0]) =>
  new Map([...rowOf(table, 'x').matchAll(/x\."(\w+)" as "(\w+)"/g)].map(([, column = '', key = '']) => [column, key]));

const CONVERSATION = namesOf(conversation);
const PARTICIPANT = namesOf(participant);
const MESSAGE = namesOf(message);

/** Under the names that rows have in TypeScript, and with dates for times. */
function fromJson<Row>(json: Record<string, unknown>, names: ReadonlyMap<string, string>): Row {
  return Object.fromEntries(
    Object.entries(json).flatMap(([column, value]) => {
      const key = names.get(column);
      if (key === undefined) return [];
      const isTime = typeof value === 'string' && (key === 'at' || key.endsWith('At') || key.endsWith('Until'));
      return [[key, isTime ? new Date(value) : value]];
    }),
  ) as Row;
}
