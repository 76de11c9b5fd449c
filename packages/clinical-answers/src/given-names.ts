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
        asks.push({ field: `${field}.${index}`, message: wrong ?? words(language)('ask.unknownWord', { word: shown(text) }) });
      return found;
    });
    return [...new Set(ids)];
  };
  return {
    conditions: idsOf('conditions', (text) => termNamed(knowledge.terms.conditions, text)),
    allergies: idsOf('allergies', (text) => {
      const group = termNamed(knowledge.allergies, text);
      return group.length > 0 ? group : (meaningOf(names, text)?.ids ?? []);
    }),
    asks,
  };
}

/** What is wrong with a name before it is looked for; null where nothing is. */
export function unnamed(text: string, language: Language): string | null {
  const say = words(language);
  if (text.trim() === '') return say('ask.emptyName');
  return text.length > NAME_LENGTH ? say('ask.longName', { word: shown(text), most: NAME_LENGTH }) : null;
}

/** As much of it as a sentence bears. */
export const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

type Terms = Readonly<Record<string, { readonly en: string; readonly id: string }>>;

function termNamed(terms: Terms, text: string): readonly string[] {
  if (Object.hasOwn(terms, text)) return [text];
  const wanted = plain(text);
  const found = Object.entries(terms).find(([id, term]) => [id, term.en, term.id].some((name) => plain(name) === wanted));
  return found === undefined ? [] : [found[0]];
}
