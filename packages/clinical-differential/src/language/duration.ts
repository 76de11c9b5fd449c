/** How long: “for 3 days”, “sejak dua minggu”, “x 5/7”, “since this morning”. */
import { countOf, NUMBER_WORD } from './number-words.ts';

export interface Duration {
  readonly start: number;
  readonly end: number;
  readonly days: number;
  /** When something was, and not how long it lasted: “tadi siang”. */
  readonly isMoment?: true;
}

/** Said of how long rather than of how many. */
const ROUGHLY: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  couple: 2,
  few: 3,
  several: 4,
  many: 10,
  half: 0.5,
  beberapa: 3,
  setengah: 0.5,
};
const UNIT_DAYS: Readonly<Record<string, number>> = {
  second: 1 / 86_400,
  detik: 1 / 86_400,
  minute: 1 / 1440,
  min: 1 / 1440,
  mins: 1 / 1440,
  menit: 1 / 1440,
  hour: 1 / 24,
  hr: 1 / 24,
  hrs: 1 / 24,
  jam: 1 / 24,
  day: 1,
  hari: 1,
  malam: 1,
  week: 7,
  wk: 7,
  wks: 7,
  minggu: 7,
  pekan: 7,
  month: 30.4,
  mo: 30.4,
  mth: 30.4,
  bulan: 30.4,
  bln: 30.4,
  year: 365,
  yr: 365,
  yrs: 365,
  tahun: 365,
  thn: 365,
};
/** “2 menitan”, “3 mingguan” are about so long; “malam” are nights that were slept badly. */
const UNITS =
  'seconds?|detik|minutes?|mins?|menit(?:an)?|hours?|hrs?|jam(?:an)?|days?|hari(?:an)?|malam|weeks?|wks?|minggu(?:an)?|pekan|months?|mos?|mths?|bulan(?:an)?|bln|years?|yrs?|tahun(?:an)?|thn';
const NUMBERS = `${Object.keys(ROUGHLY).join('|')}|${NUMBER_WORD}`;

