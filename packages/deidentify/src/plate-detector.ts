/**
 * Numbers of vehicles. By their shape alone where hardly anything else has it: four figures between the letters of a region and of a series
 * (Indonesia; Perpol 7/2021), two letters of a state before office, series and four figures (India). Any other, shorter or of another
 * country, only after words that speak of a plate or of a vehicle: notes are full of letters beside figures.
 */
import noEndings from '../data/no-plate-endings.json' with { type: 'json' };
import regions from '../data/plate-regions.json' with { type: 'json' };
import type { Finding } from './identifier.ts';
import { isCommonWord } from './name-words.ts';

const INDONESIA: ReadonlySet<string> = new Set(regions.indonesia);
const INDIA: ReadonlySet<string> = new Set(regions.india);
/** Units, months and what is measured: written after a number in notes, some of them in capitals. */
const NO_SERIES: ReadonlySet<string> = new Set(noEndings);
/** Regions whose letters stand for nothing in notes, as DM, BP, KB and single letters do: there a short number is enough. */
const ONLY_REGIONS: ReadonlySet<string> = new Set(['AB', 'AE', 'BD', 'BG', 'BL', 'DA', 'DE', 'DG', 'DH', 'DK', 'DN', 'EA', 'KH']);

const START = String.raw`(?<![\p{L}\p{N}./+-])`;
const INDONESIAN = new RegExp(
  String.raw`${START}(?<!HLA[ -])(?<region>[A-Z]{1,2}) (?<number>[1-9]\d{0,3}) (?<series>[A-Z]{2,3})(?![\p{L}\p{N}%/+°]|[ :=-]{0,2}\d)`,
  'gu',
);
const INDIAN = new RegExp(
  String.raw`${START}(?<region>[A-Z]{2})[ -]?\d{1,2}[ -]?(?<series>[A-Z]{2,3}|[A-Z] [A-Z]{1,2})[ -]?\d{4}(?![\p{L}\p{N}%/]|[.,]\d| ?(?:[gG][rR]?|gram|GRAM|kg|KG|m[gLl])\b)`,
  'gu',
);
/** The series that holds in all of India. */
const BHARAT = new RegExp(String.raw`${START}2\d[ -]?BH[ -]?\d{4}[ -]?[A-Z]{1,2}(?![\p{L}\p{N}])`, 'gu');

const VEHICLE =
  '(?:(?:sepeda )?motor|mobil|truk|bus|bis|angkot|taksi|kendaraan|ambulans|car|truck|lorry|taxi|van|jeep|scooter|motor ?(?:cycle|bike)|bike|vehicle|ambulance|rickshaw)';
/** "Motor" alone is also what a neurologist examines: "motor: no deficit". */
const NUMBERED = VEHICLE.replace('(?:(?:sepeda )?motor|', '(?:sepeda motor|');
/** A number of a vehicle follows, of whatever country. */
const PLATE_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:no(?:mor|mer|\.)? ?pol(?:isi|\.)?|(?:no(?:mor|mer|\.)? |ber)pel?at(?: no(?:mor|mer|\.)?)?|p(?:el|l)at no(?:mor|mer|\.)?|no(?:mor|mer|\.)? kendaraan|TNKB|(?:number|licen[cs]e|registration|vehicle|car) plates?(?: no\.?| number)?|plate (?:no\.?|number)|${NUMBERED} (?:no\.?|number|registration(?: no\.?| number)?))(?![\p{L}\p{N}])`,
  'giu',
);
/** A number of a vehicle may follow. */
const MAYBE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${VEHICLE}|pel?at|plates?)(?:nya)?(?![\p{L}\p{N}])`, 'giu');
const SPEAKS_OF_VEHICLE = new RegExp(String.raw`(?<![\p{L}\p{N}])${VEHICLE}(?![\p{L}\p{N}])`, 'iu');

/** How much after a cue is looked at, and before the bare word "plate", which surgeons use as well. */
const AHEAD = 60;
const BEHIND = 80;

const LEAD = String.raw`^[ .]{0,2}[:#=(]?[ ]{0,2}(?:[\p{Ll}]{1,12}[: ]{1,2}){0,3}`;
const VALUE_END = String.raw`(?![\p{L}\p{N}%]|[.,]\d)`;
const NAMED_INDONESIAN = new RegExp(
  String.raw`${LEAD}(?<value>(?<region>[A-Z]{1,2}|[a-z]{1,2})[ .-]{0,2}(?<number>[1-9]\d{0,3})(?:(?<gap>[ .-]{0,2})(?<series>[A-Z]{1,3}|[a-z]{1,3}))?)${VALUE_END}`,
  'u',
);
const NAMED_INDIAN = new RegExp(
  String.raw`${LEAD}(?<value>(?<region>[A-Za-z]{2})[ -]{0,2}\d{1,2}[ -]{0,2}(?:[A-Za-z]{1,3}|[A-Z] [A-Z]{1,2})[ -]{0,2}\d{1,4})${VALUE_END}`,
  'u',
);
const NAMED_ELSEWHERE = new RegExp(`${LEAD}(?<value>[A-Z0-9]{1,8}(?:[ -][A-Z0-9]{1,4}){0,2})${VALUE_END}`, 'u');
/** After a vehicle: capitals only, and no digit behind, since power is told by side as well ("motor L 5 R 5"). */
const BESIDE_VEHICLE = new RegExp(
  String.raw`${LEAD}(?<value>(?<region>[A-Z]{1,2})[ -]?(?<number>[1-9]\d{0,3})[ -]?(?<series>[A-Z]{1,3}))(?![\p{L}\p{N}%/+°]|[ :=-]{0,2}\d)`,
  'u',
);
const BESIDE_VEHICLE_INDIAN = new RegExp(
  String.raw`${LEAD}(?<value>(?<region>[A-Z]{2})[ -]?\d{1,2}[ -]?(?:[A-Z]{1,3}|[A-Z] [A-Z]{1,2})[ -]?\d{4})${VALUE_END}`,
  'u',
);
const BESIDE_PLATE = new RegExp(String.raw`${LEAD}(?<value>[A-Z]{2,3}[ -]?\d{3,4}|\d[A-Z]{3}\d{3}|\d{3}[ -]?[A-Z]{3})${VALUE_END}`, 'u');

