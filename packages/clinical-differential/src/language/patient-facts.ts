/** Age, sex, pregnancy and place of the patient, as a text tells them. */
import type { Region } from '../assessment.ts';

export interface TextFacts {
  readonly ageYears?: number;
  /** Where the age stands, its number and unit: no duration, and no part of what is complained of. */
  readonly ageAt?: readonly [start: number, end: number];
  readonly sex?: 'female' | 'male';
  readonly pregnant?: boolean;
  readonly pregnancyWeek?: number;
  readonly region?: Region;
}

const AGE_UNIT = 'years?|yrs?|y|months?|mos?|mths?|weeks?|wks?|days?|hours?|tahun|thn|th|bulan|bln|bl|minggu|mgg|hari|hr|jam';
const YEARS: readonly (readonly [RegExp, number])[] = [
  [/^(?:years?|yrs?|y|tahun|thn|th)$/i, 1],
  [/^(?:months?|mos?|mths?|bulan|bln|bl)$/i, 1 / 12],
  [/^(?:weeks?|wks?|minggu|mgg)$/i, 1 / 52.18],
  [/^(?:days?|hari|hr)$/i, 1 / 365.25],
  [/^(?:hours?|jam)$/i, 1 / 8766],
];
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
};
const NUMBER_WORD = `(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])?(?:${Object.keys(WORDS).join('|')})`;

const ADULTS = [
  ...[
    'laki-laki',
    'lelaki',
    'pria',
    'perempuan',
    'wanita',
    'ibu',
    'bapak',
    'kakek',
    'nenek',
    'pemuda',
    'gadis',
    'lansia',
    'tn',
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
  ...['guru', 'sopir', 'pekerja'],
];
const YOUNG = ['bayi', 'balita', 'remaja', 'neonatus', 'an', 'by', 'boy', 'girl', 'infant', 'baby', 'newborn', 'siswa', 'siswi', 'pelajar'];
/** Between who it is and how old: no other number, and nothing that may last. */
const SHORT_GAP =
  '(?:(?!\\b(?:with|dengan|dgn|for|selama|sejak|since|after|setelah|has|had|have|and|dan|yang|datang|presents?|complain\\w*|sakit|demam|fever|nyeri|pain|batuk|cough|sesak|breathless\\w*|muntah|diare|lemas|riwayat|history|menderita|mengalami|keluhan|mengeluh\\w*|merokok|smok\\w*|diabet\\w*|dm|ht|hipertensi|hypertens\\w*)\\b)[^.;\\n\\d]){0,24}?[\\s,(.]+';
const NOT_SINCE = '(?!\\s*(?:yang lalu|lalu|terakhir|smrs|ini|history|ago|duration))';

const AGES: readonly RegExp[] = [
  // 34-year-old, 6 months old, 45 yo, 45 y/o
  new RegExp(
    `(?<![\\d.,])(\\d{1,3}(?:[.,]5)?|${NUMBER_WORD})[\\s-]*(?:and a half[\\s-]*)?(${AGE_UNIT})[\\s.-]*(?:olds?|of age|o\\b|/o\\b)`,
    'iu',
  ),
  // aged 34, age: 7 months, usia 30 tahun, berusia 2 bulan, 34F
  new RegExp(`(?<!\\p{L})(?:aged?|usia|umur|berusia|berumur|u\\/)\\s*[:=]?\\s*(\\d{1,3}(?:[.,]5)?)[\\s-]*(${AGE_UNIT})?(?!\\p{L})`, 'iu'),
  // laki-laki 45 tahun, Ny. S, 34 th; not how long he has had what
  new RegExp(
    `(?<!\\p{L})(?:${[...ADULTS, ...YOUNG, 'anak', 'pasien', 'patient'].join('|')})\\.?${SHORT_GAP}(\\d{1,3}(?:[.,]5)?)\\s*(tahun|thn|th|years?|yrs?|y)(?!\\p{L})${NOT_SINCE}`,
    'iu',
  ),
  // bayi perempuan 3 bulan, neonatus 5 hari: only of the young
  new RegExp(
    `(?<!\\p{L})(?:${[...YOUNG, 'anak'].join('|')})\\.?${SHORT_GAP}(\\d{1,3}(?:[.,]5)?)\\s*(bulan|bln|bl|minggu|mgg|hari|hr|jam|months?|weeks?|days?)(?!\\p{L})${NOT_SINCE}`,
    'iu',
  ),
  // Woman, 34, with fever; laki-laki (45); 29, female
  new RegExp(`(?<!\\p{L})(?:${[...ADULTS, 'boy', 'girl'].join('|')})\\.?\\s*[,(:]?\\s*(\\d{1,3})(?=\\s*(?:[,;:.)\\n]|$))(?![,.]\\d)`, 'iu'),
  /(?:^|[.\n]\s*)(\d{1,3})\s*,\s*(?:male|female|man|woman|laki-laki|perempuan|pria|wanita)(?!\p{L})/iu,
  // I'm 24; my dad is 70; my wife, 35, …
  /\b(?:I['’]?m|I am|(?:he|she|who|(?:my|our) \w+)(?:['’]s| is))(?: (?:now|only|just|about))? (\d{1,3})(?=\s*(?:[,.;)]|and\b|years?\b(?! of)|yrs?\b|$))/iu,
  /\b(?:my|our) \w+,? \(?(\d{1,3})\)?(?=\s*,|\))/iu,
  /\b(?:saya|aku|istri saya|suami saya|ibu saya|ayah saya|bapak saya)[, ]+(?:\p{L}+[, ]+)?(\d{2})\s*(?:tahun|thn|th)\b(?! (?:lalu|yang|ini|terakhir|menderita|sakit))/iu,
  /(?<![\d.,/])(\d{1,3})\s*(y)?\/?[oO]?[\s,/-]*[MFmf](?![\p{L}\d])/u,
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
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:newborn|neonate|neonatus|bayi baru lahir)\b/i, 0.03],
  [/\b(?:infant|baby|bayi)\b/i, 0.5],
  [/\b(?:toddler|balita|batita)\b/i, 2],
  [/\b(?:school ?(?:child|boy|girl)|anak sekolah|schoolboy|schoolgirl)\b/i, 9],
  [/\b(?:teenager|adolescent|teenage|remaja)\b/i, 15],
  [/\b(?:young (?:man|woman|adult|lady)|college student|university student|mahasiswa|mahasiswi|pemuda)\b/i, 22],
  [/\b(?:elderly|lansia|kakek|nenek|old (?:man|woman|lady)|octogenarian)\b/i, 75],
  [/\b(?:middle-aged)\b/i, 50],
];

