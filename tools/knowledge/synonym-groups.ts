/** Names of the clinical knowledge as lines of packages/medical-synonyms. What is written there by hand decides whose a name is. */
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { type Ambiguous, type Group, namesOf } from '@kolegia/medical-synonyms/group';
import { nameKey, spellings } from '@kolegia/medical-synonyms/name';

interface Named {
  readonly en: readonly string[];
  readonly id: readonly string[];
  readonly both: readonly string[];
  /** How patients say it: too vague for a concept that somebody has written. */
  readonly lay?: { readonly en: readonly string[]; readonly id: readonly string[] };
}

const LONGEST = 4;
/** Findings that describe the patient's past are no name for anything, and what an ECG shows fits several diseases. */
const FOUND = new Set(['symptom', 'sign', 'vital', 'laboratory', 'imaging']);
/** How patients put it in a sentence; and heaps of what is left. */
const NO_NAME = /\b(i|my|me|saya|aku|other|lain|and|dan|or|atau|used|related|sejenisnya)\b|\(|[<>%]|\d{3}/i;

export function knowledgeLines(knowledge: Knowledge, written: readonly Group[], ambiguous: readonly Ambiguous[]): string[] {
  const owners = new Map<string, string>();
  const known = new Map<string, string[]>();
  const claim = (names: readonly string[], head: string) => {
    for (const name of names) for (const one of spellings(name)) for (const key of keysOf(one)) if (!owners.has(key)) owners.set(key, head);
    known.set(head, [...(known.get(head) ?? []), ...names.map((name) => ` ${nameKey(name)} `)]);
  };
  /** Part of a name that is written already is a wider term: varices are not only oesophageal varices. */
  const isWider = (name: string, head: string) => (known.get(head) ?? []).some((other) => other.includes(` ${nameKey(name)} `));
  for (const group of written) claim(namesOf(group), namesOf(group)[0] ?? '');
  const several = new Set(ambiguous.map(({ name }) => name));
  const isFree = (name: string) => !owners.has(nameKey(name)) && !several.has(nameKey(name)) && isName(name);

  return namedOf(knowledge).flatMap((named) => {
    const main = [named.en[0], named.id[0]].flatMap((name) => (name === undefined ? [] : keysOf(name)));
    const head = main.map((key) => owners.get(key)).find((owner) => owner !== undefined);
    const seen = new Set<string>();
    const fresh = (names: readonly string[]) =>
      names
        .filter((name) => isFree(name) && (head === undefined || !isWider(name, head)))
        .filter((name) => !seen.has(nameKey(name)) && seen.add(nameKey(name)) !== undefined);
    const lay = head === undefined ? named.lay : undefined;
    const free = {
      en: fresh([...named.en, ...(lay?.en ?? [])]),
      id: fresh([...named.id, ...(lay?.id ?? [])]),
      both: fresh(named.both),
    };
    const all = [...free.en, ...free.id, ...free.both];
    if (all.length < (head === undefined ? 2 : 1)) return [];
    claim(all, head ?? all[0] ?? '');
    const line = [head === undefined ? free.en : [head, ...free.en], free.id, free.both].map((names) => names.map(writtenAs).join(', '));
    return [line.join(' | ').replace(/( \| )+$/, '')];
  });
}

/** The name, and the same without the ending of the plural. */
const keysOf = (name: string): string[] => [...new Set([nameKey(name), nameKey(name).replace(/(?<=[a-z]{4})s$/, '')])];

const writtenAs = (name: string): string => name.toLowerCase().replaceAll('–', '-').replaceAll('’', "'");

const isName = (name: string): boolean => !NO_NAME.test(name) && !/[,|;]/.test(name) && nameKey(name).split(' ').length <= LONGEST;

function namedOf(knowledge: Knowledge): Named[] {
  const { diseases, drugs, findings, classes, tests } = knowledge;
  return [
    ...Object.values(diseases).map(({ names, synonyms }) => ({
      en: [names.en, ...(synonyms?.en ?? [])],
      id: [names.id, ...(synonyms?.id ?? [])],
      both: [],
    })),
    ...Object.values(drugs).map(({ names, synonyms, brands }) => ({
      en: [names.en],
      id: [names.id],
      // Three letters are too often something else.
      both: [...synonyms, ...Object.values(brands).flat()].filter((name) => name.length > 3),
    })),
    ...Object.values(findings)
      .filter(({ kind }) => FOUND.has(kind))
      .map(({ names, synonyms, lay }) => ({
        en: [names.en, ...(synonyms?.en ?? [])],
        id: [names.id, ...(synonyms?.id ?? [])],
        both: [],
        ...(lay === undefined ? {} : { lay }),
      })),
    ...Object.values(classes).map(({ en, id }) => ({ en: [en], id: [id], both: [] })),
    ...Object.values(tests).map(({ en, id }) => ({ en: [en], id: [id], both: [] })),
  ];
}

export const conditionLines = (knowledge: Knowledge): string[] =>
  Object.values(knowledge.diseases).map(({ id, names }) => `${id}: ${names.en} | ${names.id}`);
