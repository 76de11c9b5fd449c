/** Where a text turns from who comes to what is complained of: “a man with asthma presents to the clinic with …”, “datang ke IGD dengan …”. */
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(' '));

/** These alone say so. */
const PRESENTS = set(
  'present presents presented presenting attends attended admitted hospitalised hospitalized referred dirujuk dibawa diantar datang berobat',
);
/** These only where somebody comes to a place, or is brought in. */
const COMES = set('come comes came brought walks walked rushed taken seen');
const TO = set('to into in here for');
const WITH = set('with for because due complaining after dengan karena mengeluh mengeluhkan keluhan setelah');
const LONGEST_WAY = 9;

/** Counted up over the tokens: how often somebody has come so far. */
export function comingsOf(tokens: readonly Token[]): Int32Array {
  let count = 0;
  return Int32Array.from(tokens, (_token, at) => {
    if (isComing(tokens, at)) count += 1;
    return count;
  });
}

function isComing(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (!PRESENTS.has(text) && !(COMES.has(text) && TO.has(tokens[at + 1]?.text ?? ''))) return false;
  for (let next = at + 1; next <= at + LONGEST_WAY; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.kind === 'mark' && token.text !== ',')) return false;
    if (WITH.has(token.text)) return true;
  }
  return false;
}
