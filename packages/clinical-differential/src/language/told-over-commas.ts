/** Signs that a sentence tells in several steps, of which none by itself is the sign: a breast that is hot, red and hard; vomiting, after every feed, projectile. */
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

/** One after the other, with some words of other things between them. */
const steps = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => String.raw`(?<!\p{L})(?:${part})(?!\p{L})`).join(String.raw`[^.;\n]{0,40}?`), 'giu');
const IN_STEPS: readonly (readonly [finding: string, parts: RegExp])[] = [
  ['skin-crepitus', steps(String.raw`cellulitis|selulitis|fasciitis|fasitis|gangren\w*`, 'crepitus|krepitasi|crepitant')],
  [
    'deficit-resolved-within-day',
    steps(
      String.raw`weak\w*|slurr\w*|droop\w*|lemah|pelo|mencong`,
      'minutes?|mins?|hours?|menit|jam',
      'back to normal|normal again|recovered|resolved|pulih|normal (?:lagi|kembali)|hilang sendiri',
    ),
  ],
  ['projectile-vomiting', steps(String.raw`vomit\w*|muntah\w*`, 'projectile|proyektil|menyembur|menyemprot|nyemprot|nyembur')],
  [
    'single-hot-joint',
    steps(
      'knee|ankle|wrist|elbow|big toe|lutut|siku|jempol kaki|pergelangan (?:kaki|tangan)',
      String.raw`swell\w*|swollen|bengkak`,
      'hot|panas',
    ),
  ],
  [
    'pain-migrating-to-right-lower-quadrant',
    steps(
      'ulu hati|pusar|epigastri\\w*|periumbilical|umbilicus|navel',
      'pindah|berpindah|turun|moved|migrat\\w*|shifted',
      '(?:ke )?(?:perut )?kanan bawah|right iliac|RIF|RLQ|right lower',
    ),
  ],
  ['hard-irregular-breast-lump', steps('lump|mass|benjolan|massa', String.raw`breast|payudara|mamma\w*`, 'hard|keras|stony')],
  ['breast-skin-change', steps(String.raw`breast|payudara|mamma\w*`, String.raw`dimpl\w+|pucker\w+|kulit jeruk|mengkerut|retraksi puting`)],
];

/** “Ulcer on the penis, painless”: what is denied is part of the sign. */
const PAINLESS_ULCER = steps(
  'ulcers?|sores?|chancre|luka|ulkus|tukak|borok',
  'penis|glans|vulva|labia|genitals?|kemaluan|kelamin|zakar',
  'painless|(?:not|isn.?t) (?:painful|sore)|does(?: not|n.?t) hurt|(?:tidak|tdk|tak|gak|ga|nggak) (?:terasa )?(?:nyeri|sakit|perih)',
);

export function toldOverCommas(text: string): SaidFinding[] {
  const isSaid = (one: Told) => !isDenied(text, one);
  const breasts = [...text.matchAll(BREAST)].map((match) => said('red-hot-breast', match));
  const told = IN_STEPS.flatMap(([finding, parts]) => [...text.matchAll(parts)].map((match) => said(finding, match)));
  const ulcers = [...text.matchAll(PAINLESS_ULCER)].map((match) => said('painless-genital-ulcer', match));
  return [...breasts.filter(isPlain), ...told.filter((one) => isPlain(one) && isSaid(one)), ...ulcers.filter(isSaid), ...spotsOf(text)];
}

const NEAR = 24;
const DENIED_BEFORE = new RegExp(String.raw`${DENIED.source}[^.,;\n]*$`, 'iu');
const DENIED_BEHIND = /^\s*\(\s*[-–]\s*\)/u;
const isDenied = (text: string, { start, end }: Told): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, start - NEAR), start)) || DENIED_BEHIND.test(text.slice(end));

function spotsOf(text: string): Told[] {
  if (!FEET.test(text) || !MOUTH.test(text)) return [];
  const spots = [...text.matchAll(SPOTS)]
    .filter(({ 0: all }) => MOUTH.test(all) && HANDS.test(all) && FEET.test(all) && !OF_OTHERS.test(all))
    .map((match) => said('vesicles-hands-feet-mouth', match));
  return spots.slice(0, 1).filter(isPlain);
}

interface Told extends SaidFinding {
  readonly words: string;
}

const isPlain = ({ words }: { readonly words: string }): boolean => !DENIED.test(words);
const said = (finding: string, { 0: words, index }: RegExpExecArray): Told => ({
  finding,
  present: true,
  start: index,
  end: index + words.length,
  words,
});
