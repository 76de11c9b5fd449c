/** The knowledge and its tables, ready for an assessment. */
import type { Disease } from '@kolegia/clinical-knowledge/disease-schema';
import { type Citation, citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { LabelledTest } from './assessment.ts';
import { compileDifferential } from './compile.ts';
import { type DifferentialIndex, madeOf } from './differential-index.ts';
import { type KnowledgeLanguage, languageOf } from './language/knowledge-language.ts';
import { medicineNames } from './language/medicine-names.ts';
import { type Model, modelOf } from './reasoning/model.ts';

export interface DifferentialBase {
  readonly model: Model;
  readonly language: KnowledgeLanguage;
  /** Of a disease, by number: where its facts come from, and its first tests. */
  readonly sourcesOf: (number: number) => readonly Citation[];
  readonly testsOf: (number: number) => readonly LabelledTest[];
}

/** Without tables that were compiled before they are made here. */
export function prepareDifferential(knowledge: Knowledge, index: DifferentialIndex = compileDifferential(knowledge)): DifferentialBase {
  const findings = Object.values(knowledge.findings);
  const diseases = Object.values(knowledge.diseases);
  if (madeOf(findings, diseases).some((one, at) => one !== index.madeOf[at]))
    throw new Error('The tables of the differential were made from other knowledge.');
  const model = modelOf(findings, diseases, index);
  return {
    model,
    language: languageOf(findings, model.findingNumber, diseases.length, index, medicineNames(knowledge)),
    sourcesOf: sourcesIn(knowledge, diseases),
    testsOf: testsIn(knowledge, diseases),
  };
}

/** Put together when first asked for. */
function testsIn({ tests }: Knowledge, diseases: readonly Disease[]): DifferentialBase['testsOf'] {
  const made: (readonly LabelledTest[] | undefined)[] = [];
  return (number) => {
    const found = made[number];
    if (found !== undefined) return found;
    const labelled = (diseases[number]?.firstTests.list ?? []).flatMap((id) => {
      const label = tests[id];
      return label === undefined ? [] : [{ id, label }];
    });
    made[number] = labelled;
    return labelled;
  };
}

type Diseases = readonly { readonly sources: Parameters<typeof citations>[1] }[];

/** Put together when first asked for; the same source is the same object wherever it is named. */
function sourcesIn(knowledge: Knowledge, diseases: Diseases): DifferentialBase['sourcesOf'] {
  const made: (readonly Citation[] | undefined)[] = [];
  const known = new Map<string, Citation>();
  return (number) => {
    const sources = diseases[number]?.sources ?? {};
    made[number] ??= citations(knowledge, sources, Object.keys(sources)).map((citation) => {
      const key = `${citation.id}|${citation.of ?? ''}|${citation.section ?? ''}`;
      const same = known.get(key) ?? citation;
      known.set(key, same);
      return same;
    });
    return made[number] ?? [];
  };
}