const isSeries = (series: string): boolean => !NO_SERIES.has(series) && !isCommonWord(series);
/** "hepatitis B 2019 HCC", "DM 2008 CKD": a number that may be a year says nothing. */
const isYear = (number: string): boolean => /^(?:19[4-9]|20[0-4])\d$/.test(number);

/** In text that is in capitals throughout, any word looks like a series. */
function isShouted(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - 30), start) + text.slice(end, end + 30);
  return /\p{Lu}{2}/u.test(around) && !/\p{Ll}/u.test(around);
}

function* byShape(text: string): Iterable<readonly [start: number, value: string]> {
  // Before those of regions, one of which is BH.
  for (const { 0: value, index } of text.matchAll(BHARAT)) yield [index, value];
  for (const { 0: value, index, groups } of text.matchAll(INDONESIAN)) {
    const { region = '', number = '', series = '' } = groups ?? {};
    const isLong = number.length === 4 && !isYear(number);
    if (!INDONESIA.has(region) || !isSeries(series) || !(isLong || ONLY_REGIONS.has(region))) continue;
    if (!isShouted(text, index, index + value.length)) yield [index, value];
  }
  for (const { 0: value, index, groups } of text.matchAll(INDIAN)) {
    const { region = '', series = '' } = groups ?? {};
    if (INDIA.has(region) && isSeries(series)) yield [index, value];
  }
}

/** What was called the number of a vehicle, at the beginning of what follows. */
function namedPlate(ahead: string): RegExpExecArray | null {
  const indian = NAMED_INDIAN.exec(ahead);
  if (indian !== null && INDIA.has(indian.groups?.region?.toUpperCase() ?? '')) return indian;
  const indonesian = NAMED_INDONESIAN.exec(ahead);
  if (indonesian !== null && INDONESIA.has(indonesian.groups?.region?.toUpperCase() ?? '')) return indonesian;
  const other = NAMED_ELSEWHERE.exec(ahead);
  const value = other?.groups?.value?.replace(/[ -]/g, '') ?? '';
  const digits = value.replace(/\D/g, '').length;
  return value.length >= 5 && value.length <= 8 && digits >= 2 && digits < value.length ? other : null;
}

/** What stands beside a vehicle and looks like its number. */
function plateOfVehicle(ahead: string, behind: string, cue: string): RegExpExecArray | null {
  const indian = BESIDE_VEHICLE_INDIAN.exec(ahead);
  if (indian !== null && INDIA.has(indian.groups?.region ?? '')) return indian;
  const indonesian = BESIDE_VEHICLE.exec(ahead);
  const { region = '', number = '', series = '' } = indonesian?.groups ?? {};
  const isWhole = number.length >= 3 || (region.length === 2 && series.length >= 2);
  if (INDONESIA.has(region) && isWhole && (number.length === 4 || isSeries(series))) return indonesian;
  return /^plate/i.test(cue) && SPEAKS_OF_VEHICLE.test(behind) ? BESIDE_PLATE.exec(ahead) : null;
}

/** In small letters, the word after the number belongs to it only when it is none. */
function withoutNextWord({ value = '', gap = '', series = '' }: Record<string, string | undefined>): string {
  const isWord = series !== '' && series === series.toLowerCase() && isCommonWord(series);
  return isWord ? value.slice(0, -(gap.length + series.length)) : value;
}

function* afterCue(text: string): Iterable<readonly [start: number, value: string]> {
  for (const { 0: cue, index } of text.matchAll(PLATE_NUMBER)) {
    const from = index + cue.length;
    const found = namedPlate(text.slice(from, from + AHEAD));
    if (found === null) continue;
    yield [from + found[0].length - (found.groups?.value?.length ?? 0), withoutNextWord(found.groups ?? {})];
  }
  for (const { 0: cue, index } of text.matchAll(MAYBE)) {
    const from = index + cue.length;
    const found = plateOfVehicle(text.slice(from, from + AHEAD), text.slice(Math.max(0, index - BEHIND), index), cue);
    const value = found?.groups?.value;
    if (found !== null && value !== undefined) yield [from + found[0].length - value.length, value];
  }
}

export function* detectPlates(text: string): Iterable<Finding> {
  for (const places of [afterCue(text), byShape(text)]) {
    for (const [start, value] of places) {
      yield { kind: 'plate', reason: 'plate', start, end: start + value.length, replacement: { key: 'plate' } };
    }
  }
}
