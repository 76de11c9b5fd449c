/** The compiled knowledge: plain data in one file, the same in a browser and on the server. */
import type { Disease } from './disease-schema.ts';
import type { Drug } from './drug-schema.ts';
import type { Finding } from './finding-schema.ts';
import { FORMAT } from './format.ts';
import type { Pair } from './interaction-schema.ts';
import { giveBack, takenOut } from './later-fields.ts';
import type { Mechanism } from './mechanism-schema.ts';
import type { SourceReference, Text } from './shared-schema.ts';
import type { AllergyGroup, CombinationBrand, Condition, DrugClass, Source } from './vocabulary-schema.ts';

type ById<T> = Readonly<Record<string, T>>;

export interface Knowledge {
  readonly format: number;
  readonly sources: ById<Source>;
  readonly drugs: ById<Drug>;
  readonly pairs: ById<Pair>;
  readonly mechanisms: ById<Mechanism>;
  readonly diseases: ById<Disease>;
  /** With the state and sources of the file that holds them. */
  readonly findings: ById<Finding & { readonly file: string }>;
  readonly findingFiles: ById<{ readonly state: Drug['state']; readonly sources: Readonly<Record<string, SourceReference>> }>;
  readonly classes: ById<DrugClass>;
  /** State and sources of the files of classes, brands and allergies. */
  readonly vocabularyFiles: Knowledge['findingFiles'];
  readonly routes: ById<Text & { readonly exposure: 'systemic' | 'low' }>;
  readonly allergies: ById<AllergyGroup>;
  readonly allergySources: ById<SourceReference>;
  readonly brands: readonly CombinationBrand[];
  readonly tests: ById<Text>;
  readonly terms: Readonly<Record<'effects' | 'pathways' | 'traits' | 'monitoring' | 'systems', ById<Text>>> & {
    readonly conditions: ById<Condition>;
  };
}

const BEYOND_ASCII = /[\u0080-\uffff]/g;

/** In ASCII: a few signs of others would make all ten megabytes twice as long in memory, and a third slower to read. */
const written = (part: unknown): string =>
  JSON.stringify(part).replace(BEYOND_ASCII, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A line with all that is read at once, then one for each record that has more. */
export function serialise(knowledge: Knowledge): string {
  const { kept, later } = takenOut(knowledge);
  return [{ ...knowledge, ...kept }, ...later].map(written).join('\n');
}

export function loadKnowledge(text: string): Knowledge {
  const ends = lineEnds(text);
  const line = (n: number) => text.slice(n === 0 ? 0 : (ends[n - 1] ?? 0) + 1, ends[n]);
  const knowledge = JSON.parse(line(0)) as Knowledge;
  if (knowledge.format !== FORMAT) throw new Error(`The knowledge index has format ${knowledge.format}, this program reads ${FORMAT}.`);
  giveBack(knowledge, (n) => JSON.parse(line(n + 1)) as Record<string, unknown>);
  return knowledge;
}

function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return [...ends, text.length];
}

/** The citations behind `src` keys, in the order given, none twice. */
export function citations(
  knowledge: Knowledge,
  sources: Readonly<Record<string, SourceReference>>,
  keys: readonly string[],
  owner?: string,
): Citation[] {
  const found = new Map<string, Citation>();
  for (const key of keys) {
    const reference = sources[key];
    const source = reference && knowledge.sources[reference.ref];
    if (reference === undefined || source === undefined) continue;
    const of = reference.of ?? (source.perDrug ? owner : undefined);
    found.set(`${reference.ref}|${of ?? ''}|${reference.section ?? ''}`, {
      id: reference.ref,
      title: source.title,
      publisher: source.publisher,
      ...(source.edition === undefined ? {} : { edition: source.edition }),
      ...(of === undefined ? {} : { of }),
      ...(reference.section === undefined ? {} : { section: reference.section }),
    });
  }
  return [...found.values()];
}

export interface Citation {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly edition?: string;
  /** The drug whose label is meant. */
  readonly of?: string;
  readonly section?: string;
}
