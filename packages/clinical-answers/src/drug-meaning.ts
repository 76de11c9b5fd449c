/**
 * What a line of a prescription means: the drug, and the strength, the times of a day, the route and the form that stand around its
 * name. Every word must be understood; otherwise nothing is, and the reader is asked.
 */
import { type DayDose, dayDoseOf } from './day-dose.ts';
import { type DrugNames, type Meant, meaningAsWritten, oneMeaning, productOf, wordsIn } from './drug-names.ts';
import { forReading, type Notation, readNotation, splitNotation } from './drug-notation.ts';
import { plain } from './name-likeness.ts';
import { routeIn } from './route-names.ts';

export interface Meaning extends Meant {
  /** Of one drug only: a strength of several says nothing of each. */
  readonly dose?: DayDose;
  readonly days?: number;
}

const MOST_READ = 200;
/** A name has no more words than this, and a line is read no further than that. */
const LONGEST_NAME = 9;
const MOST_WORDS = 40;
const MOST_INGREDIENTS = 6;
const JOINED = /\s*(?:\+|\/|&|,| and | dan | plus | with | dengan )\s*/;

/** The one meaning of a line, or null when it is unknown or could be several. */
export function meaningOf(names: DrugNames, input: string): Meaning | null {
  const direct = meaningAsWritten(names, plain(input.slice(0, MOST_READ * 2)));
  if (direct !== null) return direct;
  const text = forReading(input.slice(0, MOST_READ));
  if (hasLoneMineral(names, text)) return severalIn(names, text);
  const single = nameIn(names, text);
  if (single !== null) return withNotation(names, single.meant, single.notation);
  const explained = explainedIn(names, text);
  if (explained !== null) return withNotation(names, explained.meant, explained.notation);
  const { words, notation: around } = splitNotation(text);
  const notation = readNotation(around);
  if (notation !== null && notation.salts.length > 0 && TAKEN_FOR_ITSELF.test(words)) return null;
  const found = oneMeaning(names.byWords.get(wordsIn(plain(words)))) ?? severalIn(names, text) ?? sideBySide(names, words);
  return found === null ? null : withNotation(names, found, notation);
}

function withNotation(names: DrugNames, meant: Meant, notation: Notation | null): Meaning {
  if (notation === null) return meant;
  const route = routeIn(
    notation,
    meant.ids.flatMap((id) => names.routes.get(id) ?? []),
  );
  const dose = meant.ids.length === 1 ? dayDoseOf(notation) : null;
  return {
    ...meant,
    ...(route === null ? {} : { route }),
    ...(dose === null ? {} : { dose }),
    ...(notation.days === null ? {} : { days: notation.days }),
  };
}

/** The longest name in the text around which there is nothing but notation. */
function nameIn(names: DrugNames, text: string): { meant: Meant; notation: Notation } | null {
  const words = [...text.matchAll(/[a-z\u00c0-\u024f]+|\d+/g)].slice(0, MOST_WORDS);
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let first = 0; first + length <= words.length; first += 1) {
      const [from, last] = [words[first], words[first + length - 1]];
      if (from === undefined || last === undefined) continue;
      const to = last.index + last[0].length;
      const name = plain(text.slice(from.index, to));
      const meant = meaningAsWritten(names, name);
      if (meant === null) continue;
      const before = readNotation(text.slice(0, from.index));
      if (before === null || !before.salts.every((salt) => STANDS_BEFORE.test(salt))) continue;
      const notation = readNotation(text.slice(0, from.index), text.slice(to));
      if (notation !== null && !(TAKEN_FOR_ITSELF.test(name) && notation.salts.length > 0)) return { meant, notation };
    }
  }
  return null;
}

/** "Simarc (warfarin)", "warfarin (Simarc) 2 mg": one thing by two of its names. Where the two mean different things nothing is meant. */
function explainedIn(names: DrugNames, text: string): { meant: Meant; notation: Notation } | null {
  const [, before = '', inside = '', after = ''] = /^([^()]*)\(([^()]+)\)([^()]*)$/.exec(text) ?? [];
  const [said, again] = [nameIn(names, `${before} ${after}`), nameIn(names, inside)];
  return said !== null && again !== null && productOf(said.meant.ids) === productOf(again.meant.ids) ? said : null;
}

/** Natrium diklofenak, potassium losartan. */
const STANDS_BEFORE = /^(?:di)?(?:sodium|natrium)$|^(?:potassium|kalium)$/;
/** "Vitamin D calcium" is two things, and calcium lactate is not the calcium that is meant without more words. */
const TAKEN_FOR_ITSELF =
  /^(?:vitamin|asam folat|folic|cholecalciferol|colecalciferol|calcitriol|kalsitriol)|^(?:[ck]al[cs]ium|kalium|potassium|magnesium|zinc|seng|iron|zat besi|besi)$/;

/** "amoxicillin/clavulanic acid", "paracetamol 500 mg + codeine 8 mg": every part must be known. */
function severalIn(names: DrugNames, text: string): Meant | null {
  const partsBy = (by: RegExp | string) =>
    withoutNumbers(text)
      .split(by)
      .filter((part) => plain(part) !== '');
  const joined = partsBy(JOINED);
  const parts = joined.length > 1 ? joined : partsBy('-');
  if (parts.length < 2 || parts.length > MOST_INGREDIENTS) return null;
  return together(
    parts.map((part) => nameIn(names, part)?.meant ?? null),
    text,
  );
}

/** "calcium + vitamin D", "levothyroxine, calcium": between signs that join, a mineral is a thing of its own and is never left out. */
const hasLoneMineral = (names: DrugNames, text: string) => {
  const parts = withoutNumbers(text)
    .split(JOINED)
    .filter((part) => plain(part) !== '');
  const isMineral = (part: string) => (readNotation(part)?.salts.length ?? 0) > 0 && oneMeaning(names.exact.get(plain(part))) !== null;
  return parts.length > 1 && parts.some(isMineral);
};

/** Without strengths such as 500/125 mg or 5 mg/kg, whose sign does not join names; the figures of B12 and omega-3 belong to them. */
const withoutNumbers = (text: string) => text.replace(STRENGTH, ' ');
const STRENGTH =
  /(?<![a-z\d-])\d[\d.,/ x×-]*(?:mg|mcg|µg|g|ml|iu|units?|meq|mmol|%)?(?: ?\/ ?(?:\d* ?(?:ml|l|tab|kg(?: ?bb)?|m2|dose|dosis|puff|h|hr|hours?|jam|min|menit|d|day|hari|wk|week|minggu)))*(?![a-z])/g;

/** "budesonide formoterol", "candesartan hct": names and nothing else. A short one may be anything. */
function sideBySide(names: DrugNames, text: string): Meant | null {
  const words = plain(text).split(' ').slice(0, MOST_WORDS);
  const found: (Meant | null)[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0 && taken === 0; length -= 1) {
      const name = words.slice(at, at + length).join(' ');
      const meant = name.length < SHORTEST_BESIDE ? null : oneMeaning(names.exact.get(name)?.filter((entry) => entry.meant.by === 'name'));
      if (meant === null) continue;
      found.push(meant);
      taken = length;
    }
    if (taken === 0) return null;
    at += taken;
  }
  return found.length < 2 || found.length > MOST_INGREDIENTS ? null : together(found, text);
}

const SHORTEST_BESIDE = 3;

function together(meant: readonly (Meant | null)[], text: string): Meant | null {
  if (meant.some((one) => one === null)) return null;
  return { ids: [...new Set(meant.flatMap((one) => one?.ids ?? []))], by: 'combination', brand: text.trim() };
}
