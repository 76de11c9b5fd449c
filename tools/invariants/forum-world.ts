/**
 * Forums of every kind, somebody of every standing towards each of them, and threads in every state. Those who leave have read,
 * kept, followed and answered everything before, so that whatever they may not see any more they have traces of.
 */
import {
  decideRequest,
  leaveForum,
  muteMember,
  removeMember,
  sendJoinRequest,
  setForumRole,
} from '#modules/forums/forum-membership.contract.ts';
import { tendThread, withdrawThread } from '#modules/forums/forum-thread.contract.ts';
import { FORUM_KINDS, type ForumKind } from '#modules/forums/forums.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, updateComment } from '#modules/library/discussion.contract.ts';
import { followItem, setBookmark } from '#modules/library/library.contract.ts';
import { bringTo } from '#modules/library/testing/library.factory.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { subscribe } from '#modules/newsletters/newsletters.contract.ts';
import { aNewsletter, anIssue } from '#modules/newsletters/testing/newsletters.factory.ts';
import { getSettings, saveSettings } from '#modules/notifications/notification-settings.contract.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import type { Caller, TestWorld } from '#platform/testing/test-world.ts';

export const INSIDE = ['owner', 'moderator', 'member', 'muted'] as const;
export const FORMER = ['left', 'removed'] as const;
const NEVER_IN = ['requested', 'declined', 'stranger', 'newcomer', 'staff'] as const;
export const MEMBERS = [...INSIDE, ...FORMER, ...NEVER_IN] as const;
/** What somebody is to every forum; one asks to come in where the door needs asking. */
export const READERS = [...MEMBERS, 'signed out'] as const;
export type Reader = (typeof READERS)[number];

export const isIn = (all: readonly Reader[], reader: Reader) => all.includes(reader);
/** Who may read in a forum. */
export const readsIn = (reader: Reader, forum: ForumKind) => forum === 'public' || isIn(INSIDE, reader);

/** How a thread came to be, and what became of it. */
const THREADS = {
  published: { by: 'owner', state: 'published' },
  anonymous: { by: 'member', state: 'published', anonymous: true },
  'needs source': { by: 'moderator', state: 'published', quiet: true },
  'by who left': { by: 'left', state: 'published' },
  'anonymous, by who left': { by: 'left', state: 'published', anonymous: true },
  withdrawn: { by: 'owner', state: 'withdrawn' },
  held: { by: 'owner', state: 'held' },
  'held, by who left': { by: 'left', state: 'held' },
  removed: { by: 'owner', state: 'removed' },
} as const satisfies Record<string, { by: Reader; state: string; anonymous?: true; quiet?: true }>;
type ThreadSort = keyof typeof THREADS;

export interface Thread {
  readonly id: string;
  readonly forum: ForumKind;
  readonly sort: ThreadSort;
  readonly by: Reader;
  readonly state: 'published' | 'withdrawn' | 'held' | 'removed';
  readonly anonymous: boolean;
  readonly quiet: boolean;
  /** The issue for anyone leads to it. */
  readonly inOpenIssue: boolean;
  /** Words that stand in it, or in what was said about it, and nowhere else. */
  readonly words: readonly string[];
  /** An answer by each who was inside once, edited once. */
  readonly comments: ReadonlyMap<Reader, string>;
}

export interface Issue {
  readonly id: string;
  /** Of its newsletter. */
  readonly slug: string;
  readonly forum: ForumKind;
  readonly words: readonly string[];
}

export interface ForumWorld {
  readonly people: Readonly<Record<(typeof MEMBERS)[number], Member>>;
  readonly forums: Readonly<Record<ForumKind, string>>;
  readonly threads: readonly Thread[];
  /** Issues of each forum's own newsletter. */
  readonly issues: readonly Issue[];
  /** What the one who asks to come in wrote to those who decide. */
  readonly requestNote: string;
  /** An issue for anyone that leads to every thread. */
  readonly openIssue: string;
  callerOf(reader: Reader): Caller;
  /** Some leave, some are removed, threads come into their states; nobody has been told yet. */
  depart(): Promise<void>;
}

/** Stands in the title of every thread. */
export const TITLE_WORD = 'kolegiamatrix';

let coined = 0;
/** A word nobody else writes. */
export const aWord = (): string => `qzword${[...String(++coined)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}zq`;

const REQUEST_NOTE = aWord();

export async function openForumWorld(world: TestWorld): Promise<ForumWorld> {
  const people = await somePeople(world);
  const callerOf = (reader: Reader): Caller => world.as(reader === 'signed out' ? null : people[reader]);
  const forums = Object.fromEntries(await eachOf(FORUM_KINDS, async (kind) => [kind, await aForumOf(kind, callerOf)])) as Record<
    ForumKind,
    string
  >;
  const threads = (
    await eachOf(FORUM_KINDS, (forum) => eachOf(Object.keys(THREADS) as ThreadSort[], (sort) => aReadThread(callerOf, forums, forum, sort)))
  ).flat();
  const { issues, openIssue } = await someIssues(callerOf, forums, threads);
  return {
    people,
    forums,
    threads,
    issues,
    requestNote: REQUEST_NOTE,
    openIssue,
    callerOf,
    depart: () => depart(world, { people, forums, threads, callerOf }),
  };
}

async function eachOf<One, Made>(all: readonly One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}

