/** Everything that can be recognised, as sets of concepts: “pain in the right iliac fossa” is the same set as “nyeri perut kanan bawah”. */
import { DESCRIBING } from './describing.ts';
import { addAbbreviation, addUnit, buildLexicon, conceptOf, keyOf, type Lexicon, type Node, unitWords, wordsOf } from './lexicon.ts';
import { DROPPED_WORDS, LINK_WORDS, STOP_WORDS } from './stop-words.ts';
import { isAbbreviation } from './tokens.ts';
import { wordForms } from './word-form.ts';

export interface Phrase {
  /** What it stands for: the caller's number. */
  readonly target: number;
  /** What a denial in it stands behind comes before it, and what it stands before comes after. */
  readonly concepts: readonly number[];
}

export interface PhraseBook {
  readonly lexicon: Lexicon;
  readonly phrases: readonly Phrase[];
  /** Phrases by their rarest concept, under which they are looked for. */
  readonly byTrigger: ReadonlyMap<number, readonly number[]>;
  /** How many concepts have a name in the lexicon; they come first. */
  readonly named: number;
}

/** All that one thing is called. */
export interface Wording {
  readonly target: number;
  /** The first name says what is meant; the others are read in its light. */
  readonly names: readonly [string, ...string[]];
  readonly others: readonly string[];
}

/** A phrase whose words have several meanings is looked for under each, within reason. */
const MOST_READINGS = 6;

/** `findings`: targets below it are findings. */
export function buildPhraseBook(wordings: readonly Wording[], findings: number): PhraseBook {
  const lexicon = buildLexicon();
  const named = lexicon.concepts.length;
  const owners = new Map<string, { concepts: readonly number[]; names: Set<number>; others: Set<number> }>();
  const add = (target: number, concepts: readonly number[], isName: boolean) => {
    const key = concepts.join();
    const owner = owners.get(key) ?? { concepts, names: new Set(), others: new Set() };
    owners.set(key, owner);
    (isName ? owner.names : owner.others).add(target);
  };
  for (const { target, names, others } of wordings) {
    const [first, ...more] = names;
    const own = meant(
      readings(lexicon, first),
      more.flatMap((name) => readings(lexicon, name)),
    );
    for (const concepts of own) add(target, concepts, true);
    for (const name of more) for (const concepts of readInLight(lexicon, name, own)) add(target, concepts, true);
    for (const words of others) for (const concepts of readInLight(lexicon, words, own)) add(target, concepts, false);
  }
  const phrases: Phrase[] = [];
  const uses = new Map<number, number>();
  for (const { concepts, names, others } of owners.values()) {
    // The name itself goes before what others only call by it as well.
    const said = new Set(names.size > 0 ? names : others);
    // Sunburn names a disease, and is what patients call its redness: both are said.
    if (![...said].some((target) => target < findings)) for (const target of others) if (target < findings) said.add(target);
    for (const target of said) phrases.push({ target, concepts });
    for (const concept of concepts) uses.set(concept, (uses.get(concept) ?? 0) + 1);
  }
  const byTrigger = new Map<number, number[]>();
  phrases.forEach(({ concepts }, index) => {
    let trigger = concepts[0] ?? 0;
    for (const concept of concepts) if ((uses.get(concept) ?? 0) < (uses.get(trigger) ?? 0)) trigger = concept;
    const list = byTrigger.get(trigger);
    if (list === undefined) byTrigger.set(trigger, [index]);
    else list.push(index);
  });
  return { lexicon, phrases, byTrigger, named };
}

/** Of several meanings of a name, those that the name in the other language has too; without any, the first. */
function meant(own: readonly (readonly number[])[], other: readonly (readonly number[])[]): (readonly number[])[] {
  const keys = new Set(other.map((concepts) => concepts.join()));
  const shared = own.filter((concepts) => concepts.length > 0 && keys.has(concepts.join()));
  return shared.length > 0 ? shared : own.filter(({ length }) => length > 0).slice(0, own[0]?.length === 1 ? 1 : MOST_READINGS);
}

/**
 * A single word is easily more general than what it is given as a name of: “pegal-pegal” is said of muscles, but is not every pain.
 * Unless it is what the name itself says, it is taken to the letter; what only describes (sudden, severe) is left out.
 */
