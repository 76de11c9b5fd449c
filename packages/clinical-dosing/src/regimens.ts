/** One regimen of the knowledge for this patient. */
import type { Adjustments, Dosing, Organ, Regimen } from '@kolegia/clinical-knowledge/dosing-schema';
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { citations, type Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Span } from '@kolegia/clinical-knowledge/quantity';
import { adjustPlans, takesAdultDoses } from './adjust-plans.ts';
import { adjustmentsOf, type Group, groupsFor, holds, isSystemic, saysHowMuch, saysItself } from './adjustments.ts';
import { bodyMass, dosingWeight, surfaceOf } from './body.ts';
import type { Calculated } from './calculation.ts';
import type { DosedRegimen, MissingInput, RegimenStatus, Text } from './dosage.ts';
import { asWritten } from './figure.ts';
import { figured } from './figures.ts';
import type { Kidney } from './kidney.ts';
import { isAdult, type KnownPatient } from './patient.ts';
import { type Limits, limitsOf, type Plan, plansOf, type Sizes, sizeOf } from './plan.ts';
import { fits, populationText } from './population.ts';
import { isRarerThanDaily, readableDown, tidy } from './quantity-range.ts';
import { type Reckoned, reckon } from './reckon.ts';
import { type OrganCaution, ofOrgan, unsuitedOrgans } from './unsuited.ts';
import { spanText } from './wording.ts';

export interface Need {
  readonly field: MissingInput['field'];
  /** Key of `missing` in the locale files. */
  readonly why: string;
  readonly blocks: boolean;
}

/** A warning about the patient that settles the regimen; an organ that fails leaves no dose to be reckoned. */
export interface Verdict {
  readonly level: 'avoid' | 'contraindicated';
  readonly organ?: Organ;
  /** Does not hold where the drug is given for an obstetric use. */
  readonly isOfPregnancy?: true;
}

export interface Context {
  readonly knowledge: Knowledge;
  readonly drug: Drug;
  readonly patient: KnownPatient;
  readonly kidney: Kidney;
  readonly verdicts: readonly Verdict[];
  /** What is to be heeded of kidney and liver, as far as it reaches the circulation. */
  readonly cautions: readonly OrganCaution[];
}

export interface RegimenResult {
  readonly regimen: DosedRegimen;
  readonly groups: readonly Group[];
  readonly adultOnly: readonly Group[];
  readonly held: readonly NonNullable<Reckoned['held']>[];
  /** Organs for which the usual dose is not meant, and no other is known. */
  readonly unsuited: readonly OrganCaution[];
  readonly needs: readonly Need[];
  readonly calculated: readonly Calculated[];
  readonly obesity?: NonNullable<Adjustments['obesity']>;
  /** Obese, reckoned per kilogram, and the knowledge names no weight. */
  readonly obeseByActual: boolean;
}

const NEED_OF_SIZE: Readonly<Record<'gestationWeeks' | 'weightKg' | 'ageYears', string>> = {
  gestationWeeks: 'gestation',
  weightKg: 'weightBand',
  ageYears: 'ageYears',
};

/** Why there is none: the patient is not of its age, or not of its weight. */
export type Unfit = 'age' | 'weight';

