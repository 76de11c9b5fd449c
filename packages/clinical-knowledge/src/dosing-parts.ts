/**
 * Which parts of a full answer about doses a file has: a drug with some dose may still have none for a child or a failing kidney. An
 * answer is also that the usual dose stays, that the drug must not be given, that care is needed, or that the source gives nothing.
 */
import type { Adjustments, Organ, Regimen } from './dosing-schema.ts';
import type { Drug } from './drug-schema.ts';
import { agesOf } from './regimen-ages.ts';

type Test = (drug: Drug) => boolean;

const someRegimen =
  (test: (regimen: Regimen) => unknown): Test =>
  ({ dosing }) =>
    dosing.some(({ regimens }) => regimens.some((regimen) => Boolean(test(regimen))));
const isFor = (...who: readonly Regimen['who'][]) => someRegimen((regimen) => who.includes(regimen.who));

const adjusts =
  (test: (adjustments: Adjustments) => unknown): Test =>
  ({ dosing, adjustments: general }) =>
    dosing.length > 0 && [general, ...dosing.map(({ adjustments }) => adjustments)].some((one) => one !== undefined && Boolean(test(one)));

/** A failing organ that forbids the drug needs no dose. */
const isStopped = ({ dosing }: Drug, actions: readonly { readonly level: string }[] = []) =>
  dosing.length > 0 && actions.some(({ level }) => level !== 'caution');

const forAdults = isFor('adult', 'any');
const forChildren = isFor('child', 'infant', 'any');
const forTheKidney: Test = (drug) => adjusts((one) => one.renal.length)(drug) || isStopped(drug, drug.renal?.actions);
const forTheLiver: Test = (drug) => adjusts((one) => one.hepatic.length)(drug) || isStopped(drug, drug.hepatic?.actions);

const ADULT_HOURS = agesOf({ who: 'adult' }).from;
const childAnswered: Test = (drug) =>
  forChildren(drug) ||
  drug.noDose !== undefined ||
  drug.dosing.some(({ noDose }) => noDose !== undefined) ||
  someRegimen((regimen) => agesOf(regimen).from < ADULT_HOURS && regimen.who !== 'neonate')(drug);

/** Rows, thresholds, words, or the silence of the source. */
const answeredFor =
  (organ: Organ): Test =>
  (drug) => {
    const said = organ === 'kidney' ? drug.renal : drug.hepatic;
    const inWords = said?.note !== undefined || (said?.actions.length ?? 0) > 0;
    const rows = (one: Adjustments) => (organ === 'kidney' ? one.renal : one.hepatic).length > 0;
    const isSilent = (one: Adjustments) => one.silent.some(({ organs }) => organs.includes(organ));
    return drug.dosing.length > 0 && (inWords || adjusts((one) => rows(one) || isSilent(one))(drug));
  };
const kidneyAnswered = answeredFor('kidney');
const liverAnswered = answeredFor('liver');

export const ANSWERED_PARTS: Readonly<Record<string, Test>> = {
  'child answered': childAnswered,
  'kidney answered': kidneyAnswered,
  'liver answered': liverAnswered,
};

export const DOSING_PARTS: Readonly<Record<string, Test>> = {
  'dose for adults': forAdults,
  'dose for children': forChildren,
  'dose for neonates': isFor('neonate'),
  'dose for the kidney': forTheKidney,
  'dose for dialysis': adjusts((one) => one.dialysis.length),
  'dose for the liver': forTheLiver,
  'dose for old age': adjusts((one) => one.elderly),
  'dose for obesity': adjusts((one) => one.obesity),
  'dose by weight, age or creatinine': adjusts((one) => one.figures.length),
  'dose by week of pregnancy': adjusts((one) => one.pregnancy.length),
  'loading dose': someRegimen(({ loading }) => loading),
  'maximum dose': someRegimen(({ max }) => max),
};

/** What a prescriber asks of most drugs. */
export const isFullyAnswered: Test = (drug) => [forAdults, childAnswered, kidneyAnswered, liverAnswered].every((has) => has(drug));
/** A dose, or a stop, for each of the four: rarer, as few labels have one. */
export const isFullyDosed: Test = (drug) => [forAdults, forChildren, forTheKidney, forTheLiver].every((has) => has(drug));
