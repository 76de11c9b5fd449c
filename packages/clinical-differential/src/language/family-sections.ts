/** Under “Family history:” stands what relatives have. */
import { RELATIVES } from './kin-words.ts';
import type { Token } from './tokens.ts';

const HEADINGS = new Set(['family history', 'family hx', 'fh', 'fhx', 'riwayat keluarga', 'riwayat penyakit keluarga', 'rpk']);
const LONGEST_HEADING = 3;
const FIRST_WORDS = 3;

/** Of each token, whether it stands there. */
export function familySections(tokens: readonly Token[], sentence: Int32Array): Uint8Array {
  const sections = new Uint8Array(tokens.length);
  tokens.forEach((token, colon) => {
    if (token.text !== ':' || !isHeading(tokens, colon)) return;
    for (let at = colon + 1; at < tokens.length && (sentence[at] === sentence[at - 1] || goesOn(tokens, at)); at += 1) sections[at] = 1;
  });
  return sections;
}

function isHeading(tokens: readonly Token[], colon: number): boolean {
  for (let length = LONGEST_HEADING; length > 0; length -= 1) {
    const words = tokens.slice(Math.max(0, colon - length), colon).map(({ text }) => text);
    if (HEADINGS.has(words.join(' '))) return true;
  }
  return false;
}

/** Does the sentence that begins here still belong to it? Behind a semicolon it does, and where it speaks of another relative. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === ';') return true;
  const words = tokens.slice(at, at + FIRST_WORDS + 1);
  return words.some(({ text }) => RELATIVES.has(text)) && !words.some(({ text }) => text === 'history');
}
