/** Defines a calculator: inputs as data, a computation over checked values, bands, limits and sources. */
import { formatDay } from './calendar-day.ts';
import type { Field, Fields, Values } from './field.ts';
import type { LimitId } from './limit.ts';
import type { EchoedInput, FieldError, Interpretation, Outcome, RunResult } from './outcome.ts';
import { readInputs } from './read-inputs.ts';
import { roundTo } from './rounding.ts';
import { cited, type SourceId } from './source.ts';
import { startWorking, type Working } from './working.ts';

export const CATEGORIES = [
  'renal',
  'body',
  'electrolytes',
  'cardiac',
  'liver',
  'thrombosis',
  'critical',
  'paediatrics',
  'obstetrics',
  'dosing',
  'gastro',
  'neuro',
  'mental',
  'general',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Holds from its threshold up to the next band. The first band has none. */
export interface Band {
  readonly id: string;
  /** The value itself included. */
  readonly from?: number;
  /** The value itself excluded. */
  readonly above?: number;
  /** Where it differs from the calculator's first source. */
  readonly source?: SourceId;
}

export interface Found {
  readonly value: number | string;
  /** For calculators whose unit depends on what was asked. */
  readonly unit?: string;
  /** For bands that depend on more than the value. */
  readonly band?: string;
}

export interface Problem<F extends Fields> {
  readonly field: keyof F & string;
  readonly limit: LimitId;
}

export interface Definition<F extends Fields> {
  readonly id: string;
  readonly category: Category;
  readonly inputs: F;
  readonly unit: string;
  /** Decimal places of the answer, as the original states it. */
  readonly decimals: number;
  readonly bands?: readonly Band[];
  readonly limits: readonly LimitId[];
  /** The original first. Empty only for arithmetic on units. */
  readonly sources: readonly SourceId[];
  /** Combinations for which the original does not hold, so that no number is given. */
  check?(values: Values<F>): readonly Problem<F>[];
  compute(values: Values<F>, working: Working): number | Found;
}

/** What is known of a calculator without knowing its inputs by name: enough for a form, an API and a list. */
export type ListedCalculator = Omit<Definition<Fields>, 'check' | 'compute'> & Pick<Calculator<Fields>, 'run'>;

export interface Calculator<F extends Fields> extends Definition<F> {
  /** For other code: values are typed and not checked against bounds. Throws RangeError where nothing can be computed. */
  calculate(values: Values<F>): Outcome;
  /** For input from outside: says what is wrong, field by field, and never throws for it. */
  run(raw: unknown): RunResult;
}

export function defineCalculator<F extends Fields>(definition: Definition<F>): Calculator<F> {
  const calculate = (values: Values<F>): Outcome => {
    const working = startWorking();
    const found = definition.compute(values, working);
    const { value, unit = definition.unit, band }: Found = typeof found === 'number' ? { value: found } : found;
    const rounded = typeof value === 'number' ? roundTo(value, definition.decimals) : value;
    return {
      calculator: definition.id,
      value: rounded,
      unit,
      steps: working.steps,
      interpretation: interpret(definition, rounded, band),
      limits: definition.limits,
      sources: definition.sources.map(cited),
      inputs: echo(definition.inputs, values),
    };
  };
  const run = (raw: unknown): RunResult => {
    const read = readInputs(definition.inputs, raw);
    if (!read.ok) return { status: 'invalid', errors: read.errors };
    // The reader builds one checked value per field, which is what Values<F> says.
    const values = read.values as Values<F>;
    const problems = definition.check?.(values) ?? [];
    if (problems.length > 0) return { status: 'invalid', errors: problems.map(outsideValidity) };
    return { status: 'calculated', outcome: calculate(values) };
  };
  return { ...definition, calculate, run };
}

const outsideValidity = ({ field, limit }: { field: string; limit: LimitId }): FieldError => ({ field, code: 'outsideValidity', limit });

function interpret(
  { id, bands = [], sources }: { id: string; bands?: readonly Band[]; sources: readonly SourceId[] },
  value: number | string,
  chosen: string | undefined,
): Interpretation | null {
  const band = chosen === undefined ? bandOf(bands, value) : bands.find((each) => each.id === chosen);
  if (chosen !== undefined && band === undefined) throw new Error(`${id} has no band ${chosen}`);
  const source = band?.source ?? sources[0];
  return band && source ? { band: band.id, textKey: `band.${band.id}`, source: cited(source) } : null;
}

function bandOf(bands: readonly Band[], value: number | string): Band | undefined {
  if (typeof value === 'string') return undefined;
  return bands.findLast(
    ({ from = Number.NEGATIVE_INFINITY, above = Number.NEGATIVE_INFINITY }) => value >= from && value >= above && value !== above,
  );
}

function echo<F extends Fields>(inputs: F, values: Values<F>): EchoedInput[] {
  return Object.entries<Field>(inputs).flatMap(([field, { kind }]): EchoedInput[] => {
    const value: unknown = values[field];
    if (value === undefined) return [];
    if (kind === 'date' && typeof value === 'number') return [{ field, value: formatDay(value) }];
    if (typeof value === 'object' && value !== null && 'unit' in value && 'value' in value)
      return [{ field, value: Number(value.value), unit: String(value.unit) }];
    return [{ field, value: typeof value === 'number' || typeof value === 'boolean' ? value : String(value) }];
  });
}
