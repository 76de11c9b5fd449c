import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import type { NamedControl } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './control.module.css';
import { useEarlyWords } from './early-words.ts';
import { Icon } from './icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'aria-label' | 'aria-labelledby'> &
  NamedControl & {
    options: readonly SelectOption[];
    /** First entry, with an empty value: "Choose one". */
    placeholder?: string | undefined;
  };

/** The browser's own list, in our clothes: works without JavaScript and opens as a wheel on phones. */
export function Select({ options, placeholder, className, ref, ...rest }: SelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLSelectElement);
  useEarlyWords(field, rest.value);
  return (
    <span className={css.wrap}>
      <select {...rest} ref={field} className={classNames(css.control, css.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.trailing}>
        <Icon of="chevron-down" size="s" decorative />
      </span>
    </span>
  );
}
