/** How old the patient is, as a text tells it. */
import { countOf, NUMBER_WORD } from './number-words.ts';

export interface Age {
  readonly ageYears: number;
  /** Where the age stands, its number and unit: no duration, and no part of what is complained of. */
  readonly ageAt?: readonly [start: number, end: number];
}

const AGE_UNIT = 'years?|yrs?|y|months?|mos?|mths?|weeks?|wks?|days?|hours?|tahun|thn|th|bulan|bln|bl|minggu|mgg|hari|hr|jam';
const YEARS: readonly (readonly [RegExp, number])[] = [
  [/^(?:years?|yrs?|y|tahun|thn|th)$/i, 1],
  [/^(?:months?|mos?|mths?|bulan|bln|bl)$/i, 1 / 12],
  [/^(?:weeks?|wks?|minggu|mgg)$/i, 1 / 52.18],
  [/^(?:days?|hari|hr)$/i, 1 / 365.25],
  [/^(?:hours?|jam)$/i, 1 / 8766],
  [/^\/12$/, 1 / 12],
  [/^\/52$/, 1 / 52.18],
];
const ADULTS = [
  ...[
    'laki-laki',
    'laki',
    'lelaki',
    'cowok',
    'cowo',
    'cewek',
    'cewe',
    'pria',
    'perempuan',
    'wanita',
    'ibu',
    'bumil',
    'bapak',
    'kakek',
    'nenek',
    'oma',
    'opa',
    'eyang',
    'mbah',
    'pemuda',
    'gadis',
    'lansia',
    'tn',
    'lk',
    'pr',
    'ny',
    'nn',
    'sdr',
  ],
  ...[
    'male',
    'female',
    'man',
    'woman',
    'lady',
    'gentleman',
    'mahasiswa',
    'mahasiswi',
    'petani',
    'nelayan',
    'karyawan',
    'karyawati',
    'buruh',
  ],
  ...[
    'guru',
    'sopir',
    'pekerja',
    'bpk',
    'supir',
    'tukang',
    'pengendara',
    'penumpang',
    'korban',
    'pegawai',
    'pedagang',
    'penambang',
    'penyelam',
  ],
  ...['montir', 'pelaut', 'santri', 'irt', 'pensiunan', 'wiraswasta', 'kuli', '♀', '♂'],
];
/** Of whom days and weeks are how long rather than how old. */
const CHILDREN = ['child', 'toddler', 'kid'];
const YOUNG = ['bayi', 'balita', 'remaja', 'neonatus', 'an', 'by', 'boy', 'girl', 'infant', 'baby', 'newborn', 'siswa', 'siswi', 'pelajar'];
/** Between who it is and how old: no other number, and nothing that may last. */
const SHORT_GAP =
  '(?:(?!\\b(?:with|dengan|dgn|for|selama|sejak|since|after|setelah|has|had|have|and|dan|yang|datang|presents?|complain\\w*|vomiting|coughing|crying|wheezing|bleeding|diarrh\\w*|mencret|sakit|demam|fever|nyeri|pain|batuk|cough|sesak|breathless\\w*|muntah|diare|lemas|riwayat|history|menderita|mengalami|keluhan|mengeluh\\w*|merokok|smok\\w*|diabet\\w*|dm|ht|hipertensi|hypertens\\w*)\\b)[^.;\\n\\d]){0,24}?[\\s,(.]+';
/** “An. R” and “by” are children, and not how “anyang” and “nyeri” begin. */
const WHOLE = '(?:nya|ku)?(?!\\p{L})';
const NOT_SINCE = '(?!\\s*(?:yang lalu|lalu|terakhir|smrs|ini|history|ago|duration))';

/** Nor of what, nor ago. */
const NO_SPAN =
  '(?!\\s*(?:of|ago|since|history|with no|without|yang lalu|lalu|terakhir|ini|belakangan|sudah|menderita|bebas|tanpa|smoking|smokers?|merokok|perokok|menikah|married|kemudian|later|post|pasca|setelah|after)(?!\\p{L}))';

