/**
 * All doses of all drugs where they begin and where they end: at the first and the last hour of each age band and the lightest and
 * heaviest of each weight band, held against what the file itself says is the most.
 */
import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import type { Amount } from '@kolegia/clinical-knowledge/quantity';
import { agesOf } from '@kolegia/clinical-knowledge/regimen-ages';
import { describe, expect, it } from 'vitest';
import { base, withDosing } from '../testing/knowledge.ts';
import { ALMOST } from '../testing/most-given.ts';
import type { Course, DosedRegimen, DosingPatient, Figure } from './dosage.ts';
import { dose } from './dose.ts';
import { indicationId } from './indications.ts';
import { HOURS_PER_YEAR, isForAge } from './patient-bounds.ts';
import { factorBetween } from './quantity-range.ts';

type Block = Drug['dosing'][number];
type Regimen = Block['regimens'][number];

const OLDEST_HOURS = 95 * HOURS_PER_YEAR;
const WEIGHTS = [0.5, 1, 3, 7, 10, 20, 60, 150, 200];
const GESTATIONS = [24, 28, 31, 33, 36, 39, 42];

const heightAt = (years: number) => (years < 0.1 ? 48 : years < 1 ? 65 : years < 6 ? 95 : years < 12 ? 130 : years < 18 ? 155 : 170);

/** The lightest and the heaviest that a body of this age can be within the band. */
function weightsAt(years: number, { from = 0, to = Number.POSITIVE_INFINITY }: NonNullable<Regimen['weight']> = {}): number[] {
  const possible = [...WEIGHTS, from, to - 0.01].filter((kg) => kg >= from && kg < to && isForAge('weightKg', kg, years));
  return possible.length === 0 ? [] : [Math.min(...possible), Math.max(...possible)];
}

function patientsOf(regimen: Regimen): DosingPatient[] {
  const { from, to } = agesOf(regimen);
  return [from, Math.min(to, OLDEST_HOURS) - 1].flatMap((hours) => {
    const years = hours / HOURS_PER_YEAR;
    const gestations = regimen.postmenstrual === undefined ? [undefined] : GESTATIONS;
    return weightsAt(years, regimen.weight).flatMap((weightKg) =>
      gestations.map((gestationWeeks) => ({ ageDays: hours / 24, weightKg, heightCm: heightAt(years), gestationWeeks })),
    );
  });
}

interface Case {
  readonly drug: string;
  readonly block: Block;
  readonly regimen: Regimen;
  readonly patient: DosingPatient;
  readonly dosed: DosedRegimen | undefined;
}

const cases: Case[] = withDosing.flatMap(({ id: drug, dosing }) =>
  dosing.flatMap((block) =>
    block.regimens.flatMap((regimen, index) =>
      patientsOf(regimen).map((patient) => {
        const found = dose(base, { drug, indication: block.indication.en, route: regimen.route, patient });
        const id = `${indicationId(block)}/${index + 1}`;
        return { drug, block, regimen, patient, dosed: found?.regimens.find((one) => one.id === id) };
      }),
    ),
  ),
);

const nameOf = ({ drug, block, regimen, patient }: Case) => `${drug}, ${block.indication.en}, ${regimen.who} ${JSON.stringify(patient)}`;

/** As the file writes it, reckoned here and not by the engine. */
function mostFor({ high, unit, per }: Amount, figure: Figure, { weightKg = 0, heightCm = 0 }: DosingPatient): number | null {
  const factor = factorBetween(unit, figure.unit);
  if (factor === null) return null;
  const surface = Math.round(Math.sqrt((weightKg * heightCm) / 3600) * 100) / 100;
  const size = per === 'kg' ? weightKg : per === 'm2' ? surface : 1;
  return high * size * factor;
}

const isRate = ({ rate }: { rate?: unknown }) => rate === 'min' || rate === 'h';

