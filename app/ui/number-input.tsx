import { type ComponentPropsWithRef, useId, useImperativeHandle, useRef } from 'react';
import type { NamedControl } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './control.module.css';
import { useEarlyWords } from './early-words.ts';

export type NumberInputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'inputMode' | 'aria-label' | 'aria-labelledby'> &
  NamedControl & {
    /** Whether a decimal separator is expected: decides the keyboard a phone shows. */
    decimal?: boolean | undefined;
    unit?: string | undefined;
  };

/**
 * A text field for a number. Not `type="number"`: that one changes on scrolling, and reads "7,2" as nothing in some browsers.
 * Parsing is the caller's: "4.000" is four in English and four thousand in Indonesian.
 */
export function NumberInput({ decimal = false, unit, className, ref, ...rest }: NumberInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  useEarlyWords(field, rest.value);
  const unitId = useId();
  const describedBy = classNames(rest['aria-describedby'], unit && unitId) || undefined;
  const input = (
    <input
      autoComplete="off"
      {...rest}
      ref={field}
      type="text"
      inputMode={decimal ? 'decimal' : 'numeric'}
      aria-describedby={describedBy}
      className={classNames(css.control, css.number, className)}
    />
  );
  if (!unit) return input;
  return (
    <span className={css.unitWrap}>
      {input}
      <span id={unitId} className={css.unit}>
        {unit}
      </span>
    </span>
  );
}
