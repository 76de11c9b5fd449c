/** Which parts of a full answer about doses a file has: a drug with some dose may still have none for a child or a failing kidney. */
import type { Adjustments, Regimen } from './dosing-schema.ts';
import type { Drug } from './drug-schema.ts';

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
export const isFullyDosed: Test = (drug) => [forAdults, forChildren, forTheKidney, forTheLiver].every((has) => has(drug));
