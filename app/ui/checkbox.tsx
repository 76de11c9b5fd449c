import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
}

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const helpId = useId();
  return (
    <label className={classNames(css.choice, className)}>
      <input {...rest} type="checkbox" aria-describedby={classNames(rest['aria-describedby'], help ? helpId : null) || undefined} />
      <span className={css.text}>
        <span className={css.label}>{label}</span>
        {help && (
          <span id={helpId} className={css.help}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
