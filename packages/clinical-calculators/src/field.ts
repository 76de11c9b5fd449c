/** The inputs of a calculator as data, from which a form, an API schema and the validation follow. */
import type { Amount, QuantityKind, UnitOf } from './amount.ts';
import type { CalendarDay } from './calendar-day.ts';

export interface QuantityField<K extends QuantityKind = QuantityKind> {
  readonly kind: 'quantity';
  readonly quantity: K;
  /** Bounds are in this unit; a form offers it first. */
  readonly unit: UnitOf<K>;
  /** Beyond these the value is a slip of the pen or another unit, not a patient. */
  readonly min: number;
  readonly max: number;
  /** In `unit`; taken where nothing is given. */
  readonly fallback?: number;
}

/** A number that has no unit: a count, a ratio, a score. */
export interface NumberField {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  readonly fallback?: number;
}

export interface ChoiceField<O extends string = string> {
  readonly kind: 'choice';
  readonly options: readonly O[];
  /** Where the choice scores by itself. */
  readonly points?: Readonly<Record<O, number>>;
  readonly fallback?: O;
}

export interface YesNoField {
  readonly kind: 'yesNo';
  readonly points?: number;
  readonly fallback?: boolean;
}

export interface DateField {
  readonly kind: 'date';
}

export type Field = (QuantityField | NumberField | ChoiceField | YesNoField | DateField) & { readonly optional?: true };
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> =
  F extends QuantityField<infer K>
    ? Amount<K>
    : F extends ChoiceField<infer O>
      ? O
      : F extends YesNoField
        ? boolean
        : F extends DateField
          ? CalendarDay
          : number;

export type Values<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends { readonly optional: true } ? ValueOf<F[N]> | undefined : ValueOf<F[N]>;
};

export const measure = <K extends QuantityKind>(quantity: K, unit: UnitOf<K>, min: number, max: number): QuantityField<K> => ({
  kind: 'quantity',
  quantity,
  unit,
  min,
  max,
});

export const decimal = (min: number, max: number): NumberField => ({ kind: 'number', min, max, whole: false });
export const whole = (min: number, max: number): NumberField => ({ kind: 'number', min, max, whole: true });
export const choice = <const O extends string>(...options: readonly O[]): ChoiceField<O> => ({ kind: 'choice', options });

/** Options in the order of a form; Object.keys would put "0", "1" first whatever their order. */
export const scored = <O extends string>(points: Readonly<Record<O, number>>): ChoiceField<O> => ({
  kind: 'choice',
  options: Object.keys(points) as O[],
  points,
});

/** Without points the score says itself what the answer counts. */
export const yesNo = (points?: number): YesNoField => (points === undefined ? { kind: 'yesNo' } : { kind: 'yesNo', points });
export const date = (): DateField => ({ kind: 'date' });
export const optional = <F extends Field>(field: F): F & { readonly optional: true } => ({ ...field, optional: true });
export const withFallback = <F extends QuantityField | NumberField | ChoiceField | YesNoField>(
  field: F,
  fallback: NonNullable<F['fallback']>,
): F => ({ ...field, fallback });
