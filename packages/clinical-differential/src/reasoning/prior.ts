/** How likely each disease is before anything is said of findings. */
import { type AgeBand, ageBand } from './bands.ts';
import { CALIBRATION } from './calibration.ts';
import type { Facts } from './evidence.ts';
import type { DiseaseModel } from './model.ts';

/** Natural logarithm of each; −Infinity for what cannot be in this patient. */
export function logPriors(models: readonly DiseaseModel[], facts: Facts): number[] {
  const band = facts.ageYears === undefined ? undefined : ageBand(facts.ageYears);
  return models.map((model) => logPrior(model, facts, band));
}

function logPrior(model: DiseaseModel, facts: Facts, band: AgeBand | undefined): number {
  const { prevalence } = model.disease;
  const base =
    facts.setting === undefined ? (model.logPrior['primary-care'] * 2 + model.logPrior.emergency) / 3 : model.logPrior[facts.setting];
  let factor = 1;
  factor *= band === undefined ? anyAge(prevalence.age) : ageFactor(prevalence.age, band);
  if (facts.sex !== undefined) factor *= prevalence.sex?.[facts.sex] ?? 1;
  factor *= pregnancyFactor(model, facts);
  if (facts.season !== undefined) factor *= prevalence.season[facts.season] ?? 1;
  factor *= facts.region === undefined ? anywhere(prevalence.region) : (prevalence.region[facts.region] ?? 1);
  return CALIBRATION.priorWeight * (base + Math.log(factor));
}

type Ages = DiseaseModel['disease']['prevalence']['age'];

const CHILDHOOD: readonly AgeBand[] = ['neonate', 'infant', 'toddler', 'child'];

/** Where a file says nothing of a young age, what it says of the next older children holds; of adults the base itself. */
function ageFactor(age: Ages, band: AgeBand): number {
  const from = CHILDHOOD.indexOf(band);
  const said = from === -1 ? band : CHILDHOOD.slice(from).find((one) => age[one] !== undefined);
  return said === undefined ? 1 : (age[said] ?? 1);
}

/** Of whom no age is said: most are grown up, and a newborn would have been called one. Rough shares of those who come. */
const SHARES: Readonly<Record<AgeBand, number>> = {
  neonate: 0.0001,
  infant: 0.005,
  toddler: 0.02,
  child: 0.045,
  adolescent: 0.08,
  young: 0.3799,
  middle: 0.3,
  old: 0.13,
  'very-old': 0.04,
};

function anyAge(age: Ages): number {
  let factor = 0;
  for (const [band, share] of Object.entries(SHARES)) factor += share * ageFactor(age, band as AgeBand);
  return factor;
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
