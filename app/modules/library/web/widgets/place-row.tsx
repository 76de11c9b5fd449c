import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { Link } from '#platform/web/link.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { PlaceRole, Standing } from '../../place-membership.contract.ts';
import css from './place-row.module.css';

/** Its kind, in an icon and words. */
export function PlaceMark({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={css.mark}>
      <Icon of={icon} size="s" decorative />
      {children}
    </span>
  );
}

const TONES: Partial<Record<Standing, BadgeTone>> = { requested: 'wait', declined: 'neutral', removed: 'bad' };

export interface StandingBadgeProps {
  place: { readonly standing: Standing; readonly role: PlaceRole | null };
  /** Texts of the caller: `role` and `standing`. */
  t: Translate;
}

/** What the reader is to the place, where there is something to say. */
export function StandingBadge({ place: { standing, role }, t }: StandingBadgeProps) {
  if (standing === 'member') return <Badge tone="brand">{t(`role.${role ?? 'member'}`)}</Badge>;
  if (standing === 'none' || standing === 'left') return null;
  return <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>;
}

/** Short facts in a row. */
export function PlaceFacts({ children }: { children: ReactNode }) {
  return <div className={css.facts}>{children}</div>;
}

export interface PlaceRowProps {
  to: string;
  place: { readonly name: string; readonly about: string; readonly language: string };
  /** Of its heading. */
  level?: 2 | 3;
  /** Above its name: kind, marks, what the reader is to it. */
  marks: ReactNode;
  /** Below what it says of itself. */
  children: ReactNode;
}

/** A forum, a community, or another place of colleagues, in a list. */
export function PlaceRow({ to, place: { name, about, language }, level = 2, marks, children }: PlaceRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(cardClass(), css.row)} data-list-row>
      <div className={css.top}>{marks}</div>
      <Heading className="t-title" lang={language}>
        <Link to={to} data-list-link>
          {name}
        </Link>
      </Heading>
      <p className={css.about} lang={language}>
        {about}
      </p>
      {children}
    </article>
  );
}
