/** What a check is asked, and what it answers. Texts stand in both languages; ids are those of the knowledge base. */
import type { Citation } from '@kolegia/clinical-knowledge/knowledge-index';
import type { Amount } from '@kolegia/clinical-knowledge/quantity';

export type Severity = 'contraindicated' | 'major' | 'moderate' | 'minor';
export interface Grade {
  readonly severity: Severity;
  /** Would a careful pharmacist stop the order? */
  readonly interruptive: boolean;
}
export interface Text {
  readonly en: string;
  readonly id: string;
}

export interface TakenDrug {
  readonly id: string;
  readonly route?: string;
  readonly dailyDose?: Pick<Amount, 'low' | 'unit'>;
  readonly days?: number;
  /** Which product of several ingredients it is a part of: these are meant to be together, and nothing is said of one against another. */
  readonly product?: number;
}

export interface Patient {
  readonly ageYears?: number;
  readonly pregnant?: boolean;
  readonly lactating?: boolean;
  /** mL/min/1.73 m², and creatinine clearance in mL/min where it is known. */
  readonly egfr?: number;
  readonly crcl?: number;
  readonly childPugh?: 'A' | 'B' | 'C';
  /** mmol/L */
  readonly potassium?: number;
  /** ms */
  readonly qtc?: number;
  readonly conditions?: readonly string[];
  /** Allergy groups or drugs. */
  readonly allergies?: readonly string[];
}

export interface CheckRequest {
  readonly drugs: readonly TakenDrug[];
  readonly patient?: Patient;
}

export interface Reason extends Grade {
  readonly kind: 'pair' | 'kinetic' | 'sum' | 'trait' | 'duplicate';
  /** Of the pair file or the rule. */
  readonly id: string;
  readonly effect: Text;
  readonly mechanism: Text;
  readonly management?: Text;
  readonly onset?: string;
  readonly evidence: string;
  readonly monitoring: readonly string[];
  readonly alternatives: readonly string[];
  /** Why the grade is not what it would be in another patient. */
  readonly because: readonly Text[];
  readonly disagreement: readonly Text[];
  readonly sources: readonly Citation[];
  readonly drafted: boolean;
}

/** Of two drugs: the gravest reason first, and its grade. */
export interface Interaction extends Grade {
  readonly drugs: readonly [string, string];
  readonly reasons: readonly [Reason, ...Reason[]];
  readonly drafted: boolean;
}

export interface Burden {
  readonly effect: string;
  readonly rule: string;
  readonly total: number;
  readonly drugs: readonly { readonly id: string; readonly weight: number }[];
  /** Only where three drugs or more are too much together. */
  readonly grade?: Grade;
  readonly management: Text;
  readonly monitoring: readonly string[];
  readonly sources: readonly Citation[];
}

export interface Duplicate extends Grade {
  readonly class: string;
  readonly drugs: readonly string[];
  /** Of the rule, and of the grade of this class. */
  readonly sources: readonly Citation[];
}

export interface PatientAlert extends Grade {
  readonly kind: 'condition' | 'pregnancy' | 'lactation' | 'age' | 'renal' | 'hepatic' | 'allergy' | 'burden';
  readonly drug: string;
  /** The condition, allergy group, effect or limit that it is about. */
  readonly about: string;
  readonly note?: Text;
  readonly sources: readonly Citation[];
  readonly drafted: boolean;
}

export interface Report {
  readonly interactions: readonly Interaction[];
  readonly duplicates: readonly Duplicate[];
  readonly burdens: readonly Burden[];
  readonly alerts: readonly PatientAlert[];
  readonly checkedPairs: number;
  /** Not in the knowledge base: nothing was checked for them. */
  readonly unknown: readonly string[];
  /** Something of it rests on a file that nobody has reviewed. That nothing was found rests on the files of the drugs themselves. */
  readonly drafted: boolean;
}
