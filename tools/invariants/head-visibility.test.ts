/**
 * What stands in the heads of pages, for search engines and for previews: cases, posts, videos and issues for every audience and in
 * every state, for every kind of reader. Nobody who is not signed in, and so no search engine, gets any other page than one of what
 * everybody may read: all else answers them as missing, or as taken down, and says not a word of it.
 */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { bringTo, giveAudience, joinAudience } from '#modules/library/testing/library.factory.ts';
import { aNewsletter, anIssue } from '#modules/newsletters/testing/newsletters.factory.ts';
import { aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import { aVideoWithoutFiles } from '#modules/videos/testing/videos.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { aWord } from './forum-world.ts';
import { headFor, pageFor } from './page-doors.ts';

const CIRCLE = 'audience-of-a-private-forum';
const AUDIENCES = [null, 'members', CIRCLE] as const;
const STATES = ['published', 'held', 'withdrawn', 'removed'] as const;
const READERS = ['author', 'insider', 'stranger', 'staff', 'signed out'] as const;
type Reader = (typeof READERS)[number];

interface Words {
  readonly title: string;
  /** In its text, and nowhere else. */
  readonly text: string;
}

interface Thing extends Words {
  readonly id: string;
  readonly audience: (typeof AUDIENCES)[number];
  readonly state: (typeof STATES)[number];
}

let world: TestWorld;
let http: FastifyInstance;
let people: Record<Exclude<Reader, 'signed out'>, Member>;

const callerOf = (reader: Reader): Caller => world.as(reader === 'signed out' ? null : people[reader]);

interface Kind {
  readonly make: (author: Caller, words: Words) => Promise<string>;
  readonly path: string;
  /** Of each, beside the product's own. */
  readonly hasPicture: boolean;
  /** What its author took down they read at its address no more than others. */
  readonly gone?: true;
}

const KINDS: Readonly<Record<'case' | 'post' | 'video' | 'issue', Kind>> = {
  case: {
    make: (author, { title, text }) => aPublishedCase(world, author, { content: { title, presentation: fromPlainText(text) } }),
    path: '/cases/',
    hasPicture: true,
  },
  post: {
    make: (author, { title, text }) => aPublishedPost(world, author, { content: { title, body: fromPlainText(text) } }),
    path: '/posts/',
    hasPicture: true,
  },
  video: {
    make: (author, { title, text }) => aVideoWithoutFiles(world, author, { title, description: text }),
    path: '/video/',
    hasPicture: false,
  },
  issue: {
    make: async (author, { title, text }) => {
      const { id } = await aNewsletter(author);
      return anIssue(author, id, { title, intro: fromPlainText(text) });
    },
    path: '/newsletters/issues/',
    hasPicture: false,
    gone: true,
  },
};

const things = new Map<keyof typeof KINDS, Thing[]>();
const called = ({ audience, state }: Thing) => `${audience} ${state}`;

beforeAll(async () => {
  world = await openTestWorld();
  http = await openTestHttp(world, { resolve: async () => null });
  const member = (name: string, rights: string[] = []) => aMember(world, { name, rights: rights as never });
  people = {
    author: await member('Ratri Maheswari', ['newsletters']),
    insider: await member('Budi Santoso'),
    stranger: await member('Vikram Rao'),
    staff: await member('Dewi Anggraini', ['approvals']),
  };
  await joinAudience(world, CIRCLE, [people.author, people.insider]);
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) things.set(kind, await someOf(kind));
}, 120_000);
afterAll(async () => {
  await http.close();
  await world.close();
});

async function someOf(kind: keyof typeof KINDS): Promise<Thing[]> {
  const made: Thing[] = [];
  for (const audience of AUDIENCES)
    for (const state of STATES) {
      const words = { title: `A round on ${aWord()}`, text: `We would wait: ${aWord()}.` };
      const id = await KINDS[kind].make(callerOf('author'), words);
      if (audience !== null) await giveAudience(world, id, audience);
      if (state !== 'published') await bringTo(world, people.staff, id, state);
      made.push({ id, audience, state, ...words });
    }
  return made;
}

function isInAudience(reader: Reader, { audience }: Thing): boolean {
  if (audience === null) return true;
  return audience === 'members' ? reader !== 'signed out' : reader === 'author' || reader === 'insider';
}

/** For staff also what waits for a decision or was taken down by one. */
function opens(reader: Reader, thing: Thing, { gone }: Kind): boolean {
  if (thing.state === 'published') return isInAudience(reader, thing);
  if (gone && thing.state === 'withdrawn') return false;
  if (reader === 'author') return isInAudience(reader, thing);
  return reader === 'staff' && (isInAudience(reader, thing) || thing.state === 'held' || thing.state === 'removed');
}

const isForAnyone = ({ audience, state }: Thing) => audience === null && state === 'published';

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('heads of pages: %s', (kind) => {
  it.each(READERS)('say what it is to who may read it, and nothing to others: %s', async (reader) => {
    const { path, hasPicture } = KINDS[kind];
    const caller = callerOf(reader);
    const shown: string[] = [];
    const site = '/og/site-en.png';
    for (const thing of things.get(kind) ?? []) {
      const { id, title, text } = thing;
      const head = await headFor(caller, kind, id);
      if (typeof head === 'number') {
        expect([called(thing), [404, 410].includes(head)]).toEqual([called(thing), true]);
        const page = await pageFor(caller, kind, id);
        expect([title, text].filter((words) => page.includes(words))).toEqual([]);
        continue;
      }
      shown.push(called(thing));
      expect(head).toMatchObject({ title: expect.stringContaining(title), description: text });
      expect(head.shared).toMatchObject({ title, description: text });
      if (!isForAnyone(thing)) continue;
      // As search engines see it: they are led here, and the picture is there for them.
      expect(head).toMatchObject({ robots: undefined, canonical: path + id, shared: { image: hasPicture ? `/og${path}${id}.png` : site } });
    }
    expect(shown).toEqual((things.get(kind) ?? []).filter((thing) => opens(reader, thing, KINDS[kind])).map(called));
  });

  it('name to search engines what is for anyone, and a picture that is there for anyone', async () => {
    for (const thing of things.get(kind) ?? []) {
      const head = await headFor(callerOf('signed out'), kind, thing.id);
      expect([called(thing), typeof head !== 'number']).toEqual([called(thing), isForAnyone(thing)]);
      if (typeof head === 'number') continue;
      expect((await http.inject({ url: head.shared.image ?? '' })).statusCode).toBe(200);
    }
    // Neither by its address, for whoever guesses that.
    const drawn = await Promise.all(
      (things.get(kind) ?? []).map(async (thing) => {
        const { statusCode } = await http.inject({ url: `/og${KINDS[kind].path}${thing.id}.png` });
        return statusCode === 200 ? [called(thing)] : [];
      }),
    );
    const open = KINDS[kind].hasPicture ? (things.get(kind) ?? []).filter(isForAnyone) : [];
    expect(drawn.flat()).toEqual(open.map(called));
  });
});
