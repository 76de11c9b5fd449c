/** A command that its caller repeats with the same key is done once, and answered as the first time. */
import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import {
  claimIdempotencyKey,
  type IdempotencyKey,
  keepIdempotentAnswer,
  readIdempotentAnswer,
  releaseIdempotencyKey,
} from '../db/platform.store.ts';
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
export async function earlierAnswer(db: Database, { key, inputHash }: Intent): Promise<{ response: unknown; cookies: [] } | null> {
  const earlier = await readIdempotentAnswer(db, key);
  if (earlier === null) return null;
  if (earlier.inputHash !== inputHash) throw new Failure('request.invalid', { fields: { idempotencyKey: 'validation.idempotencyKey' } });
  // It spoke of something that has been erased: there is nothing to say any more, and nothing to do twice.
  if (earlier.kept === null) throw new Failure('request.notFound');
  return { response: earlier.kept.answer, cookies: [] };
}

async function keep(db: Database, { key, named }: Intent, response: unknown): Promise<void> {
  const answer = response instanceof JsonText ? response.text : JSON.stringify(response ?? null);
  // Bare ids tell nothing of what they name: whoever erased it is still told that it is done.
  const about = textsIn(answer).every(isId) ? [] : [...new Set([...named, ...idsIn(answer)])];
  await keepIdempotentAnswer(db, key, `{"about":${JSON.stringify(about)},"answer":${answer}}`);
}

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
