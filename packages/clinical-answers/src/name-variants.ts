/**
 * Other ways to say a name, by rule so that no file has to list them: vit C, vaksin MMR, daun kelor, jus sirsak, foods rich in
 * vitamin K, sulphasalazine, ceftriaxon. They are only recognised, never suggested.
 */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';

const VACCINE = /\b(?:vaccines?|vaksin)\b/gi;
const RICH = /^(.+?)[- ]rich foods?$/i;
const RICH_ID = /^makanan (?:kaya|tinggi) (.+)$/i;

/** What stands before or after the name of one of this kind. */
const AROUND: Readonly<Partial<Record<Drug['kind'], readonly string[]>>> = {
  vaccine: [
    'vaksin *',
    'vaksinasi *',
    'imunisasi *',
    'suntik *',
    '* vaccine',
    '* vaccines',
    '* vaccination',
    '* immunisation',
    '* immunization',
    '* shot',
    '* jab',
  ],
  herb: [
    'daun *',
    'ekstrak *',
    'jamu *',
    'rebusan *',
    'air rebusan *',
    'teh *',
    'jus *',
    '* extract',
    '* tea',
    '* juice',
    '* leaf',
    '* leaves',
  ],
  food: ['jus *', 'buah *', 'sari *', 'makan *', 'minum *', '* juice', '*s'],
  substance: ['minum *', '*s'],
  supplement: ['*s'],
};

/** How Britain and older books write the beginning of names that are now written otherwise: sulphasalazine, cephazolin, guaiphenesin. */
const OLDER_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sulf/gi, 'sulph'],
  [/\bcef/gi, 'ceph'],
  [/guaif/gi, 'guaiph'],
  [/\bestr/gi, 'oestr'],
  [/\bamoxi/gi, 'amoxy'],
];

const olderSpellings = (label: string): string[] =>
  OLDER_SPELLINGS.flatMap(([now, before]) => (label.search(now) < 0 ? [] : [label.replace(now, before)]));

export function variantsOf({ kind }: Pick<Drug, 'kind'>, label: string): string[] {
  const bare = kind === 'vaccine' ? label.replace(VACCINE, '').trim() : label;
  return [
    ...vitamin(label),
    ...rich(label),
    ...quinine(label),
    ...acid(label),
    ...withoutLastE(label),
    ...olderSpellings(label),
    ...(AROUND[kind] ?? []).map((pattern) => pattern.replace('*', bare)),
  ];
}

/** Klorokuin is also written kloroquin. */
const quinine = (label: string): string[] => (/kuin/i.test(label) ? [label.replace(/kuin/i, 'quin')] : []);

/** As. mefenamat is what Indonesian prescriptions make of asam mefenamat. */
const acid = (label: string): string[] => (/^asam /i.test(label) ? [label.replace(/^asam /i, 'as ')] : []);

/** Ceftriaxon, fluoxetin: English names as they are written in Indonesia and on the continent. */
const withoutLastE = (label: string): string[] => (/^[a-z]{5,}e$/i.test(label) ? [label.slice(0, -1)] : []);

function vitamin(label: string): string[] {
  const [, which] = /^vitamin ([a-z]\d*)$/i.exec(label) ?? [];
  if (which === undefined) return [];
  // B12 is a vitamin wherever it stands; K or C alone may be anything.
  return [`vit ${which}`, ...(/^b\d+$/i.test(which) ? [which] : [])];
}

function rich(label: string): string[] {
  const [, of] = RICH.exec(label) ?? [];
  const [, inIndonesian] = RICH_ID.exec(label) ?? [];
  return [
    ...(of === undefined
      ? []
      : [
          `${of} rich foods`,
          `food rich in ${of}`,
          `foods rich in ${of}`,
          `food high in ${of}`,
          `foods high in ${of}`,
          `${of} foods`,
          `${of} diet`,
        ]),
    ...(inIndonesian === undefined
      ? []
      : ['kaya', 'tinggi', 'mengandung', 'yang mengandung', 'sumber'].map((word) => `makanan ${word} ${inIndonesian}`)),
  ];
}
