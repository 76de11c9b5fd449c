/**
 * What stands around the name of a drug on a prescription: strength, how often, how long, route and form, in English, Latin and
 * Indonesian. Read from the left; anything that is none of these means that the text is not understood.
 */
import { FORM_WORDS, LOOSE_FORMS, MAKES, ROUTE_WORDS, SALTS, type Words } from './route-words.ts';
import { hoursBetween, mostOf, NUMBER, numberOf, type Strength, strength } from './written-strength.ts';

export interface Notation {
  /** Routes that were said in words; of several different ones none is taken. */
  readonly routes: readonly string[];
  /** Forms, each with the routes it may mean, the likeliest first; `firm` where it means the first whatever the drug. */
  readonly forms: readonly { readonly routes: readonly string[]; readonly kind: 'firm' | 'form' | 'loose' }[];
  readonly strengths: readonly Strength[];
  /** How often in a day, as often as it is said. */
  readonly perDay: readonly number[];
  /** Parts of the day that were named, each as often as it was: in the morning, at night. */
  readonly moments: readonly Moment[];
  /** Pieces at a time: 2 tablets. */
  readonly pieces: readonly number[];
  readonly days: number | null;
  readonly salts: readonly string[];
}

export type Moment = 'morning' | 'noon' | 'evening' | 'night';

type Reading = { -readonly [K in keyof Notation]: Notation[K] extends readonly (infer E)[] ? E[] : Notation[K] };
interface Lexeme {
  readonly pattern: RegExp;
  readonly put: (read: Reading, found: RegExpExecArray) => void;
}

const COUNT = '(?:\\d+|satu|dua|tiga|empat|lima|one|two|three|four|five|once|twice|thrice)';
const UNIT =
  'mg|mgs|milligrams?|miligram|g|gr|gms?|grams?|gram|mcg|ug|µg|μg|micrograms?|mikrogram|ng|iu|i\\.u\\.|ui|units?|unit|u|million units|juta unit|meq|mmol|ml|cc|l|%|persen';
const PIECE =
  'tab(?:let)?s?|caps?(?:ules?)?|kapsul|kaplet|pills?|pil|puffs?|sprays?|semprot(?:an)?|drops?|tetes|gtt|sachets?|ampul|ampoules?|vials?|patch(?:es)?|sendok(?: teh| makan)?|sdt|sdm|cth|tsp|tbsp|suppositor(?:y|ies)|applications?|ovula';
const EACH = '(?:/ ?|per |a |an |tiap |setiap )';
/** How many at a time: ½, 1/2 or a range. What a figure goes on with is none: 1/25. */
const PART = `(?:[13]/[24](?![\\d/.,])|${NUMBER})`;
const AMOUNT = `${PART}(?: ?[-–] ?${PART})?`;
const TAKEN = '(\\d|½|[13]/[24])';
/** A spoon, before the number or after it. */
const PIECE_OR_SPOON = `${PIECE}|c`;

const CLOCK = '\\d{1,2}(?:[.:]\\d{2})?(?: ?(?:wib|wita|wit|am|pm))?';

const MOMENT_WORDS: Readonly<Record<Moment, Words>> = {
  morning: 'mane|(?:in the |every |each )?morning|(?:tiap |setiap )?pagi(?: hari)?',
  noon: '(?:at )?noon|(?:tiap |setiap )?siang(?: hari)?',
  evening: '(?:in the |every |each )?evening|(?:tiap |setiap )?sore(?: hari)?',
  night:
    'nightly|nocte|(?:at |every |each )?night|(?:at |before |every )?bed(?:time)?|hs|h\\.s\\.?|(?:tiap |setiap )?malam(?: hari)?|(?:sebelum|menjelang|mau) tidur',
};
const ANY_MOMENT = Object.values(MOMENT_WORDS).join('|');