describe('at every edge of every band', () => {
  it('there is the dose of the band, from its first hour to its last', () => {
    expect(cases.length).toBeGreaterThan(10_000);
    const reached = new Map<Regimen, Set<number | undefined>>();
    for (const { regimen, patient, dosed } of cases) {
      const ages = reached.get(regimen) ?? new Set();
      if (dosed !== undefined) ages.add(patient.ageDays);
      reached.set(regimen, ages);
    }
    const missed = cases.filter(({ regimen, patient }) => !reached.get(regimen)?.has(patient.ageDays));
    // A gestation that makes both of the age and of the weeks since the last period need not exist for the last hour of a band.
    expect(missed.filter(({ regimen }) => regimen.postmenstrual === undefined).map(nameOf)).toEqual([]);
    expect([...reached].filter(([, ages]) => ages.size === 0).map(([regimen]) => regimen.note?.en ?? regimen)).toEqual([]);
  });

  it('no single dose and no day is above what the file says is the most', () => {
    const above = cases.flatMap((one) => {
      const { regimen, patient, dosed } = one;
      const steps = [...(regimen.loading === undefined ? [] : [regimen.loading]), ...(regimen.steps ?? [])];
      return (dosed?.courses ?? []).flatMap(({ perDose, perDay }, at) => {
        const { single, daily } = regimen.max ?? {};
        const limits = [single, steps[at]?.max].filter((limit) => limit !== undefined);
        const ofDose = limits
          .filter((limit) => isRate(limit) === isRate(perDose) && (!isRate(limit) || limit.rate === perDose.rate))
          .map((limit) => ({ given: perDose.high, most: mostFor(limit, perDose, patient) }));
        const ofDay =
          daily === undefined || isRate(daily)
            ? []
            : [perDay, isRate(perDose) ? undefined : perDose]
                .filter((figure) => figure !== undefined)
                .map((figure) => ({ given: figure.high, most: mostFor(daily, figure, patient) }));
        return [...ofDose, ...ofDay]
          .filter(({ given, most }) => most !== null && given > most * ALMOST)
          .map(({ given, most }) => `${nameOf(one)}: ${given} above ${most}`);
      });
    });
    expect(above).toEqual([]);
  });

  it('who weighs more gets no less in the same band', () => {
    const byAge = Map.groupBy(
      cases.filter(({ dosed }) => dosed !== undefined),
      (one) => one.regimen,
    );
    const less = [...byAge.values()].flatMap((ofBand) =>
      ofBand.flatMap((light) =>
        ofBand
          .filter(
            ({ patient }) =>
              patient.ageDays === light.patient.ageDays &&
              patient.gestationWeeks === light.patient.gestationWeeks &&
              (patient.weightKg ?? 0) > (light.patient.weightKg ?? 0),
          )
          .filter((heavy) =>
            heavy.dosed?.courses.some((course, at) => {
              const before = light.dosed?.courses[at]?.perDose;
              return before !== undefined && before.unit === course.perDose.unit && course.perDose.high < before.high;
            }),
          )
          .map(nameOf),
      ),
    );
    expect(less).toEqual([]);
  });
});