/** “x3 wks” is three weeks; “3x2 hari” is none. */
const BEFORE_NUMBER = '(?:(?<![\\p{L}\\d/.,+])|(?<=(?<![\\p{L}\\d])x))';
const SPAN = new RegExp(
  `${BEFORE_NUMBER}(?:(\\d+(?:[.,]\\d+)?)(?:\\s*(?:-|–|to|sampai|hingga)\\s*(\\d+))?|(${NUMBERS})(?:\\s+(?:of|to|or|atau)\\s+(?:${NUMBERS})|\\s+of|(?<=half)\\s+an?)?)[\\s-]*(${UNITS})(?![\\p{L}])`,
  'giu',
);
const JOINED = /(?<!\p{L})se(hari|minggu|bulan|tahun|jam)(?:an)?(?!\p{L})/giu;
/** “Cough x 2d”, “5 d ago”, “6h of pain”; who sleeps 5 h has not been ill for so long. */
const LETTER = new RegExp(
  `${BEFORE_NUMBER}(\\d{1,3})\\s?(?:(d)(?![\\p{L}\\d])|(h)(?=\\s(?:ago|of|back|hx|history)(?!\\p{L}))|(?<=(?:x|for|since|past|last)\\s?\\d{1,3}\\s?)(h)(?![\\p{L}\\d]))`,
  'gu',
);
/** 5/7 is five days, 2/52 two weeks, 3/12 three months. */
const FRACTION = /(?<![\d/])(\d{1,2})\/(7|52|12)(?![\d/])/g;
/** “Demam hari ke-4”, “day 4 of fever”: the day of an illness, and not of a life, of childbed or after an operation. */
const DAY_OF_ILLNESS =
  /(?<!\p{L})(?:demam|panas|sakit|diare|mencret|muntah|batuk|sesak|ruam)(?:nya)?(?: \p{L}{1,9})?[\s,(]*(?:\d{2}(?:[.,]\d)?[\s°]*C?\s*,?\s*)?hari\s?(?:ke)?[\s-]?(\d{1,2})(?![\d/])|(?<!\p{L})hari\s?ke[\s-]?(\d{1,2})\s(?:demam|panas|sakit|diare|mencret)(?!\p{L})|(?<!\p{L})(?:day|D)[\s-]?(\d{1,2}) of (?:fever|illness|symptoms|cough|diarrhoea|rash)(?!\p{L})|(?<!\p{L})(?:fever|febrile),? (?:day|D)[\s-]?(\d{1,2})(?![\d/])/giu;
const NAMED: readonly (readonly [RegExp, number])[] = [
  // Goes before the yesterday that it begins with.
  [/\b(?:(?:sejak|dari) )?(?:kemarin (?:lusa|dulu)|kemaren dulu)\b/gi, 2],
  [
    /\b(?:since|from|this) (?:this )?(?:morning|tonight)\b|\b(?:sejak )?tadi (?:pagi|subuh|siang|sore)\b|\b(?:sejak|dari|mulai) (?:subuh|pagi|siang|sore)\b|\bpagi ini\b|\bearlier today\b|\btoday\b|\bhari ini\b/gi,
    0.3,
  ],
  [/\b(?:since |last )?(?:yesterday|last night|overnight)\b|\b(?:sejak )?(?:kemarin|semalam|tadi malam)\b/gi, 1],
  [/\blast week\b|\bminggu lalu\b/gi, 7],
  [/\b(?:for|over) (?:many )?(?:years|yrs)\b|\bbertahun-tahun\b|\bmenahun\b|\b(?:sudah|udah|udh|sdh) ta(?:h)?unan\b/gi, 1500],
  [/\b(?:for|over) (?:many )?(?:months)\b|\bberbulan-bulan\b|\b(?:sudah|udah|udh|sdh) bulanan\b/gi, 150],
  // Some weeks at least, whatever the day of the year.
  [
    /\bsince (?:last |the )?(?:easter|christmas|new year|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december)\b|\bsejak (?:lebaran|puasa|ramadan|ramadhan|natal|tahun baru|imlek|nyepi|(?:bulan )?(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember))\b|\b(?:since )?last month\b|\bsejak bulan lalu\b/gi,
    28,
  ],
  [/\b(?:for|over) (?:many )?(?:weeks)\b|\bberminggu-minggu\b|\b(?:sudah|udah|udh|sdh) mingguan\b/gi, 28],
];
/** An age, a pregnancy, a dose or a habit is not how long something has lasted. */
const NOT_A_DURATION =
  /^[\s-]*(?:[- ]?olds?\b|ke[- ]?(?:\d|dua|tiga|empat|lima|enam|tujuh)|y\/?o\b|of age|gestation|pregnan|hamil|kehamilan|gravid|postpartum|per\b|sekali|each|a day|\/|pack|smok|of smoking|merokok|bungkus|later|apart)/i;
const NOT_BEFORE =
  /(?<!\p{L})(?:age[d]?|usia|umur|berusia|berumur|every|setiap|tiap|each|per|hamil|pregnant|gravida|laki-laki|perempuan|pria|wanita|bayi|anak|an\.|ny\.|tn\.|lasting|lasts|(?:gone|goes|disappears?|eases|settles?|relieved|better|hilang|reda|membaik|berkurang) (?:after|in|setelah|sesudah|about)|(?<!the )last|selama serangan|(?<!\d\s?)(?:jam|pukul)(?: setengah)?|kb|suntik|woman|man|boy|girl|within|dalam|hba1c|primi\w*|multi(?:p|para|gravida)?|g\d+(?:p\d+(?:a\d+)?)?(?: hamil)?|(?:crt|capillary refill|refill|cubitan|turgor|pinch|tent(?:ing)?)[^.;,\d]{0,14}[<>≥≤]?|(?:one|lo|bub|baby|son|daughter|toddler|grandson|granddaughter)(?:['’]?s| is)|(?:diabetes|hypertension|hipertensi|diabetic|smoked|smoking|merokok|dm)\s+(?:for|selama|sejak)?)\s*(?:of\s*)?[,(]?\s*$/iu;
/** With years behind it, a person is of that age: “Bapak 40 tahun sehabis makan”. Days and weeks (“pasien 3 hari demam”) tell how long. */
const PERSON_BEFORE =
  /(?<!\p{L})(?:bapak|bpk|pak|ibu|bu|kakek|nenek|lelaki|laki|cowok|cowo|cewek|cewe|remaja|pemuda|gadis|balita|lansia|pasien|os|(?:tn|ny|nn|an|by|sdr)\.?(?:\s*\p{L}+\.?)?|adult|male|female|patient|lady|gentleman|mahasiswa|mahasiswi|siswa|siswi|pelajar|petani|nelayan|karyawan|karyawati|buruh|guru|sopir|pekerja)[\s,(]*$/iu;
/** “<5 menit”, “less than two weeks”. */
const LESS_BEFORE =
  /(?:<|(?<!\p{L})(?:kurang dari|di ?bawah|(?:tidak|tdk|tak|belum|gak?|nggak) (?:sampai|nyampe)|less than|fewer than|under|not quite))\s*$/iu;
/** By more than what a duration may be rounded by (`course`). */
const JUST_UNDER = 0.95;
const IN_YEARS = /(?:years?|yrs?|tahun|thn)$/i;

const MOMENT =
  /^(?:tadi (?:pagi|subuh|siang|sore|malam)|kemarin(?: (?:lusa|dulu))?|semalam|pagi ini|hari ini|this (?:morning|tonight)|yesterday|last night|today|earlier today)$/i;
const SINCE_BEFORE = /(?<!\p{L})(?:sejak|dari|since|from|mulai)\s*$/iu;

export function findDurations(text: string): Duration[] {
  const found: Duration[] = [];
  const add = (match: RegExpMatchArray, days: number) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (!(days > 0)) return;
    // “Twice a day” says how often.
    if (
      /^an?\b/i.test(match[0]) &&
      !/(?<!\p{L})(?:for|over|about|almost|nearly|than|since|last|past|around)\s+$/iu.test(text.slice(Math.max(0, start - 10), start))
    )
      return;
    if (NOT_A_DURATION.test(text.slice(end, end + 16)) || NOT_BEFORE.test(text.slice(Math.max(0, start - 28), start))) return;
    if (IN_YEARS.test(match[0]) && PERSON_BEFORE.test(text.slice(Math.max(0, start - 28), start))) return;
    const isMoment = MOMENT.test(match[0]) && !SINCE_BEFORE.test(text.slice(Math.max(0, start - 12), start));
    found.push({ start, end, days, ...(isMoment ? { isMoment } : {}) });
  };
  for (const match of text.matchAll(SPAN)) {
    const [, first, , word, unit = ''] = match;
    const count = ROUGHLY[(word ?? '').toLowerCase()] ?? countOf(first ?? word ?? '');
    const isLess = LESS_BEFORE.test(text.slice(Math.max(0, match.index - 28), match.index));
    add(match, (isLess ? JUST_UNDER : 1) * count * daysOf(unit));
  }
  for (const match of text.matchAll(LETTER)) add(match, Number(match[1]) / (match[2] === undefined ? 24 : 1));
  for (const match of text.matchAll(JOINED)) add(match, daysOf(match[1] ?? ''));
  for (const match of text.matchAll(FRACTION)) add(match, Number(match[1]) * (match[2] === '7' ? 1 : match[2] === '52' ? 7 : 30.4));
  for (const match of text.matchAll(DAY_OF_ILLNESS)) add(match, Number(match[1] ?? match[2] ?? match[3] ?? match[4]));
  // “2 minggu lalu” is not last week as well.
  const isTold = (at: number) => found.some(({ start, end }) => start <= at && at < end);
  for (const [pattern, days] of NAMED) for (const match of text.matchAll(pattern)) if (!isTold(match.index)) add(match, days);
  return found.sort((a, b) => a.start - b.start);
}

function daysOf(unit: string): number {
  const lower = unit.toLowerCase();
  return UNIT_DAYS[lower] ?? UNIT_DAYS[lower.replace(/(?:s|an)$/, '')] ?? Number.NaN;
}
