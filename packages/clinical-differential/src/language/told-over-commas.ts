/** Signs that a sentence tells in several steps, of which none by itself is the sign: a breast that is hot, red and hard; spots round the mouth and on palms and soles. */
import type { SaidFinding } from './said-finding.ts';

const BREAST =
  /(?<!\p{L})(?:breast|payudara)(?!\p{L}|\s*-?\s*(?:fe|fed))[^.;\n]{0,40}?(?<!\p{L})(?:hot|warm|panas)(?!\p{L})[^.;\n]{0,20}?(?<!\p{L})(?:red|redness|merah|kemerahan)(?!\p{L})|(?<!\p{L})(?:breast|payudara)(?!\p{L}|\s*-?\s*(?:fe|fed))[^.;\n]{0,40}?(?<!\p{L})(?:red|merah|kemerahan)(?!\p{L})[^.;\n]{0,20}?(?<!\p{L})(?:hot|warm|panas)(?!\p{L})/giu;
const SPOTS =
  /(?<!\p{L})(?<!(?<!\p{L})(?:no|any|without|tidak ada|tdk ada|tanpa)\s)(?:spots?|blisters?|blistery|vesicles?|sores?|bintik\w*|lenting\w*|bintil\w*|lepuh\w*|sariawan|ulcers?)(?!\p{L})[^.;\n]{0,110}/giu;
const MOUTH = /(?<!\p{L})(?:mouth|lips?|tongue|mulut|bibir|lidah|sariawan)(?!\p{L})/iu;
const HANDS = /(?<!\p{L})(?:palms?|hands?|tangan|tangannya)(?!\p{L})/iu;
const FEET = /(?<!\p{L})(?:soles?|feet|kaki|kakinya)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:no|not|without|none|denies|never|tidak|tdk|tak|tanpa|bukan|gak|ga|nggak)(?!\p{L})/iu;
/** Of each on its way to a finding: what is swollen, itches or is numb in so many places is no spot. */
const OF_OTHERS = /(?<!\p{L})(?:swell\w*|swollen|numb\w*|tingl\w*|bengkak|kebas|kesemutan|cyanos\w*|genital\w*|kelamin)(?!\p{L})/iu;

export function toldOverCommas(text: string): SaidFinding[] {
  const breasts = [...text.matchAll(BREAST)].map((match) => said('red-hot-breast', match));
  if (!FEET.test(text) || !MOUTH.test(text)) return breasts.filter(isPlain);
  const spots = [...text.matchAll(SPOTS)]
    .filter(({ 0: all }) => MOUTH.test(all) && HANDS.test(all) && FEET.test(all) && !OF_OTHERS.test(all))
    .map((match) => said('vesicles-hands-feet-mouth', match));
  return [...breasts, ...spots.slice(0, 1)].filter(isPlain);
}

const isPlain = ({ words }: { readonly words: string }): boolean => !DENIED.test(words);
const said = (finding: string, { 0: words, index }: RegExpExecArray) => ({
  finding,
  present: true,
  start: index,
  end: index + words.length,
  words,
});
