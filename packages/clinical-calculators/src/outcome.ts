/** What a calculator answers. Everything for people is a key of the locale files; see wording.ts. */
import type { LimitId } from './limit.ts';
import type { CitedSource } from './source.ts';

export interface Step {
  /** Names what is computed: a key of `step`, or of `field` for the points of one item. */
  readonly id: string;
  /** With the names of inputs in braces; empty for the points of one item of a score. */
  readonly formula: string;
  readonly numbers: string;
  /** Not rounded. */
  readonly result: number;
  readonly unit: string;
}

export interface Interpretation {
  readonly band: string;
  /** Under the calculator's own texts: `band.<id>`. */
  readonly textKey: string;
  readonly source: CitedSource;
}

export type EchoedInput =
  | { readonly field: string; readonly value: number; readonly unit: string }
  | { readonly field: string; readonly value: number | string | boolean };

export interface Outcome {
  readonly calculator: string;
  /** Rounded as the original states it; a day as YYYY-MM-DD. */
  readonly value: number | string;
  readonly unit: string;
  readonly steps: readonly Step[];
  readonly interpretation: Interpretation | null;
  readonly limits: readonly LimitId[];
  readonly sources: readonly CitedSource[];
  readonly inputs: readonly EchoedInput[];
}

/** Each is a key of `error` in the locale files. */
export type FieldErrorCode =
  | 'missing'
  | 'unknownField'
  | 'notANumber'
  | 'notWhole'
  | 'notYesNo'
  | 'notADate'
  | 'unknownOption'
  | 'unitMissing'
  | 'unknownUnit'
  | 'tooLow'
  | 'tooHigh'
  | 'outsideValidity';

export interface FieldError {
  readonly field: string;
  readonly code: FieldErrorCode;
  /** The bounds that were broken, in the unit that was given. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** The value would be plausible in this unit: ask. */
  readonly suggestedUnit?: string;
  /** Units or options to choose from. */
  readonly allowed?: readonly string[];
  /** With `outsideValidity`: why the original does not hold here. */
  readonly limit?: LimitId;
}

export type RunResult =
  | { readonly status: 'calculated'; readonly outcome: Outcome }
  | { readonly status: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly status: 'unknownCalculator' };
