/** Conversations of the sample world as rows. What they say concerns invented patients of whom nothing can be known. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { REACTIONS } from '#modules/chat/chat-message.contract.ts';
import { type Cell, copyRows } from './copy-rows.ts';
import { sampleId } from './sample-id.ts';
import type { SamplePart } from './sample-part.ts';
import type { SampleWorld } from './sample-world.ts';
import { seededChoice } from './seeded-choice.ts';

const CHATS = new URL('./chat/', import.meta.url);

const SampleChat = z.strictObject({
  language: z.enum(['en', 'id']),
  /** Keys of people; the first has begun. */
  people: z.array(z.string()).min(2),
  /** Of a group. */
  name: z.string().optional(),
  /** A stranger waits for a yes. */
  request: z.boolean().default(false),
  /** When the last line was said. */
  daysAgo: z.int().min(0),
  lines: z
    .array(
      z.strictObject({
        by: z.string(),
        /** Minutes after the line before. */
        after: z.int().min(0),
        text: z.string().min(1),
        /** Line that is answered, counted from 0. */
        to: z.int().optional(),
        signs: z.record(z.string(), z.enum(REACTIONS)).default({}),
      }),
    )
    .min(1),
});
type SampleChat = z.infer<typeof SampleChat> & { readonly slug: string };

const TABLES = {
  'chat.conversation': ['id', 'kind', 'name', 'pair', 'maker_id', 'request_state', 'seq', 'revision', 'written_seq', 'at', 'created_at'],
  'chat.participant': ['conversation_id', 'member_id', 'role', 'joined_at', 'delivered_seq', 'read_seq'],
  'chat.message': ['conversation_id', 'seq', 'id', 'revision', 'author_id', 'client_id', 'text', 'happening', 'reply_to', 'at'],
  'chat.reaction': ['message_id', 'member_id', 'emoji', 'at'],
} as const;
type Rows = Record<keyof typeof TABLES, Cell[][]>;

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

export const loadSampleChats: SamplePart = async ({ client, world }) => {
  const rows = Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;
  const chats = readSampleChats();
  for (const chat of chats) chatRows(world, chat, rows);
  for (const [table, columns] of Object.entries(TABLES)) await copyRows(client, table, columns, rows[table as keyof typeof TABLES]);
  return `${chats.length} conversations`;
};

export function readSampleChats(): SampleChat[] {
  return readdirSync(CHATS)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = SampleChat.safeParse(JSON.parse(readFileSync(new URL(file, CHATS), 'utf8')));
      if (!parsed.success) throw new Error(`sample/chat/${file}: ${parsed.error.message}`);
      return { ...parsed.data, slug: file.replace(/\.json$/, '') };
    });
}

function chatRows(world: SampleWorld, chat: SampleChat, rows: Rows): void {
  const choice = seededChoice(`chat/${chat.slug}`);
  const minutes = chat.lines.reduce((sum, { after }) => sum + after, 0);
  const start = world.now.getTime() - chat.daysAgo * DAY_MS - (minutes + choice.int(15, 300)) * MINUTE_MS;
  const people = chat.people.map((key) => world.person(key));
  const [maker] = people;
  if (maker === undefined) throw new Error(`Nobody is in ${chat.slug}`);
  const isGroup = chat.name !== undefined;
  const id = sampleId(`chat/${chat.slug}`, new Date(start));
  const others = people.filter((one) => one !== maker).map((one) => one.id);
  const opening = isGroup ? { what: 'created', memberIds: others, value: chat.name } : null;
  const offset = opening === null ? 1 : 2;
  if (opening !== null)
    rows['chat.message'].push([id, 1, sampleId(`${id}/1`, new Date(start)), 1, maker.id, `${id}-1`, '', opening, null, new Date(start)]);

  let at = start;
  const messageIds: string[] = [];
  chat.lines.forEach(({ by, after, text, to, signs }, n) => {
    at += after * MINUTE_MS + 1_000;
    const seq = n + offset;
    const messageId = sampleId(`${id}/${seq}`, new Date(at));
    messageIds.push(messageId);
    const replyTo = to === undefined ? null : (messageIds[to] ?? null);
    rows['chat.message'].push([id, seq, messageId, seq, world.person(by).id, `${id}-${seq}`, text, null, replyTo, new Date(at)]);
    for (const [key, emoji] of Object.entries(signs))
      rows['chat.reaction'].push([messageId, world.person(key).id, emoji, new Date(at + 30_000)]);
  });

  const last = chat.lines.length - 1 + offset;
  const pair = isGroup
    ? null
    : people
        .map((one) => one.id)
        .sort()
        .join(' ');
  const state = chat.request ? 'requested' : 'none';
  rows['chat.conversation'].push([
    id,
    isGroup ? 'group' : 'direct',
    chat.name ?? null,
    pair,
    maker.id,
    state,
    last,
    last,
    last,
    new Date(at),
    new Date(start),
  ]);
  const lastBy = world.person(chat.lines.at(-1)?.by ?? '').id;
  for (const { id: memberId } of people) {
    // Of what was said lately, not everybody has read the last lines.
    const behind = memberId === lastBy || chat.daysAgo > 1 ? 0 : choice.int(0, 2);
    const read = chat.request && memberId !== lastBy ? 0 : last - behind;
    rows['chat.participant'].push([
      id,
      memberId,
      memberId === maker.id && isGroup ? 'admin' : 'member',
      new Date(start),
      chat.request ? read : last,
      read,
    ]);
  }
}
