/** Reads measured values out of a text. */

import {
  BARE_BREATHS,
  BARE_RATE,
  BARE_TEMPERATURE,
  BEATS_A_MINUTE,
  BEDSIDE_READERS,
  BREATHS_A_MINUTE,
  COMA_PARTS,
  PEAK_FLOW_OF_BEST,
  PER_MINUTE,
  PRESSURE,
  SYSTOLIC_ALONE,
} from './bedside-readers.ts';
import { BLOOD_READERS } from './blood-readers.ts';
import { isOfBodyFluid } from './body-fluids.ts';
import { CHEMISTRY_READERS } from './chemistry-readers.ts';
import { isDose } from './doses.ts';
import type { Reader, Written } from './measure-reader.ts';
import type { Stretch } from './stretches.ts';
import { isIndonesian } from './text-language.ts';

export interface Reading extends Stretch {
  readonly measure: string;
  readonly unit: string;
  readonly value: number;
  /** False for what no living patient has: temperature 93 °C. */
  readonly isPossible: boolean;
  /** What it is in the other unit, where nothing tells in which it is written. */
  readonly otherwise?: number;
}

export interface Measures {
  readonly readings: readonly Reading[];
  /** What is given, and named like what is measured. */
  readonly doses: readonly Stretch[];
}

const READERS = [...BEDSIDE_READERS, ...BLOOD_READERS, ...CHEMISTRY_READERS];
/** Of the blood, unless another fluid is named. */
const OF_BLOOD: ReadonlySet<Reader> = new Set(
  [...BLOOD_READERS, ...CHEMISTRY_READERS].filter(({ measure }) => !/^CSF |urine|faecal|sweat/.test(measure)),
);

const BETWEEN =
  '\\s*(?:(?:is|was|of|at|adalah|count|level|kadar|up to|over|above|reaching|lebih dari|di atas|mencapai|around|about|sekitar|hanya|only|down to|to|measured at|recorded at|x\\/?m?|[:=>~≈<≤≥,(])\\s*){0,4}';
/** With the thousands that a blank may part from it: 86 000. */
const NUMBER =
  '(\\d{1,3}(?:[.,]\\d{3})+(?![\\d])|\\d+(?:[.,]\\d+)?)((?<=(?<![\\d.,])[1-9]\\d{0,2})(?:[ \u00a0\u202f]\\d{3})+(?![\\d/]|[.,-]\\d|\\s*(?:m[lg]|mcg|cc|[x×])))?';

/** “Hb dropped from 12 to 8”, “trombosit turun dari 150 ke 40”, “Hb 12 → 8”: what it is now. */
const FROM =
  '(?:\\s*[:=]?\\s*\\d+(?:[.,]\\d+)*\\s*(?:→|-{1,2}>|=>)\\s*|\\s+(?:\\p{L}+\\s+){0,3}?(?:from|dari)\\s+\\d+(?:[.,]\\d+)*\\s*(?:[^\\s\\d]{1,8}\\s+)?(?:down to|up to|to|ke|menjadi|jadi)(?=\\s))?';

/** Not within a word. */
const alone = (labels: string) => `(?<![\\p{L}\\d])(?:${labels})(?![\\p{L}])`;
const labelled = (labels: string, flags: string) => new RegExp(`${alone(labels)}${FROM}${BETWEEN}${NUMBER}`, flags);

/** Whether any value stands in a text is asked once for all of them, and of which it is where one does. */
const ANY = labelled(READERS.map(({ label }) => label).join('|'), 'giu');
const TOGETHER = 10;
/**
 * Of some measures at a time first, and then of each of these; and by its label alone before by all of it: a pattern is compiled when it is
 * first asked, which for all of them would be a good part of the first answer after a start.
 */
const PATTERNS = Array.from({ length: Math.ceil(READERS.length / TOGETHER) }, (_none, index) => {
  const readers = READERS.slice(index * TOGETHER, (index + 1) * TOGETHER);
  return {
    any: new RegExp(alone(readers.map(({ label }) => label).join('|')), 'iuy'),
    each: readers.map((reader) => ({ reader, begins: new RegExp(alone(reader.label), 'iuy'), pattern: labelled(reader.label, 'iuy') })),
  };
});

