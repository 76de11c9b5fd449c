/** How likely each disease is before anything is said of findings. */
import { type AgeBand, ageBand } from './bands.ts';
import { CALIBRATION } from './calibration.ts';
import type { Facts } from './evidence.ts';
import type { DiseaseModel } from './model.ts';

/** Natural logarithm; −Infinity for what cannot be in this patient. */
export function logPrior(model: DiseaseModel, facts: Facts): number {
  const { prevalence } = model.disease;
  const base =
    facts.setting === undefined ? (model.logPrior['primary-care'] * 2 + model.logPrior.emergency) / 3 : model.logPrior[facts.setting];
  let factor = 1;
  if (facts.ageYears !== undefined) factor *= ageFactor(prevalence.age, facts.ageYears);
  if (facts.sex !== undefined) factor *= prevalence.sex?.[facts.sex] ?? 1;
  factor *= pregnancyFactor(model, facts);
  if (facts.season !== undefined) factor *= prevalence.season[facts.season] ?? 1;
  factor *= facts.region === undefined ? anywhere(prevalence.region) : (prevalence.region[facts.region] ?? 1);
  return CALIBRATION.priorWeight * (base + Math.log(factor));
}

const CHILDHOOD: readonly AgeBand[] = ['neonate', 'infant', 'toddler', 'child'];

/** Where a file says nothing of a young age, what it says of the next older children holds; of adults the base itself. */
function ageFactor(age: DiseaseModel['disease']['prevalence']['age'], years: number): number {
  const band = ageBand(years);
  const from = CHILDHOOD.indexOf(band);
  const said = from === -1 ? band : CHILDHOOD.slice(from).find((one) => age[one] !== undefined);
  return said === undefined ? 1 : (age[said] ?? 1);
}

function pregnancyFactor({ disease }: DiseaseModel, { pregnant, sex }: Facts): number {
  if (pregnant === true) return disease.prevalence.pregnancy ?? 1;
  if (disease.system !== 'obstetric') return 1;
  return pregnant === false || sex === 'male' ? CALIBRATION.notPregnant : CALIBRATION.perhapsPregnant;
}

/** Where nothing is said of the place, a place between all of them. */
function anywhere(region: DiseaseModel['disease']['prevalence']['region']): number {
  const places = [region.indonesia ?? 1, region.temperate ?? 1].map((times) => Math.log(Math.max(0.01, times)));
  return Math.exp(places.reduce((sum, log) => sum + log, 0) / places.length);
}
