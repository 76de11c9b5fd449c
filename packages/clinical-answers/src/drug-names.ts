/**
 * Finds the drug that a name means: international name, synonym, brand in Indonesia, India or the US, brand with several
 * ingredients. What is not known exactly is never guessed: it is answered with names that sound or are written alike.
 */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { distance, plain, soundOf } from './name-likeness.ts';

export interface Meant {
  readonly ids: readonly string[];
  readonly by: 'name' | 'brand' | 'combination';
  /** The brand as it is written, where it was one. */
  readonly brand?: string;
  /** From words such as "eye drops". */
  readonly route?: string;
}

interface Entry {
  readonly label: string;
  readonly plain: string;
  readonly meant: Meant;
}

export interface DrugNames {
  readonly exact: ReadonlyMap<string, readonly Entry[]>;
  readonly entries: readonly Entry[];
  /** By their words in any order: trimethoprim/sulfamethoxazole, amoxicillin and clavulanic acid. */
  readonly byWords: ReadonlyMap<string, readonly Entry[]>;
  /** Members of a class by its name: somebody typed "statin". */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** How each entry sounds; made when the first unknown name is asked for. */
  readonly sounds: () => readonly string[];
}

/** Something that would be taken; with a brand where that is what was found. */
export interface Suggestion {
  readonly label: string;
  readonly ids: readonly string[];
  readonly brand?: string;
}

export function prepareDrugNames(knowledge: Knowledge): DrugNames {
  const entries: Entry[] = [];
  const add = (label: string, meant: Meant) => entries.push({ label, plain: plain(label), meant });
  for (const drug of Object.values(knowledge.drugs)) {
    const own = new Set([drug.names.en, drug.names.id, ...drug.synonyms, drug.id]);
    for (const label of own) add(label, { ids: [drug.id], by: 'name' });
    for (const brand of new Set([...drug.brands.ID, ...drug.brands.IN, ...drug.brands.US]))
      add(brand, { ids: [drug.id], by: 'brand', brand });
  }
  for (const { name, ingredients } of knowledge.brands) add(name, { ids: ingredients, by: 'combination', brand: name });
  let sounds: string[] | null = null;
  return {
    entries,
    exact: grouped(entries, (entry) => entry.plain),
    byWords: grouped(
      entries.filter((entry) => entry.plain.includes(' ')),
      (entry) => wordsIn(entry.plain),
    ),
    classes: classesOf(knowledge),
    sounds: () => {
      sounds ??= entries.map(({ label }) => soundOf(label));
      return sounds;
    },
  };
}

function grouped(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const list = found.get(key);
    if (list === undefined) found.set(key, [entry]);
    else list.push(entry);
  }
  return found;
}

const JOINERS = new Set(['with', 'and', 'plus', 'dengan', 'dan']);
const wordsIn = (text: string) =>
  text
    .split(' ')
    .filter((word) => !JOINERS.has(word))
    .sort()
    .join(' ');

function classesOf(knowledge: Knowledge): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const drug of Object.values(knowledge.drugs))
    for (const id of drug.classes)
      for (const label of [id, knowledge.classes[id]?.en, knowledge.classes[id]?.id]) {
        const key = label === undefined ? '' : plain(label).replace(/s$/, '');
        if (key !== '') members.set(key, [...new Set([...(members.get(key) ?? []), drug.id])]);
      }
  return members;
}

/** Words for where it goes: `null` only says the form. */
const FORMS: readonly (readonly [RegExp, string | null])[] = [
  [/\b(eye drops?|eye ointment|tetes mata|salep mata|ophthalmic)\b/, 'ophthalmic'],
  [/\b(ear drops?|tetes telinga|otic)\b/, 'otic'],
  [/\b(nasal spray|nose drops|semprot hidung|intranasal)\b/, 'nasal'],
  [/\b(inhaler|inhaled|inhalasi|nebuli[sz]ed|nebulisasi)\b/, 'inhaled'],
  [/\b(gel|cream|ointment|krim|salep|topical|topikal|lotion)\b/, 'topical'],
  [/\b(iv|intravenous|intravena)\b/, 'intravenous'],
  [/\b(tablets?|tabs?|capsules?|caps?|kapsul|kaplet|syrup|sirup|injection|injeksi|oral|po|xr|sr|cr|er|mr|dr)\b/, null],
];
const DOSE = /\b\d+([.,]\d+)? ?(mg|mcg|g|gram|ml|iu|units?|tablet|x)?( ?\/ ?(day|hari|d))?\b( x ?\d+)?/g;
const SALTS =
  /\b(hydrochloride|hidroklorida|hcl|sodium|natrium|potassium|kalium|besylate|besilat|maleate|maleat|tartrate|tartrat|succinate|suksinat|mesylate|mesilat|phosphate|fosfat|sulphate|sulfate|sulfat|acetate|asetat|calcium|kalsium|bromide|bromida|fumarate|fumarat|citrate|sitrat|disoproxil)\b/g;
const JOINED = /\s*(?:\+|\/|&|,| and | dan | plus )\s*/;

