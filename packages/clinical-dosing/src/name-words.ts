/** Names of what a drug is given for, word by word, so that the spellings of two languages and of both sides of the ocean meet. */

/** Spellings of one sound, in the order they are taken: eclampsia, eklampsia and eklamsia; haemorrhage and hemorrhage; tumour and tumor. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ae|oe/g, 'e'],
  [/our\b/g, 'or'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/rh/g, 'r'],
  [/ck|ch/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/mps/g, 'ms'],
  [/(?<=[a-z]{4})s\b(?<!(?:s|i|u)s)/g, ''],
  [/([a-z])\1/g, '$1'],
];

/** They join, and say nothing of what is treated. */
const JOINING = new Set('of the a an in on by for to and or with from di ke pada dan atau dengan untuk oleh dari yang'.split(' '));

/** Said around the name of a disease: what is left without them names it. */
const AROUND = new Set(
  [
    'treatment',
    'therapy',
    'treat',
    'dose',
    'dosage',
    'disease',
    'patient',
    'mellitus',
    'melitus',
    'terapi',
    'pengobatan',
    'mengobati',
    'dosis',
    'penyakit',
    'pasien',
  ].map(folded),
);

/** What is denied is another thing: “non-ST elevation” holds no ST. */
const DENYING = /\b(non|no|not|without|tanpa|bukan)[\s-]+(?=[a-z])/g;

function folded(word: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word);
}

/** Lower case, without accents and signs: "Pre-eclampsia" is pre and eklamsia. */
export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(DENYING, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !JOINING.has(word))
    .map(folded);

export const withoutAround = (words: readonly string[]): string[] => words.filter((word) => !AROUND.has(word));

/** Its words, and each two that stand together as one: preeclampsia is pre-eclampsia. */
export function wordSet(name: string): ReadonlySet<string> {
  const words = wordsOf(name);
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)]);
}