/** 45.000 is forty-five thousand where three digits follow; 39,2 is a decimal. */
export function numberOf(written: string): number {
  if (/^\d{1,3}(?:[.,\s]\d{3})+$/.test(written) && !/^0[.,]/.test(written)) return Number(written.replace(/[.,\s]/g, ''));
  return Number(written.replace(',', '.'));
}

/** “Cuaca 34 derajat”, “room at 17 degrees” is no temperature of the patient. */
const OF_THE_WEATHER =
  /(?<!\p{L})(?:cuaca|udara|ruangan|kamar|luar|air|kulkas|weather|outside|outdoors|room|water|air conditioning|ac|fridge|day|degrees? of frost)(?:nya)?(?!\p{L})[^.;,\n]*$/iu;
const IN_THE_OPEN = /^[^.;,\n]{0,12}(?:(?<!\p{L})(?:shade|sun|outside|outdoors|teduh|luar|terik)(?!\p{L}))/iu;
/** “Valgus stress at 30 degrees”, “fleksi 90 derajat”. */
const OF_AN_ANGLE =
  /(?<!\p{L})(?:stress|flex\p{L}*|exten\p{L}*|abduct\p{L}*|adduct\p{L}*|rotat\p{L}*|tilt\p{L}*|elevat\p{L}*|angle\p{L}*|bent|bends?|curve|cobb|kyphosis|scoliosis|valgus|varus|raising|raised?|slr|lift\p{L}*|turn\p{L}*|fleksi|ekstensi|abduksi|rotasi|sudut|angkat|diangkat|menekuk|ditekuk|miring|kepala)(?!\p{L})[^.;,\n]*$/iu;
const AS_AN_ANGLE =
  /^\s*(?:of\s+)?(?:flexion|extension|abduction|adduction|rotation|elevation|tilt|fleksi|ekstensi|abduksi|rotasi)(?!\p{L})/iu;
const WEATHER_NEAR = 30;

export function measuresOf(text: string): Measures {
  const found: Reading[] = [];
  const doses: Stretch[] = [];
  // Of each measure, where it was read already.
  const taken = new Map<string, Uint8Array>();
  const add: Add = (measure, unit, value, match, possible, otherwise) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    const places = taken.get(measure) ?? new Uint8Array(text.length);
    if (!Number.isFinite(value) || places.subarray(start, end).includes(1)) return;
    taken.set(measure, places.fill(1, start, end));
    found.push({
      measure,
      unit,
      value: Math.round(value * 100) / 100,
      start,
      end,
      isPossible: value >= possible[0] && value <= possible[1],
      ...(otherwise === undefined ? {} : { otherwise }),
    });
  };
  // No digit, no value: saves a long text the search.
  if (!/\d/.test(text)) return { readings: found, doses };
  const isOfIndonesia = isIndonesian(text);
  pressures(text, add);
  for (const at of placesOf(text)) {
    for (const { any, each } of PATTERNS) {
      if (!isAt(any, text, at)) continue;
      for (const { reader, begins, pattern } of each) {
        if (!isAt(begins, text, at)) continue;
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        const dose = match === null ? undefined : addLabelled(text, isOfIndonesia, reader, match, add);
        if (dose !== undefined) doses.push(dose);
      }
    }
  }
  for (const match of text.matchAll(BARE_TEMPERATURE)) {
    const end = (match.index ?? 0) + match[0].length;
    const before = text.slice(Math.max(0, (match.index ?? 0) - WEATHER_NEAR), match.index);
    if (OF_THE_WEATHER.test(before) || IN_THE_OPEN.test(text.slice(end, end + WEATHER_NEAR)) || OF_AN_ANGLE.test(before)) continue;
    if (match[2] === undefined && AS_AN_ANGLE.test(text.slice(end, end + WEATHER_NEAR))) continue;
    const written = numberOf(match[1] ?? '');
    const isFahrenheit = /^f/i.test(match[2] ?? '') || (match[2] === undefined && written > 60);
    add('body temperature', '°C', isFahrenheit ? ((written - 32) * 5) / 9 : written, match, [25, 45]);
  }
  for (const match of text.matchAll(PEAK_FLOW_OF_BEST))
    add('peak flow', '% of best', (100 * Number(match[1])) / Number(match[2]), match, [5, 150]);
  for (const match of text.matchAll(BEATS_A_MINUTE)) add('heart rate', '/min', numberOf(match[1] ?? ''), match, [10, 350]);
  for (const match of text.matchAll(BREATHS_A_MINUTE)) add('respiratory rate', '/min', numberOf(match[1] ?? ''), match, [2, 150]);
  for (const match of text.matchAll(BARE_RATE)) add('heart rate', '/min', numberOf(match[1] ?? ''), match, [10, 350]);
  for (const match of text.matchAll(BARE_BREATHS)) add('respiratory rate', '/min', numberOf(match[1] ?? ''), match, [2, 150]);
  for (const match of text.matchAll(COMA_PARTS))
    add('Glasgow coma score', 'points', Number(match[1]) + Number(match[2]) + Number(match[3]), match, [3, 15]);
  return { readings: found.sort((a, b) => a.start - b.start), doses };
}

