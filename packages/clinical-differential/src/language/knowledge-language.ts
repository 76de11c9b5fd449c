/** The words of the knowledge base, ready to be found in texts. */
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import type { DifferentialIndex } from '../differential-index.ts';
import { type Concepts, conceptsOf } from './concepts.ts';
import type { MedicineNames } from './medicine-names.ts';
import { STATEMENTS } from './normal-functions.ts';
import { spellingOf } from './spelling.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

export interface KnowledgeLanguage {
  readonly index: DifferentialIndex;
  readonly concepts: Concepts;
  readonly vocabulary: Vocabulary;
  readonly findings: readonly Finding[];
  readonly findingNumber: ReadonlyMap<string, number>;
  /** Targets from here on are diseases, and after them statements that all is well. */
  readonly firstDisease: number;
  readonly firstStatement: number;
  readonly statements: readonly (readonly number[])[];
  readonly byMeasure: ReadonlyMap<string, readonly number[]>;
  /** For each finding, those that follow from it when it lasts, is severe or began suddenly. */
  readonly followers: ReadonlyMap<number, readonly Follower[]>;
  /** “No fever” is fever that is not there. */
  readonly denials: ReadonlyMap<number, number>;
  readonly medicines: MedicineNames;
}

export interface Follower {
  readonly number: number;
  readonly rule: NonNullable<Finding['follows']>[number];
}

export function languageOf(
  findings: readonly Finding[],
  findingNumber: ReadonlyMap<string, number>,
  diseases: number,
  index: DifferentialIndex,
  medicines: MedicineNames,
): KnowledgeLanguage {
  const byMeasure = new Map<string, number[]>();
  const followers = new Map<number, Follower[]>();
  findings.forEach((finding, number) => {
    const measure = finding.threshold?.measure;
    if (measure !== undefined) byMeasure.set(measure, [...(byMeasure.get(measure) ?? []), number]);
    for (const rule of finding.follows ?? []) {
      const from = findingNumber.get(rule.finding);
      if (from !== undefined) followers.set(from, [...(followers.get(from) ?? []), { number, rule }]);
    }
  });
  return {
    index,
    concepts: conceptsOf(index),
    vocabulary: vocabularyOf(index, spellingOf(index)),
    findings,
    findingNumber,
    firstDisease: findings.length,
    firstStatement: findings.length + diseases,
    statements: STATEMENTS.map(([, absent]) => absent.flatMap((id) => findingNumber.get(id) ?? [])),
    byMeasure,
    followers,
    medicines,
    denials: new Map(
      findings.flatMap(({ id, excludes }, number) => {
        const whole = findingNumber.get(excludes.find((other) => id === `no-${other}`) ?? '');
        return whole === undefined ? [] : [[number, whole] as const];
      }),
    ),
  };
}

/** Is the one there whenever the other is? */
export function isImplied({ findings, findingNumber }: KnowledgeLanguage, one: number, by: number): boolean {
  const seen = new Set<number>([by]);
  for (const at of seen) for (const id of findings[at]?.implies ?? []) seen.add(findingNumber.get(id) ?? -1);
  return one !== by && seen.has(one);
}
