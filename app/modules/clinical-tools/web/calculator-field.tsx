import { useId } from 'react';
import { formatNumber } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Field } from '#ui/field.tsx';
import { NumberInput } from '#ui/number-input.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { FormField } from '../calculators.contract.ts';
import css from './calculator-field.module.css';
import type { TypedInput } from './calculator-question.tsx';
import { figuresIn } from './figures-in-language.tsx';

/** More options than these stand in a list of the browser. */
const MOST_RADIOS = 5;

export interface CalculatorFieldProps {
  readonly field: FormField;
  readonly typed: TypedInput;
  readonly error: string | undefined;
  readonly onChange: (typed: TypedInput) => void;
}

export function CalculatorField({ field, typed, error, onChange }: CalculatorFieldProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const name = useId();
  const { kind, label, options, points } = field;
  const note = field.optional
    ? t('calculator.optional')
    : field.fallback === null
      ? undefined
      : t('calculator.fallback', { value: fallbackOf(field, language, t) });
  const withPoints = (words: string, value: number | null) =>
    value === null ? words : t('calculator.points', { words, points: formatNumber(language, value) });
  const unitOf = (unit: FormField['units'][number] | undefined) => figuresIn(language, unit?.label ?? '');
  const change = (text: string) => onChange({ ...typed, text });

  if (kind === 'yesNo' || (kind === 'choice' && options.length <= MOST_RADIOS)) {
    const answers =
      kind === 'yesNo'
        ? [
            { value: 'yes', label: withPoints(t('calculator.yes'), points) },
            { value: 'no', label: t('calculator.no') },
          ]
        : options.map((option) => ({ value: option.id, label: withPoints(option.label, option.points) }));
    const inSegments = kind === 'yesNo' || (options.length <= 3 && options.every((option) => option.label.length <= 24));
    return (
      <RadioGroup
        label={label}
        note={note}
        error={error}
        name={name}
        look={inSegments ? 'segments' : 'list'}
        value={typed.text}
        options={answers}
        onValueChange={change}
      />
    );
  }
  return (
    <Field label={label} note={note} error={error}>
      {(control) => {
        if (kind === 'choice') {
          return (
            <Select
              {...control}
              placeholder={t('calculator.choose')}
              options={options.map((option) => ({ value: option.id, label: withPoints(option.label, option.points) }))}
              value={typed.text}
              onChange={(event) => change(event.target.value)}
            />
          );
        }
        if (kind === 'date')
          return <TextInput {...control} type="date" value={typed.text} onChange={(event) => change(event.target.value)} />;
        return (
          <span className={css.measure}>
            <NumberInput
              {...control}
              decimal={!field.whole}
              unit={field.units.length === 1 ? unitOf(field.units[0]) : undefined}
              value={typed.text}
              onChange={(event) => change(event.target.value)}
            />
            {field.units.length > 1 && (
              <Select
                aria-label={t('calculator.unitOf', { field: label })}
                options={field.units.map((unit) => ({ value: unit.id, label: unitOf(unit) }))}
                value={typed.unit}
                onChange={(event) => onChange({ ...typed, unit: event.target.value })}
              />
            )}
          </span>
        );
      }}
    </Field>
  );
}

/** What is reckoned with where nothing is filled in, as one would fill it in. */
function fallbackOf({ fallback, units, options }: FormField, language: Language, t: Translate): string {
  if (typeof fallback === 'number') {
    const unit = figuresIn(language, units[0]?.label ?? '');
    return `${formatNumber(language, fallback)} ${unit}`.trim();
  }
  if (typeof fallback === 'boolean') return t(fallback ? 'calculator.yes' : 'calculator.no');
  return options.find(({ id }) => id === fallback)?.label ?? String(fallback);
}
