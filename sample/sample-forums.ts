/** Forums of the sample world as rows: who is in them, what they wrote there, and the traces readers leave. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { hashSamplePassword, rankForums, sampleThreadCard, threadSummary } from '#modules/forums/server/forums.public.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Cell, copyRows, JsonArray } from './copy-rows.ts';
import { type Bylines, TABLES as LIBRARY_TABLES } from './sample-case-rows.ts';
import { SampleForum, SampleThread } from './sample-forum.schema.ts';
import { sampleId } from './sample-id.ts';
import type { SamplePart } from './sample-part.ts';
import type { SamplePerson } from './sample-people.ts';
import type { SampleWorld } from './sample-world.ts';
import { seededChoice } from './seeded-choice.ts';

const FORUMS = new URL('./forums/', import.meta.url);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The forums were opened, one after another, until so many days before the first start. */
const OPENED_DAYS_AGO = 120;

/** Of all protected forums of the sample world. The README names it. */
const SAMPLE_FORUM_PASSWORD = 'kolegia-2026';

const TABLES = {
  'forums.forum': [
    'id',
    'name',
    'about',
    'rules',
    'kind',
    'language',
    'specialities',
    'owner_id',
    'password_hash',
    'members',
    'threads',
    'activity_at',
    'created_at',
  ],
  'forums.membership': ['forum_id', 'member_id', 'standing', 'role', 'following', 'note', 'since'],
  'library.audience_member': ['audience', 'member_id'],
  'forums.thread': [
    'id',
    'forum_id',
    'author_id',
    'text',
    'basis',
    'references',
    'shown',
    'announced',
    'pinned_at',
    'locked_at',
    'slow_seconds',
    'recap',
    'recap_version',
    'created_at',
  ],
  'library.item': [...LIBRARY_TABLES['library.item'], 'audience', 'place', 'own_rule'],
  'library.comment': LIBRARY_TABLES['library.comment'],
  'library.reaction': LIBRARY_TABLES['library.reaction'],
  'library.item_follow': LIBRARY_TABLES['library.item_follow'],
  'library.view': LIBRARY_TABLES['library.view'],
} as const;
type Rows = Record<keyof typeof TABLES, Cell[][]>;

interface Kept {
  readonly world: SampleWorld;
  readonly bylines: Bylines;
  readonly rows: Rows;
}

const read = <Out>(file: string, schema: z.ZodType<Out>): Out[] =>
  z.array(schema).parse(JSON.parse(readFileSync(new URL(file, FORUMS), 'utf8')));

export const readSampleForums = (): SampleForum[] => read('forums.json', SampleForum);

export const loadSampleForums: SamplePart = async ({ db, client, world, bylines }) => {
  const forums = readSampleForums();
  const threads = readdirSync(FORUMS)
    .filter((file) => /^threads-\d+\.json$/.test(file))
    .sort()
    .flatMap((file) => read(file, SampleThread));
  const rows = Object.fromEntries(Object.keys(TABLES).map((table) => [table, []])) as unknown as Rows;
  // One hash for all: making each slow would make the first start slow.
  const passwordHash = await hashSamplePassword(SAMPLE_FORUM_PASSWORD);
  for (const [n, forum] of forums.entries()) {
    const own = threads.filter((thread) => thread.forum === forum.slug);
    forumRows({ world, bylines, rows }, forum, own, { ...opening(world, forums, n), passwordHash });
  }
  for (const [table, columns] of Object.entries(TABLES)) await copyRows(client, table, columns, rows[table as keyof Rows]);
  await rankForums(db);
  return `${forums.length} forums with ${threads.length} threads`;
};

/** When the n-th of them was opened, and its id. */
function opening(world: SampleWorld, forums: readonly SampleForum[], n: number): { id: string; createdAt: Date } {
  const createdAt = new Date(world.now.getTime() - (OPENED_DAYS_AGO + forums.length - n) * DAY_MS);
  return { id: sampleId(`forum/${forums[n]?.slug}`, createdAt), createdAt };
}

/** Ids of the sample forums by slug. */
export function sampleForumIds(world: SampleWorld): Map<string, string> {
  const forums = readSampleForums();
  return new Map(forums.map(({ slug }, n) => [slug, opening(world, forums, n).id]));
}

interface Opened {
  readonly id: string;
  readonly createdAt: Date;
  readonly passwordHash: string;
}

function forumRows(kept: Kept, forum: SampleForum, threads: readonly SampleThread[], { id, createdAt, passwordHash }: Opened): void {
  const { world, rows } = kept;
  const members = membersOf(world, forum, threads);
  const written = threads.map((thread) => threadRows(kept, forum, id, members, thread));
  rows['forums.forum'].push([
    id,
    forum.name,
    forum.about,
    forum.rules,
    forum.kind,
    forum.language,
    forum.specialities,
    world.person(forum.owner).id,
    forum.kind === 'protected' ? passwordHash : null,
    members.length,
    threads.length,
    new Date(Math.max(createdAt.getTime(), ...written.map((at) => at.getTime()))),
    createdAt,
  ]);
  const choice = seededChoice(`forum/${forum.slug}/members`);
  for (const { id: memberId, key } of members) {
    const role = key === forum.owner ? 'owner' : forum.moderators.includes(key) ? 'moderator' : 'member';
    const since = role === 'owner' ? createdAt : new Date(createdAt.getTime() + choice.share() * 60 * DAY_MS);
    rows['forums.membership'].push([id, memberId, 'member', role, choice.share() < 0.8, null, since]);
    rows['library.audience_member'].push([id, memberId]);
  }
}

