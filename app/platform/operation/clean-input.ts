import { Failure } from './failure.ts';

/** Levels of lists and objects in an input: a rich text has about twenty. */
const MAX_DEPTH = 100;

/**
 * Input without the character NUL, wherever it stands: it means nothing in any text, comes along when people paste from
 * elsewhere, and is the one character PostgreSQL cannot store.
 * @throws Failure `request.malformed` where it is nested so deep that reading it would exhaust the stack
 */
export function withoutNul(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return input.includes('\0') ? input.replaceAll('\0', '') : input;
  if (typeof input !== 'object' || input === null) return input;
  if (depth >= MAX_DEPTH) throw new Failure('request.malformed');
  if (Array.isArray(input)) return input.map((one) => withoutNul(one, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [withoutNul(key), withoutNul(value, depth + 1)]));
}
