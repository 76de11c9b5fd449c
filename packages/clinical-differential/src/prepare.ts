/** Turns the knowledge index once into what an assessment needs at hand. */
import type { Citation, Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { citations } from '@kolegia/clinical-knowledge/knowledge-index';
import type { LabelledTest } from './assessment.ts';
import { buildLanguage, conceptShares, type KnowledgeLanguage } from './language/knowledge-language.ts';
import { buildModel, type Model } from './reasoning/model.ts';

export interface DifferentialBase {
  readonly model: Model;
  readonly language: KnowledgeLanguage;
  /** Of each disease, by number: where its facts come from, and its first tests. */
  readonly sources: readonly (readonly Citation[])[];
  readonly tests: readonly (readonly LabelledTest[])[];
}

export function prepareDifferential(knowledge: Knowledge): DifferentialBase {
  const language = buildLanguage(knowledge);
  const model = buildModel(knowledge, conceptShares(language));
  const diseases = model.diseases.map(({ disease }) => disease);
  return {
    model,
    language,
    sources: diseases.map((disease) => citations(knowledge, disease.sources, Object.keys(disease.sources))),
    tests: diseases.map(({ firstTests }) =>
      firstTests.list.flatMap((id) => {
        const label = knowledge.tests[id];
        return label === undefined ? [] : [{ id, label }];
      }),
    ),
  };
}
