/** What an assessment is asked, and what it answers: plain JSON. Texts stand in both languages; ids are those of the knowledge base. */
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';

export interface Text {
  readonly en: string;
  readonly id: string;
}

export const URGENCIES = ['emergency', 'urgent', 'routine', 'self-care'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const REGIONS = ['indonesia', 'india', 'tropics', 'africa', 'temperate'] as const;
export type Region = (typeof REGIONS)[number];
export const SETTINGS = ['primary-care', 'emergency', 'hospital'] as const;
export type Setting = (typeof SETTINGS)[number];
export const SEASONS = ['rainy', 'dry', 'winter', 'summer'] as const;
export type Season = (typeof SEASONS)[number];

/** Start and end in the text that was sent, in UTF-16 units as String.slice takes them. */
export type Place = readonly [start: number, end: number];

/** What is given here goes before what the text says. */
export interface PatientFacts {
  /** Fractions for the small: 0.25 is three months. */
  readonly ageYears?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  readonly pregnant?: boolean | undefined;
  readonly region?: Region | undefined;
  readonly setting?: Setting | undefined;
  readonly season?: Season | undefined;
}

export interface ChosenFinding {
  readonly id: string;
  /** False: looked for and not there. Left out: there. */
  readonly present?: boolean | undefined;
}

export interface AssessmentRequest {
  readonly text?: string | undefined;
  /** Chosen by hand; they go before what the text says. */
  readonly findings?: readonly ChosenFinding[] | undefined;
  readonly patient?: PatientFacts | undefined;
  /** How many diseases `likely` lists; 10 where nothing is said, never fewer than 10. */
  readonly limit?: number | undefined;
}

export type Severity = 'mild' | 'moderate' | 'severe';

/** A finding as the text or the reader gave it. `span` is absent for findings chosen by hand. */
export interface Understood {
  readonly findingId: string;
  readonly label: Text;
  readonly present: boolean;
  readonly span?: Place;
  /** The words of the text that stood for it. */
  readonly words?: string;
  readonly from: 'text' | 'number' | 'chosen';
  /** Only findings of the patient now count; the others are shown and left out of the reckoning. */
  readonly counts: boolean;
  readonly whose: 'patient' | 'family' | 'contact';
  readonly when: 'now' | 'past';
  readonly certain: boolean;
  readonly days?: number;
  readonly severity?: Severity;
  /** For a measured finding: what was read, in the unit of the knowledge base. */
  readonly measured?: { readonly measure: string; readonly value: number; readonly unit: string };
}

/** A number that was read, whether or not it is abnormal. */
export interface Measured {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly span: Place;
}

/** A clinical-looking word that nothing in the knowledge base answers to, a value that cannot be true, or one whose unit nothing tells. */
export interface NotUnderstood {
  readonly span: Place;
  readonly words: string;
  readonly why: 'unknown-word' | 'impossible-value' | 'unit-unclear' | 'unknown-finding';
}

/** `weight` is in decibans: +10 makes the disease ten times likelier beside the others, −10 ten times less. */
export interface Argument {
  readonly findingId: string;
  readonly label: Text;
  readonly weight: number;
  /** How the finding stands: it is there, it is missing, or the disease does not explain it. */
  readonly because: 'present' | 'absent' | 'unexplained' | 'risk-factor' | 'excluded' | 'time-course';
}

export interface Candidate {
  readonly id: string;
  readonly name: Text;
  readonly icd10: readonly string[];
  readonly system: string;
  /** From 0 to 1 over all diseases and the remainder `otherProbability`. */
  readonly probability: number;
  readonly for: readonly Argument[];
  readonly against: readonly Argument[];
  readonly dangerous: boolean;
  readonly urgency: Urgency;
  /** The red flags of this disease that are present. */
  readonly redFlags: readonly LabelledFinding[];
  readonly firstTests: readonly LabelledTest[];
  /** Rests on facts that no pharmacist or doctor has reviewed yet. */
  readonly drafted: boolean;
  readonly sources: readonly Citation[];
}

export interface LabelledFinding {
  readonly id: string;
  readonly label: Text;
}
export interface LabelledTest {
  readonly id: string;
  readonly label: Text;
}

export interface MustNotMiss extends Candidate {
  /** Why it stands here: likely enough, a red flag of it is present, or such a complaint is never to be seen without it. */
  readonly because: 'probability' | 'red-flag' | 'remembered';
  /** Findings and tests that would make it unlikely, the cheapest first. */
  readonly ruledOutBy: readonly RuledOutBy[];
}
export interface RuledOutBy {
  readonly kind: 'finding' | 'test';
  readonly id: string;
  readonly label: Text;
  /** For a finding: it speaks against the disease when absent, or when present. */
  readonly when?: 'absent' | 'present';
}

export type Cost = 'ask' | 'examine' | 'test' | 'costly';
export interface NextQuestion {
  readonly findingId: string;
  readonly label: Text;
  readonly question?: Text;
  readonly cost: Cost;
  /** Expected information in bits, before it is divided by what the question costs. */
  readonly information: number;
  /** The diseases that the answer moves most. */
  readonly splits: readonly { readonly id: string; readonly name: Text; readonly ifPresent: number; readonly ifAbsent: number }[];
}

export interface UrgencyReason {
  readonly level: Urgency;
  readonly kind: 'finding' | 'disease';
  readonly id: string;
  readonly label: Text;
  readonly why?: Text;
}

export interface Contradiction {
  readonly findings: readonly [LabelledFinding, LabelledFinding];
  readonly why: 'exclude-each-other' | 'present-and-absent';
}

export interface Assessment {
  /** What was understood of the patient; `from` says where it comes from. */
  readonly patient: PatientFacts & { readonly pregnancyWeek?: number; readonly days?: number };
  readonly understood: readonly Understood[];
  readonly measured: readonly Measured[];
  readonly notUnderstood: readonly NotUnderstood[];
  readonly contradictions: readonly Contradiction[];
  readonly likely: readonly Candidate[];
  readonly mustNotMiss: readonly MustNotMiss[];
  /** The probability that it is none of the diseases of the knowledge base. */
  readonly otherProbability: number;
  readonly nextQuestions: readonly NextQuestion[];
  /** `routine` is no judgement where the answer is `empty`: then it says nothing of the patient, and whoever shows it says so. */
  readonly urgency: Urgency;
  readonly urgencyReasons: readonly UrgencyReason[];
  readonly sources: readonly Citation[];
  readonly drafted: boolean;
  /** Nothing to reckon with: no finding of the patient was given or understood. */
  readonly empty: boolean;
}
