/**
 * What the dose engine is asked and what it answers. Every text stands in both languages with its numbers already written in the
 * language's way; `key` names the sentence for code that wants to tell them apart. Ids are those of the knowledge base.
 */
import type { CitedSource } from '@kolegia/clinical-calculators/source';
import type { ComparedText } from '@kolegia/clinical-knowledge/comparison';
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Amount, DoseUnit, Span } from '@kolegia/clinical-knowledge/quantity';

export interface Text {
  readonly en: string;
  readonly id: string;
}

export const DIALYSES = ['haemodialysis', 'peritoneal', 'continuous'] as const;
export const CREATININE_UNITS = ['mg/dL', 'µmol/L'] as const;

/** Whatever is not known is left out: the answer says what it needs. Bounds: patient-bounds.ts. */
export interface DosingPatient {
  /** With fractions; for a child under a month `ageDays` is more exact and goes before it. */
  readonly ageYears?: number | undefined;
  readonly ageDays?: number | undefined;
  /** Weeks of gestation at birth, for preterm neonates. */
  readonly gestationWeeks?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  readonly weightKg?: number | undefined;
  readonly heightCm?: number | undefined;
  /** `umol/L` is read as µmol/L. */
  readonly creatinine?: { readonly value: number; readonly unit: string } | undefined;
  readonly hepatic?: 'A' | 'B' | 'C' | undefined;
  /** Completed weeks; 0 where pregnant and the week is not known. Null and absent: not pregnant. */
  readonly pregnancyWeek?: number | null | undefined;
  readonly lactating?: boolean | undefined;
  readonly dialysis?: (typeof DIALYSES)[number] | null | undefined;
  /** Ids of the knowledge base (terms.conditions). */
  readonly conditions?: readonly string[] | undefined;
  /** Allergy groups or drugs. */
  readonly allergies?: readonly string[] | undefined;
}

export interface DosingRequest {
  /** Id of the knowledge base. */
  readonly drug: string;
  /** Id out of `indications`, id of its disease, or its name in one of the languages. */
  readonly indication?: string | undefined;
  readonly route?: string | undefined;
  readonly patient: DosingPatient;
}

/**
 * `dosed`: at least one regimen with figures. `incomplete`: an input that stands in `missing` is needed first. `none`: the knowledge
 * has no regimen for this patient, or none that may be given; the warnings say which.
 */
export type DosageStatus = 'dosed' | 'incomplete' | 'none';

export interface Dosage {
  readonly status: DosageStatus;
  readonly drug: { readonly id: string; readonly names: Text };
  /** All that the knowledge has; `chosen` are those that regimens are given for. */
  readonly indications: readonly Indication[];
  readonly routes: readonly { readonly id: string; readonly name: Text; readonly chosen: boolean }[];
  /** As understood, for the reader to check. */
  readonly inputs: readonly EchoedInput[];
  /** Values that cannot be: left out of the reckoning until they are put right. */
  readonly problems: readonly InputProblem[];
  readonly missing: readonly MissingInput[];
  /** The gravest first. */
  readonly warnings: readonly Warning[];
  readonly regimens: readonly DosedRegimen[];
  /** Every adjustment that holds for this patient. */
  readonly adjustments: readonly Adjustment[];
  readonly calculations: readonly Calculation[];
  readonly sources: readonly Citation[];
  /** Rests on facts that no pharmacist or doctor has reviewed yet. */
  readonly drafted: boolean;
  readonly draftedFacts: readonly { readonly kind: 'drug'; readonly id: string; readonly name: Text }[];
  /** Published texts that some of its facts were held beside, and which. */
  readonly compared: readonly ComparedText[];
}

export interface Indication {
  readonly id: string;
  readonly name: Text;
  readonly disease?: string;
  readonly chosen: boolean;
}

export interface EchoedInput {
  readonly field: string;
  readonly label: Text;
  readonly shown: Text;
}

export interface InputProblem {
  readonly field: string;
  readonly code: 'notANumber' | 'tooLow' | 'tooHigh' | 'unknownUnit' | 'unknownOption' | 'contradiction' | 'notForAge';
  readonly text: Text;
  /** The value would be possible in this unit: ask. */
  readonly suggestedUnit?: string;
}

export interface MissingInput {
  readonly field: 'ageYears' | 'sex' | 'weightKg' | 'heightCm' | 'creatinine' | 'gestationWeeks' | 'pregnancyWeek';
  readonly label: Text;
  readonly why: Text;
  /** Without it some regimen has no dose; otherwise only an adjustment could not be checked. */
  readonly blocks: boolean;
}

export const WARNING_LEVELS = ['contraindicated', 'avoid', 'caution', 'info'] as const;
export type WarningLevel = (typeof WARNING_LEVELS)[number];
export type WarningKind =
  | 'renal'
  | 'dialysis'
  | 'hepatic'
  | 'pregnancy'
  | 'lactation'
  | 'age'
  | 'maximum'
  | 'allergy'
  | 'condition'
  | 'weight'
  | 'effect'
  | 'monitoring'
  | 'regimen'
  | 'input';

