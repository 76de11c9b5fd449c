/** What about a patient, a dose or a course raises or lowers a severity. Read from the knowledge files, asked by the engines. */
import type { Amount } from './quantity.ts';

export interface Limit {
  readonly op: '<' | '<=' | '>' | '>=';
  readonly value: number;
}

const LIMIT = /^(<=|>=|<|>) ?(\d+(?:\.\d+)?)$/;

export function parseLimit(text: string): Limit | null {
  const [, op, value] = LIMIT.exec(text) ?? [];
  return op === undefined ? null : { op: op as Limit['op'], value: Number(value) };
}

export function meets({ op, value }: Limit, actual: number): boolean {
  if (op === '<') return actual < value;
  if (op === '<=') return actual <= value;
  return op === '>' ? actual > value : actual >= value;
}

/** Every given part must hold; of `conditions`, one is enough. */
export interface PatientCondition {
  readonly ageYears?: Limit | undefined;
  readonly egfr?: Limit | undefined;
  readonly potassium?: Limit | undefined;
  readonly qtc?: Limit | undefined;
  readonly pregnant?: boolean | undefined;
  readonly conditions?: readonly string[] | undefined;
  readonly dose?: { readonly drug: string; readonly atLeast?: Amount | undefined; readonly below?: Amount | undefined } | undefined;
  readonly route?: { readonly drug: string; readonly in: readonly string[] } | undefined;
  readonly days?: Limit | undefined;
}