/** Where the source itself gives the adolescent more than its usual dose of adults. To become fewer. */
const MORE_THAN_ADULTS: readonly string[] = [
  'albumin low-blood-volume-solution-of-25/2',
  'alirocumab hypercholesterolaemia-and-cardiovascular-prevention/3',
  'aztreonam gram-negative-infection-of-the-body/3',
  'aztreonam urinary-infection/3',
  'caspofungin candidiasis-of-the-oesophagus/2',
  'cefadroxil streptococcal-sore-throat-or-skin-infection/2',
  'cefalexin skin-throat-urinary-or-bone-infection/2',
  'ciprofloxacin complicated-urinary-infection/2',
  'clarithromycin community-acquired-pneumonia/2',
  'colecalciferol prevention-of-vitamin-d-deficiency/2',
  'deferoxamine acute-iron-poisoning/3',
  'dexmedetomidine sedation-for-a-procedure-without-a-tube/3',
  'digoxin heart-failure-control-of-atrial-fibrillation/3',
  'diphenhydramine acute-allergy-by-vein-or-muscle/3',
  'diphenhydramine acute-allergy-by-vein-or-muscle/4',
  'erythromycin susceptible-infections/2',
  'ferrous-sulfate iron-deficiency/2',
  'fluconazole cryptococcal-meningitis/2',
  'fluconazole cryptococcal-meningitis/4',
  'fluconazole oesophageal-candidiasis/2',
  'fluconazole oesophageal-candidiasis/4',
  'fluconazole oropharyngeal-candidiasis/2',
  'fosphenytoin seizures-maintenance/2',
  'heparin venous-thrombosis/4',
  'hydralazine severe-hypertension/2',
  'imatinib chronic-myeloid-leukaemia-chronic-phase/2',
  'imipenem severe-infection-with-cilastatin/2',
  'insulin-detemir type-1-diabetes-basal-insulin/2',
  'insulin-glargine type-1-diabetes-basal-insulin/2',
  'ketamine sedation-for-a-painful-procedure/2',
  'levothyroxine hypothyroidism/7',
  'linezolid uncomplicated-skin-infection/2',
  'mebeverine irritable-bowel-syndrome/3',
  'methyldopa hypertension-when-tablets-cannot-be-taken/2',
  'methyldopa hypertension/2',
  'metronidazole first-clostridioides-difficile-infection-not-severe/2',
  'metronidazole tetanus-with-antitoxin/2',
  'midazolam before-anaesthesia-in-the-muscle/3',
  'midazolam sedation-of-the-ventilated/2',
  'nilotinib chronic-myeloid-leukaemia-chronic-phase-new/2',
  'nimotuzumab malignant-glioma/2',
  'pegaspargase acute-lymphoblastic-leukaemia-with-other-drugs/1',
  'pegaspargase acute-lymphoblastic-leukaemia-with-other-drugs/2',
  'phenytoin status-epilepticus/2',
  'promethazine allergy/3',
  'quetiapine schizophrenia/2',
  'ringer-lactate hypovolaemic-shock-first-bolus/2',
  'rituximab granulomatosis-with-polyangiitis-microscopic-polyangiitis-upkeep/2',
  'sodium-chloride hypovolaemic-shock-first-bolus/2',
  'sulfadiazine susceptible-infections/2',
  'sulfamethoxazole-trimethoprim prevention-of-pneumocystis-pneumonia/2',
  'tacrolimus heart-transplant/2',
  'tacrolimus kidney-transplant-with-mycophenolate/2',
  'tacrolimus liver-transplant/2',
  'tacrolimus lung-transplant/2',
  'terizidone resistant-tuberculosis-with-other-drugs/3',
];

const RUNS_A_DAY = { min: 1440, h: 24 } as const;

/** What comes together in a day; of what is given once, or until it works, the dose. */
const ofDay = ({ perDose, perDay }: Course) => perDay?.high ?? perDose.high * (perDose.rate === undefined ? 1 : RUNS_A_DAY[perDose.rate]);

it('an adolescent of 17 years and 120 kg gets no more than an adult of 18, for the same', () => {
  const at = (drug: string, ageYears: number) =>
    dose(base, { drug, patient: { ageYears, weightKg: 120, heightCm: 180 } })?.regimens ?? expect.fail(`${drug} is gone`);
  const more = withDosing.flatMap(({ id: drug }) => {
    const adults = at(drug, 18);
    return at(drug, 17)
      .filter(({ indication, route, as, courses }) => {
        const same = adults.filter((one) => one.indication === indication && one.route.id === route.id && one.as?.en === as?.en);
        return courses.some((course) => {
          const most = same
            .flatMap((one) => one.courses)
            .map((one) => ofDay(one) * (factorBetween(one.perDose.unit, course.perDose.unit) ?? Number.NaN))
            .filter((amount) => !Number.isNaN(amount));
          return most.length > 0 && ofDay(course) > Math.max(...most) * ALMOST;
        });
      })
      .map(({ id }) => `${drug} ${id}`);
  });
  expect(more.toSorted()).toEqual(MORE_THAN_ADULTS.toSorted());
});
