/** Is the kidney asked about by this drug, and is it known? */
import type { Dosing } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { adjustmentsOf } from './adjustments.ts';
import type { MissingInput, Warning } from './dosage.ts';
import type { Kidney, Measure } from './kidney.ts';
import type { KnownPatient } from './patient.ts';
import type { Need } from './regimens.ts';
import { say } from './wording.ts';

const WHY: Readonly<Partial<Record<MissingInput['field'], string>>> = {
  creatinine: 'kidneyCreatinine',
  weightKg: 'kidneyWeight',
  heightCm: 'kidneyHeight',
  sex: 'kidneySex',
  ageYears: 'ageYears',
};
const TWOFOLD = 2;

export function kidneyNeeds(
  drug: Drug,
  blocks: readonly Dosing[],
  route: string | undefined,
  patient: KnownPatient,
  kidney: Kidney,
): { needs: Need[]; warnings: Warning[] } {
  const measures = measuresOf(drug, blocks, route);
  const warn = (key: string): Warning => ({ kind: 'renal', level: 'info', key, text: say(`warning.${key}`), sources: [] });
  const warnings: Warning[] = [];
  const fields = new Set<MissingInput['field']>();
  for (const measure of measures) {
    const estimate = kidney[measure];
    if ('missing' in estimate) for (const field of estimate.missing) fields.add(field);
    if ('notInInfants' in estimate) warnings.push(warn('kidneyInfant'));
  }
  if (fields.size > 0 && blocks.length > 0) warnings.push(warn('kidneyUnknown'));
  if (measures.size > 0 && patient.pregnant && patient.creatinine !== undefined) warnings.push(warn('kidneyPregnant'));
  const needs = [...fields].map((field) => ({ field, why: WHY[field] ?? 'kidneyCreatinine', blocks: false }));
  return { needs, warnings };
}

function measuresOf(drug: Drug, blocks: readonly Dosing[], route: string | undefined): Set<Measure> {
  const measures = new Set<Measure>();
  for (const block of blocks) {
    const routes = block.regimens.map((regimen) => regimen.route).filter((one) => route === undefined || one === route);
    for (const { measure, route: own, bands } of adjustmentsOf(drug, block).renal)
      if (bands.some((band) => band.do !== 'usual') && (own === undefined || routes.includes(own))) measures.add(measure);
  }
  for (const { measure } of drug.renal?.actions ?? []) measures.add(measure);
  const isByKidney = drug.renal?.excretion === 'high' || (drug.renal?.exposure ?? 0) >= TWOFOLD;
  if (measures.size === 0 && isByKidney) measures.add('egfr');
  return measures;
}
