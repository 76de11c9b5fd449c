import type { ComponentPropsWithRef, MouseEvent } from 'react';
import css from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** A button that can wait must say in words that it is waiting. */
type Pendable = { pending?: never; pendingLabel?: never } | { pending: boolean; pendingLabel: string };

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> &
  ButtonLook &
  Pendable & { icon?: IconName | undefined; className?: string | undefined };

export function Button(props: ButtonProps) {
  const { variant, size, wide, square, pending, pendingLabel, icon, className, children, type = 'button', onClick, ...rest } = props;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // The second half of a double click is no wish to take the first one back.
    const isHalf = rest['aria-pressed'] !== undefined && event.detail > 1;
    if (pending || isHalf) event.preventDefault();
    else onClick?.(event);
  }

  // NOTE: waiting is aria-disabled, not disabled: a disabled button drops the focus, and with it the reader's place on the page.
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass({ variant, size, wide, square }), className)}
        aria-disabled={pending || rest['aria-disabled']}
        onClick={handleClick}
      >
        {pending ? <Icon of="loader-2" size="s" decorative className={css.spin} /> : icon && <Icon of={icon} size="s" decorative />}
        {children}
      </button>
      {pendingLabel !== undefined && (
        <span role="status" className="visually-hidden">
          {pending ? pendingLabel : ''}
        </span>
      )}
    </>
  );
}