export function patientFacts(text: string): TextFacts {
  const head = text.slice(0, 4000);
  const age = ageOf(head);
  const week = pregnancyWeek(head);
  const pregnant = week === undefined ? isPregnant(head) : true;
  const sex = pregnant === true ? 'female' : sexOf(head);
  const region = regionOf(head);
  return {
    ...(age === undefined ? {} : age),
    ...(sex === undefined ? {} : { sex }),
    ...(pregnant === undefined ? {} : { pregnant }),
    ...(week === undefined ? {} : { pregnancyWeek: week }),
    ...(region === undefined ? {} : { region }),
  };
}

const RELATIVE_BEFORE =
  /\b(?:mother|father|brother|sister|son|daughter|husband|wife|uncle|aunt|ibunya|ayahnya|kakaknya|adiknya|suaminya|istrinya|neneknya|kakeknya)\b[^.;]{0,20}$/i;

/** “Ibu hamil 37 minggu” is no infant. */
const GESTATION = /hamil|pregnan|gravid|gestasi|kandungan/i;

function ageOf(text: string): (Pick<TextFacts, 'ageAt'> & { ageYears: number }) | undefined {
  let best: { at: number; years: number; ageAt: readonly [number, number] } | undefined;
  for (const pattern of AGES) {
    const match = pattern.exec(text);
    if (match === null || GESTATION.test(match[0]) || RELATIVE_BEFORE.test(text.slice(Math.max(0, match.index - 40), match.index)))
      continue;
    const years = countOf(match[1] ?? '') * (YEARS.find(([unit]) => unit.test(match[2] ?? 'y'))?.[1] ?? 1);
    if (years >= 0 && years < 125 && (best === undefined || match.index < best.at))
      best = { at: match.index, years, ageAt: placeOf(match) };
  }
  if (best !== undefined) return { ageYears: Math.round(best.years * 1000) / 1000, ageAt: best.ageAt };
  const decade = DECADE.exec(text);
  if (decade !== null) {
    const middle = DECADES[(decade[2] ?? '').toLowerCase()] ?? 45;
    return { ageYears: middle + (/early/i.test(decade[1] ?? '') ? -3 : /late/i.test(decade[1] ?? '') ? 3 : 0) };
  }
  const stage = STAGES.find(([pattern]) => pattern.test(text))?.[1];
  return stage === undefined ? undefined : { ageYears: stage };
}

