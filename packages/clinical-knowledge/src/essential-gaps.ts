/** Which fields are empty in the files of essential drugs, where a reader needs each: absent is not told from nothing to say. */
import type { Adjustments } from './dosing-schema.ts';
import type { Drug, NoneKnown } from './drug-schema.ts';
import type { Knowledge } from './knowledge-index.ts';

export interface Gap {
  readonly field: string;
  readonly empty: number;
  readonly of: number;
  /** So many may be left empty, since the source says nothing or there is nothing to say. */
  readonly goal: number;
}

interface Field {
  readonly has: (drug: Drug) => unknown;
  readonly goal: number;
  /** Only drugs: a vaccine has no dose for the kidney. */
  readonly ofDrugs?: true;
}

const FIELDS: Readonly<Record<string, Field>> = {
  margin: { has: (drug) => drug.margin, goal: 0 },
  pregnancy: { has: (drug) => drug.pregnancy, goal: 0 },
  lactation: { has: (drug) => drug.lactation, goal: 0 },
  conditions: { has: (drug) => drug.conditions.length > 0 || isNone(drug, 'conditions'), goal: 60 },
  monitoring: { has: (drug) => drug.monitoring.length > 0 || isNone(drug, 'monitoring'), goal: 120, ofDrugs: true },
  dose: { has: (drug) => drug.dosing.length, goal: 0 },
  'kidney, said or adjusted': { has: (drug) => drug.renal !== undefined || isAdjusted(drug, 'renal', 'kidney'), goal: 0, ofDrugs: true },
  'liver, said or adjusted': { has: (drug) => drug.hepatic !== undefined || isAdjusted(drug, 'hepatic', 'liver'), goal: 0, ofDrugs: true },
  'enzymes or transporters': { has: (drug) => drug.kinetics.length > 0 || isNone(drug, 'enzymes'), goal: 250, ofDrugs: true },
  'effects weighed': { has: (drug) => drug.effects.length > 0 || isNone(drug, 'effects'), goal: 150, ofDrugs: true },
};

/** A text was read that has none of it: that is no gap. */
const isNone = ({ noneKnown }: Drug, field: NoneKnown) => noneKnown.some(({ of }) => of.includes(field));

/** Of the drug or of each of its indications; or the source is known to say nothing of the organ. */
const isAdjusted = ({ adjustments, dosing }: Drug, rows: 'renal' | 'hepatic', organ: 'kidney' | 'liver') => {
  const says = (one: Adjustments | undefined) =>
    one !== undefined && (one[rows].length > 0 || one.silent.some(({ organs }) => organs.includes(organ)));
  return says(adjustments) || (dosing.length > 0 && dosing.every((block) => says(block.adjustments)));
};

export function essentialGaps({ drugs }: Knowledge): Gap[] {
  const essential = Object.values(drugs).filter((drug) => drug.essential.some((list) => list === 'who' || list === 'fornas'));
  return Object.entries(FIELDS).map(([field, { has, goal, ofDrugs }]) => {
    const asked = essential.filter(({ kind }) => ofDrugs === undefined || kind === 'drug');
    return { field, empty: asked.filter((drug) => !has(drug)).length, of: asked.length, goal };
  });
}