/** Of a sticky pattern. */
function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** How far before and behind a value what is said of it stands. */
const NEAR = 24;

/** Adds what was measured; where it was given instead, tells where that stands. */
function addLabelled(text: string, isOfIndonesia: boolean, reader: Reader, match: RegExpMatchArray, add: Add): Stretch | undefined {
  const [all, first = '', thousands = ''] = match;
  const start = match.index ?? 0;
  const end = start + all.length;
  if (OF_BLOOD.has(reader) && isOfBodyFluid(text, start) && !NAMED_OF_BLOOD.test(all)) return undefined;
  const own: Written = { label: all, isIndonesian: isOfIndonesia };
  const unitOf = (after: string) => reader.units?.find(([unit]) => unit.test(after))?.[1];
  const scaled = (written: string, after: string) => {
    const value = numberOf(written);
    return unitOf(after)?.(value) ?? reader.bare?.(value, own) ?? value;
  };
  const isPossible = (value: number) => value >= reader.possible[0] && value <= reader.possible[1];
  if (thousands !== '' && !isPossible(scaled(first + thousands, text.slice(end, end + NEAR)))) {
    // “ALT 45 120”: two numbers.
    const alone: RegExpMatchArray = Object.assign([all.slice(0, -thousands.length), first] as [string, string], { index: start });
    return addLabelled(text, isOfIndonesia, reader, alone, add);
  }
  const written = first + thousands;
  const after = text.slice(end, end + NEAR);
  if (NO_VALUE.test(after) && !PER_MINUTE.test(after)) return undefined;
  if (reader.measure === 'oxygen saturation' && ON_EXERTION.test(after)) return undefined;
  if (isShare(reader, after) || reader.only?.test(after) === false || reader.otherWord?.test(text.slice(start, end + NEAR)))
    return undefined;
  const value = scaled(written, after);
  if (isDose({ reader, written, value, before: text.slice(Math.max(0, start - NEAR), start), after })) return { start, end };
  const otherwise = unitOf(after) === undefined ? reader.unclear?.(numberOf(written), own) : undefined;
  add(reader.measure, reader.unit, value, match, reader.possible, otherwise);
  return undefined;
}

/** “Falls from 94 to 85 % on walking”: a finding of its own. */
const ON_EXERTION =
  /^\s*%?\s*(?:on|with|during|after|when|while|saat|waktu|setelah|ketika)\s+(?:\p{L}+\s+)?(?:walk|exert|exerci|climb|stair|activ|jalan|berjalan|aktivitas|naik)/iu;
const NAMED_OF_BLOOD = /^(?:serum|blood|plasma|random|fasting|capillary|gd|gula darah)/i;

/** “Hb at 36 weeks”, “glucose 2+”: dated or graded, and no value. */
const NO_VALUE =
  /^\s*(?:(?:days?|hari(?!\s*ke[- ]?(?:\d|dua|tiga|empat|lima|enam|tujuh))|weeks?|wks?|minggu|mgg|years?|yrs?|y\/?o|tahun|thn|th|-year|hours?|jam|months?|bulan|bln|times|kali)\b|\+)/i;

/** “Neutrophils 82 %” is a share of the white cells and not how many there are. */
const isShare = ({ unit }: Reader, after: string) => !unit.startsWith('%') && /^\s*%/.test(after);

