/**
 * Every operation there is, asked by everybody for everything: words that a reader may not read are in no answer. A new operation
 * takes part by being mounted.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aConversation, say } from '#modules/chat/testing/chat.factory.ts';
import { linkForum } from '#modules/communities/community-forum.contract.ts';
import { aCommunity } from '#modules/communities/testing/communities.factory.ts';
import { getThread } from '#modules/forums/forum-thread.contract.ts';
import { rankForums } from '#modules/forums/server/forums.public.ts';
import { giveAudience } from '#modules/library/testing/library.factory.ts';
import { aPostDraft, aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import { Failure } from '#platform/operation/failure.ts';
import type { Operation } from '#platform/operation/operation.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aWord, FORMER, type ForumWorld, INSIDE, openForumWorld, READERS, type Reader, readsIn, TITLE_WORD } from './forum-world.ts';
import { type InputPools, inputsAbout } from './sample-input.ts';

const operations = modules.flatMap(({ handlers }) => handlers.map(({ operation }) => operation));

/** Something that not everybody may read. */
interface Secret {
  readonly id: string;
  readonly called: string;
  readonly words: readonly string[];
  readonly reads: (reader: Reader) => boolean;
  /** Who may know that there is such a thing, because they could read it once. */
  readonly knew?: (reader: Reader) => boolean;
}

/** Not asked for by name, which others of their kind are; they still must not appear. */
const LIKE_OTHERS = /^(?:public thread, (?!withdrawn|held)|protected thread, (?!published|removed)|issue of the public)/;

let world: TestWorld;
let forums: ForumWorld;
let secrets: Secret[];
let pools: InputPools;

beforeAll(async () => {
  world = await openTestWorld();
  forums = await openForumWorld(world);
  await forums.depart();
  const owner = forums.callerOf('owner');
  const communityId = await aCommunity(owner);
  for (const forumId of Object.values(forums.forums)) await owner.call(linkForum, { communityId, forumId, linked: true });
  secrets = [...forumSecrets(), ...(await otherSecrets())];
  await world.settle();
  await world.runtime.database.transaction(rankForums);
  const asked = secrets.filter(({ called }) => !LIKE_OTHERS.test(called));
  pools = {
    item: [...asked.map(({ id }) => id), ...Object.values(forums.forums), communityId],
    comment: forums.threads.flatMap(({ comments }) => [...comments.values()].slice(0, 1)),
    member: ['owner', 'left', 'member', 'stranger'].map((who) => forums.people[who as 'owner'].id),
    forum: [forums.forums.private, forums.forums.protected, forums.forums.public],
    slug: forums.issues.map(({ slug }) => slug),
    words: [TITLE_WORD, ...asked.flatMap(({ words }) => words.slice(-1))],
  };
}, 240_000);
afterAll(() => world.close());

// ---------- what only some may read ----------

const wasIn = (reader: Reader) => [...INSIDE, ...FORMER].some((one) => one === reader);

function forumSecrets(): Secret[] {
  const threads = forums.threads.map(({ id, forum, sort, by, state, words }): Secret => {
    const reads = (reader: Reader) => {
      if (state === 'published' || reader === by) return readsIn(reader, forum);
      return reader === 'staff' && (readsIn(reader, forum) || state !== 'withdrawn');
    };
    return { id, called: `${forum} thread, ${sort}`, words, reads, knew: wasIn };
  });
  const issues = forums.issues.map(({ id, forum, words }): Secret => {
    return { id, called: `issue of the ${forum} forum`, words, reads: (reader) => readsIn(reader, forum) };
  });
  return [...threads, ...issues];
}

/** Of other modules: for members, for a closed forum, and for nobody but those it concerns. */
async function otherSecrets(): Promise<Secret[]> {
  const owner = forums.callerOf('owner');
  const made: Secret[] = [];
  for (const audience of ['members', forums.forums.private]) {
    const reads = (reader: Reader) => (audience === 'members' ? reader !== 'signed out' : readsIn(reader, 'private'));
    const [caseWord, postWord] = [aWord(), aWord()];
    const caseId = await aPublishedCase(world, owner, { content: { title: `${TITLE_WORD} ${caseWord}` } });
    const postId = await aPublishedPost(world, owner, { content: { title: `${TITLE_WORD} ${postWord}`, body: fromPlainText(postWord) } });
    for (const id of [caseId, postId]) await giveAudience(world, id, audience);
    const whose = audience === 'members' ? 'members' : 'the private forum';
    made.push({ id: caseId, called: `case for ${whose}`, words: [caseWord], reads });
    made.push({ id: postId, called: `post for ${whose}`, words: [postWord], reads });
  }
  const [draftWord, chatWord] = [aWord(), aWord()];
  const draft = await aPostDraft(owner, { content: { title: draftWord, body: fromPlainText(draftWord) } });
  const conversation = await aConversation(world, forums.people.owner, forums.people.member);
  await say(owner, conversation, chatWord);
  return [
    ...made,
    { id: draft.draftId, called: 'draft of the owner', words: [draftWord], reads: (reader) => reader === 'owner' },
    { id: conversation, called: 'letters of two', words: [chatWord], reads: (reader) => reader === 'owner' || reader === 'member' },
    {
      id: NO_ID,
      called: 'what somebody wrote who asked to come in',
      words: [forums.requestNote],
      reads: (reader) => reader === 'owner' || reader === 'moderator' || reader === 'requested',
    },
  ];
}