function readInLight(lexicon: Lexicon, words: string, own: readonly (readonly number[])[]): readonly (readonly number[])[] {
  if (isAbbreviation(words.trim()) && !isInLexicon(lexicon, words.trim())) {
    const short = conceptOf(lexicon, `abbreviated ${words.trim()}`);
    addAbbreviation(lexicon, words.trim(), [short]);
    return [[short]];
  }
  const found = readings(lexicon, words).filter(({ length }) => length > 0);
  const shared = found.filter((concepts) => own.some((one) => one.join() === concepts.join()));
  if (shared.length > 0) return shared;
  const parts = unitWords(words);
  const isTelling = (concept: number) => !DESCRIBING.has(lexicon.concepts[concept]?.name ?? '');
  const isEnough = ({ length }: readonly number[], telling: number) =>
    telling > 0 && (length > 1 || (parts.length === 1 && /^\p{L}{4,}/u.test(parts[0] ?? '')));
  const isNewWord = (concepts: readonly number[]) =>
    concepts.length > 1 || lexicon.concepts[concepts[0] ?? 0]?.name.startsWith('word ') === true;
  if (found.every((concepts) => isEnough(concepts, concepts.filter(isTelling).length) && isNewWord(concepts))) return found;
  if (parts.length < 2 && !found.some((concepts) => concepts.some(isTelling))) return [];
  if (parts.every((part) => STOP_WORDS.has(part) || /^\d/.test(part))) return [];
  const literal = conceptOf(lexicon, `literally ${parts.join(' ')}`);
  addUnit(lexicon, words, [literal]);
  return [[literal]];
}

/** Known as a word of everyday medicine, such as HIV; not only because something else is called so. */
function isInLexicon(lexicon: Lexicon, word: string): boolean {
  const meanings = longestUnit(lexicon, [word], 0)?.meanings ?? [];
  return meanings.some(([concept]) => !/^(?:word|literally) /.test(lexicon.concepts[concept ?? -1]?.name ?? 'word '));
}

/** The sets of concepts a wording may mean. */
function readings(lexicon: Lexicon, words: string): number[][] {
  const parts = wordsOf(words);
  let sets: number[][] = [[]];
  for (let at = 0; at < parts.length; ) {
    const { length, meanings } = longestUnit(lexicon, parts, at) ?? joined(lexicon, parts[at] ?? '');
    if (meanings.length > 0) sets = sets.flatMap((set) => meanings.map((meaning) => [...set, ...meaning])).slice(0, MOST_READINGS);
    at += length;
  }
  const nothing = conceptOf(lexicon, 'nothing');
  return sets.map((set) => aroundDenial([...new Set(set)], nothing));
}

/** Sorted, so that the same words in any order are the same; but a rash without itch is no itch without a rash. */
function aroundDenial(set: readonly number[], nothing: number): number[] {
  const at = set.indexOf(nothing);
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
  return at < 0 ? sorted(set) : [...sorted(set.slice(0, at)), nothing, ...sorted(set.slice(at + 1))];
}

/** Over links, which a unit may hold or not. */
function longestUnit(lexicon: Lexicon, parts: readonly string[], from: number) {
  let best: { length: number; meanings: Node['meanings'] } | undefined;
  const walk = (node: Node, at: number) => {
    const part = parts[at];
    if (part === undefined) return;
    const next = node.next.get(keyOf(lexicon, part));
    if (next !== undefined) {
      const length = at + 1 - from;
      if (next.meanings.length > 0 && length > (best?.length ?? 0)) best = { length, meanings: next.meanings };
      walk(next, at + 1);
    }
    if (at > from && LINK_WORDS.has(part)) walk(node, at + 1);
  };
  walk(lexicon.root, from);
  return best;
}

/** A word that the lexicon does not hold: by one of its forms, or new. Fillers carry nothing. */
function joined(lexicon: Lexicon, word: string): { length: number; meanings: readonly (readonly number[])[] } {
  if (DROPPED_WORDS.has(word)) return { length: 1, meanings: [] };
  const forms = wordForms(word);
  const key = forms[0] ?? word;
  for (const form of forms) {
    const known = lexicon.root.next.get(form);
    if (known !== undefined && known.meanings.length > 0) return { length: 1, meanings: known.meanings };
  }
  const meaning = [conceptOf(lexicon, `word ${key}`)];
  for (const form of forms) if (form.length > 2 || form === key) addUnit(lexicon, form, meaning);
  return { length: 1, meanings: [meaning] };
}
