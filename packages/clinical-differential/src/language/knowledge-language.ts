/** The words of the knowledge base, ready to be found in texts. */
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { NORMAL_STATEMENTS } from './normal-statements.ts';
import { buildPhraseBook, type PhraseBook, type Wording } from './phrase-book.ts';
import { buildSpelling, type Spelling } from './spelling.ts';

export interface KnowledgeLanguage {
  readonly book: PhraseBook;
  readonly spelling: Spelling;
  readonly findings: readonly Finding[];
  readonly findingNumber: ReadonlyMap<string, number>;
  /** Targets from here on are diseases, and after them statements that all is well. */
  readonly firstDisease: number;
  readonly firstStatement: number;
  readonly statements: readonly (readonly number[])[];
  readonly byMeasure: ReadonlyMap<string, readonly number[]>;
  /** For each finding, those that follow from it when it lasts, is severe or began suddenly. */
  readonly followers: ReadonlyMap<number, readonly Follower[]>;
  readonly above: readonly ReadonlySet<number>[];
  /** “No fever” is fever that is not there. */
  readonly denials: ReadonlyMap<number, number>;
}

export interface Follower {
  readonly number: number;
  readonly rule: NonNullable<Finding['follows']>[number];
}

export function buildLanguage(knowledge: Knowledge): KnowledgeLanguage {
  const findings = Object.values(knowledge.findings);
  const diseases = Object.values(knowledge.diseases);
  const firstDisease = findings.length;
  const firstStatement = firstDisease + diseases.length;
  const findingNumber = new Map(findings.map(({ id }, index) => [id, index]));
  const wordings: Wording[] = [
    ...findings.map((finding, target) => wordingOf(finding, target)),
    ...diseases.map((disease, index) => wordingOf(disease, firstDisease + index)),
    ...NORMAL_STATEMENTS.map(([list], index): Wording => ({ target: firstStatement + index, names: [''], others: list })),
  ];
  const book = buildPhraseBook(wordings);
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
    book,
    spelling: buildSpelling(book.lexicon.words),
    findings,
    findingNumber,
    firstDisease,
    firstStatement,
    statements: NORMAL_STATEMENTS.map(([, absent]) => absent.flatMap((id) => findingNumber.get(id) ?? [])),
    byMeasure,
    followers,
    denials: new Map(
      findings.flatMap(({ id, excludes }, number) => {
        const whole = findingNumber.get(excludes.find((other) => id === `no-${other}`) ?? '');
        return whole === undefined ? [] : [[number, whole] as const];
      }),
    ),
    above: findings.map((_, index) => aboveOf(findings, findingNumber, index)),
  };
}

/** What stands in brackets explains, and is not said. */
const withoutBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ');

function wordingOf(item: { names: { en: string; id: string }; synonyms?: Lists; lay?: Lists }, target: number): Wording {
  const others = [item.synonyms, item.lay].flatMap((list) => [...(list?.en ?? []), ...(list?.id ?? [])]);
  return { target, names: [withoutBrackets(item.names.en), withoutBrackets(item.names.id)], others: others.map(withoutBrackets) };
}
type Lists = { en: readonly string[]; id: readonly string[] } | undefined;

function aboveOf(findings: readonly Finding[], numbers: ReadonlyMap<string, number>, start: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const visit = (at: number) => {
    for (const id of findings[at]?.implies ?? []) {
      const up = numbers.get(id);
      if (up === undefined || seen.has(up)) continue;
      seen.add(up);
      visit(up);
    }
  };
  visit(start);
  return seen;
}

/** Of each finding, the concepts that its names are made of, with the share of the names that hold each. */
export function conceptShares({ book, findings }: KnowledgeLanguage): readonly ReadonlyMap<number, number>[] {
  const counts = findings.map(() => ({ phrases: 0, concepts: new Map<number, number>() }));
  for (const { target, concepts } of book.phrases) {
    const count = counts[target];
    if (count === undefined) continue;
    count.phrases += 1;
    for (const concept of concepts) count.concepts.set(concept, (count.concepts.get(concept) ?? 0) + 1);
  }
  return counts.map(({ phrases, concepts }) => new Map([...concepts].map(([concept, count]) => [concept, count / phrases])));
}
