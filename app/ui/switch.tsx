import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { classNames } from './class-names.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
}

/** On or off, at once. A native checkbox in the role of a switch, so that forms carry it without JavaScript. */
export function Switch({ label, help, className, ...rest }: SwitchProps) {
  const helpId = useId();
  return (
    <label className={classNames(css.choice, css.switch, className)}>
      <span className={css.text}>
        <span className={css.label}>{label}</span>
        {help && (
          <span id={helpId} className={css.help}>
            {help}
          </span>
        )}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself. */}
      <input {...rest} type="checkbox" role="switch" aria-describedby={help ? helpId : rest['aria-describedby']} />
    </label>
  );
}
