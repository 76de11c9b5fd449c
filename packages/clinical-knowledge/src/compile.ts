/** From the texts of all files to one index, or to the list of what is wrong with them. */
import { checkClassFacts } from './check-class-facts.ts';
import { checkComparisons } from './check-comparisons.ts';
import { checkDiseaseNames } from './check-disease-names.ts';
import { checkDoseGaps } from './check-dose-gaps.ts';
import { checkEffectTexts } from './check-effect-texts.ts';
import { checkGraveEffects } from './check-grave-effects.ts';
import { checkMaxima } from './check-maxima.ts';
import { checkPlausible } from './check-plausible.ts';
import { checkReferences } from './check-references.ts';
import { checkRenalDoses } from './check-renal-doses.ts';
import { checkSources } from './check-sources.ts';
import { checkTermNames } from './check-term-names.ts';
import { type Content, type Entries, readContent, TERM_LISTS } from './content.ts';
import { FORMAT } from './format.ts';
import type { Knowledge } from './knowledge-index.ts';
import type { SourceReference } from './shared-schema.ts';
import type { Problem, SourceText } from './yaml-file.ts';

export type { SourceText } from './yaml-file.ts';
export type Part = 'dosing' | 'diseases';

export interface Compiled {
  readonly knowledge: Knowledge;
  readonly problems: readonly Problem[];
}

export function compileKnowledge(texts: readonly SourceText[]): Compiled {
  const { content, problems } = readContent(texts);
  const checks = [
    checkReferences,
    checkSources,
    checkPlausible,
    checkEffectTexts,
    checkTermNames,
    checkDoseGaps,
    checkClassFacts,
    checkGraveEffects,
    checkRenalDoses,
    checkMaxima,
    checkDiseaseNames,
    checkComparisons,
  ];
  const all = [...problems, ...checks.flatMap((check) => check(content))];
  return { knowledge: indexOf(content), problems: all.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1)) };
}

const plain = <T>(entries: Entries<T>): Record<string, T> => Object.fromEntries([...entries].map(([id, { value }]) => [id, value]));

function indexOf(content: Content): Knowledge {
  const terms = Object.fromEntries(TERM_LISTS.map((list) => [list, plain(content.terms[list])])) as Knowledge['terms'];
  const headOf = (folder: string) =>
    content.files
      .filter(({ path }) => path.startsWith(folder))
      .map(({ path, value }) => [path, value as Knowledge['findingFiles'][string]] as const);
  return {
    format: FORMAT,
    sources: plain(content.sources),
    drugs: plain(content.drugs),
    pairs: plain(content.pairs),
    mechanisms: plain(content.mechanisms),
    diseases: plain(content.diseases),
    findings: Object.fromEntries([...content.findings].map(([id, { value, path }]) => [id, { ...value, file: path }])),
    findingFiles: Object.fromEntries(headOf('findings/').map(([path, { state, sources }]) => [path, { state, sources }])),
    classes: plain(content.classes),
    vocabularyFiles: Object.fromEntries(
      ['classes/', 'brands/', 'vocabulary/allergies'].flatMap(headOf).map(([path, { state, sources }]) => [path, { state, sources }]),
    ),
    routes: plain(content.routes),
    allergies: plain(content.allergies),
    allergySources: Object.assign({}, ...headOf('vocabulary/allergies').map(([, { sources }]) => sources)) as Record<
      string,
      SourceReference
    >,
    brands: [...content.brands.values()].map(({ value }) => value),
    tests: plain(content.tests),
    terms,
  };
}

/** For a device that needs only some of the tools. */
export function without(knowledge: Knowledge, parts: readonly Part[]): Knowledge {
  const drugs = parts.includes('dosing')
    ? Object.fromEntries(Object.entries(knowledge.drugs).map(([id, drug]) => [id, { ...drug, dosing: [], adjustments: undefined }]))
    : knowledge.drugs;
  return { ...knowledge, drugs, ...(parts.includes('diseases') ? { diseases: {}, findings: {}, findingFiles: {}, tests: {} } : {}) };
}
