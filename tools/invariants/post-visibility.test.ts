/**
 * Posts in every state × every audience × every kind of reader: lists, pages with what stands in their heads, drafts, live rooms, share
 * previews, pictures, files, and the word of who shared one.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#app/modules.ts';
import { discoverItems } from '#modules/library/feed.contract.ts';
import { listBookmarks, listFeed, listMostViewed } from '#modules/library/library.contract.ts';
import { listApprovals } from '#modules/moderation/approval.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { listOwnContent, listOwnDrafts } from '#modules/posts/creator.contract.ts';
import { getPostDraft, listPostDrafts } from '#modules/posts/post-draft.contract.ts';
import { getPost, listPosts, votePoll } from '#modules/posts/posts.contract.ts';
import { getProfile, listProfileItems } from '#modules/profiles/profiles.contract.ts';
import { search, suggestOnSearch } from '#modules/search/search.contract.ts';
import { roomsOf } from '#platform/realtime/rooms.ts';
import type { Viewer } from '#platform/session/viewer.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { answerOf, ITEM_DOORS } from './item-doors.ts';
import { pageFor } from './page-doors.ts';
import { isListed, isUnpublished, openPostWorld, opens, POST_WORD, type Post, type PostWorld, READERS, type Reader } from './post-world.ts';

let world: TestWorld;
let http: FastifyInstance;
let made: PostWorld;
const asking: { viewer: Viewer } = { viewer: null };

beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => asking.viewer as never });
  made = await openPostWorld(world);
}, 120_000);
afterAll(async () => {
  await http.close();
  await world.close();
});

const called = ({ audience, state }: Post) => `${audience} ${state}`;
const expected = (holds: (post: Post) => boolean) => made.posts.filter(holds).map(called);
const isAuthor = (reader: Reader) => reader === 'author';
const signedIn = (reader: Reader) => reader !== 'signed out';
const authorId = () => made.callerOf('author').viewer?.id ?? '';

async function statusOf(reader: Reader, url: string): Promise<number> {
  asking.viewer = made.callerOf(reader).viewer;
  return (await http.inject({ url, headers: signedIn(reader) ? { authorization: 'Bearer x' } : {} })).statusCode;
}

// ---------- lists ----------

interface Listing {
  readonly ask: (caller: Caller) => Promise<unknown>;
  /** Whom it is for; everybody unless said. */
  readonly open?: (reader: Reader) => boolean;
  /** What it shows; what is published and theirs to read unless said. */
  readonly shows?: (reader: Reader, post: Post) => boolean;
  /** Not all of that has to be there. */
  readonly some?: true;
}

const LISTINGS: Record<string, Listing> = {
  feed: { ask: (caller) => caller.call(listFeed, { limit: 50 }) },
  'feed of the followed': { ask: (caller) => caller.call(listFeed, { filter: 'following', limit: 50 }), open: signedIn, some: true },
  discover: { ask: (caller) => caller.call(discoverItems, { kind: 'post', limit: 50 }) },
  posts: { ask: (caller) => caller.call(listPosts, { limit: 50 }) },
  'most viewed': { ask: (caller) => caller.call(listMostViewed, { limit: 20 }), some: true },
  bookmarks: {
    ask: (caller) => caller.call(listBookmarks, { limit: 50 }),
    open: (reader) => ['insider', 'former', 'stranger'].includes(reader),
  },
  search: { ask: (caller) => caller.call(search, { q: POST_WORD, limit: 20, facets: true }) },
  suggestions: { ask: (caller) => caller.call(suggestOnSearch, { q: POST_WORD }), some: true },
  notifications: {
    ask: (caller) => caller.call(listNotifications, { limit: 50 }),
    open: (reader) => signedIn(reader) && !isAuthor(reader),
    some: true,
  },
  'what the profile lists': {
    ask: (caller) => caller.call(listProfileItems, { memberId: authorId(), limit: 50 }),
    shows: (_, post) => isListed('signed out', post),
  },
  profile: { ask: (caller) => caller.call(getProfile, { memberId: authorId() }), shows: (_, post) => isListed('signed out', post) },
  'what waits for staff': {
    ask: (caller) => caller.call(listApprovals, { limit: 50 }),
    open: (reader) => reader === 'staff',
    shows: (_, { state }) => state === 'held',
  },
  'own content': {
    ask: (caller) => caller.call(listOwnContent, { limit: 50 }),
    open: signedIn,
    shows: (reader, { state }) => isAuthor(reader) && !isUnpublished(state),
  },
  'own drafts': {
    ask: (caller) => caller.call(listOwnDrafts, {}),
    open: signedIn,
    shows: (reader, { state }) => isAuthor(reader) && isUnpublished(state),
  },
  'drafts of posts': {
    ask: (caller) => caller.call(listPostDrafts, {}),
    open: signedIn,
    shows: (reader, { state }) => isAuthor(reader) && isUnpublished(state),
  },
};