export function regimenFor(context: Context, block: Dosing, indication: string, index: number): RegimenResult | Unfit {
  const { knowledge, drug, patient } = context;
  const regimen = block.regimens[index];
  const fit = regimen === undefined ? 'age' : fits(regimen, patient);
  if (regimen === undefined || fit === 'age' || fit === 'weight') return fit === 'weight' ? 'weight' : 'age';
  const frame = {
    id: `${indication}/${index + 1}`,
    indication,
    who: regimen.who,
    population: populationText(regimen),
    route: { id: regimen.route, name: nameOfRoute(knowledge, regimen.route) },
    ...(regimen.as === undefined ? {} : { as: regimen.as }),
    ...(regimen.duration === undefined ? {} : { duration: durationText(regimen.duration) }),
    ...(regimen.note === undefined ? {} : { note: regimen.note }),
    sources: citations(knowledge, drug.sources, regimen.src ?? block.src, drug.id),
  };
  const nothing = { groups: [], adultOnly: [], held: [], unsuited: [], calculated: [], obeseByActual: false };
  if (typeof fit === 'object') {
    const field = fit.missing as keyof typeof NEED_OF_SIZE;
    const needs = [{ field, why: NEED_OF_SIZE[field], blocks: true }];
    return { ...nothing, needs, regimen: { ...frame, status: 'incomplete', courses: [], max: {}, adjustedBy: [], missing: [field] } };
  }

  const adjustments = adjustmentsOf(drug, block);
  // Figures decide between the doses of adults.
  const groups = groupsFor({ ...context, adjustments, route: regimen.route })
    .filter(({ kind }) => kind !== 'figures' || takesAdultDoses(regimen, patient))
    .map((group) => ofIndication(group, drug, block, indication));
  const plans = plansOf(regimen);
  const limits = limitsOf(regimen);
  const sized = sizesFor(patient, adjustments.obesity, usedBy(plans, limits, groups));
  const usual = reckonAll(plans, limits, sized.sizes);
  const adjusted = adjustPlans(plans, limits, groups, regimen, patient, sized.sizes);
  const result = adjusted.stop === undefined ? reckonAll(adjusted.plans, adjusted.limits, sized.sizes) : [];
  const needs = [...sized.needs, ...decidingNeeds(adjustments, regimen, patient)];
  const missing = needs.filter(({ blocks }) => blocks).map(({ field }) => field);
  const base = { ...nothing, groups, adultOnly: adjusted.adultOnly, needs, calculated: sized.calculated };
  if (usual === null || result === null)
    return { ...base, regimen: { ...frame, status: 'incomplete', courses: [], max: {}, adjustedBy: [], missing } };

  const isChanged = adjusted.by.length > 0 && adjusted.stop === undefined;
  // What the source says beside its usual doses, and how much of them is the most, is not meant for others.
  const hasOther = adjusted.plans.some((plan, at) => JSON.stringify(plan) !== JSON.stringify(plans[at]));
  const verdict = worst(
    context.verdicts.filter(({ isOfPregnancy }) => isOfPregnancy === undefined || block.obstetric === undefined),
    groups,
  );
  const cautions = isSystemic(knowledge, drug, regimen.route) ? context.cautions : [];
  const unsuited = adjusted.stop === undefined && !verdict.isEmpty ? unsuitedOrgans(groups, cautions) : [];
  const isEmpty = verdict.isEmpty || unsuited.length > 0;
  const dosed: RegimenStatus = unsuited.length > 0 ? 'unsuited' : isChanged ? 'adjusted' : 'usual';
  const stops = [verdict.status, adjusted.stop];
  const status = stops.includes('contraindicated') ? 'contraindicated' : (verdict.status ?? adjusted.stop ?? dosed);
  const courses = isEmpty ? [] : result.map(({ course }) => course);
  const { note, ...noteless } = frame;
  const { duration: _, ...bare } = noteless;
  return {
    ...base,
    unsuited,
    held: isEmpty ? [] : result.flatMap(({ held }) => (held === undefined ? [] : [held])),
    ...(sized.obesity === undefined ? {} : { obesity: sized.obesity }),
    obeseByActual: sized.obeseByActual,
    regimen: {
      // Without a dose nothing stands there that could be read as one.
      ...(courses.length === 0 ? bare : hasOther ? noteless : frame),
      status,
      courses,
      ...(isChanged && !isEmpty ? { usual: usual.map(({ course }) => course) } : {}),
      ...(hasOther && !isEmpty && note !== undefined ? { usualNote: note } : {}),
      ...(courses.length > 0 && regimen.max === undefined && block.noMax !== undefined ? { noMax: block.noMax.note } : {}),
      max: courses.length === 0 ? {} : maximaOf(hasOther ? addedTo(limits, adjusted.limits) : adjusted.limits, sized.sizes, courses),
      adjustedBy: adjusted.by.map(({ id }) => id),
      missing,
    },
  };
}

function ofIndication(group: Group, { dosing }: Drug, block: Dosing, indication: string): Group {
  if (dosing.length < 2 || !dosing.some((one) => saysItself(one, group.kind))) return group;
  const { en, id } = block.indication;
  const indications = [{ id: indication, name: { en, id } }];
  return { ...group, id: saysItself(block, group.kind) ? `${group.id}/${indication}` : group.id, indications };
}

export const nameOfRoute = ({ routes }: Knowledge, id: string): Text => {
  const { en, id: inIndonesian } = routes[id] ?? { en: id, id };
  return { en, id: inIndonesian };
};

const durationText = (duration: Span | Text): Text => ('unit' in duration ? spanText(duration) : duration);

function reckonAll(plans: readonly Plan[], limits: Limits, sizes: Sizes): Reckoned[] | null {
  const reckoned = plans.map((plan) => reckon(plan, limits, sizes));
  return reckoned.every((one) => one !== null) ? reckoned : null;
}

/** A kidney or liver that forbids it leaves no dose; "avoid" leaves the one that the source has for just this kidney or liver. */
function worst(verdicts: readonly Verdict[], groups: readonly Group[]): { status?: Verdict['level']; isEmpty: boolean } {
  const level = verdicts.some((one) => one.level === 'contraindicated') ? 'contraindicated' : verdicts[0]?.level;
  const has = (organ: Organ) => ofOrgan(groups, organ).some((group) => saysHowMuch(holds(group)));
  const isEmpty = verdicts.some(({ organ, level: of }) => organ !== undefined && (of === 'contraindicated' || !has(organ)));
  return { ...(level === undefined ? {} : { status: level }), isEmpty };
}