/** Where a label with its number begins; one may stand within another: random blood glucose. */
function placesOf(text: string): number[] {
  const places: number[] = [];
  ANY.lastIndex = 0;
  for (let match = ANY.exec(text); match !== null; match = ANY.exec(text)) {
    places.push(match.index);
    ANY.lastIndex = match.index + 1;
  }
  return places;
}

type Add = (
  measure: string,
  unit: string,
  value: number,
  match: RegExpMatchArray,
  possible: readonly [number, number],
  otherwise?: number,
) => void;

function pressures(text: string, add: Add) {
  const all = [...text.matchAll(PRESSURE)];
  const arms = pressuresOfArms(text, all);
  const other = arms === undefined ? undefined : arms.lower;
  if (arms !== undefined) add('systolic difference between arms', 'mmHg', arms.difference, arms.last, [0, 200]);
  for (const match of all) {
    const [, label, first = '', second = '', unit] = match;
    const [systolic, diastolic] = [Number(first), Number(second)];
    const isPlain = label === undefined && unit === undefined;
    // 20/40 is eyesight, 5/7 five days: without a label only what looks like a pressure is one.
    if (isPlain && (systolic < 70 || systolic > 260 || diastolic < 30 || diastolic > 160 || systolic - diastolic < 15)) continue;
    // The pressure of the patient is that of the arm where it is higher.
    if (match.index === other || (all.length > 1 && isStanding(text, match))) continue;
    add('systolic blood pressure', 'mmHg', systolic, match, [20, 330]);
    add('diastolic blood pressure', 'mmHg', diastolic, match, [5, 220]);
    if (systolic > diastolic) add('pulse pressure', 'mmHg', systolic - diastolic, match, [5, 250]);
  }
  for (const match of text.matchAll(SYSTOLIC_ALONE)) add('systolic blood pressure', 'mmHg', Number(match[1]), match, [20, 330]);
}

const STANDING_BEHIND =
  /^\s*(?:mm\s?hg\s*)?[(,]?\s*(?:(?:on|when|while|saat|waktu|posisi)\s+)?(?:standing|stood|upright|erect|berdiri)(?!\p{L}|\s*[:=]?\s*\d)/iu;
const STANDING_BEFORE = /(?<!\p{L})(?:standing|upright|erect|berdiri)\s*[:=]?\s*$/iu;

/** “102/64 (88/56 standing)”: how far it falls is a finding of its own. */
const isStanding = (text: string, { index, 0: written }: RegExpExecArray): boolean =>
  STANDING_BEHIND.test(text.slice(index + written.length, index + written.length + NEAR)) ||
  STANDING_BEFORE.test(text.slice(Math.max(0, index - NEAR), index));

/** “TD kanan 180/100, kiri 140/80”: the pressures of both arms, where each is said once. */
function pressuresOfArms(text: string, all: readonly RegExpExecArray[]) {
  if (all.length < 2) return undefined;
  const sided = (sideOf: (match: RegExpExecArray) => RegExpExecArray | null) =>
    all.flatMap((match) => {
      const side = sideOf(match)?.[1];
      return side === undefined ? [] : [{ match, systolic: Number(match[2]), isRight: /^(?:right|kanan|ka|r)$/i.test(side) }];
    });
  const before = sided(({ index }) => SIDE_BEFORE.exec(text.slice(Math.max(0, index - NEAR), index)));
  const found =
    before.length === 2
      ? before
      : sided(({ index, 0: said }) => SIDE_BEHIND.exec(text.slice(index + said.length, index + said.length + NEAR)));
  const [one, two] = found;
  if (found.length !== 2 || one === undefined || two === undefined || one.isRight === two.isRight) return undefined;
  const lower = one.systolic < two.systolic ? one : two;
  return { difference: Math.abs(one.systolic - two.systolic), lower: lower.match.index, last: two.match };
}
const ARM = '(?:\\s+(?:arm|lengan|tangan))?';
const SIDE_BEFORE = new RegExp(`(?<!\\p{L})(right|left|kanan|kiri|ka|ki|[rl](?=\\s+arm))${ARM}\\s*(?:was|is|bp|td)?\\s*[:=]?\\s*$`, 'iu');
const SIDE_BEHIND = /^\s*\(?(?:(?:di|pada|on|in|the|lengan|tangan|arm)\s+){0,3}(right|left|kanan|kiri)(?!\p{L})/iu;
