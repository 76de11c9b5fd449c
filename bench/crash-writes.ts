/** What the crash test writes: comments, answers to cases, reactions and drafts in turn, and which of them were acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { readPeople, sampleMail } from '../sample/sample-people.ts';
import { signIn } from './targets.ts';

const WRITERS = 4;
const PATIENCE_MS = 5_000;

export const WRITES = ['comments', 'answers', 'reactions', 'drafts'] as const;
export type WriteKind = (typeof WRITES)[number];

interface Writer {
  readonly memberId: string;
  readonly bearer: string;
  readonly draftId: string;
  readonly settings: unknown;
  /** Cases that this writer has not answered. */
  readonly unanswered: string[];
}

export interface Acknowledged {
  readonly comments: Set<string>;
  /** A case and a member. */
  readonly answers: Set<string>;
  /** A comment and a member. */
  readonly reactions: Set<string>;
  /** The last version of each draft. */
  readonly drafts: Map<string, number>;
  /** Saves of drafts, of which only the last leaves a trace. */
  saves: number;
  refused: number;
}

export interface WritingWorld {
  readonly writers: readonly Writer[];
  /** By somebody who does not write, so that they are told of every comment. */
  readonly caseId: string;
  readonly acknowledged: Acknowledged;
}

interface Answer {
  readonly ok: boolean;
  readonly response: Record<string, unknown>;
}

