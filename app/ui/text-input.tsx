import type { ComponentPropsWithRef } from 'react';
import type { NamedControl } from './accessible-name.ts';
import { classNames } from './class-names.ts';
import css from './control.module.css';
import { Icon, type IconName } from './icon.tsx';

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'aria-label' | 'aria-labelledby'> &
  NamedControl & {
    /** Decoration at the start, such as a magnifying glass. */
    icon?: IconName | undefined;
  };

export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const input = <input {...rest} type={type} className={classNames(css.control, icon && css.hasLeading, className)} />;
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