const AGES: readonly RegExp[] = [
  // 34-year-old, 6 months old, 45 yo, 45 y/o
  new RegExp(
    `(?<![\\d.,])(\\d{1,3}(?:[.,]5)?|${NUMBER_WORD})[\\s-]*(?:and a half[\\s-]*)?(${AGE_UNIT})[\\s.-]*(?:olds?|of age|o\\b|/o\\b)`,
    'iu',
  ),
  // 8 yr boy, 6 month baby girl
  /(?<![\d.,])(\d{1,3})[\s-]*(years?|yrs?|y|months?|mos?|mths?|weeks?|wks?)[\s.-]+(?:boy|girl|male|female|man|woman|lady|gentleman|child|baby|infant|toddler)(?!\p{L})/iu,
  // 11/12 M, girl 5/12, 9/52 F: months and weeks of a baby
  /(?<![\d/])(\d{1,2})(\/(?:12|52))(?=[\s,]*(?:old|boy|girl|baby|infant|male|female|check|check-up|visit|review|[MF])(?!\p{L}))/u,
  /(?<!\p{L})(?:boy|girl|baby|infant|male|female)[\s,(]*(\d{1,2})(\/(?:12|52))(?![\d/])/iu,
  /(?<!\p{L})(?:aged?|usia|umur|berusia|berumur)\s*[:=]?\s*(\d{1,2})(\/(?:12|52))(?![\d/])/iu,
  // 7 mo F, 6 wk M
  /(?<![\d.,/])(\d{1,2})[\s-]*(mos?|mths?|months?|wks?|weeks?|days?)[\s,/-]*[MF](?![\p{L}\d'’])/u,
  // aged 34, age: 7 months, usia 30 tahun, berusia 2 bulan, 34F
  new RegExp(
    `(?<!\\p{L})(?:aged?|usia|umur|berusia|berumur|u\\/)\\s*[:=]?\\s*(\\d{1,3}(?:[.,]5)?)(?!\\d|\\/\\d)[\\s-]*(${AGE_UNIT})?(?!\\p{L})`,
    'iu',
  ),
  // laki-laki 45 tahun, Ny. S, 34 th; not how long he has had what
  new RegExp(
    `(?<!\\p{L})(?:${[...ADULTS, ...YOUNG, ...CHILDREN, 'anak', 'pasien', 'patient'].join('|')})${WHOLE}\\.?${SHORT_GAP}(\\d{1,3}(?:[.,]5)?)\\s*(tahun|thn|th|years?|yrs?|y)(?!\\p{L})${NOT_SINCE}`,
    'iu',
  ),
  // bayi perempuan 3 bulan, neonatus 5 hari: only of the young
  new RegExp(
    `(?<!\\p{L})(?:${[...YOUNG, 'anak'].join('|')})${WHOLE}\\.?${SHORT_GAP}(\\d{1,3}(?:[.,]5)?)\\s*(bulan|bln|bl|minggu|mgg|hari|hr|jam|months?|weeks?|days?)(?!\\p{L})${NOT_SINCE}`,
    'iu',
  ),
  // Child 18 months, toddler (20 months)
  new RegExp(`(?<!\\p{L})(?:${CHILDREN.join('|')})\\s*[,(]?\\s*(\\d{1,2})[\\s-]*(months?|mos?|mths?)(?!\\p{L})${NO_SPAN}`, 'iu'),
  // Woman, 34, with fever; laki-laki (45); 29, female
  new RegExp(
    `(?<!\\p{L})(?:${[...ADULTS, ...CHILDREN, 'boy', 'girl'].join('|')})\\.?\\s*[,(:]?\\s*(\\d{1,3})(?=\\s*(?:[,;:.)\\n]|$))(?![,.]\\d)`,
    'iu',
  ),
  // Man 66 with low back pain, pria 40 demam: no unit of time or amount behind it
  new RegExp(
    `(?<!\\p{L})(?:${[...ADULTS, 'boy', 'girl'].join('|')})\\.?\\s+(\\d{2})(?=\\s+(?!(?:${AGE_UNIT}|menit|minutes?|mins?|kali|times|x|kg|cm|mm|mg|ml|orang|ekor|anak|children|pregnan\\p{L}*|hamil|gestasi|f|c)(?!\\p{L}))\\p{L})`,
    'iu',
  ),
  // P, 23 tahun; P/L 45 th: perempuan, laki-laki, or the line of a form
  /(?<![\p{L}\d/])(?:P|L|P\/L|L\/P)[\s,.:]*(\d{1,3})\s*(tahun|thn|th|bulan|bln)(?!\p{L})/u,
  /(?:^|[.\n]\s*)(\d{1,3})\s*,\s*(?:male|female|man|woman|laki-laki|perempuan|pria|wanita)(?!\p{L})/iu,
  // Man of 45, a lady of 80
  /\b(?:man|woman|boy|girl|lady|gentleman|child)\s+of\s+(\d{1,3})(?=\s*(?:[,;:.)\n]|years?\b|with\b|who\b|has\b|$))/iu,
  // I'm 24; my dad is 70; my wife, 35, …
  /\b(?:I['’]?m|I am|(?:he|she|who|(?:my|our) \w+)(?:['’]s| is))(?: (?:now|only|just|about))? (\d{1,3})(?=\s*(?:[,.;)]|and\b|years?\b(?! of)|yrs?\b|$))/iu,
  /\b(?:my|our) \w+,? \(?(\d{1,3})\)?(?=\s*,|\))/iu,
  /\b(?:saya|aku|istri saya|suami saya|ibu saya|ayah saya|bapak saya)[, ]+(?:\p{L}+[, ]+)?(\d{2})\s*(?:tahun|thn|th)\b(?! (?:lalu|yang|ini|terakhir|menderita|sakit))/iu,
  // 34F; the metres of “10 000 m” are nobody's age
  /(?<![\d.,/]|\d )(\d{1,3})\s*(y)?\/?[oO]?[\s,/-]*[MFmf](?![\p{L}\d])/u,
  // F 20, runner
  /(?:^|[.;\n]\s*)[MF]\s(\d{2})(?=,\s)/u,
  // 45 th nyeri dada; 4 tahun, demam; demam, mual, 20 tahun: before or behind all else, and not for how long
  new RegExp(`(?:^|\\n)\\s*([2-9]\\d|1[5-9])\\s*(tahun|thn|th|years?|yrs?)(?!\\p{L}|-)${NO_SPAN}`, 'iu'),
  /(?:^|\n)\s*(\d{1,2})\s*(tahun|thn|th|bulan|bln|years?|yrs?|months?)\s*[,:](?!\d)/iu,
  // … I sleep badly. 42 y, accountant
  /\.\s+([2-9]\d)\s?(y|yo|yrs?|thn?)\s?,(?!\d)/iu,
  /(?<!\b(?:merokok|smoking|diabetes|dm|manis|hipertensi|hypertension|tinggi|asma|asthma|maag|epilepsi|epilepsy)),\s*([2-9]\d|1[5-9])\s*(tahun|thn|th|years|yrs?)\s*[.]?\s*$/iu,
  // Pusing berputar, 68 th DM HT: nobody has had anything for so long
  new RegExp(`,(?<!\\b(?:merokok|smoking|menikah|married),)\\s*([5-9]\\d)\\s*(tahun|thn|th|years|yrs?)(?!\\p{L}|-)${NO_SPAN}`, 'iu'),
];
const DECADE = /(?:in (?:his|her|their) (early |mid |mid-|late )?)(teens|twenties|thirties|forties|fifties|sixties|seventies|eighties)/i;
const DECADES: Readonly<Record<string, number>> = {
  teens: 15,
  twenties: 25,
  thirties: 35,
  forties: 45,
  fifties: 55,
  sixties: 65,
  seventies: 75,
  eighties: 85,
};
/** Of whom nothing more is said. */
export const NEWBORN_YEARS = 0.03;
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:newborn|neonate|neonatus|bayi (?:baru )?lahir)\b/i, NEWBORN_YEARS],
  [/\b(?:infant|baby|bayi)\b/i, 0.5],
  [/\b(?:toddler|balita|batita)\b/i, 2],
  [/\b(?:school ?(?:child|boy|girl)|anak sekolah|schoolboy|schoolgirl)\b/i, 9],
  [/\b(?:teenager|adolescent|teenage|remaja)\b/i, 15],
  [/\b(?:young (?:man|woman|adult|lady)|college student|university student|mahasiswa|mahasiswi|pemuda)\b/i, 22],
  [/\b(?:elderly|lansia|kakek|nenek|oma|opa|eyang|mbah|old (?:man|woman|lady)|octogenarian)\b/i, 75],
  [/\b(?:middle-aged)\b/i, 50],
];

