/** How to tell that what was compared with a text has changed since. */
import { createHash } from 'node:crypto';
import type { ComparableFact } from './comparable-facts.ts';
import type { Drug } from './drug-schema.ts';

/** Some letters and digits that stay the same for as long as no figure of these facts changes; notes may be worded otherwise. */
export function printOf(drug: Drug, facts: readonly ComparableFact[]): string {
  const figures = facts.toSorted().map((fact) => [fact, FIGURES[fact](drug)]);
  return createHash('sha256').update(JSON.stringify(figures, withoutWords)).digest('hex').slice(0, 8);
}

const comparedOf = ({ dosing }: Drug) => dosing.filter(({ uncompared }) => uncompared === undefined);
const rowsOf = (drug: Drug) => [drug.adjustments, ...comparedOf(drug).map((block) => block.adjustments)];

const FIGURES: Readonly<Record<ComparableFact, (drug: Drug) => unknown>> = {
  doses: (drug) => [comparedOf(drug).map(({ regimens, noDose: none }) => [regimens, none]), drug.noDose],
  kidney: (drug) => [drug.renal?.actions, rowsOf(drug).map((rows) => rows && [rows.renal, rows.dialysis, rows.figures])],
  liver: (drug) => [drug.hepatic?.actions, rowsOf(drug).map((rows) => rows?.hepatic)],
};

const WORDS: ReadonlySet<string> = new Set(['note', 'as', 'src']);
const withoutWords = (key: string, value: unknown): unknown => (WORDS.has(key) ? undefined : value);
