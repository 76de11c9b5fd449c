/** A calculator's inputs as they are typed, and as the engine takes them. Pure. */
import type { Language } from '#platform/i18n/languages.ts';
import { numberText, parseNumber } from '#platform/i18n/read-number.ts';
import type { CalculatorForm, FormField } from '../calculators.contract.ts';
import { type Fragment, figureForAddress, figureOfAddress } from './fragment.tsx';

export interface TypedInput {
  readonly text: string;
  readonly unit: string;
}
export type CalculatorInputs = Readonly<Record<string, TypedInput>>;

export type RawInputs = Record<string, number | string | boolean | { value: number; unit: string }>;

/** What was typed into; fields that are no numbers are named in `unread`. */
export function rawInputsOf(
  fields: readonly FormField[],
  inputs: CalculatorInputs,
  language: Language,
): { raw: RawInputs; unread: readonly string[] } {
  const raw: RawInputs = {};
  const unread: string[] = [];
  for (const { id, kind } of fields) {
    const { text = '', unit = '' } = inputs[id] ?? {};
    if (text.trim() === '') continue;
    if (kind === 'choice' || kind === 'date') raw[id] = text;
    else if (kind === 'yesNo') raw[id] = text === 'yes';
    else {
      const value = parseNumber(text, language);
      if (value === null) unread.push(id);
      else raw[id] = kind === 'quantity' ? { value, unit } : value;
    }
  }
  return { raw, unread };
}

/** What is saved of it. Null where it asks for a day: a day of a patient's life may tell who they are, and is never kept. */
export const savableQuestion = (
  { id, fields }: Pick<CalculatorForm, 'id' | 'fields'>,
  raw: object,
): { id: string; inputs: object } | null => (fields.some(({ kind }) => kind === 'date') ? null : { id, inputs: { ...raw } });

export const typedInputs = (fields: readonly FormField[]): CalculatorInputs =>
  Object.fromEntries(fields.map(({ id, units }) => [id, { text: '', unit: units[0]?.id ?? '' }]));

/** For the next patient; the laboratory, and with it every unit that was chosen, stays the same. */
export const emptied = (inputs: CalculatorInputs): CalculatorInputs =>
  Object.fromEntries(Object.entries(inputs).map(([id, { unit }]) => [id, { text: '', unit }]));

export function inputsOfRaw(fields: readonly FormField[], raw: Readonly<Record<string, unknown>>, language: Language): CalculatorInputs {
  return Object.fromEntries(
    fields.map(({ id, units }) => {
      const given = raw[id];
      const [value, unit] = isAmount(given) ? [given.value, given.unit] : [given, units[0]?.id ?? ''];
      return [id, { text: textOf(value, language), unit: units.some((one) => one.id === unit) ? unit : (units[0]?.id ?? '') }];
    }),
  );
}

function textOf(value: unknown, language: Language): string {
  if (typeof value === 'number') return numberText(value, language);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : '';
}

const isAmount = (value: unknown): value is { value: number; unit: string } =>
  typeof value === 'object' && value !== null && 'unit' in value && 'value' in value;

/** `age=60 years`: a value with its unit, as one reads it. */
export function fragmentOfInputs(fields: readonly FormField[], inputs: CalculatorInputs, language: Language): Fragment {
  const given = fields.flatMap((field) => {
    const { text = '', unit = '' } = inputs[field.id] ?? {};
    const written = isFigure(field) ? figureForAddress(text, language) : text;
    return text === '' ? [] : [[field.id, unit === '' ? written : `${written} ${unit}`] as const];
  });
  return Object.fromEntries(given);
}

export function inputsOfFragment(fields: readonly FormField[], read: URLSearchParams, language: Language): CalculatorInputs {
  return Object.fromEntries(
    fields.map((field) => {
      const given = (read.get(field.id) ?? '').slice(0, 40);
      const named = field.units.find((one) => given.endsWith(` ${one.id}`));
      const text = named === undefined ? given : given.slice(0, -named.id.length - 1);
      const unit = (named ?? field.units[0])?.id ?? '';
      return [field.id, { text: isFigure(field) ? figureOfAddress(text, language) : text, unit }];
    }),
  );
}

const isFigure = ({ kind }: FormField) => kind === 'quantity' || kind === 'number';
