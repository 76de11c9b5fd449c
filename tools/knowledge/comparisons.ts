/** Writes into a drug's file that facts of it were held beside a published text. */
import { COMPARABLE_FACTS, type ComparableFact } from '@kolegia/clinical-knowledge/comparable-facts';
import type { ComparedText } from '@kolegia/clinical-knowledge/comparison';
import { printOf } from '@kolegia/clinical-knowledge/comparison-print';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';

export const isComparable = (word: string): word is ComparableFact => COMPARABLE_FACTS.some((fact) => fact === word);

const HEAD = '\ncompared:\n';

/** The section stands last; an earlier reading of the same text for the same facts gives way. */
export function withComparison(yaml: string, drug: Drug, { facts, text, at, on }: ComparedText): string {
  const [others = '', rows = ''] = `${yaml.trimEnd()}\n`.split(HEAD);
  const what = `facts: [${facts.join(', ')}], text: ${JSON.stringify(text)}, at: ${JSON.stringify(at)}`;
  const kept = rows.split('\n').filter((row) => row !== '' && !row.includes(what));
  const row = `  - { ${what}, on: ${on}, print: "${printOf(drug, facts)}" }`;
  return `${others.trimEnd()}${HEAD}${[...kept, row].join('\n')}\n`;
}
