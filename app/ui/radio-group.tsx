import type { ReactNode } from 'react';
import css from './choice.module.css';
import { FieldGroup, type FieldGroupProps } from './field.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  name: string;
  options: ReadonlyArray<RadioOption<Value>>;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** `segments` sets two or three short answers side by side. */
  look?: 'list' | 'segments' | undefined;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, options, value, defaultValue, onValueChange, look = 'list', required, ...group } = props;
  const inSegments = look === 'segments';
  return (
    <FieldGroup {...group}>
      <div className={inSegments ? css.segments : undefined}>
        {options.map((option) => (
          <label key={option.value} className={inSegments ? css.segment : css.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className={css.text}>
              <span className={css.label}>{option.label}</span>
              {option.help && <span className={css.help}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
