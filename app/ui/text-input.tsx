import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import type { NamedControl } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './control.module.css';
import { useEarlyWords } from './early-words.ts';
import { Icon, type IconName } from './icon.tsx';

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-label' | 'aria-labelledby'> &
  NamedControl & {
    /** Decoration at the start, such as a magnifying glass. */
    icon?: IconName | undefined;
  };

export function TextInput({ icon, className, type = 'text', ref, ...rest }: TextInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  useEarlyWords(field, rest.value);
  const input = <input {...rest} ref={field} type={type} className={classNames(css.control, icon && css.hasLeading, className)} />;
  if (!icon) return input;
  return (
    <span className={css.wrap}>
      <span className={css.leading}>
        <Icon of={icon} decorative />
      </span>
      {input}
    </span>
  );
}