const word = (words: Words): RegExp => new RegExp(`(?:${words})(?![a-z0-9])`, 'y');
const OF_TIME = `(?:${NUMBER} ?)?(?:ml|cc|l|g|gram|kg(?: ?bb)?|m2|m²|days?|d|hari|24 ?(?:h|jam)|hours?|hr|h|jam|min|menit|weeks?|wk|minggu|tab(?:let)?|caps?|kapsul|dose|dosis|puff|actuation|semprot|patch)`;
const spaced = (numbers: string, unit: string, more: string) => new RegExp(`${numbers} ?${unit}${more}(?![a-z0-9])`, 'y');

const SEPARATOR: Lexeme = { pattern: /[\s,;:.()[\]@~*"'’=_–-]+/y, put: () => undefined };

const LEXEMES: readonly Lexeme[] = [
  SEPARATOR,
  {
    // 8-8-8 units: morning, noon and night, and no range.
    pattern: /(\d{1,3})-(\d{1,3})-(\d{1,3})(?:-(\d{1,3}))? ?(iu|units?|unit|u)(?![a-z0-9/])/y,
    put: (read, [, a, b, c, d = '0', unit = '']) =>
      read.strengths.push(strength(String([a, b, c, d].reduce((sum, one) => sum + Number(one), 0)), unit, '/day')),
  },
  {
    pattern: new RegExp(`(${NUMBER}(?: ?[-–/] ?${NUMBER})*) ?(${UNIT})((?: ?(?:/|per ) ?${OF_TIME})*)(?![a-z0-9])`, 'y'),
    put: (read, [, numbers = '', unit = '', rest = '']) => {
      const hours = hoursBetween(rest);
      if (hours !== null) read.perDay.push(24 / hours);
      read.strengths.push(strength(numbers, unit, hours === null ? rest : ''));
    },
  },
  {
    // 3x1, 3x25 mg, 2 x 500 mg, 3 x sehari
    pattern: new RegExp(
      `(\\d+) ?[x×] ?(?:(?:(?:${PIECE_OR_SPOON}) ?)?(${AMOUNT}) ?(?:(${UNIT})|(?:${PIECE_OR_SPOON}))?|(?:sehari|/ ?hari|per hari|a day|daily|/ ?day))?(?![a-z0-9])`,
      'y',
    ),
    put: (read, [, times = '', amount, unit]) => {
      read.perDay.push(Number(times));
      if (amount !== undefined && unit !== undefined) read.strengths.push(strength(amount, unit, ''));
      else if (amount !== undefined) read.pieces.push(mostOf(amount));
    },
  },
  {
    pattern: new RegExp(
      `(?:s ?)?(\\d+) ?d\\.?d\\.?(?: ?(?:${PIECE_OR_SPOON}) ?)?(?: ?(${AMOUNT}|i{1,3}) ?(?:(${UNIT})|(?:${PIECE_OR_SPOON}))?)?(?![a-z0-9])`,
      'y',
    ),
    put: (read, [, times = '', amount, unit]) => {
      read.perDay.push(Number(times));
      if (amount !== undefined && unit !== undefined) read.strengths.push(strength(amount, unit, ''));
      else if (amount !== undefined) read.pieces.push(mostOf(amount));
    },
  },
  {
    pattern: new RegExp(
      `(once|twice|thrice|sekali|${COUNT}(?= ?(?:times?|kali|x|daily|/)))(?: ?(?:times?|kali|x))? ?(?:daily|(?:dalam )?sehari|${EACH}(?:day|hari))(?![a-z0-9])`,
      'y',
    ),
    put: (read, [, times = '']) => read.perDay.push(numberOf(times)),
  },
  {
    pattern: new RegExp(`sehari ?(sekali|${COUNT}(?= ?(?:kali|x))) ?(?:kali|x)?(?![a-z0-9])`, 'y'),
    put: (read, [, times = '']) => read.perDay.push(numberOf(times)),
  },
  {
    pattern: new RegExp(
      `(?:(${COUNT}|sekali)(?: ?(?:times?|kali|x))? ?)?(?:weekly|mingguan|seminggu|${EACH}(?:week|wk|minggu))(?: ?(sekali|${COUNT}(?= ?(?:kali|x)))(?: ?(?:kali|x))?)?(?![a-z0-9])|q1?w(?![a-z0-9])`,
      'y',
    ),
    put: (read, [, times, after]) => read.perDay.push(numberOf(times ?? after ?? 'sekali') / 7),
  },
  {
    pattern:
      /(?:once )?(?:monthly|a month|every month|per month)(?![a-z0-9])|(?:sekali )?(?:sebulan|per bulan|tiap bulan)(?: sekali)?(?![a-z0-9])/y,
    put: (read) => read.perDay.push(1 / 30),
  },
  {
    pattern:
      /(?:q ?(\d+) ?(?:h|hr|hourly|jam)|(?:every|each|tiap|setiap|per) (\d+) ?(?:h|hours?|hrs?|hourly|jam)|(\d+) ?(?:hourly|jam sekali)|\/ ?(\d+) ?(?:h|hours?|jam))(?![a-z0-9])/y,
    put: (read, [, a, b, c, d]) => read.perDay.push(24 / Number(a ?? b ?? c ?? d)),
  },
  {
    pattern: /(?:every|tiap|setiap) (\d+) ?(days?|hari|weeks?|minggu|months?|bulan)(?![a-z0-9])/y,
    put: (read, [, count = '1', unit = '']) =>
      read.perDay.push(1 / (Number(count) * (/^(?:day|hari)/.test(unit) ? 1 : /^(?:week|minggu)/.test(unit) ? 7 : 30))),
  },
  { pattern: word('alternate days?|every other day|selang sehari|qod|eod'), put: (read) => read.perDay.push(0.5) },
  {
    // 1-0-1, 0-0-½: so many pieces in the morning, at noon and at night
    pattern: new RegExp(`${TAKEN}-${TAKEN}-${TAKEN}(?:-${TAKEN})?(?![\\d-])`, 'y'),
    put: (read, [, ...times]) => {
      const pieces = times.reduce((sum, one) => sum + numberOf(one ?? '0'), 0);
      read.perDay.push(Math.max(pieces, 1));
      if (pieces < 1) read.pieces.push(pieces);
    },
  },
  {
    pattern: word(`once daily|o\\.d\\.?|od|q\\.?d\\.?|${EACH}?(?:day|hari)|daily|every ?day|harian|sehari|tiap hari|setiap hari`),
    put: (read) => read.perDay.push(1),
  },
  ...Object.entries(MOMENT_WORDS).map(([moment, words]) => ({
    pattern: new RegExp(`(?:${words})(?![a-z0-9])(?:(?: (?:dan|and|et) | ?[,+/&] ?)(?=(?:${ANY_MOMENT})(?![a-z0-9])))?`, 'y'),
    put: (read: Reading) => {
      read.moments.push(moment as Moment);
    },
  })),
  {
    // By the clock: jam 18.00, at 8 am and 2 pm
    pattern: new RegExp(`(?:jam|pukul|at) ?(${CLOCK}(?:(?: ?[,/&-] ?| dan | and )${CLOCK})*)(?![a-z0-9])`, 'y'),
    put: (read, [, times = '']) => {
      const count = times.match(new RegExp(CLOCK, 'g'))?.length ?? 1;
      if (count > 1) read.perDay.push(count);
    },
  },
  { pattern: word('b\\.i\\.d\\.?|bid|b\\.d\\.?|bds?'), put: (read) => read.perDay.push(2) },
  { pattern: word('t\\.i\\.d\\.?|tid|t\\.d\\.s\\.?|tds'), put: (read) => read.perDay.push(3) },
  { pattern: word('q\\.i\\.d\\.?|qid|q\\.d\\.s\\.?|qds'), put: (read) => read.perDay.push(4) },
  {
    pattern: spaced(`(${AMOUNT}|satu|dua|one|two|half|setengah)`, `(?:${PIECE})`, ''),
    put: (read, [, count = '1']) => read.pieces.push(/^(?:half|setengah)$/.test(count) ? 0.5 : mostOf(count)),
  },
  {
    pattern: /(?:(?:for|selama|x) ?)?(\d+) ?(days?|hari|weeks?|minggu|wk|months?|bulan)(?: lamanya)?(?![a-z0-9])/y,
    put: (read, [, count = '1', unit = '']) => {
      read.days = Number(count) * (/^(?:d|h)/.test(unit) ? 1 : /^(?:w|mi)/.test(unit) ? 7 : 30);
    },
  },
  {
    pattern: word(
      'prn|p\\.r\\.n\\.?|sos|(?:if|as|when) (?:needed|required)|(?:kalau|bila|jika) perlu|k/p|k\\.?p\\.?|no\\.? ?(?:\\d+|[ivxlc]+)|stat|cito|segera|a\\.?c\\.?|p\\.?c\\.?|d\\.?c\\.?|(?:before|after|with) (?:food|meals?|breakfast|lunch|dinner)|(?:sebelum|sesudah|setelah|bersama|saat|dengan|dc) ?makan(?:an)?|take|minum|of',
    ),
    put: () => undefined,
  },
  ...Object.entries(ROUTE_WORDS).map(([route, words]) => ({
    pattern: word(words),
    put: (read: Reading) => {
      read.routes.push(route);
    },
  })),
  ...FORM_WORDS.map(([routes, words, firm]) => ({
    pattern: word(words),
    put: (read: Reading) => {
      read.forms.push({ routes, kind: firm === true ? 'firm' : 'form' });
    },
  })),
  ...LOOSE_FORMS.map(([routes, words]) => ({
    pattern: word(words),
    put: (read: Reading) => {
      read.forms.push({ routes, kind: 'loose' });
    },
  })),
  { pattern: word(MAKES), put: () => undefined },
  { pattern: word(SALTS), put: (read, [salt = '']) => read.salts.push(salt) },
  { pattern: new RegExp(`#?${NUMBER}(?: ?[-–/] ?${NUMBER})*(?![a-z0-9])`, 'y'), put: () => undefined },
];

const nothing = (): Reading => ({ routes: [], forms: [], strengths: [], perDay: [], moments: [], pieces: [], days: null, salts: [] });

/** The longest lexeme that begins at `at`, or null. */
function lexemeAt(text: string, at: number): { lexeme: Lexeme; found: RegExpExecArray } | null {
  let longest: { lexeme: Lexeme; found: RegExpExecArray } | null = null;
  for (const lexeme of LEXEMES) {
    lexeme.pattern.lastIndex = at;
    const found = lexeme.pattern.exec(text);
    if (found !== null && found[0].length > (longest?.found[0].length ?? 0)) longest = { lexeme, found };
  }
  return longest;
}

/** Small letters without accents; the signs of doses stay. */
export const forReading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u00a0\t\n\r]+/g, ' ')
    .replace(/ {2,}/g, ' ');

