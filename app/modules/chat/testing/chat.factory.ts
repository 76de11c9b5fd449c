import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import type { Job } from '#platform/jobs/job.ts';
import { silentLog } from '#platform/log/log.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';
import { startConversation } from '../chat.contract.ts';
import { listChanges, listMessages, type Message, sendMessage } from '../chat-message.contract.ts';
import { sweepMessages } from '../server/disappearing.job.ts';
import { noteWaiting } from '../server/waiting.job.ts';

let sent = 0;

/** Words of a member, under a new id of their device. */
export const say = (caller: Caller, id: string, text: string, more: { replyTo?: string; clientId?: string } = {}): Promise<Message> =>
  caller.call(sendMessage, { id, text, clientId: `device-${sent++}`, ...more });

/** Ratri and Bagas, who know nothing of each other yet. */
export const twoColleagues = (world: TestWorld): Promise<[Member, Member]> =>
  Promise.all([aMember(world, { name: 'Ratri A' }), aMember(world, { name: 'Bagas B' })]);

/** An open conversation: the other follows the one who begins. */
export async function aConversation(world: TestWorld, one: Member, other: Member): Promise<string> {
  await world.as(other).call(followMember, { memberId: one.id, following: true });
  return (await world.as(one).call(startConversation, { memberId: other.id })).id;
}

export const heard = async (caller: Caller, id: string): Promise<string[]> =>
  (await caller.call(listMessages, { id })).data.map(({ text, happening }) => happening?.what ?? text);

export const changesSince = (caller: Caller, id: string, since: number) => caller.call(listChanges, { id, since });

/** Moves the times of a message back, or forward below zero. */
export async function age(
  { runtime }: TestWorld,
  messageId: string,
  secondsAgo: { at?: number; deletedAt?: number; expiresAt?: number },
): Promise<void> {
  const { at = null, deletedAt = null, expiresAt = null } = secondsAgo;
  await runtime.services.database.db.client.query(
    `update chat.message set at = coalesce(now() - make_interval(secs => $2), at),
       deleted_at = coalesce(now() - make_interval(secs => $3), deleted_at),
       expires_at = coalesce(now() - make_interval(secs => $4), expires_at) where id = $1`,
    [messageId, at, deletedAt, expiresAt],
  );
}

/** Lines that were said long ago, more of them than anybody writes in a test. */
export async function longTalk({ runtime }: TestWorld, conversationId: string, authorId: string, lines: number): Promise<void> {
  const { client } = runtime.services.database.db;
  await client.query(
    `insert into chat.message (conversation_id, seq, id, revision, author_id, client_id, text, at)
     select $1, n, lpad(n::text, 16, '0'), n, $2, 'c' || n, 'Line ' || n, now() - interval '1 day' from generate_series(1, $3::int) n`,
    [conversationId, authorId, lines],
  );
  await client.query('update chat.conversation set seq = $2, written_seq = $2, revision = $2 where id = $1', [conversationId, lines]);
}

/** Members by number alone, whom only the tables know: making so many takes minutes. */
export async function crowdGroup({ runtime }: TestWorld, conversationId: string, count: number): Promise<void> {
  await runtime.services.database.db.client.query(
    `insert into chat.participant (conversation_id, member_id) select $1, lpad(n::text, 16, '0') from generate_series(1, $2::int) n`,
    [conversationId, count],
  );
}

/** What is left of a message in the tables. */
export async function storedWords({ runtime }: TestWorld, messageId: string): Promise<{ texts: string[]; reactions: number }> {
  const { client } = runtime.services.database.db;
  const { rows } = await client.query<{ text: string }>('select text from chat.message where id = $1', [messageId]);
  const signs = await client.query('select 1 from chat.reaction where message_id = $1', [messageId]);
  return { texts: rows.map(({ text }) => text), reactions: signs.rows.length };
}

const runNow = (job: Job, { runtime: { services } }: TestWorld): Promise<void> =>
  job.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, {});

/** Removes the words that nobody is shown any more, as a clock does. */
export const sweep = (world: TestWorld): Promise<void> => runNow(sweepMessages, world);

/** Looks who has not read something for a while, as a clock does, and tells them. */
export async function lookForWaiting(world: TestWorld): Promise<void> {
  await runNow(noteWaiting, world);
  await world.settle();
}
