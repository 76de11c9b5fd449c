/** Turns raw JSON into checked values, or says field by field what is wrong. */
import { amount, convertAmount, tidy, unitsOf, unitWritten } from './amount.ts';
import { parseDay } from './calendar-day.ts';
import type { ChoiceField, Field, Fields, NumberField, QuantityField } from './field.ts';
import type { FieldError, FieldErrorCode } from './outcome.ts';

type Read = { readonly ok: true; readonly values: Record<string, unknown> } | { readonly ok: false; readonly errors: FieldError[] };

type Complaint = Omit<FieldError, 'field'>;
type Checked = { readonly value: unknown } | Complaint;

const complaint = (code: FieldErrorCode, more: Omit<Complaint, 'code'> = {}): Complaint => ({ code, ...more });

export function readInputs(fields: Fields, raw: unknown): Read {
  const given: Record<string, unknown> = isRecord(raw) ? raw : {};
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const checked = checkField(field, Object.hasOwn(given, name) ? given[name] : undefined);
    if ('code' in checked) errors.push({ field: name, ...checked });
    else values[name] = checked.value;
  }
  // A misspelt name of an optional input would otherwise be left out of the sum unnoticed.
  for (const name of Object.keys(given)) if (!Object.hasOwn(fields, name)) errors.push({ field: name, code: 'unknownField' });
  return errors.length === 0 ? { ok: true, values } : { ok: false, errors };
}

function checkField(field: Field, given: unknown): Checked {
  if (given === undefined || given === null) return absent(field);
  switch (field.kind) {
    case 'quantity':
      return checkQuantity(field, given);
    case 'number':
      return checkNumber(field, given);
    case 'choice':
      return checkChoice(field, given);
    case 'yesNo':
      return typeof given === 'boolean' ? { value: given } : complaint('notYesNo');
    case 'date':
      return checkDate(given);
  }
}

function absent(field: Field): Checked {
  if (field.kind === 'quantity' && field.fallback !== undefined) return { value: amount(field.quantity, field.fallback, field.unit) };
  if ('fallback' in field && field.fallback !== undefined) return { value: field.fallback };
  return field.optional ? { value: undefined } : complaint('missing');
}

/** `{ value, unit }`; a bare number only where there is but one unit. */
function checkQuantity(field: QuantityField, given: unknown): Checked {
  const units = unitsOf(field.quantity);
  const { value, unit: written } = isRecord(given) ? given : { value: given, unit: units.length === 1 ? field.unit : undefined };
  if (typeof value !== 'number' || !Number.isFinite(value)) return complaint('notANumber');
  if (written === undefined) return complaint('unitMissing', { allowed: units });
  const unit = typeof written === 'string' ? unitWritten(field.quantity, written) : undefined;
  if (unit === undefined) return complaint('unknownUnit', { allowed: units });
  const side = sideOf(field, value, unit);
  if (side === 'inside') return { value: amount(field.quantity, value, unit) };
  const [min, max] = [field.min, field.max].map((bound) => shownBound(convertAmount(field.quantity, bound, field.unit, unit)));
  const suggestedUnit = units.find((other) => other !== unit && sideOf(field, value, other) === 'inside');
  return complaint(side, { min: min ?? field.min, max: max ?? field.max, unit, ...(suggestedUnit === undefined ? {} : { suggestedUnit }) });
}

const shownBound = (bound: number) => Number(bound.toPrecision(4));

function sideOf(field: QuantityField, value: number, unit: string): 'inside' | 'tooLow' | 'tooHigh' {
  const converted = tidy(convertAmount(field.quantity, value, unit, field.unit));
  if (converted < field.min) return 'tooLow';
  return converted > field.max ? 'tooHigh' : 'inside';
}

function checkNumber({ min, max, whole }: NumberField, given: unknown): Checked {
  if (typeof given !== 'number' || !Number.isFinite(given)) return complaint('notANumber');
  if (given < min) return complaint('tooLow', { min, max });
  if (given > max) return complaint('tooHigh', { min, max });
  return whole && !Number.isInteger(given) ? complaint('notWhole') : { value: given };
}

function checkChoice({ options }: ChoiceField, given: unknown): Checked {
  return typeof given === 'string' && options.includes(given) ? { value: given } : complaint('unknownOption', { allowed: options });
}

const FIRST_DAY = parseDay('1900-01-01') ?? 0;
const LAST_DAY = parseDay('2199-12-31') ?? 0;

function checkDate(given: unknown): Checked {
  const day = typeof given === 'string' ? parseDay(given) : undefined;
  return day === undefined || day < FIRST_DAY || day > LAST_DAY ? complaint('notADate') : { value: day };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
