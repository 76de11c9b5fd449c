import { Failure } from './failure.ts';

/** Levels of lists and objects in an input: a rich text has about twenty. */
const MAX_DEPTH = 100;

/**
 * Input that PostgreSQL can store, wherever it stands: without the character NUL, which comes along when people paste from
 * elsewhere, and with U+FFFD in place of half an emoji, which text that was cut in the middle leaves and `jsonb` refuses.
 * @throws Failure `request.malformed` where it is nested so deep that reading it would exhaust the stack
 */
export function storable(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return storableText(input);
  if (typeof input !== 'object' || input === null) return input;
  if (depth >= MAX_DEPTH) throw new Failure('request.malformed');
  if (Array.isArray(input)) return input.map((one) => storable(one, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [storable(key), storable(value, depth + 1)]));
}

function storableText(text: string): string {
  const whole = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return whole.isWellFormed() ? whole : whole.toWellFormed();
}
