/** A calculator's form and result in words of one language. */
import { unitsOf } from '@kolegia/clinical-calculators/amount';
import type { Field } from '@kolegia/clinical-calculators/field';
import type { EchoedInput, FieldError, Outcome } from '@kolegia/clinical-calculators/outcome';
import { find, list, run } from '@kolegia/clinical-calculators/registry';
import { searchWordsOf } from '@kolegia/clinical-calculators/search-words';
import { cited } from '@kolegia/clinical-calculators/source';
import { categoryName, type Wording, wordingOf } from '@kolegia/clinical-calculators/wording';
import type { Language } from './said.ts';

export interface CalculatorCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

export interface FormField {
  readonly id: string;
  readonly label: string;
  readonly kind: Field['kind'];
  readonly optional: boolean;
  /** Of a quantity, the usual one first. */
  readonly units: readonly { readonly id: string; readonly label: string }[];
  readonly options: readonly { readonly id: string; readonly label: string; readonly points: number | null }[];
  readonly points: number | null;
  readonly whole: boolean;
  readonly fallback: string | number | boolean | null;
}

export interface CalculatorForm extends CalculatorCard {
  readonly fields: readonly FormField[];
  readonly limits: readonly string[];
  readonly bands: readonly { readonly id: string; readonly text: string; readonly from: number | null; readonly above: number | null }[];
  readonly unit: string;
  readonly sources: readonly Paper[];
}

export interface Paper {
  readonly id: string;
  readonly authors: string;
  readonly title: string;
  readonly journal: string;
  readonly year: number;
}

export interface CalculatedStep {
  readonly id: string;
  readonly name: string;
  /** With the names of the inputs, and with the numbers put in. Empty for the points of one item of a score. */
  readonly formula: string;
  readonly numbers: string;
  readonly result: number;
  readonly unit: string;
}

export interface Calculated {
  readonly calculator: string;
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
  readonly steps: readonly CalculatedStep[];
  readonly interpretation: string | null;
  readonly band: string | null;
  readonly limits: readonly string[];
  readonly inputs: readonly {
    readonly field: string;
    readonly label: string;
    readonly value: string | number | boolean;
    readonly unit?: string;
    /** With choices by their names and numbers as the language writes them; null for yes and no. */
    readonly shown: string | null;
  }[];
  readonly sources: readonly Paper[];
}

export type CalculationResult =
  | { readonly status: 'calculated'; readonly answer: Calculated }
  | { readonly status: 'invalid'; readonly errors: Readonly<Record<string, string>>; readonly missing: readonly string[] }
  | { readonly status: 'unknownCalculator' };

/** Each with what it is called beside its name, to be found by. */
export function calculatorCards(language: Language): (CalculatorCard & { categoryName: string; alsoCalled: readonly string[] })[] {
  return list().map(({ id, category }) => ({
    ...cardOf(id, category, language),
    categoryName: categoryName(category, language),
    alsoCalled: searchWordsOf(id),
  }));
}

function cardOf(id: string, category: string, language: Language): CalculatorCard {
  const { name, description } = wordsFor(id, language);
  return { id, name, description, category };
}

export function calculatorForm(id: string, language: Language): CalculatorForm | null {
  const calculator = find(id);
  if (calculator === undefined) return null;
  const say = wordsFor(id, language);
  return {
    ...cardOf(id, calculator.category, language),
    fields: Object.entries(calculator.inputs).map(([name, field]) => formField(name, field, say)),
    limits: calculator.limits.map((limit) => say.limit(limit)),
    bands: (calculator.bands ?? []).map((band) => ({
      id: band.id,
      text: say.band(band.id),
      from: band.from ?? null,
      above: band.above ?? null,
    })),
    unit: say.unit(calculator.unit),
    sources: calculator.sources.map(cited),
  };
}

function formField(id: string, field: Field, say: Wording): FormField {
  const isQuantity = field.kind === 'quantity';
  const units = isQuantity ? [field.unit, ...unitsOf(field.quantity).filter((unit) => unit !== field.unit)] : [];
  return {
    id,
    label: say.field(id),
    kind: field.kind,
    optional: field.optional === true,
    units: units.map((unit) => ({ id: unit, label: say.unit(unit) })),
    options:
      field.kind === 'choice'
        ? field.options.map((option) => ({ id: option, label: say.option(id, option), points: field.points?.[option] ?? null }))
        : [],
    points: field.kind === 'yesNo' ? (field.points ?? null) : null,
    whole: field.kind === 'number' && field.whole,
    fallback: ('fallback' in field ? field.fallback : undefined) ?? null,
  };
}

export function calculate(id: string, inputs: unknown, language: Language): CalculationResult {
  const result = run(id, inputs);
  if (result.status === 'unknownCalculator') return result;
  const say = wordsFor(id, language);
  if (result.status === 'calculated') return { status: 'calculated', answer: calculated(result.outcome, say, language) };
  const errors: Record<string, string> = {};
  for (const error of result.errors) errors[error.field] ??= say.error(error);
  return { status: 'invalid', errors, missing: result.errors.filter(isMissing).map(({ field }) => field) };
}

const isMissing = ({ code }: FieldError) => code === 'missing';

function calculated(outcome: Outcome, say: Wording, language: Language): Calculated {
  return {
    calculator: outcome.calculator,
    name: say.name,
    value: outcome.value,
    unit: say.unit(outcome.unit),
    steps: outcome.steps.map(({ id, formula, numbers, result, unit }) => ({
      id,
      name: say.step(id),
      formula: formula.replace(/\{(\w+)\}/g, (_, term: string) => say.step(term)),
      numbers,
      result,
      unit: say.unit(unit),
    })),
    interpretation: outcome.interpretation === null ? null : say.band(outcome.interpretation.band),
    band: outcome.interpretation?.band ?? null,
    limits: outcome.limits.map((limit) => say.limit(limit)),
    inputs: outcome.inputs.map((input) => ({
      ...input,
      label: say.field(input.field),
      shown: shownInput(input, outcome.calculator, say, language),
    })),
    sources: outcome.sources,
  };
}

function shownInput(input: EchoedInput, calculator: string, say: Wording, language: Language): string | null {
  const { field, value } = input;
  if (typeof value === 'boolean') return null;
  if (find(calculator)?.inputs[field]?.kind === 'choice') return say.option(field, String(value));
  const text = language === 'id' && typeof value === 'number' ? String(value).replace('.', ',') : String(value);
  return 'unit' in input ? `${text} ${say.unit(input.unit)}` : text;
}

function wordsFor(id: string, language: Language): Wording {
  const found = wordingOf(id, language);
  if (found === undefined) throw new Error(`The calculator ${id} has no words`);
  return found;
}
