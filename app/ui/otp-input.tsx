import { OTPField } from '@base-ui/react/otp-field';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import css from './otp-input.module.css';

export interface OtpInputProps {
  /** Id of the first digit: what the label of the field points at. */
  id: string;
  /** "Digit 2 of 4" */
  digitLabel: (position: number) => string;
  length?: number | undefined;
  name?: string | undefined;
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** When the last digit is in. */
  onComplete?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** A code by SMS or mail: pasted, filled in by the phone, or typed digit by digit. */
export function OtpInput(props: OtpInputProps) {
  const { id, digitLabel, length = 4, name, value, onValueChange, onComplete, disabled, required, ...aria } = props;
  return (
    <OTPField.Root
      id={id}
      length={length}
      name={name}
      value={value}
      onValueChange={(next) => onValueChange?.(next)}
      onValueComplete={(complete) => onComplete?.(complete)}
      disabled={disabled}
      required={required}
      aria-describedby={aria['aria-describedby']}
      className={css.digits}
    >
      {Array.from({ length }, (_, index) => (
        <OTPField.Input
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its position.
          key={index}
          aria-label={index === 0 ? undefined : digitLabel(index + 1)}
          aria-invalid={aria['aria-invalid']}
          className={classNames(control.control, css.digit)}
        />
      ))}
    </OTPField.Root>
  );
}
