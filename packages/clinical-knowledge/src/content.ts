/** Which folder holds what, and everything read into one place. */
import type { z } from 'zod';
import { type Disease, diseaseFile } from './disease-schema.ts';
import { type Drug, drugFile } from './drug-schema.ts';
import { type Finding, findingsFile } from './finding-schema.ts';
import { type Pair, pairFile } from './interaction-schema.ts';
import { type Mechanism, mechanismFile } from './mechanism-schema.ts';
import type { Text } from './shared-schema.ts';
import {
  type AllergyGroup,
  allergiesFile,
  brandsFile,
  type CombinationBrand,
  type Condition,
  classesFile,
  conditionsFile,
  type DrugClass,
  routesFile,
  type Source,
  sourcesFile,
  termsFile,
} from './vocabulary-schema.ts';
import { type Parsed, type Problem, parseYaml, type SourceText } from './yaml-file.ts';

/** Lists of names without further rules, one file each in vocabulary/. */
export const TERM_LISTS = ['conditions', 'effects', 'pathways', 'traits', 'monitoring', 'systems'] as const;
export type TermList = (typeof TERM_LISTS)[number];

export interface Entry<T> {
  readonly value: T;
  readonly path: string;
  readonly problem: Parsed<T>['problem'];
}
export type Entries<T> = Map<string, Entry<T>>;

export interface Content {
  readonly drugs: Entries<Drug>;
  readonly pairs: Entries<Pair>;
  readonly mechanisms: Entries<Mechanism>;
  readonly diseases: Entries<Disease>;
  readonly findings: Entries<Finding>;
  readonly sources: Entries<Source>;
  readonly classes: Entries<DrugClass>;
  readonly tests: Entries<Text>;
  readonly routes: Entries<Text & { exposure: 'systemic' | 'low' }>;
  readonly allergies: Entries<AllergyGroup>;
  readonly brands: Entries<CombinationBrand>;
  readonly terms: Readonly<Record<Exclude<TermList, 'conditions'>, Entries<Text>>> & { readonly conditions: Entries<Condition> };
  /** Every file that parsed, for what is asked of all: sources used and known. */
  readonly files: Entry<unknown>[];
}

const emptyContent = (): Content => ({
  drugs: new Map(),
  pairs: new Map(),
  mechanisms: new Map(),
  diseases: new Map(),
  findings: new Map(),
  sources: new Map(),
  classes: new Map(),
  tests: new Map(),
  routes: new Map(),
  allergies: new Map(),
  brands: new Map(),
  terms: {
    conditions: new Map(),
    effects: new Map(),
    pathways: new Map(),
    traits: new Map(),
    monitoring: new Map(),
    systems: new Map(),
  },
  files: [],
});

export function readContent(texts: readonly SourceText[]): { content: Content; problems: Problem[] } {
  const content = emptyContent();
  const problems: Problem[] = [];

  const parse = <S extends z.ZodType>(file: SourceText, schema: S): Entry<z.output<S>> | null => {
    const { value, problem, problems: found } = parseYaml(file, schema);
    problems.push(...found);
    if (value === null) return null;
    const entry = { value, path: file.path, problem };
    content.files.push(entry);
    return entry;
  };
  const put = <T>(into: Entries<T>, key: string, entry: Entry<T>, steps: readonly (string | number)[] = []) => {
    const other = into.get(key);
    if (other === undefined) into.set(key, entry);
    else problems.push(entry.problem(steps, `“${key}” is already in ${other.path}`));
  };
  const single = <T extends { id: string }>(file: SourceText, schema: z.ZodType<T>, into: Entries<T>) => {
    const entry = parse(file, schema);
    if (entry === null) return;
    const name = fileName(file.path);
    if (name !== entry.value.id) problems.push(entry.problem(['id'], `the file is named ${name}, so the id is ${name}`));
    put(into, entry.value.id, entry);
  };
  const named = <T>(file: SourceText, schema: z.ZodType<Record<string, T>>, into: Entries<T>) => {
    const entry = parse(file, schema);
    if (entry === null) return;
    for (const [key, value] of Object.entries(entry.value)) put(into, key, { ...entry, value }, [key]);
  };
  const listed = <T>(entry: Entry<unknown>, items: readonly T[], list: string, key: (item: T) => string, into: Entries<T>) => {
    items.forEach((value, index) => {
      const problem: Entry<T>['problem'] = (steps, message) => entry.problem([list, index, ...steps], message);
      put(into, key(value), { path: entry.path, value, problem });
    });
  };

  const readers: Record<string, (file: SourceText) => void> = {
    drugs: (file) => single(file, drugFile, content.drugs),
    mechanisms: (file) => single(file, mechanismFile, content.mechanisms),
    diseases: (file) => single(file, diseaseFile, content.diseases),
    interactions: (file) => {
      const entry = parse(file, pairFile);
      if (entry !== null) put(content.pairs, fileName(file.path), entry);
    },
    findings: (file) => {
      const entry = parse(file, findingsFile);
      if (entry !== null) listed(entry, entry.value.findings, 'findings', (finding) => finding.id, content.findings);
    },
    brands: (file) => {
      const entry = parse(file, brandsFile);
      if (entry !== null)
        listed(
          entry,
          entry.value.brands,
          'brands',
          ({ name, ingredients }) => `${name} (${[...ingredients].sort().join(', ')})`,
          content.brands,
        );
    },
    sources: (file) => named(file, sourcesFile, content.sources),
    classes: (file) => {
      const entry = parse(file, classesFile);
      if (entry === null) return;
      for (const [key, own] of Object.entries(entry.value.classes)) {
        const source = own.duplicate === undefined ? undefined : (own.src ?? entry.value.src);
        const value = { ...own, ...(source === undefined ? {} : { src: source }), file: file.path };
        put(content.classes, key, { path: entry.path, value, problem: within(entry, 'classes', key) });
      }
    },
    investigations: (file) => named(file, termsFile, content.tests),
    vocabulary: (file) => {
      const list = fileName(file.path);
      if (list === 'routes') return named(file, routesFile, content.routes);
      if (list === 'conditions') return named(file, conditionsFile, content.terms.conditions);
      if (list === 'allergies') {
        const entry = parse(file, allergiesFile);
        for (const [key, value] of Object.entries(entry?.value.groups ?? {}))
          if (entry !== null) put(content.allergies, key, { path: entry.path, value, problem: within(entry, 'groups', key) });
        return;
      }
      const terms = TERM_LISTS.find((one) => one === list);
      if (terms === undefined) problems.push(misplaced(file.path, `is not one of the lists ${TERM_LISTS.join(', ')}, routes, allergies`));
      else named(file, termsFile, content.terms[terms]);
    },
  };

  for (const file of [...texts].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const reader = readers[file.path.split('/')[0] ?? ''];
    if (reader === undefined) problems.push(misplaced(file.path, `lies in no known folder: ${Object.keys(readers).join(', ')}`));
    else reader(file);
  }
  return { content, problems };
}

const within =
  (entry: Entry<unknown>, list: string, key: string): Entry<unknown>['problem'] =>
  (steps, message) =>
    entry.problem([list, key, ...steps], message);

const fileName = (path: string) => path.replace(/^.*\//, '').replace(/\.yaml$/, '');
const misplaced = (path: string, message: string): Problem => ({ path, line: 1, at: '', message });
