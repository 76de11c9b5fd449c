/** What the author is writing: every field as text, every row with a key. `compose-content` turns it into a case and back. */
import type { CaseContent } from '../case-content.contract.ts';
import { type Keyed, newKey, withBack } from './compose-list.tsx';

export type AgeUnit = CaseContent['patient']['age']['unit'];
export type Annotation = CaseContent['images'][number]['annotations'][number];

export interface PatientForm {
  readonly age: string;
  readonly ageUnit: AgeUnit;
  readonly sex: string;
  readonly weight: string;
  readonly setting: string;
  readonly settingNote: string;
  readonly chiefComplaint: string;
}

/** A part of the history, of the examination. */
export interface PartRow extends Keyed {
  readonly kind: string;
  readonly text: string;
}

export interface StepRow extends PartRow {
  readonly held: boolean;
}

/** Numbers of a set of vitals that stand in a field of their own; the blood pressure is typed as "92/58". */
export const VITAL_NUMBERS = ['pulse', 'respiratoryRate', 'temperature', 'spo2', 'gcs', 'glucose'] as const;
export type VitalNumber = (typeof VITAL_NUMBERS)[number];

export type VitalsRow = Keyed & Readonly<Record<VitalNumber | 'at' | 'pressure' | 'spo2On', string>>;

export interface LabRow extends Keyed {
  readonly test: string;
  readonly unit: string;
  /** "0.7–1.3", "≤ 41" or words. */
  readonly reference: string;
  readonly values: readonly string[];
  readonly criticalLow: number | null;
  readonly criticalHigh: number | null;
}

export interface LabTable {
  readonly columns: readonly string[];
  readonly rows: readonly LabRow[];
}

export interface StudyRow extends Keyed {
  readonly title: string;
  readonly finding: string;
}

export interface ImageRow extends Keyed {
  readonly mediaId: string;
  readonly caption: string;
  readonly alt: string;
  readonly annotations: readonly Annotation[];
}

export interface TimelineRow extends Keyed {
  readonly when: string;
  readonly text: string;
}

export interface QuestionForm {
  /** False when the author only presents the case. */
  readonly asked: boolean;
  readonly text: string;
  /** Always four; blank ones at the end are not part of the case. */
  readonly options: readonly string[];
  readonly answer: number | null;
}

export interface PointRow extends Keyed {
  readonly text: string;
}

export interface ReferenceRow extends Keyed {
  readonly title: string;
  readonly source: string;
  readonly year: string;
  readonly url: string;
}

export interface ComposeForm {
  readonly title: string;
  readonly patient: PatientForm;
  readonly presentation: string;
  readonly history: readonly PartRow[];
  readonly examination: readonly PartRow[];
  readonly vitals: readonly VitalsRow[];
  readonly investigations: LabTable;
  readonly studies: readonly StudyRow[];
  readonly images: readonly ImageRow[];
  readonly timeline: readonly TimelineRow[];
  readonly question: QuestionForm;
  readonly disclosure: readonly StepRow[];
  readonly takeHome: readonly PointRow[];
  readonly references: readonly ReferenceRow[];
}

/** Sections that are lists of rows. */
export type RowSection =
  | 'history'
  | 'examination'
  | 'vitals'
  | 'studies'
  | 'images'
  | 'timeline'
  | 'disclosure'
  | 'takeHome'
  | 'references';

export const newVitals = (): VitalsRow => ({
  key: newKey(),
  at: '',
  pressure: '',
  pulse: '',
  respiratoryRate: '',
  temperature: '',
  spo2: '',
  spo2On: '',
  gcs: '',
  glucose: '',
});

export const newLabRow = (columns: number): LabRow => ({
  key: newKey(),
  test: '',
  unit: '',
  reference: '',
  values: Array.from({ length: columns }, () => ''),
  criticalLow: null,
  criticalHigh: null,
});

export const withColumn = (table: LabTable): LabTable => ({
  columns: [...table.columns, ''],
  rows: table.rows.map((row) => ({ ...row, values: [...row.values, ''] })),
});

export const withoutColumn = (table: LabTable, column: number): LabTable => ({
  columns: table.columns.filter((_, i) => i !== column),
  rows: table.rows.map((row) => ({ ...row, values: row.values.filter((_, i) => i !== column) })),
});

/** A column that was taken out, with the values it had; rows that came since have none in it. */
export function withColumnBack(table: LabTable, before: LabTable, column: number): LabTable {
  const into = (texts: readonly string[], text = '') => [...texts.slice(0, column), text, ...texts.slice(column)];
  const valueIn = (key: string) => before.rows.find((row) => row.key === key)?.values[column];
  return {
    columns: into(table.columns, before.columns[column]),
    rows: table.rows.map((row) => ({ ...row, values: into(row.values, valueIn(row.key)) })),
  };
}

/** A row that was taken out; it has as many values as there are columns by now. */
export const withRowBack = (table: LabTable, row: LabRow, place: number): LabTable => ({
  ...table,
  rows: withBack(table.rows, { ...row, values: table.columns.map((_, i) => row.values[i] ?? '') }, place),
});