export interface Warning {
  readonly kind: WarningKind;
  readonly level: WarningLevel;
  readonly key: string;
  readonly text: Text;
  /** What the knowledge adds in its own words. */
  readonly note?: Text;
  /** Holds for these indications alone, where the drug has others. */
  readonly indications?: readonly string[];
  readonly sources: readonly Citation[];
}

/** An amount as it is given (`low`, `high`), and as it came out before rounding. `low` equals `high` where there is no range. */
export interface Figure {
  readonly low: number;
  readonly high: number;
  readonly unit: DoseUnit;
  readonly exact: { readonly low: number; readonly high: number };
  readonly rounded: boolean;
  /** For a rate: per minute or per hour. */
  readonly rate?: 'min' | 'h';
  /** "180 mg", "1,5–2 g/jam". */
  readonly text: Text;
}

export type Limited = 'single' | 'daily';

/** One dose and how often: the loading dose, a step, or the maintenance. In the order in which they are given. */
export interface Course {
  readonly kind: 'loading' | 'step' | 'maintenance';
  /** As the source writes it: 15 mg/kg. */
  readonly written: Amount;
  readonly perDose: Figure;
  /** Total of 24 hours; absent for what is given once, continuously, repeated within minutes, or not every day. */
  readonly perDay?: Figure;
  /** The least and the most doses in 24 hours; absent where there is no such total. */
  readonly timesPerDay?: { readonly low: number; readonly high: number };
  readonly every: Span | 'once' | 'continuous';
  readonly everyText: Text;
  readonly over?: Span;
  /** dose ÷ time, or the rate that the source gives, in amount per hour. */
  readonly infusion?: Figure;
  readonly for?: Span;
  readonly forText?: Text;
  readonly asNeeded: boolean;
  /** How many in all. */
  readonly doses?: number;
  /** "15 mg/kg × 12 kg = 180 mg"; one line per step of the reckoning. */
  readonly formulas: readonly Text[];
  /** Which maximum held the dose down. */
  readonly limitedBy?: Limited;
  readonly note?: Text;
}

/**
 * `usual`: as the source has it. `adjusted`: changed for this patient. `incomplete`: an input is missing. `withheld`: the knowledge
 * has no dose for a patient like this one. `unsuited`: the usual dose is not for this kidney or liver, and no other is known. `avoid`, `contraindicated`: should not, must not be given (a dose that could be reckoned
 * still stands there when the reason is not the kidney or the liver).
 */
export type RegimenStatus = 'usual' | 'adjusted' | 'incomplete' | 'withheld' | 'unsuited' | 'avoid' | 'contraindicated';

export interface DosedRegimen {
  /** `indication/number`; the same for every patient. */
  readonly id: string;
  readonly indication: string;
  readonly status: RegimenStatus;
  readonly who: 'adult' | 'child' | 'infant' | 'neonate' | 'any';
  /** "Child from 3 months, below 40 kg" */
  readonly population: Text;
  readonly route: { readonly id: string; readonly name: Text };
  /** What the amount counts: elemental iron, the trimethoprim part. */
  readonly as?: Text;
  readonly courses: readonly Course[];
  /** What the same regimen is without the adjustments, where they changed it. */
  readonly usual?: readonly Course[];
  /** Of the doses that stand here: the most of the usual ones is left out where they are others. */
  readonly max: { readonly single?: Figure; readonly daily?: Figure };
  /** The source names no most, and why: it is titrated. */
  readonly noMax?: Text;
  readonly duration?: Text;
  readonly note?: Text;
  /** What is said beside the usual doses, where others stand here. */
  readonly usualNote?: Text;
  /** Ids out of `adjustments`; the one that decided first. */
  readonly adjustedBy: readonly string[];
  readonly missing: readonly MissingInput['field'][];
  readonly sources: readonly Citation[];
}

export interface Adjustment {
  readonly id: string;
  readonly kind: 'renal' | 'dialysis' | 'hepatic' | 'elderly' | 'figures' | 'pregnancy' | 'lactation' | 'obesity';
  /** "Creatinine clearance 24 mL/min: 250–500 mg every 12 hours" */
  readonly text: Text;
  readonly level: WarningLevel | 'usual' | 'no-data';
  readonly note?: Text;
  readonly sources: readonly Citation[];
}

/** Kidney function, body size and the weight that doses go by: the same calculators that stand among the tools. */
export interface Calculation {
  /** Id of the calculator, to open it. */
  readonly id: string;
  readonly name: Text;
  /** "(140 − 60) × 60 ÷ (72 × 1) × 0.85" */
  readonly formula: Text;
  readonly value: number;
  readonly unit: string;
  /** "56,7 mL/min" */
  readonly shown: Text;
  /** Why this one: obese, a child, the measure of the label. */
  readonly why: Text;
  /** What must hold for it to be right: stable creatinine, no pregnancy. */
  readonly limits: readonly Text[];
  readonly sources: readonly CitedSource[];
}