/** Null where anything in the parts is not notation. Each part is read by itself: what stands before a name, what after it. */
export function readNotation(...parts: readonly string[]): Notation | null {
  const read = nothing();
  for (const part of parts) {
    for (let at = 0; at < part.length; ) {
      const next = lexemeAt(part, at);
      if (next === null) return null;
      next.lexeme.put(read, next.found);
      at += next.found[0].length;
    }
  }
  return read;
}

/** The text in two halves: what is no notation, and what is. */
export function splitNotation(text: string): { readonly words: string; readonly notation: string } {
  const words: string[] = [];
  const notation: string[] = [];
  let isNotation = false;
  for (let at = 0; at < text.length; ) {
    const next = lexemeAt(text, at);
    const piece = next?.found[0] ?? /[a-z0-9\u00c0-\u024f]+|./uy.exec(text.slice(at))?.[0] ?? ' ';
    at += piece.length;
    if (next?.lexeme === SEPARATOR) {
      words.push(' ');
      if (isNotation) notation.push(piece);
      continue;
    }
    isNotation = next !== null;
    (isNotation ? notation : words).push(piece);
    if (isNotation) words.push(' ');
    else notation.push(' ');
  }
  const joined = (pieces: readonly string[]) => pieces.join('').replace(/ {2,}/g, ' ').trim();
  return { words: joined(words), notation: joined(notation).replace(/[\s,;:.–-]+$/, '') };
}
