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

/** Words that mean the same in the name of an indication, whichever language they are of; the first stands for all. */
const ALIKE = [
  'prevention prevent preventing preventive prophylaxis prophylactic pencegahan mencegah profilaksis prevensi',
  'attack attacks exacerbation exacerbations flare serangan eksaserbasi',
  'newborn newborns neonate neonates neonatal neonatus neonatorum',
  'poisoning overdose overdosis intoxication intoksikasi keracunan',
  'migraine migren migrain',
  'seizure seizures convulsion convulsions kejang',
];

/** They join, and say nothing of what is treated. */
const JOINING = new Set(
  'of the a an in on by for to and or with from after during post di ke pada dalam dan atau dengan untuk oleh dari yang saat selama setelah pasca'.split(
    ' ',
  ),
);

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
    'eradication',
    'eradikasi',
    'symptomatic',
    'management',
    'tatalaksana',
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

/** Whom it is given to: the patient’s own figures say it better, so it is left out where nothing is named by it. */
const PREGNANT = new Set(['pregnancy', 'pregnant', 'hamil', 'kehamilan', 'bumil', 'gravida', 'gravidarum'].map(folded));
/** Illnesses that only the pregnant have, or those who were just now. */
const OF_PREGNANCY = new Set(
  ['preeclampsia', 'eclampsia', 'peb', 'pih', 'gestational', 'gestasional', 'hyperemesis', 'hiperemesis', 'tocolysis', 'trimester'].map(
    folded,
  ),
);
const LACTATING = new Set(['breastfeeding', 'lactation', 'lactating', 'nursing', 'menyusui', 'busui', 'laktasi'].map(folded));
const PEOPLE = new Set(
  [
    'child children kid kids paediatric pediatric paediatrics anak infant infants baby babies bayi balita toddler newborn lahir baru',
    'adult adults dewasa elderly old lansia geriatri geriatric woman women wanita perempuan ibu mother mothers man men male female pria laki',
    'kecil remaja adolescent adolescents teenager',
  ]
    .join(' ')
    .split(' ')
    .map(folded),
);

/** Several words of which each alone says something else. */
const BORN_NOW = /\bbayi\s+baru\s+lahir\b/g;

function folded(word: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word);
}

const FIRST_OF: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((group) => {
    const words = group.split(' ').map(folded);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** Lower case, without accents and signs: "Pre-eclampsia" is pre and eclampsia. */
const spelled = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]s\b/g, 's')
    .replace(DENYING, '$1')
    .replace(BORN_NOW, 'newborn')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** In one spelling, and one word for all that mean the same: "Pre-eclampsia" is pre and eklamsia. */
export const wordsOf = (name: string): string[] =>
  spelled(name)
    .filter((word) => !JOINING.has(word))
    .map(folded)
    .map((word) => FIRST_OF.get(word) ?? word);

/** Each word of what has been typed so far begins a word of the name, in its spelling or another. */
export function isBegunBy(name: string, typed: string): boolean {
  const own = spelled(name);
  const begun = (word: string) => own.some((one) => one.startsWith(word) || folded(one).startsWith(folded(word)));
  const words = spelled(typed);
  return words.length > 0 && words.every(begun);
}

export const withoutAround = (words: readonly string[]): string[] => words.filter((word) => !AROUND.has(word));
export const withoutPeople = (words: readonly string[]): string[] =>
  words.filter((word) => !PEOPLE.has(word) && !PREGNANT.has(word) && !LACTATING.has(word));
export const speaksOfPregnancy = (words: readonly string[]): boolean => words.some((word) => PREGNANT.has(word) || OF_PREGNANCY.has(word));
export const isOfPregnancy = (words: readonly string[]): boolean => words.some((word) => OF_PREGNANCY.has(word));
export const speaksOfLactation = (words: readonly string[]): boolean => words.some((word) => LACTATING.has(word));

/** Its words, and each two that stand together as one: preeclampsia is pre-eclampsia. */
export function wordSet(name: string): ReadonlySet<string> {
  const words = wordsOf(name);
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)]);
}
