import { chipClass } from '#ui/chip.tsx';
import { Link } from './link.tsx';

export interface FilterChoiceProps {
  /** Address of the list as it would be then. */
  to: string;
  on: boolean;
  label: string;
}

/** One filter of a list: a link that search engines do not follow, and that leaves the reader where they are on the page. */
export function FilterChoice({ to, on, label }: FilterChoiceProps) {
  return (
    <Link to={to} rel="nofollow" className={chipClass({ selected: on })} aria-current={on ? 'true' : undefined} preventScrollReset>
      {label}
    </Link>
  );
}
