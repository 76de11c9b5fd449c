/** Under “Family history:” stands what relatives have. */
import { isHeading } from './headings.ts';
import { RELATIVES } from './kin-words.ts';
import type { Token } from './tokens.ts';

const HEADINGS = new Set(['family history', 'family hx', 'fh', 'fhx', 'riwayat keluarga', 'riwayat penyakit keluarga', 'rpk']);
/** These need no colon: “FHx MI (dad 50s), smoker” goes as far as the comma. */
const SHORT = new Set(['fhx', 'famhx', 'rpk']);
const FIRST_WORDS = 3;

/** Of each token, whether it stands there. */
export function familySections(tokens: readonly Token[], sentence: Int32Array): Uint8Array {
  const sections = new Uint8Array(tokens.length);
  tokens.forEach((token, colon) => {
    if (SHORT.has(token.text) && tokens[colon + 1]?.text !== ':')
      for (let at = colon + 1; at < tokens.length && sentence[at] === sentence[colon] && tokens[at]?.text !== ','; at += 1)
        sections[at] = 1;
    if (token.text !== ':' || !isHeading(tokens, colon, HEADINGS)) return;
    for (let at = colon + 1; at < tokens.length && (sentence[at] === sentence[at - 1] || goesOn(tokens, at)); at += 1) sections[at] = 1;
  });
  return sections;
}

/** Does the sentence that begins here still belong to it? Behind a semicolon it does, and where it speaks of another relative. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === ';') return true;
  const words = tokens.slice(at, at + FIRST_WORDS + 1);
  return words.some(({ text }) => RELATIVES.has(text)) && !words.some(({ text }) => text === 'history');
}