describe.each([
  ['before anybody has been told', false],
  ['when all have been told', true],
])('lists, %s', (_, settled) => {
  beforeAll(async () => {
    if (settled) await world.settle();
  });

  it.each(Object.keys(LISTINGS).flatMap((name) => READERS.map((reader) => [name, reader] as const)))('%s, %s', async (name, reader) => {
    const { ask, open, shows = isListed, some } = LISTINGS[name] as Listing;
    if (open?.(reader) === false) return;
    const answer = JSON.stringify(await ask(made.callerOf(reader)));
    const shown = expected(({ word }) => answer.includes(word));
    const right = expected((post) => shows(reader, post));
    if (settled && some === undefined) expect(shown).toEqual(right);
    else expect(shown.filter((post) => !right.includes(post))).toEqual([]);
  });

  it.each(READERS)('what was said to those who follow the sharer is read with the post alone, %s', async (reader) => {
    const caller = made.callerOf(reader);
    const answers = [await caller.call(listFeed, { limit: 50 })];
    if (signedIn(reader)) answers.push(await caller.call(listFeed, { filter: 'following', limit: 50 }));
    const shown = expected(({ note }) => JSON.stringify(answers).includes(note));
    const follows = ['former', 'stranger', 'staff'].includes(reader);
    expect(shown).toEqual(expected((post) => follows && isListed(reader, post)));
  });
});

it('the sitemap names what everybody may read', async () => {
  const { body } = await http.inject({ url: '/sitemap-items.xml' });
  expect(expected(({ id }) => body.includes(id))).toEqual(expected((post) => isListed('signed out', post)));
  expect(body).not.toContain(POST_WORD);
});

// ---------- single posts ----------

type Gate = readonly [passes: (reader: Reader, post: Post) => Promise<boolean>, right: (reader: Reader, post: Post) => boolean];

const is = (status: number) => (got: number) => got === status;
const done = async (work: Promise<unknown>) => (await answerOf(work)) === 'done';
const asMember = (reader: Reader, post: Post) => signedIn(reader) && opens(reader, post);

const GATES: Record<string, Gate> = {
  ...Object.fromEntries(
    ['comments', 'bookmark', 'follow', 'view', 'reaction to it', 'hide', 'less of it', 'whom to name'].map((name): [string, Gate] => [
      name,
      [
        (reader, { id }) => done(ITEM_DOORS[name]?.(made.callerOf(reader), id, '') ?? Promise.reject()),
        name === 'comments' ? opens : asMember,
      ],
    ]),
  ),
  'what it says': [(reader, { id }) => done(made.callerOf(reader).call(getPost, { id })), opens],
  // All that a page holds, its title and its description included.
  page: [async (reader, { id, word }) => (await pageFor(made.callerOf(reader), 'post', id)).includes(word), opens],
  vote: [(reader, { id }) => done(made.callerOf(reader).call(votePoll, { id, option: 0 })), () => false],
  draft: [
    (reader, { id }) => done(made.callerOf(reader).call(getPostDraft, { id })),
    (reader, { state }) => isAuthor(reader) && isUnpublished(state),
  ],
  'live room': [
    async (reader, { id }) => (await roomsOf(modules, world.runtime.services)(made.callerOf(reader).viewer, `item:${id}`)) !== false,
    opens,
  ],
  'share preview': [(reader, { id }) => statusOf(reader, `/og/posts/${id}.png`).then(is(200)), (_, post) => isListed('signed out', post)],
  // An author always sees what they brought themselves.
  picture: [(reader, { picture }) => statusOf(reader, picture).then(is(200)), (reader, post) => isAuthor(reader) || opens(reader, post)],
  file: [(reader, { file }) => statusOf(reader, file).then(is(200)), opens],
  'own file': [(reader, { ownFile }) => statusOf(reader, ownFile).then(is(200)), isAuthor],
};

describe('single posts', () => {
  it.each(Object.keys(GATES).flatMap((name) => READERS.map((reader) => [name, reader] as const)))('%s, %s', async (name, reader) => {
    const [passes, right] = GATES[name] as Gate;
    const passed: string[] = [];
    for (const post of made.posts) if (await passes(reader, post)) passed.push(called(post));
    expect(passed).toEqual(expected((post) => right(reader, post)));
  });
});