/** From the number to the unit, which is there or not. */
function placeOf({ 0: all, 1: number = '', 2: unit = '', index }: RegExpExecArray): readonly [number, number] {
  const from = all.lastIndexOf(number, all.length - unit.length - number.length);
  return [index + from, index + all.indexOf(unit, from + number.length) + unit.length];
}

function countOf(written: string): number {
  const number = Number(written.replace(',', '.'));
  if (Number.isFinite(number)) return number;
  return written
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (WORDS[word] ?? 0), 0);
}

const SEX: readonly (readonly [RegExp, 'female' | 'male'])[] = [
  [
    /\b(?:woman|female|girl|lady|schoolgirl|housewife|waitress|perempuan|wanita|gadis|mahasiswi|siswi|karyawati|ny\.|nn\.|nenek|primigravida|multigravida|g\dp\d)(?![\p{L}])/iu,
    'female',
  ],
  [/^(?:seorang )?(?:ibu|bu)\b(?! (?:saya|kami|aku))/iu, 'female'],
  [/^(?:seorang )?(?:bapak|pak)\b(?! (?:saya|kami|aku))/iu, 'male'],
  [/\b(?:man|male|boy|gentleman|schoolboy|laki-laki|lelaki|pria|pemuda|tn\.|kakek)(?![\p{L}])/iu, 'male'],
  [/(?<![\p{L}])\d{1,3}\s*(?:y\/?o|yo)?[\s/-]*F(?![\p{L}\d])/u, 'female'],
  [/(?<![\p{L}])\d{1,3}\s*(?:y\/?o|yo)?[\s/-]*M(?![\p{L}\d])/u, 'male'],
];

/** “My wife has …”, “suami saya”: nobody else has been named. */
const KIN_SEX: readonly (readonly [RegExp, 'female' | 'male'])[] = [
  [
    /^.{0,40}\b(?:(?:my|our) (?:\S+ ){0,3}(?:wife|mother|mum|mom|daughter|sister|grandmother|girlfriend|aunt)|(?:istri|ibu|mama|nenek) (?:saya|kami|aku))\b/isu,
    'female',
  ],
  [
    /^.{0,40}\b(?:(?:my|our) (?:\S+ ){0,3}(?:husband|father|dad|son|brother|grandfather|boyfriend|uncle)|(?:suami|ayah|bapak|papa|kakek) (?:saya|kami|aku))\b/isu,
    'male',
  ],
];

function sexOf(text: string): 'female' | 'male' | undefined {
  const found = SEX.flatMap(([pattern, sex]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ at: match.index, sex }];
  }).sort((a, b) => a.at - b.at)[0];
  if (found !== undefined) return found.sex;
  const kin = KIN_SEX.find(([pattern]) => pattern.test(text));
  if (kin !== undefined) return kin[1];
  const she = text.match(/\b(?:she|her)\b/gi)?.length ?? 0;
  const he = text.match(/\b(?:he|his|him)\b/gi)?.length ?? 0;
  if (she === he) return undefined;
  return she > he ? 'female' : 'male';
}

