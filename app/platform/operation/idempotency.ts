/**
 * A command that its caller repeats with the same key is done once, and answered as the first time. What is kept for that may hold
 * codes and what was written for a few: whoever has the database or a copy of it cannot read it without the server's secret.
 */
import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import {
  claimIdempotencyKey,
  forgetAnswersAbout,
  type IdempotencyKey,
  keepIdempotentAnswer,
  readIdempotentAnswer,
  releaseIdempotencyKey,
} from '../db/platform.store.ts';
import { openSealed, type SealKey, seal } from '../delivery/seal.ts';
import type { Services } from '../services.ts';
import type { RequestInfo, UploadedFile } from './context.ts';
import { Failure } from './failure.ts';
import { JsonText } from './handler.ts';

interface Answer {
  readonly response: unknown;
  readonly cookies: readonly unknown[];
}

/** What somebody wants done, however often they say it. */
export interface Intent {
  readonly key: IdempotencyKey;
  readonly inputHash: string;
  /** Ids that the input names. */
  readonly named: readonly string[];
  readonly secret: string;
}

/** Null for who has no key, or nobody who could use it again. */
export function intentOf(
  settings: Services['settings'],
  operation: string,
  { idempotencyKey, viewer }: RequestInfo,
  input: unknown,
  file: UploadedFile | null | undefined,
): Intent | null {
  if (idempotencyKey === null || viewer === null) return null;
  const json = JSON.stringify(input);
  return {
    key: { caller: viewer.id, operation, key: idempotencyKey },
    inputHash: hashOf(settings.secret, json, file),
    named: idsIn(json),
    secret: settings.secret,
  };
}

/** Does it, or gives the first answer again. Within the transaction of the command. */
export async function once<A extends Answer>(
  db: Database,
  intent: Intent,
  work: () => Promise<A>,
): Promise<A | { response: unknown; cookies: [] }> {
  const { key, inputHash } = intent;
  if (!(await claimIdempotencyKey(db, key, inputHash))) {
    const earlier = await earlierAnswer(db, intent);
    // Claimed and not there: it was forgotten in this very moment.
    if (earlier === null) throw new Failure('request.notFound');
    return earlier;
  }
  const answer = await work().catch(async (error: unknown) => {
    // A refusal that keeps its writes is committed: its key must not answer for a success later.
    if (error instanceof Failure && error.keepsWrites) await releaseIdempotencyKey(db, key);
    throw error;
  });
  // What comes with cookies may be as secret as they are, and without them it would be half the answer: nothing of it is kept.
  if (answer.cookies.length > 0) await releaseIdempotencyKey(db, key);
  else await keep(db, intent, answer.response);
  return answer;
}

/** The answer that was given already; null when this is the first call. */
export async function earlierAnswer(db: Database, { key, inputHash, secret }: Intent): Promise<{ response: unknown; cookies: [] } | null> {
  const earlier = await readIdempotentAnswer(db, key);
  if (earlier === null) return null;
  if (earlier.inputHash !== inputHash) throw new Failure('request.invalid', { fields: { idempotencyKey: 'validation.idempotencyKey' } });
  // It spoke of something that has been erased: there is nothing to say any more, and nothing to do twice.
  if (earlier.kept === null) throw new Failure('request.notFound');
  const { sealed } = earlier.kept;
  // In the open lies what says nothing, and what a server of before 2026-12-01 kept.
  if (sealed === undefined) return { response: earlier.kept.answer, cookies: [] };
  const text = openSealed(sealKey(secret, key), placeOf(key), sealed);
  if (text === null) throw new Failure('request.notFound');
  return { response: new JsonText(text), cookies: [] };
}

async function keep(db: Database, { key, named, secret }: Intent, response: unknown): Promise<void> {
  const answer = response instanceof JsonText ? response.text : JSON.stringify(response ?? null);
  // Bare ids tell nothing of what they name: whoever erased it is still told that it is done.
  const about = textsIn(answer).every(isId) ? [] : marksOf(secret, [...new Set([...named, ...idsIn(answer)])]);
  const kept = SAYS_NOTHING.has(answer) ? `"answer":${answer}` : `"sealed":"${seal(sealKey(secret, key), placeOf(key), answer)}"`;
  await keepIdempotentAnswer(db, key, `{"about":${JSON.stringify(about)},${kept}}`);
}

/** What was answered of these is answered to nobody again; the keys stay, so that nothing is done twice. */
export async function forgetAnswers(db: Database, { secret }: Services['settings'], ids: readonly string[]): Promise<void> {
  // A server of before 2026-12-01 kept the ids themselves.
  if (ids.length > 0) await forgetAnswersAbout(db, [...ids, ...marksOf(secret, ids)]);
}

const SAYS_NOTHING: ReadonlySet<string> = new Set(['{}', 'null']);

/** A key for each caller: what all of them write in years would be too much for one. */
const sealKey = (secret: string, { caller }: IdempotencyKey): SealKey => ({ secret, use: `idempotency.sealed ${caller}` });

/** An answer put into the row of another command does not open. */
const placeOf = ({ caller, operation, key }: IdempotencyKey): string => JSON.stringify([caller, operation, key]);

/** What looks like an id may be a password of the same length: it is found again by a mark that only the server can make. */
const marksOf = (secret: string, ids: readonly string[]): string[] =>
  ids.map((id) => createHmac('sha256', secret).update('idempotency.about\0').update(id).digest('base64url').slice(0, MARK_LENGTH));

const MARK_LENGTH = 16;

/** Every text in it that is no name of a field. */
const textsIn = (json: string): string[] =>
  Array.from(json.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/g)).flatMap(([, text = '', colon]) => (colon === undefined ? [text] : []));

/** Those of rows and of pictures; a word that happens to be as long does no harm. */
const isId = (text: string): boolean => /^[\w-]{16}$/.test(text);

const idsIn = (json: string): string[] => textsIn(json).filter(isId);

/** With the secret: an input may be a password, and its row is kept for a day. */
function hashOf(secret: string, json: string, file: UploadedFile | null | undefined): string {
  const hash = createHmac('sha256', secret).update(json);
  // JSON has no zero byte: nothing can be taken from one and given to the other.
  if (file) hash.update('\0').update(file.bytes);
  return hash.digest('base64url');
}