/** “Mother brings 2-year-old girl”, “his mother says the 6-month-old”: the child is the patient. */
const BRINGS = /\b(?:brings?|brought|bringing|carries|says|said|reports?|reported|tells|noticed|membawa|bilang|mengatakan)\b/i;
const RELATIVE_BEFORE =
  /\b(?:mother|father|brother|sister|son|daughter|husband|wife|uncle|aunt|ibunya|ayahnya|kakaknya|adiknya|suaminya|istrinya|neneknya|kakeknya)\b[^.;]{0,20}$/i;

/** “I'm breastfeeding my 5-week-old”, “mum of a 4-week-old”: she who feeds it is the patient. */
const NURSING_BEFORE =
  /\b(?:(?:breast-?)?feeding|nursing|menyusui|(?:mum|mom|mother|ibu|ibunya) (?:of|to|dari))\s+(?:my|a|an|our|her|the|bayi|anak)?\s*(?:\w+\s+)?$/i;

/** “Ibu hamil 37 minggu” is no infant. */
const GESTATION =
  /hamil|pregnan|gravid|gestasi|kandungan|\bbaby (?:move|kick|has not moved|hasn['’]?t moved|not moving)|gerak(?:an)? janin/i;
/** Nor is “34 weeks pregnant”. */
const GESTATION_AFTER = /^[\s-]*(?:pregnan|gestation|gravid|(?:of|into) (?:her |the )?(?:pregnancy|gestation)|hamil|kehamilan)/i;
/** Nor is whoever has borne or feeds one. */
const MOTHER =
  /hamil|pregnan|gravid|gestasi|kandungan|\bnifas\b|post-?partum|melahirkan|gave birth|\bibu menyusui\b|breastfeeding (?:mother|woman)/i;

/** “My wife had a baby ten days ago”: she who bore it is. */
const BORE_BEFORE = /\b(?:had|delivered|birth to)\s+(?:a|our|her|my|another)\s+(?:\w+\s+)?$/i;

const LONGEST_AGE = 80;

/** “Day 2 of life” is the second, of which half is over; “lahir kemarin” is a day ago. A mother who tells of her child is older. */
const DAY_OF_LIFE =
  /\b(?:day|hari)(?: of life| kehidupan| usia)?[\s-]*(?:ke-?\s*)?(\d{1,2}|one|two|three)(?: of life| kehidupan| of age)\b|\bDOL[\s:#]*(\d{1,2})\b|\b(?:bayi|neonatus|by)\b[^.;\n]{0,20}\bhari ke-?\s*(\d{1,2})(?! (?:demam|sakit|rawat|perawatan|pengobatan|antibiotik))\b/i;
const FIRST_DAY_OF_LIFE =
  /\b(?:first day of life|first 24 hours of life|hari pertama (?:kehidupan|lahir|setelah lahir|usia)|(?:belum|kurang dari|sebelum) 24 jam (?:setelah |sejak |sesudah )?(?:lahir|usia))\b/i;
const BORN =
  /(?:^\W*|\b(?:baby|newborn|infant|neonate|twin|bayi\w*|neonatus)\b[^.;\n]{0,25})\b(?:born|lahir|dilahirkan) (?:(yesterday|kemarin)|today|this morning|tonight|last night|hours ago|an hour ago|\d{1,2} hours ago|tadi pagi|tadi malam|tadi siang|tadi sore|hari ini|pagi ini|semalam|\d{1,2} jam (?:yang )?lalu)\b/i;

function firstDays(text: string): number | undefined {
  const day = DAY_OF_LIFE.exec(text);
  const number = countOf(day?.[1] ?? day?.[2] ?? day?.[3] ?? '');
  if (day !== null && number <= 28) return Math.max(0, number - 0.5) / DAYS;
  if (FIRST_DAY_OF_LIFE.test(text)) return 0.5 / DAYS;
  const born = BORN.exec(text);
  if (born === null || MOTHER.test(text.slice(0, born.index))) return undefined;
  return (born[1] === undefined ? 0.5 : 1) / DAYS;
}
const DAYS = 365.25;

/** No age of a newborn is hers, and of a newborn none of its mother. */
const isAgeOf = (whose: Whose | undefined, years: number): boolean =>
  whose === undefined || (whose === 'mother' ? years >= YOUNGEST_MOTHER : years < YOUNGEST_MOTHER);
export type Whose = 'mother' | 'newborn';
const YOUNGEST_MOTHER = 9;

/** “Kunjungan neonatal hari ke-4”, “term baby, D4”; yellow since the third is no age. */
const DAY_IN_NOTE = /(?<!\b(?:sejak|since|from|on|mulai|dari|pada|until|sampai) )\b(?:day|hari|hr|d)[\s-]*(?:ke)?[\s-]*(\d{1,2})(?![\d/])/i;
/** “B/O Sunita, 12 hrs”, “By. Ny. S, 3 hari”: near its beginning. */
const SPAN_IN_NOTE = /^[^;\n]{0,40}?(?<![\d.,])(\d{1,2})\s*(hours?|hrs?|h|jam|days?|hari|hr)(?!\p{L})/iu;
function newbornAge(text: string): Age {
  const day = DAY_IN_NOTE.exec(text);
  if (day !== null && Number(day[1]) <= 28) return { ageYears: roundedAge(Math.max(0, Number(day[1]) - 0.5) / DAYS) };
  const span = SPAN_IN_NOTE.exec(text);
  if (span === null) return { ageYears: NEWBORN_YEARS };
  return {
    ageYears: roundedAge(Number(span[1]) / (/^[hj](?!ar)/i.test(span[2] ?? '') && !/^hr$/i.test(span[2] ?? '') ? 24 : 1) / DAYS),
    ageAt: placeOf(span),
  };
}

export function ageOf(text: string, whose?: Whose): Age | undefined {
  const early = whose === 'mother' ? undefined : firstDays(text);
  if (early !== undefined) return { ageYears: roundedAge(early) };
  let best: { at: number; years: number; ageAt: readonly [number, number] } | undefined;
  for (const pattern of AGES) {
    // The first that is told counts, and so what stands behind one that is found is not searched.
    const match = pattern.exec(best === undefined ? text : text.slice(0, best.at + LONGEST_AGE));
    if (match === null || GESTATION.test(match[0])) continue;
    const relative = RELATIVE_BEFORE.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0];
    if (relative !== undefined && !BRINGS.test(relative)) continue;
    // Nobody is pregnant for years: “28 th hamil” is who she is.
    if (!isInYears(match) && GESTATION_AFTER.test(text.slice(match.index + match[0].length))) continue;
    if (NURSING_BEFORE.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    const years = countOf(match[1] ?? '') * (YEARS.find(([unit]) => unit.test(match[2] ?? 'y'))?.[1] ?? 1);
    if (!isAgeOf(whose, years) || (whose === 'newborn' && isOfWomb(match))) continue;
    if (years >= 0 && years < 125 && (best === undefined || match.index < best.at))
      best = { at: match.index, years, ageAt: placeOf(match) };
  }
  if (best !== undefined) return { ageYears: roundedAge(best.years), ageAt: best.ageAt };
  if (whose === 'newborn') return newbornAge(text);
  const decade = DECADE.exec(text);
  if (decade !== null) {
    const middle = DECADES[(decade[2] ?? '').toLowerCase()] ?? 45;
    return { ageYears: middle + (/early/i.test(decade[1] ?? '') ? -3 : /late/i.test(decade[1] ?? '') ? 3 : 0) };
  }
  const stage = STAGES.find(([pattern, years]) => {
    const match = pattern.exec(text);
    // Whom a mother speaks of as the baby is not the patient.
    const before = text.slice(0, match?.index);
    return match !== null && isAgeOf(whose, years) && !(years < 1 && (MOTHER.test(before) || BORE_BEFORE.test(before)));
  })?.[1];
  return stage === undefined ? undefined : { ageYears: stage };
}

/** Weeks that a child was carried before it came. */
const isOfWomb = ({ 1: count = '', 2: unit = '' }: RegExpExecArray): boolean =>
  YEARS[2]?.[0].test(unit) === true && Number(count) >= VIABLE_WEEKS;
const VIABLE_WEEKS = 22;
const isInYears = ({ 2: unit = '' }: RegExpExecArray): boolean => YEARS[0]?.[0].test(unit) === true;

/** To thousandths; of the first day and a half, where it says much, to hours. */
const roundedAge = (years: number) => (years < 0.0045 ? Math.round(years * 100_000) / 100_000 : Math.round(years * 1000) / 1000);

/** From the number to the unit, which is there or not. */
function placeOf({ 0: all, 1: number = '', 2: unit = '', index }: RegExpExecArray): readonly [number, number] {
  const from = all.lastIndexOf(number, all.length - unit.length - number.length);
  return [index + from, index + all.indexOf(unit, from + number.length) + unit.length];
}
