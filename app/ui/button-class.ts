import css from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'sage' | 'danger';

export interface ButtonLook {
  /** One primary a screen. `sage` starts something a machine makes. */
  variant?: ButtonVariant | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  wide?: boolean | undefined;
  /** Square, for an icon without words. */
  square?: boolean | undefined;
}

/** The look of a button, for links that should have it: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'm', wide = false, square = false }: ButtonLook = {}): string {
  return classNames(css.button, css[variant], size !== 'm' && css[size], wide && css.wide, square && css.square);
}
