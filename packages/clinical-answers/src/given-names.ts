/** Conditions, allergies and drugs as somebody typed them: what means nothing here is asked about at its field, and the rest is kept. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { meaningOf } from './drug-meaning.ts';
import type { DrugNames } from './drug-names.ts';
import { plain } from './name-likeness.ts';
import type { Ask, Language } from './said.ts';
import { words } from './wording.ts';

/** Of what is typed as a name; longer is none. */
export const NAME_LENGTH = 120;
const SHOWN = 60;

interface Tools {
  readonly knowledge: Knowledge;
  readonly names: DrugNames;
}
interface Given {
  readonly conditions?: readonly string[] | undefined;
  readonly allergies?: readonly string[] | undefined;
}

export interface ReadNames {
  readonly conditions: readonly string[];
  /** Groups, and each ingredient of a drug or brand. */
  readonly allergies: readonly string[];
  /** At `conditions.0`, `allergies.2`. */
  readonly asks: readonly Ask[];
}

export function readNames({ knowledge, names }: Tools, given: Given, language: Language): ReadNames {
  const asks: Ask[] = [];
  const idsOf = (field: keyof Given, find: (text: string) => readonly string[]) => {
    const ids = (given[field] ?? []).flatMap((text, index) => {
      const wrong = unnamed(text, language);
      const found = wrong === null ? find(text) : [];
      if (found.length === 0)
        asks.push({ field: `${field}.${index}`, message: wrong ?? words(language)(unknown(text), { word: shown(text) }) });
      return found;
    });
    return [...new Set(ids)];
  };
  return {
    conditions: idsOf('conditions', (text) => termNamed(knowledge.terms.conditions, text)),
    allergies: idsOf('allergies', (text) => {
      const group = termNamed(knowledge.allergies, text);
      return group.length > 0 ? group : ((meaningOf(names, text) ?? meaningOf(names, text.replace(BRACKETS, '')))?.ids ?? []);
    }),
    asks,
  };
}

const EXPECTING = /^(?:hamil|kehamilan|pregnan(?:t|cy)|menyusui|laktasi|breast ?feeding|lactating|lactation)$/;
/** Pregnancy and lactation are no conditions here: they are asked for by themselves. */
const unknown = (text: string) => (EXPECTING.test(plain(text)) ? 'ask.ownField' : 'ask.unknownWord');

/** What is wrong with a name before it is looked for; null where nothing is. */
export function unnamed(text: string, language: Language): string | null {
  const say = words(language);
  if (text.trim() === '') return say('ask.emptyName');
  return text.length > NAME_LENGTH ? say('ask.longName', { word: shown(text), most: NAME_LENGTH }) : null;
}

/** As much of it as a sentence bears. */
export const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

interface Term {
  readonly en: string;
  readonly id: string;
  readonly synonyms?: readonly string[] | undefined;
}
type Terms = Readonly<Record<string, Term>>;

/** What stands before a condition or an allergy and says nothing of which it is. */
const LEAD = /^(?:(?:riwayat|history of|alergi|allergy to|allergic to|allergies to|penyakit|known) )+|(?: allergy| alergi)$/g;

/** How bad, how lately or in brackets of what kind: whoever has "active peptic ulcer" has a peptic ulcer. */
const DEGREE =
  /(?<![a-z])(?:active|acute|severe|moderate|mild|recent|recently|chronic|untreated|uncontrolled|current|previous|prior|permanent|persistent|aktif|akut|berat|sedang|ringan|baru|kronik|kronis|lama|riwayat|sebelumnya)(?![a-z])/g;
const BRACKETS = /\s*\([^()]*\)/g;

/** As it was typed, without what leads up to it, and at last without its degree: what has a name with it is that. */
function termNamed(terms: Terms, text: string): readonly string[] {
  if (Object.hasOwn(terms, text)) return [text];
  const bare = (typed: string) => plain(typed).replace(LEAD, '');
  const least = plain(bare(text.replace(BRACKETS, '')).replace(DEGREE, ' '));
  for (const wanted of new Set([plain(text), bare(text), bare(text.replace(BRACKETS, '')), least])) {
    const found = wanted === '' ? [] : termsCalled(terms, wanted);
    if (found.length > 0) return found;
  }
  return [];
}

/** By its own name one; by a word that people use for several, each of these. */
function termsCalled(terms: Terms, wanted: string): readonly string[] {
  const all = Object.entries(terms);
  const own = all.find(([id, term]) => [id, term.en, term.id].some((name) => plain(name) === wanted));
  if (own !== undefined) return [own[0]];
  return all.filter(([, { synonyms = [] }]) => synonyms.some((name) => plain(name) === wanted)).map(([id]) => id);
}
