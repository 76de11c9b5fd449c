/**
 * The names of drugs: international name, synonym, brand in Indonesia, India or the US, brand with several ingredients. What is not
 * known exactly is never guessed: it is answered with names that sound or are written alike.
 */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { forReading, splitNotation } from './drug-notation.ts';
import { distance, plain, soundOf } from './name-likeness.ts';
import { variantsOf } from './name-variants.ts';
import { type Language, type Named, named } from './said.ts';
import { type Scored, sharingWords } from './shared-words.ts';

export interface Meant {
  readonly ids: readonly string[];
  readonly by: 'name' | 'brand' | 'combination';
  /** The brand as it is written, where it was one. */
  readonly brand?: string;
  /** Of a brand that is only made for one: drops, an inhaler. */
  readonly route?: string;
}

export interface Entry {
  readonly label: string;
  readonly plain: string;
  readonly meant: Meant;
}

export interface DrugNames {
  /** Without the gaps between words: CoAprovel is Co-Aprovel, AKT4 is AKT-4. Where letters are the same, nothing is guessed. */
  readonly joined: ReadonlyMap<string, readonly Entry[]>;
  readonly exact: ReadonlyMap<string, readonly Entry[]>;
  readonly entries: readonly Entry[];
  /** By their words in any order: trimethoprim/sulfamethoxazole, amoxicillin and clavulanic acid. */
  readonly byWords: ReadonlyMap<string, readonly Entry[]>;
  /** Members of a class by its name: somebody typed "statin". */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** What is sold or given as one: the ids of the ingredients of each combination, in order and joined. */
  readonly products: ReadonlySet<string>;
  /** Where each drug is put, by its id. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
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
  const variants: Entry[] = [];
  const add = (label: string, meant: Meant) => entries.push({ label, plain: plain(label), meant });
  for (const drug of Object.values(knowledge.drugs)) {
    const own = new Set([drug.names.en, drug.names.id, ...drug.synonyms, drug.id]);
    const meant = { ids: [drug.id], by: 'name' } as const;
    for (const label of own) {
      add(label, meant);
      for (const other of variantsOf(drug, label)) variants.push({ label, plain: plain(other), meant });
    }
    for (const brand of new Set([...drug.brands.ID, ...drug.brands.IN, ...drug.brands.US]))
      add(brand, { ids: [drug.id], by: 'brand', brand });
  }
  for (const { name, ingredients, route } of knowledge.brands)
    add(name, { ids: ingredients, by: 'combination', brand: name, ...(route === undefined ? {} : { route }) });
  const exact = grouped(entries, (entry) => entry.plain);
  // A variant made by rule never takes a name that a file gives.
  for (const [name, found] of grouped(variants, (entry) => entry.plain)) if (!exact.has(name)) exact.set(name, found);
  let sounds: string[] | null = null;
  return {
    entries,
    exact,
    joined: grouped(
      entries.filter(({ plain: name }) => withoutGaps(name).length >= LEAST_JOINED),
      (entry) => withoutGaps(entry.plain),
    ),
    byWords: grouped(
      entries.filter((entry) => entry.plain.includes(' ')),
      (entry) => wordsIn(entry.plain),
    ),
    classes: classesOf(knowledge),
    products: new Set(knowledge.brands.map(({ ingredients }) => productOf(ingredients))),
    routes: new Map(Object.values(knowledge.drugs).map(({ id, routes }) => [id, routes])),
    sounds: () => {
      sounds ??= entries.map(({ label }) => soundOf(label));
      return sounds;
    },
  };
}

/** However it was written, by brand or part by part: lopinavir/ritonavir is the product, warfarin + aspirin none. */
export const productOf = (ids: readonly string[]) => [...new Set(ids)].sort().join('+');

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
/** The words of a name in one order, without those that join. */
export const wordsIn = (text: string) =>
  text
    .split(' ')
    .filter((word) => !JOINERS.has(word))
    .sort()
    .join(' ');

/** Those on most lists of essential drugs first: of a long class only some are suggested. */
function classesOf(knowledge: Knowledge): Map<string, string[]> {
  const members = new Map<string, Set<string>>();
  for (const drug of Object.values(knowledge.drugs).toSorted((a, b) => b.essential.length - a.essential.length))
    for (const id of withParents(knowledge, drug.classes)) {
      const own = knowledge.classes[id];
      for (const label of [id, own?.en, own?.id, ...(own?.synonyms ?? [])]) {
        const key = label === undefined ? '' : plain(label).replace(/s$/, '');
        if (key !== '') members.set(key, (members.get(key) ?? new Set()).add(drug.id));
      }
    }
  return new Map([...members].map(([label, ids]) => [label, [...ids]]));
}

function withParents(knowledge: Knowledge, classes: readonly string[]): Set<string> {
  const all = new Set(classes);
  for (const id of all) {
    const parent = knowledge.classes[id]?.parent;
    if (parent !== undefined) all.add(parent);
  }
  return all;
}

/** Shorter ones are abbreviations, and two of these may meet. */
const LEAST_JOINED = 4;
const withoutGaps = (name: string) => name.replaceAll(' ', '');

/** What a name means as it is written, or but for the gaps between its words. */
export const meaningAsWritten = (names: DrugNames, name: string): Meant | null =>
  oneMeaning(names.exact.get(name)) ?? (names.exact.has(name) ? null : oneMeaning(names.joined.get(withoutGaps(name))));

/** Own names before brands; a name that means two different things means none. */
export function oneMeaning(entries: readonly Entry[] | undefined): Meant | null {
  if (entries === undefined) return null;
  const own = entries.filter(({ meant }) => meant.by === 'name');
  const candidates = own.length > 0 ? own : entries;
  const [first] = candidates;
  const isOne = new Set(candidates.map(({ meant }) => [...meant.ids].sort().join())).size === 1;
  return first !== undefined && isOne ? first.meant : null;
}

/** Names that sound like it, are written like it, or belong to the class it names: the likeliest first. */
export function suggestionsFor(names: DrugNames, input: string, most = 5): Suggestion[] {
  const typed = plain(splitNotation(forReading(input.slice(0, 100))).words);
  if (typed.length < 2) return [];
  const members = names.classes.get(typed.replace(/s$/, ''));
  if (members !== undefined) return members.slice(0, Math.max(most, 8)).map((id) => ({ label: labelOf(names, id), ids: [id] }));
  const sharing = sharingWords(names, typed);
  // Who writes a whole word of it means that word: COVID-19 vaccine is none of the vaccines that are written alike.
  const alike = typed.length < NAME_BEGUN ? [] : likeIt(names, typed, NO_SLIP);
  if (sharing.all.length > 0) return distinct([...exactly(names, typed), ...sharing.all, ...alike], most);
  return distinct([...exactly(names, typed), ...likeIt(names, typed), ...sharing.some], most);
}

/** What it means exactly, where that is several things. */
const exactly = (names: DrugNames, typed: string): Scored[] => (names.exact.get(typed) ?? []).map((entry) => ({ entry, score: 0 }));

/** Those that sound the same or begin or end so, and no others. */
const NO_SLIP = 1.2;

function likeIt(names: DrugNames, typed: string, worst = Number.POSITIVE_INFINITY): Scored[] {
  const sound = soundOf(typed);
  const sounds = names.sounds();
  const scored: Scored[] = [];
  for (const [index, entry] of names.entries.entries()) {
    const isName = entry.meant.by === 'name';
    const limit = Math.max(1, Math.floor(typed.length / (isName ? NAME_LETTERS : BRAND_LETTERS)));
    const score = likeness(entry.plain, sounds[index] ?? '', { typed, sound, limit, begun: isName ? NAME_BEGUN : BRAND_BEGUN });
    if (score !== null && score <= worst) scored.push({ entry, score });
  }
  return scored;
}

/** Letters for each that may be wrong. A brand says nothing of what is in it: one that is only somewhat alike is another product. */
const NAME_LETTERS = 3;
const BRAND_LETTERS = 6;
/** So many letters are the beginning of a name: of a brand fewer may be the whole of another. */
const NAME_BEGUN = 4;
const BRAND_BEGUN = 5;

/** Shorter sounds are those of half the alphabet. */
const MEANS_SOMETHING = 3;

function likeness(
  name: string,
  nameSound: string,
  { typed, sound, limit, begun }: { typed: string; sound: string; limit: number; begun: number },
): number | null {
  if (name === typed) return 0;
  if (sound.length >= MEANS_SOMETHING && nameSound === sound) return 0.5;
  if (typed.length >= begun && name.startsWith(typed)) return 1;
  if (typed.length >= begun && name.endsWith(` ${typed}`)) return 1.2;
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

/** As one types a line: what its name finds, and the dose and the route that stand around it. */
export function searchLine(names: DrugNames, query: string, most = 8): { found: Suggestion[]; notation: string } {
  const whole = plain(query);
  const { words, notation } = splitNotation(forReading(query));
  // A number may belong to the name: Tylenol 3.
  const isName = plain(words) === '' || names.entries.some((entry) => entry.plain.startsWith(whole));
  return isName ? { found: searchDrugs(names, query, most), notation: '' } : { found: searchDrugs(names, words, most), notation };
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

/** "Glynase (Glipizide)": the same brand may stand for different things. */
export function suggested(knowledge: Knowledge, { ids, brand }: Suggestion, language: Language): Named {
  const own = ids.map((id) => named(knowledge, id, language).name).join(' + ');
  const [only] = ids;
  return {
    id: ids.length === 1 && only !== undefined ? only : (brand ?? ids.join('+')),
    name: brand === undefined ? own : `${brand} (${own})`,
  };
}