const WEEKS =
  /(\d{1,2})\s*(?:\+\d\s*)?[- ]?(?:weeks?|wks?|minggu|mgg)(?:['’]?\s*(?:\+\d\s*days?)?)[- ]*(?:pregnant|gestation|gravid|of pregnancy|into (?:her|the) pregnancy|of gestation|kehamilan)|(?:hamil|kehamilan|gravida|gestation(?:al age)?(?: of)?|pregnant(?: at)?|usia kehamilan|uk)[ :,]*(?:aterm |anak \w+ |ke-?\w+ )?(\d{1,2})\s*(?:-\d+\s*)?(?:weeks?|minggu|mgg)/i;
/** “A 36-year-old woman at 32 weeks”, “G2P1 at 36 weeks”. */
const AT_WEEKS = /\b(?:woman|lady|mother|primi\w*|multi\w*|G\d+\s?P\d+\w*|gravida \w+)[^.;\d]{0,12}\bat (\d{1,2}) ?weeks?\b/i;
const MONTHS = /hamil(?: anak \w+)?(?: usia)? (\d)\s*bulan|(\d)\s*months? pregnant/i;

function pregnancyWeek(text: string): number | undefined {
  const match = WEEKS.exec(text);
  if (match !== null) return Number(match[1] ?? match[2]);
  const at = AT_WEEKS.exec(text);
  if (at !== null) return Number(at[1]);
  const months = MONTHS.exec(text);
  return months === null ? undefined : Math.round(Number(months[1] ?? months[2]) * 4.3);
}

function isPregnant(text: string): boolean | undefined {
  if (
    /\b(?:not pregnant|tidak (?:sedang )?hamil|pregnancy test (?:is |was )?negative|negative pregnancy test|tes kehamilan negatif|denies pregnancy)\b/i.test(
      text,
    )
  )
    return false;
  if (
    /\b(?:is pregnant|pregnant woman|pregnant lady|currently pregnant|ibu hamil|wanita hamil|perempuan hamil|sedang hamil|bumil|primigravida|multigravida|(?:first|second|third) trimester|trimester (?:satu|dua|tiga|[123i]+)|hamil)\b|\bG\d+\s?P\d+|\bpregnant\b/i.test(
      text,
    )
  ) {
    return /\b(?:she|wife|sister|mother) (?:was|were) pregnant\b|\b(?:last|previous|during (?:her )?(?:last )?) pregnan|kehamilan (?:sebelumnya|lalu)/i.test(
      text,
    )
      ? undefined
      : true;
  }
  return undefined;
}

const REGIONS: readonly (readonly [RegExp, Region])[] = [
  [
    /\b(?:indonesia|jakarta|jawa|java|bali|lombok|ntb|ntt|flores|sumba|kupang|papua|jayapura|timika|merauke|sumatera|sumatra|medan|aceh|padang|palembang|lampung|kalimantan|borneo|pontianak|banjarmasin|samarinda|sulawesi|makassar|manado|maluku|ambon|bandung|semarang|yogyakarta|surabaya|malang|solo|bogor|bekasi|depok|tangerang)\b/i,
    'indonesia',
  ],
  [/\b(?:india|delhi|mumbai|kolkata|chennai|bangalore|bengaluru|kerala|bihar|gujarat|assam|punjab|odisha|hyderabad)\b/i, 'india'],
  [
    /\b(?:africa|kenya|uganda|ghana|nigeria|tanzania|malawi|mozambique|congo|cameroon|senegal|ethiopia|zambia|zimbabwe|sudan|mali|ivory coast|sierra leone|liberia)\b/i,
    'africa',
  ],
  [
    /\b(?:thailand|vietnam|cambodia|laos|myanmar|philippines|malaysia|singapore|brazil|amazon|peru|colombia|caribbean|mexico|sri lanka|bangladesh|nepal|papua new guinea|timor|central america|south america|latin america|southeast asia|south-east asia|tropics|tropical country)\b/i,
    'tropics',
  ],
  [
    /\b(?:england|london|united kingdom|germany|france|united states|new york|canada|australia|japan|korea|netherlands|massachusetts|connecticut|texas|california)\b/i,
    'temperate',
  ],
];

function regionOf(text: string): Region | undefined {
  return REGIONS.find(([pattern]) => pattern.test(text))?.[1];
}