/** What decides between doses and is not known: a weight, a creatinine, the week of a pregnancy. */
function decidingNeeds({ figures, pregnancy }: Adjustments, { who }: Pick<Regimen, 'who'>, patient: KnownPatient): Need[] {
  const ofFigures = who === 'adult' || isAdult(patient) ? figured(figures, patient).missing : [];
  const byWeek = patient.pregnancyWeek === 0 && pregnancy.some(({ weeks }) => weeks !== undefined);
  return [
    ...ofFigures.map((field): Need => ({ field, why: 'figures', blocks: false })),
    ...(byWeek ? [{ field: 'pregnancyWeek' as const, why: 'pregnancyWeek', blocks: false }] : []),
  ];
}

/** What the adjustments themselves say is the most. */
const addedTo = (usual: Limits, adjusted: Limits): Limits => ({
  single: adjusted.single.slice(usual.single.length),
  daily: adjusted.daily.slice(usual.daily.length),
});

function maximaOf(limits: Limits, sizes: Sizes, courses: DosedRegimen['courses']): DosedRegimen['max'] {
  const least = (amounts: Limits['single']) => {
    const figures = amounts.flatMap((amount) => {
      const size = sizeOf(amount, sizes);
      const rate = amount.rate === 'min' || amount.rate === 'h' ? amount.rate : undefined;
      if (size === undefined) return [];
      const most = amount.per === undefined ? amount.high : readableDown(tidy(amount.high * size));
      return [asWritten({ low: most, high: most }, amount.unit, rate)];
    });
    // The last is the stricter one where an adjustment added it.
    return figures.at(-1);
  };
  const [single, daily] = [least(limits.single), least(limits.daily)];
  // Of a dose for a week, a most of the day would read as leave to take it daily.
  const isDaily = courses.some(({ every }) => typeof every === 'string' || !isRarerThanDaily(every));
  const saysDay = daily !== undefined && (isDaily || single === undefined);
  return { ...(single === undefined ? {} : { single }), ...(saysDay ? { daily } : {}) };
}

interface Used {
  readonly kg: boolean;
  readonly m2: boolean;
}

function usedBy(plans: readonly Plan[], limits: Limits, groups: readonly Group[]): Used {
  const rows = groups.flatMap(({ rows: all }) => all);
  const amounts = [
    ...plans.map(({ dose }) => dose),
    ...limits.single,
    ...limits.daily,
    ...rows.flatMap(({ dose, maxDaily }) => [dose, maxDaily].filter((one) => one !== undefined)),
  ];
  return { kg: amounts.some(({ per }) => per === 'kg'), m2: amounts.some(({ per }) => per === 'm2') };
}

interface Sized {
  readonly sizes: Sizes;
  readonly needs: readonly Need[];
  readonly calculated: readonly Calculated[];
  readonly obesity?: NonNullable<Adjustments['obesity']>;
  readonly obeseByActual: boolean;
}

/** WHO class III, where a dose by the actual weight is most often too much. */
const SEVERELY_OBESE_FROM = 40;

function sizesFor(patient: KnownPatient, obesity: Adjustments['obesity'], used: Used): Sized {
  const needs: Need[] = [];
  const calculations: Calculated[] = [];
  let kg: number | undefined;
  let by: Calculated | undefined;
  if (used.kg) {
    const weight = dosingWeight(patient, obesity?.weight, 'obesity');
    if ('missing' in weight)
      needs.push({ field: weight.missing, why: weight.missing === 'sex' ? 'obesitySex' : 'weightDose', blocks: true });
    else ({ kg, by } = weight);
    if (obesity !== undefined && obesity.weight !== 'actual' && isAdult(patient) && kg !== undefined && patient.height === undefined)
      needs.push({ field: 'heightCm', why: 'obesityHeight', blocks: false });
  }
  const bmi = used.kg ? bodyMass(patient) : undefined;
  if (by !== undefined) calculations.push(...(bmi === undefined ? [] : [bmi]), by);
  const surface = used.m2 ? surfaceOf(patient) : undefined;
  if (surface !== undefined) calculations.push(surface);
  else if (used.m2)
    for (const [field, value] of [
      ['weightKg', patient.weight],
      ['heightCm', patient.height],
    ] as const)
      if (value === undefined) needs.push({ field, why: 'surface', blocks: true });
  return {
    sizes: { kg, m2: surface?.value },
    needs,
    calculated: calculations,
    ...(by === undefined || obesity === undefined ? {} : { obesity }),
    obeseByActual: obesity === undefined && bmi !== undefined && bmi.value >= SEVERELY_OBESE_FROM,
  };
}