async function somePeople(world: TestWorld): Promise<ForumWorld['people']> {
  const wishes: Record<(typeof MEMBERS)[number], Parameters<typeof aMember>[1]> = {
    owner: { name: 'Ratri Maheswari', rights: ['newsletters'] },
    moderator: { name: 'Budi Santoso' },
    member: { name: 'Ayu Kartika' },
    muted: { name: 'Fajar Nugroho' },
    left: { name: 'Vikram Rao' },
    removed: { name: 'Imran Sheikh' },
    requested: { name: 'Nadia Putri' },
    declined: { name: 'Omar Farouk' },
    stranger: { name: 'Claire Dubois' },
    newcomer: { name: 'Made Suastika', verified: false },
    staff: { name: 'Dewi Anggraini', rights: ['approvals'] },
  };
  const made = await eachOf(MEMBERS, async (who) => [who, await aMember(world, wishes[who])] as const);
  const people = Object.fromEntries(made) as ForumWorld['people'];
  for (const who of MEMBERS) {
    const caller = world.as(people[who]);
    await caller.call(saveSettings, { ...(await caller.call(getSettings, {})), quiet: null });
    for (const author of ['owner', 'left'] as const)
      if (who !== author) await caller.call(followMember, { memberId: people[author].id, following: true });
  }
  return people;
}

type CallerOf = ForumWorld['callerOf'];
const idOf = (callerOf: CallerOf, reader: Reader) => callerOf(reader).viewer?.id ?? '';

async function aForumOf(kind: ForumKind, callerOf: CallerOf): Promise<string> {
  const owner = callerOf('owner');
  const forumId = await aForum(owner, { kind, name: `The ${kind} round` });
  for (const reader of [...INSIDE, ...FORMER]) if (reader !== 'owner') await enterForum(forumId, callerOf(reader), owner);
  await owner.call(setForumRole, { forumId, memberId: idOf(callerOf, 'moderator'), role: 'moderator' });
  if (kind !== 'private') return forumId;
  await callerOf('requested').call(sendJoinRequest, { forumId, note: REQUEST_NOTE });
  await callerOf('declined').call(sendJoinRequest, { forumId });
  await owner.call(decideRequest, { forumId, memberId: idOf(callerOf, 'declined'), accept: false });
  return forumId;
}

/** A text that names somebody. */
export const naming = (id: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id, label: 'colleague' } }] }],
});

/** Read by all who are inside now, with every trace a reader can leave. */
async function aReadThread(callerOf: CallerOf, forums: ForumWorld['forums'], forum: ForumKind, sort: ThreadSort): Promise<Thread> {
  const { by, state, anonymous, quiet } = { anonymous: false, quiet: false, ...THREADS[sort] };
  const [title, text, answer] = [aWord(), aWord(), aWord()];
  const id = await aThread(callerOf(by), forums[forum], { title: `${TITLE_WORD} ${title}`, text: fromPlainText(text), anonymous });
  const comments = new Map<Reader, string>();
  for (const reader of [...INSIDE, ...FORMER]) {
    const caller = callerOf(reader);
    await caller.call(setBookmark, { itemId: id, bookmarked: true });
    await caller.call(followItem, { itemId: id, following: true });
    const { id: commentId } = await caller.call(addComment, { itemId: id, text: fromPlainText(`I would wait: ${answer}`) });
    await caller.call(updateComment, { commentId, edits: 0, text: fromPlainText(`I would admit her: ${answer}`) });
    comments.set(reader, commentId);
    // Each is told of an answer that names them, by letter too.
    if (reader !== 'owner')
      await callerOf('owner').call(addComment, { itemId: id, parentId: commentId, text: naming(idOf(callerOf, reader)) });
  }
  if (quiet) await callerOf('owner').call(tendThread, { id, needsSource: true });
  return {
    id,
    forum,
    sort,
    by,
    state,
    anonymous,
    quiet,
    // Twenty at most.
    inOpenIssue: !quiet && sort !== 'anonymous' && sort !== 'held, by who left',
    words: [title, text, answer],
    comments,
  };
}

async function someIssues(callerOf: CallerOf, forums: ForumWorld['forums'], threads: readonly Thread[]) {
  const owner = callerOf('owner');
  const issues = await eachOf(FORUM_KINDS, async (forum): Promise<Issue> => {
    const { id: newsletterId, slug } = await aNewsletter(owner, { forumId: forums[forum], audience: 'forum' });
    for (const reader of [...INSIDE, ...FORMER]) await callerOf(reader).call(subscribe, { newsletterId, subscribed: true });
    const words = [aWord(), aWord(), aWord()] as const;
    const entries = threads.filter((thread) => thread.forum === forum).map(({ id }) => ({ itemId: id, note: words[1] }));
    const texts = { title: `Round ${words[0]}`, intro: fromPlainText(words[2]) };
    return { id: await anIssue(owner, newsletterId, { ...texts, entries }), slug, forum, words };
  });
  const { id: newsletterId } = await aNewsletter(owner);
  for (const reader of MEMBERS) await callerOf(reader).call(subscribe, { newsletterId, subscribed: true });
  const entries = threads.filter(({ inOpenIssue }) => inOpenIssue).map(({ id }) => ({ itemId: id, note: '' }));
  return { issues, openIssue: await anIssue(owner, newsletterId, { title: 'For everybody', entries }) };
}

async function depart(
  world: TestWorld,
  { people, forums, threads, callerOf }: Pick<ForumWorld, 'people' | 'forums' | 'threads' | 'callerOf'>,
) {
  const owner = callerOf('owner');
  for (const forumId of Object.values(forums)) {
    await callerOf('left').call(leaveForum, { forumId });
    await owner.call(removeMember, { forumId, memberId: people.removed.id });
    await owner.call(muteMember, { forumId, memberId: people.muted.id, days: 7 });
  }
  for (const { id, state } of threads) {
    if (state === 'withdrawn') await owner.call(withdrawThread, { id });
    else if (state !== 'published') await bringTo(world, people.staff, id, state);
  }
}