/** The one meaning of a name, or null when it is unknown or could be several. */
export function meaningOf(names: DrugNames, input: string): Meant | null {
  const direct = oneMeaning(names.exact.get(plain(input)));
  if (direct !== null) return direct;
  const { rest, route } = withoutForm(input.slice(0, 200));
  const found =
    oneMeaning(names.exact.get(plain(rest))) ??
    oneMeaning(names.byWords.get(wordsIn(plain(rest)))) ??
    oneMeaning(names.exact.get(plain(rest.replace(SALTS, ' ')))) ??
    severalIn(names, rest);
  return found === null ? null : { ...found, ...(route === null ? {} : { route }) };
}

function withoutForm(input: string): { rest: string; route: string | null } {
  let rest = input.toLowerCase().replace(DOSE, ' ');
  let route: string | null = null;
  for (const [words, to] of FORMS) {
    if (!words.test(rest)) continue;
    rest = rest.replace(words, ' ');
    route ??= to;
  }
  return { rest, route };
}

/** Own names before brands; a name that means two different things means none. */
function oneMeaning(entries: readonly Entry[] | undefined): Meant | null {
  if (entries === undefined) return null;
  const own = entries.filter(({ meant }) => meant.by === 'name');
  const candidates = own.length > 0 ? own : entries;
  const [first] = candidates;
  const isOne = new Set(candidates.map(({ meant }) => [...meant.ids].sort().join())).size === 1;
  return first !== undefined && isOne ? first.meant : null;
}

/** "amoxicillin/clavulanic acid": every part must be known. */
function severalIn(names: DrugNames, text: string): Meant | null {
  const parts = text.split(JOINED).filter((part) => plain(part) !== '');
  const hyphened = parts.length > 1 ? parts : text.split('-').filter((part) => plain(part) !== '');
  if (hyphened.length < 2 || hyphened.length > 6) return null;
  const meant = hyphened.map((part) => oneMeaning(names.exact.get(plain(part))));
  if (meant.some((one) => one === null)) return null;
  return { ids: [...new Set(meant.flatMap((one) => one?.ids ?? []))], by: 'combination', brand: text.trim() };
}

/** Names that sound like it, are written like it, or belong to the class it names: the likeliest first. */
export function suggestionsFor(names: DrugNames, input: string, most = 5): Suggestion[] {
  const typed = plain(withoutForm(input.slice(0, 100)).rest);
  if (typed.length < 2) return [];
  const members = names.classes.get(typed.replace(/s$/, ''));
  if (members !== undefined) return members.slice(0, Math.max(most, 8)).map((id) => ({ label: labelOf(names, id), ids: [id] }));
  const sound = soundOf(typed);
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const sounds = names.sounds();
  const scored: Scored[] = [];
  for (const [index, entry] of names.entries.entries()) {
    const score = likeness(entry.plain, sounds[index] ?? '', { typed, sound, limit });
    if (score !== null) scored.push({ entry, score });
  }
  return distinct(scored, most);
}

/** Shorter sounds are those of half the alphabet. */
const MEANS_SOMETHING = 3;

interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

function likeness(
  name: string,
  nameSound: string,
  { typed, sound, limit }: { typed: string; sound: string; limit: number },
): number | null {
  if (name === typed) return 0;
  if (sound.length >= MEANS_SOMETHING && nameSound === sound) return 0.5;
  if (typed.length >= 4 && name.startsWith(typed)) return 1;
  const bySound = sound.length < MEANS_SOMETHING ? Number.POSITIVE_INFINITY : distance(nameSound, sound, limit) + 0.25;
  const best = Math.min(distance(name, typed, limit), bySound);
  return best <= limit ? best + 0.5 : null;
}

/** As one types: names that begin so, then those with a word that does; where there are none, what is like it. */
export function searchDrugs(names: DrugNames, query: string, most = 8): Suggestion[] {
  const typed = plain(query);
  if (typed.length < 2) return [];
  const scored: Scored[] = [];
  for (const entry of names.entries) {
    if (entry.plain.startsWith(typed)) scored.push({ entry, score: entry.plain === typed ? 0 : 1 });
    else if (entry.plain.includes(` ${typed}`)) scored.push({ entry, score: 2 });
  }
  const found = distinct(scored, most);
  return found.length > 0 ? found : suggestionsFor(names, query, most);
}

/** One line for each thing that would be taken, by its own name rather than by a brand. */
function distinct(scored: readonly Scored[], most: number): Suggestion[] {
  const ordered = scored.toSorted(
    (a, b) =>
      a.score - b.score ||
      Number(a.entry.meant.by !== 'name') - Number(b.entry.meant.by !== 'name') ||
      a.entry.plain.length - b.entry.plain.length ||
      (a.entry.plain < b.entry.plain ? -1 : 1),
  );
  const found = new Map<string, Suggestion>();
  for (const { entry } of ordered) {
    const { ids, brand } = entry.meant;
    const key = ids.join('+');
    if (!found.has(key)) found.set(key, { label: entry.label, ids, ...(brand === undefined ? {} : { brand }) });
    if (found.size === most) break;
  }
  return [...found.values()];
}

const labelOf = (names: DrugNames, id: string) =>
  names.entries.find(({ meant }) => meant.by === 'name' && meant.ids[0] === id)?.label ?? id;
