import { Icon } from '#ui/icon.tsx';
import type { Ask } from '../clinical-tools.contract.ts';
import css from './asks.module.css';

/** What cannot be, or means nothing here, beside the fields that have no place of their own for it. */
export const Asks = ({ asks }: { asks: readonly Ask[] }) =>
  asks.map(({ field, message }) => (
    <p key={field} className={css.ask}>
      <Icon of="alert-circle" size="s" decorative />
      {message}
    </p>
  ));
