import { Failure } from './failure.ts';

/** Levels of lists and objects in an input: a rich text has about twenty. */
const MAX_DEPTH = 100;

/** Line breaks of other programs, such as slides. */
const BREAKS = /[\v\f\u0085]/g;

/**
 * Control characters, NUL among them, come along when people paste from elsewhere. What turns the direction of the text behind it lets a
 * dose be read as another; letters that are written from right to left turn by themselves.
 */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
const ALL_UNWANTED = new RegExp(UNWANTED, 'gu');

/**
 * Input that PostgreSQL can store and people read as it was written, wherever it stands: without what nobody typed to be read, and with
 * U+FFFD in place of half an emoji, which text that was cut in the middle leaves and `jsonb` refuses.
 * @throws Failure `request.malformed` where it is nested so deep that reading it would exhaust the stack
 */
export function storable(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return storableText(input);
  if (typeof input !== 'object' || input === null) return input;
  if (depth >= MAX_DEPTH) throw new Failure('request.malformed');
  if (Array.isArray(input)) return input.map((one) => storable(one, depth + 1)).filter((one, n) => !isEmptied(input[n], one));
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [storable(key), storable(value, depth + 1)]));
}

/** A piece of a rich text that held nothing else: empty ones are no rich text, and its writer sees none that they could mend. */
const isEmptied = (before: unknown, after: unknown): boolean => textOfPiece(after) === '' && textOfPiece(before) !== '';

function textOfPiece(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('type' in node) || node.type !== 'text') return null;
  return 'text' in node ? node.text : null;
}

function storableText(text: string): string {
  const whole = UNWANTED.test(text) ? text.replace(BREAKS, '\n').replace(ALL_UNWANTED, '') : text;
  return whole.isWellFormed() ? whole : whole.toWellFormed();
}