/** Who tends it, who wrote in it, some colleagues of its specialities; into open forums others too. */
function membersOf(world: SampleWorld, forum: SampleForum, threads: readonly SampleThread[]): SamplePerson[] {
  const choice = seededChoice(`forum/${forum.slug}`);
  const writers = threads.flatMap(({ by, answers }) => [
    by,
    ...answers.flatMap((one) => [one.by, ...one.replies.map((reply) => reply.by)]),
  ]);
  const keys = new Set([forum.owner, ...forum.moderators, ...writers]);
  if (forum.kind === 'public') {
    const close = world.people.filter(({ speciality }) => forum.specialities.some((slug) => slug === speciality));
    for (const { key } of [...choice.some(close, close.length - 1), ...choice.some(world.people, choice.int(6, 18))]) keys.add(key);
  }
  return world.people.filter(({ key }) => keys.has(key));
}

/** Returns when something last happened in the thread. */
function threadRows(
  { world, bylines, rows }: Kept,
  forum: SampleForum,
  forumId: string,
  members: readonly SamplePerson[],
  thread: SampleThread,
): Date {
  const choice = seededChoice(`${forum.slug}/${thread.title}`);
  const author = world.person(thread.by);
  const publishedAt = new Date(world.now.getTime() - thread.daysAgo * DAY_MS);
  const id = sampleId(`thread/${forum.slug}/${thread.title}`, publishedAt);
  const language = thread.language ?? forum.language;
  const readers = forum.kind === 'public' ? world.people : members;
  const others = readers.filter((person) => person.id !== author.id);
  const inThePast = (time: number) => new Date(Math.min(time, world.now.getTime() - 60_000));
  const text = fromPlainText(thread.text);
  const recap = thread.recap === undefined ? null : { ...thread.recap, byId: author.id, at: world.now.toISOString() };
  const when = (on: boolean) => (on ? publishedAt : null);

  rows['forums.thread'].push([
    id,
    forumId,
    author.id,
    text,
    thread.basis,
    new JsonArray([]),
    true,
    true,
    when(thread.pinned),
    when(thread.locked),
    thread.slowSeconds,
    recap,
    recap === null ? 0 : 1,
    publishedAt,
  ]);
  const answered = thread.answers.flatMap((answer) => {
    const { at, commentId } = write(answer, null, answer.basis, answer.best);
    return [at, ...answer.replies.map((reply) => write(reply, commentId, null, false).at)];
  });
  const reactions = reactionRows('item', id, others, choice.int(0, 16), publishedAt);
  rows['library.item_follow'].push([id, author.id, publishedAt]);
  const activityAt = new Date(Math.max(publishedAt.getTime(), ...answered.map((at) => at.getTime())));
  rows['library.item'].push([
    id,
    'thread',
    author.id,
    thread.anonymous,
    thread.anonymous ? bylines.unnamed(author.id) : bylines.named(author.id),
    language,
    forum.specialities,
    thread.title,
    threadSummary(text),
    sampleThreadCard({ id: forumId, name: forum.name }, thread),
    { kind: 'verified', specialities: [] },
    'published',
    publishedAt,
    thread.answers.some(({ best }) => best) ? activityAt : null,
    publishedAt,
    activityAt,
    answered.length,
    reactions.helpful,
    reactions.insightful,
    reactions.agree,
    0,
    0,
    viewRows(),
    0,
    forum.kind === 'public' ? null : forumId,
    forumId,
    true,
  ]);
  return activityAt;

  function write(said: { by: string; hours: number; text: string }, parentId: string | null, basis: string | null, best: boolean) {
    const person = world.person(said.by);
    const isAuthor = person.id === author.id;
    const anonymous = isAuthor && thread.anonymous;
    const at = inThePast(publishedAt.getTime() + said.hours * HOUR_MS);
    const commentId = sampleId(`${id}/${said.text.slice(0, 60)}`, at);
    const counts = reactionRows(
      'comment',
      commentId,
      readers.filter((reader) => reader.id !== person.id),
      best ? choice.int(4, 18) : choice.int(0, 7),
      at,
    );
    rows['library.comment'].push([
      commentId,
      id,
      parentId,
      person.id,
      anonymous,
      anonymous ? bylines.unnamed(person.id) : bylines.named(person.id),
      isAuthor,
      fromPlainText(said.text),
      basis,
      new JsonArray([]),
      best,
      counts.helpful,
      counts.insightful,
      counts.agree,
      at,
    ]);
    return { at, commentId };
  }

  function reactionRows(target: 'item' | 'comment', targetId: string, from: readonly SamplePerson[], count: number, after: Date) {
    const counts = { helpful: 0, insightful: 0, agree: 0 };
    for (const reader of choice.some(from, count)) {
      const reaction = choice.one(['helpful', 'helpful', 'insightful', 'agree'] as const);
      counts[reaction] += 1;
      rows['library.reaction'].push([target, targetId, reader.id, reaction, inThePast(after.getTime() + choice.share() * 40 * HOUR_MS)]);
    }
    return counts;
  }

  /** Returns how many readings there were. */
  function viewRows(): number {
    let views = 0;
    for (let day = 0; day < Math.min(6, Math.ceil(thread.daysAgo)); day++) {
      for (const reader of choice.some(others, choice.int(0, 10))) {
        views += 1;
        rows['library.view'].push([new Date(world.now.getTime() - day * DAY_MS).toISOString().slice(0, 10), id, reader.id]);
      }
    }
    return views;
  }
}