/** Stands in no answer: not everything that is said has an id of its own. */
const NO_ID = 'no id';

// ---------- asking ----------

const MOST_PAGES = 8;

/** Everything the operation answers, refusals included; null where the input was none. */
async function answersOf(reader: Reader, operation: Operation, input: Record<string, unknown>): Promise<string | null> {
  const caller = forums.callerOf(reader);
  const answers: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const asked = cursor === undefined ? input : { ...input, cursor };
    const answer = await caller.call(operation, asked as never).catch((error: unknown) => error);
    if (answer instanceof Failure && answer.code === 'request.invalid') return null;
    if (answer instanceof Failure && answer.code === 'server.unexpected') throw new Error(`${operation.name} broke`, { cause: answer });
    answers.push(answer instanceof Failure ? JSON.stringify([answer.code, answer.details, answer.values]) : JSON.stringify(answer ?? null));
    cursor = (answer as { nextCursor?: string } | null)?.nextCursor;
    if (typeof cursor !== 'string') break;
  }
  return answers.join('\n');
}

/** What the answer says that this reader may not read, beside what they asked with. */
function leaksIn(answer: string, reader: Reader, input: string): string[] {
  const tells = (text: string) => answer.includes(text) && !input.includes(text);
  return secrets.flatMap(({ id, called, words, reads, knew = reads }) =>
    !reads(reader) && (words.some(tells) || (!knew(reader) && tells(id))) ? [called] : [],
  );
}

async function sweep(operation: Operation, readers: readonly Reader[], about = pools) {
  const leaks: object[] = [];
  let answered = 0;
  const seen = new Set<string>();
  for (const input of inputsAbout(operation.input, about)) {
    for (const reader of readers) {
      const answer = await answersOf(reader, operation, input);
      if (answer === null) continue;
      answered += 1;
      const asked = JSON.stringify(input);
      const leaked = leaksIn(answer, reader, asked);
      if (leaked.length > 0) leaks.push({ reader, asked, leaked });
      for (const { called, words } of secrets) if (words.some((word) => answer.includes(word))) seen.add(called);
    }
  }
  return { leaks, answered, seen };
}

const queries = operations.filter(({ kind }) => kind === 'query');
const commands = operations.filter(({ kind }) => kind === 'command');
/** They answer to what nobody can guess, or tell of the world and of nothing anybody wrote. */
const ASKED_OTHERWISE =
  /^(?:reference\.|communities\.getInvitation$|newsletters\.readUnsubscribe$|notifications\.readMail(?:Ending|Mute)$)/;
const everSeen = new Set<string>();

describe('what is asked', () => {
  it.each(queries.map((operation) => [operation.name, operation] as const))(
    '%s',
    async (name, operation) => {
      const { leaks, answered, seen } = await sweep(operation, READERS);
      expect(leaks).toEqual([]);
      if (!ASKED_OTHERWISE.test(name)) expect(answered).toBeGreaterThan(0);
      for (const called of seen) everSeen.add(called);
    },
    60_000,
  );

  it('finds everything there is for those who may read it', () => {
    expect(secrets.map(({ called }) => called).filter((called) => !everSeen.has(called))).toEqual([]);
  });
});

describe('what is done by somebody outside', () => {
  const OUTSIDE = ['left', 'stranger', 'signed out'] as const satisfies readonly Reader[];
  /** Closed threads without their bylines: those follow what their authors say of themselves. */
  const inside = () =>
    Promise.all(
      forums.threads
        .filter(({ forum }) => forum !== 'public')
        .map(async ({ id }) => {
          const thread = await forums
            .callerOf('owner')
            .call(getThread, { id })
            .catch((error: Failure) => error.code);
          if (typeof thread === 'string') return thread;
          const { item, text, status, version, flagged } = thread;
          return { text, status, version, flagged, title: item.title, counts: item.counts, activityAt: item.activityAt };
        }),
    );
  let before: unknown;
  beforeAll(async () => {
    before = await inside();
  });

  it.each(commands.map((operation) => [operation.name, operation] as const))(
    '%s',
    async (_, operation) => {
      // A search that is kept is shown again to who made it: it is not to hold what they could not know.
      expect((await sweep(operation, OUTSIDE, { ...pools, words: [TITLE_WORD] })).leaks).toEqual([]);
    },
    60_000,
  );

  it('changes nothing inside, and opens nothing', async () => {
    await world.settle();
    expect(await inside()).toEqual(before);
    for (const operation of queries) {
      const { leaks } = await sweep(operation, ['left', 'stranger']);
      expect({ operation: operation.name, leaks }).toEqual({ operation: operation.name, leaks: [] });
    }
  }, 240_000);
});