/** Null when nothing came back. */
async function call(url: string, bearer: string, method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Answer | null> {
  const answered = fetch(`${url}/api/v3${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return answered
    .then(
      // An answer that broke off says nothing: what it is about may or may not have been written.
      async (answer) => ({ ok: answer.ok, response: ((await answer.json()) as Answer).response }),
      () => null,
    )
    .catch(() => null);
}

const comment = (itemId: string, n: number) => ({ itemId, text: fromPlainText(`Written under load, number ${n}`) });

/** Signs some of the sample world in, and finds what they may write to. */
export async function openWriting(url: string, databaseUrl: string): Promise<WritingWorld> {
  const people = readPeople(new Date()).slice(0, WRITERS);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const writers: Writer[] = [];
    for (const [n, { key }] of people.entries()) {
      const bearer = await signIn(url, sampleMail(key), `198.19.0.${n + 1}`);
      const { rows: members } = await client.query<{ id: string }>('select id from identity."user" where email = $1', [sampleMail(key)]);
      const memberId = members[0]?.id ?? '';
      const draft = await call(url, bearer, 'POST', '/case-drafts', { language: 'en' });
      if (draft?.ok !== true) throw new Error(`${key} may not begin a draft`);
      const { rows: cases } = await client.query<{ id: string }>(
        `select r.id from cases.record r join library.item i on i.id = r.id
         where i.status = 'published' and i.author_id <> $1 and r.content::jsonb ? 'question'
           and not exists (select from cases.answer a where a.case_id = r.id and a.member_id = $1)`,
        [memberId],
      );
      const { id, settings } = draft.response as { id: string; settings: unknown };
      writers.push({ memberId, bearer, draftId: id, settings, unanswered: cases.map((row) => row.id) });
    }
    const { rows } = await client.query<{ id: string }>(
      `select id from library.item where kind = 'case' and status = 'published' and author_id <> all($1) order by id`,
      [writers.map(({ memberId }) => memberId)],
    );
    for (const { id } of rows) {
      const tried = await Promise.all(writers.map(({ bearer }, n) => call(url, bearer, 'POST', '/add-comment', comment(id, -n))));
      if (tried.every((answer) => answer?.ok === true)) return { writers, caseId: id, acknowledged: nothingYet() };
    }
    throw new Error('The sample world holds no case that all writers may respond to');
  } finally {
    await client.end();
  }
}

const nothingYet = (): Acknowledged => ({
  ...{ comments: new Set(), answers: new Set(), reactions: new Set(), drafts: new Map() },
  ...{ saves: 0, refused: 0 },
});

let written = 0;
export const sentSoFar = (): number => written;

/** Several writers at once, each one kind after the other; what the server answered with success must never be lost. */
export async function writeFor(milliseconds: number, url: string, world: WritingWorld): Promise<void> {
  const until = Date.now() + milliseconds;
  const { acknowledged } = world;
  await Promise.all(
    world.writers.map(async (writer, offset) => {
      for (let turn = offset; Date.now() < until; turn++) {
        written += 1;
        if (await write(WRITES[turn % WRITES.length] ?? 'comments', url, writer, world, written)) continue;
        acknowledged.refused += 1;
        await sleep(50);
      }
    }),
  );
}

async function write(kind: WriteKind, url: string, writer: Writer, { caseId, acknowledged }: WritingWorld, n: number): Promise<boolean> {
  const { bearer, memberId, draftId, settings, unanswered } = writer;
  if (kind === 'answers') {
    const id = unanswered.pop();
    if (id !== undefined) {
      const done = await call(url, bearer, 'POST', `/cases/${id}/answer`, { option: 0 });
      if (done?.ok === true) acknowledged.answers.add(`${id} ${memberId}`);
      return done?.ok === true;
    }
  }
  if (kind === 'reactions') {
    const id = [...acknowledged.comments].at(-1);
    if (id !== undefined) {
      const done = await call(url, bearer, 'POST', '/react', { target: 'comment', id, reaction: 'helpful' });
      if (done?.ok === true) acknowledged.reactions.add(`${id} ${memberId}`);
      return done?.ok === true;
    }
  }
  if (kind === 'drafts') {
    const version = acknowledged.drafts.get(draftId) ?? 0;
    const content = { title: `Written under load, number ${n}` };
    const done = await call(url, bearer, 'PATCH', `/case-drafts/${draftId}`, { version, content, settings });
    if (done?.ok !== true) {
      // A save whose answer was lost may have been done: the next one goes on from what stands there.
      const details = done?.response.details as { current?: { version: number } } | undefined;
      if (details?.current !== undefined) acknowledged.drafts.set(draftId, details.current.version);
      return false;
    }
    acknowledged.saves += 1;
    acknowledged.drafts.set(draftId, Number(done.response.version));
    return true;
  }
  // Also where there is nothing left to answer, and nothing yet to react to.
  const done = await call(url, bearer, 'POST', '/add-comment', comment(caseId, n));
  if (done?.ok === true) acknowledged.comments.add(String(done.response.id));
  return done?.ok === true;
}

/** What was acknowledged and is not there, by kind. */
export async function lostWrites(databaseUrl: string, acknowledged: Acknowledged): Promise<Record<WriteKind, string[]>> {
  return asking(databaseUrl, async (read) => {
    const comments = await read('select id as key from library.comment');
    const answers = await read(`select case_id || ' ' || member_id as key from cases.answer`);
    const reactions = await read(`select target_id || ' ' || member_id as key from library.reaction where target = 'comment'`);
    const drafts = await read(`select id || ' ' || version as key from cases.draft`);
    const versions = new Map([...drafts].map((key) => key.split(' ') as [string, string]));
    return {
      comments: [...acknowledged.comments].filter((key) => !comments.has(key)),
      answers: [...acknowledged.answers].filter((key) => !answers.has(key)),
      reactions: [...acknowledged.reactions].filter((key) => !reactions.has(key)),
      drafts: [...acknowledged.drafts].flatMap(([id, version]) => (Number(versions.get(id) ?? -1) < version ? [id] : [])),
    };
  });
}

/** Comments of which the author of the case was not told, once the server has nothing left to do. */
export async function untoldComments(databaseUrl: string, { comments }: Acknowledged): Promise<string[]> {
  return asking(databaseUrl, async (read) => {
    const told = await read('select key from notifications.cause');
    return [...comments].filter((id) => !told.has(`comment ${id}`));
  });
}

async function asking<Found>(databaseUrl: string, ask: (read: (query: string) => Promise<Set<string>>) => Promise<Found>): Promise<Found> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await ask(async (query) => new Set((await client.query<{ key: string }>(query)).rows.map(({ key }) => key)));
  } finally {
    await client.end();
  }
}
