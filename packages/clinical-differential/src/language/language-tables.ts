/** The words of the knowledge as numbers: a tree of words, the concepts they mean, and the sets of concepts that are phrases. */
import type { Disease } from '@kolegia/clinical-knowledge/disease-schema';
import type { Finding } from '@kolegia/clinical-knowledge/finding-schema';
import { type DifferentialIndex, fromLines, rowsOf, small } from '../differential-index.ts';
import type { Lexicon, Node } from './lexicon.ts';
import { STATEMENTS } from './normal-functions.ts';
import { buildPhraseBook, type Phrase, type PhraseBook, type Wording } from './phrase-book.ts';
import { spellingTables } from './spelling.ts';

type TreeTables = Pick<
  DifferentialIndex,
  'words' | 'rootNodes' | `child${'Starts' | 'Words' | 'Nodes'}` | `nodeMeaning${'Starts' | 's'}` | 'meaningStarts' | 'meaningConcepts'
>;
type ConceptTables = Pick<DifferentialIndex, 'conceptNames' | 'bodyParts' | 'conceptAboveStarts' | 'conceptAbove'>;
type PhraseTables = Pick<DifferentialIndex, `phrase${'Targets' | 'Starts' | 'Concepts'}` | `trigger${'Starts' | 'Phrases'}`>;

interface Compiled {
  readonly tables: TreeTables & ConceptTables & PhraseTables & Pick<DifferentialIndex, 'spelledGroups' | 'spelledLetters'>;
  /** Of each finding, the concepts that its names are made of, with the share of the names that hold each. */
  readonly shares: readonly ReadonlyMap<number, number>[];
  readonly concepts: number;
}

/** Phrases stand for findings by number, then diseases, then statements that all is well. */
export function languageTables(findings: readonly Finding[], diseases: readonly Disease[]): Compiled {
  const wordings: Wording[] = [
    ...[...findings, ...diseases].map((item, target) => wordingOf(item, target)),
    ...STATEMENTS.map(([list], index): Wording => ({ target: findings.length + diseases.length + index, names: [''], others: list })),
  ];
  const book = buildPhraseBook(wordings, findings.length);
  return {
    tables: {
      ...treeTables(book.lexicon.root),
      ...conceptTables(book.lexicon, book.named),
      ...phraseTables(book),
      ...spellingTables(book.lexicon.words.keys()),
    },
    shares: conceptShares(findings.length, book.phrases),
    concepts: book.lexicon.concepts.length,
  };
}

/** What stands in brackets explains, and is not said; but the mark of “flatus (-)” is. */
const withoutBrackets = (name: string) => name.replace(/\((?!-\))[^)]*\)/g, ' ');

function wordingOf({ names, synonyms, lay }: Named, target: number): Wording {
  const others = [synonyms, lay].flatMap((list) => [...(list?.en ?? []), ...(list?.id ?? [])]);
  return { target, names: [withoutBrackets(names.en), withoutBrackets(names.id)], others: others.map(withoutBrackets) };
}
type Named = Pick<Finding, 'names' | 'synonyms'> & Partial<Pick<Finding, 'lay'>>;

function conceptShares(findings: number, phrases: readonly Phrase[]): readonly ReadonlyMap<number, number>[] {
  const counts = Array.from({ length: findings }, () => ({ phrases: 0, concepts: new Map<number, number>() }));
  for (const { target, concepts } of phrases) {
    const count = counts[target];
    if (count === undefined) continue;
    count.phrases += 1;
    for (const concept of concepts) count.concepts.set(concept, (count.concepts.get(concept) ?? 0) + 1);
  }
  return counts.map(({ phrases: all, concepts }) => new Map([...concepts].map(([concept, count]) => [concept, count / all])));
}

/** Nodes are numbered as they are met, from 1; what lies below a node is in the order of the words. */
function treeTables(root: Node): TreeTables {
  const nodes: Node[] = [root];
  const nodeNumber = new Map<Node, number>([[root, 0]]);
  const wordNumber = new Map<string, number>();
  for (const node of nodes)
    for (const [key, child] of node.next) {
      if (!wordNumber.has(key)) wordNumber.set(key, wordNumber.size);
      nodeNumber.set(child, nodes.length);
      nodes.push(child);
    }
  const children = nodes.map(({ next }, number) =>
    number === 0
      ? []
      : [...next]
          .map(([key, child]) => ({ word: wordNumber.get(key) ?? 0, node: nodeNumber.get(child) ?? 0 }))
          .sort((a, b) => a.word - b.word),
  );
  const rootNodes = new Uint32Array(wordNumber.size);
  for (const [key, child] of root.next) rootNodes[wordNumber.get(key) ?? 0] = nodeNumber.get(child) ?? 0;
  // All words of one line of the lexicon share their meaning, and what shares it is said once.
  const meaningNumber = new Map<readonly number[], number>();
  for (const { meanings } of nodes)
    for (const meaning of meanings) if (!meaningNumber.has(meaning)) meaningNumber.set(meaning, meaningNumber.size);
  const child = rowsOf(children.map((list) => list.map(({ word }) => word)));
  const nodeMeaning = rowsOf(nodes.map(({ meanings }) => meanings.map((meaning) => meaningNumber.get(meaning) ?? 0)));
  const meaning = rowsOf([...meaningNumber.keys()]);
  return {
    words: fromLines([...wordNumber.keys()]),
    rootNodes,
    childStarts: child.starts,
    childWords: small(child.values),
    childNodes: Uint32Array.from(children.flatMap((list) => list.map(({ node }) => node))),
    nodeMeaningStarts: nodeMeaning.starts,
    nodeMeanings: small(nodeMeaning.values),
    meaningStarts: meaning.starts,
    meaningConcepts: small(meaning.values),
  };
}

function conceptTables({ concepts, above }: Lexicon, named: number): ConceptTables {
  const rows = rowsOf(concepts.map(({ id }) => above.get(id) ?? []));
  return {
    conceptNames: fromLines(concepts.slice(0, named).map(({ name }) => name)),
    bodyParts: Uint8Array.from(concepts, ({ isBodyPart }) => Number(isBodyPart)),
    conceptAboveStarts: rows.starts,
    conceptAbove: small(rows.values),
  };
}

function phraseTables({ phrases, byTrigger, lexicon }: PhraseBook): PhraseTables {
  const phrase = rowsOf(phrases.map(({ concepts }) => concepts));
  const trigger = rowsOf(lexicon.concepts.map(({ id }) => byTrigger.get(id) ?? []));
  return {
    phraseTargets: small(phrases.map(({ target }) => target)),
    phraseStarts: phrase.starts,
    phraseConcepts: small(phrase.values),
    triggerStarts: trigger.starts,
    triggerPhrases: small(trigger.values),
  };
}
