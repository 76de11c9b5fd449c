import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'aria-label'> {
  icon: IconName;
  label: string;
  variant?: ButtonVariant | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** A button of one icon. Its name is required because the icon alone says nothing to many. */
export function IconButton({ icon, label, variant = 'quiet', size = 'm', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(buttonClass({ variant, size, square: true }), className)}>
      <Icon of={icon} decorative />
    </button>
  );
}
