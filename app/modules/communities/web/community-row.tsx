import type { ReactNode } from 'react';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { CommunityCard, CommunityKind, CommunityStanding } from '../communities.contract.ts';
import css from './community-row.module.css';

const KIND_ICONS: Record<CommunityKind, IconName> = {
  college: 'school',
  hospital: 'building-hospital',
  speciality: 'stethoscope',
  city: 'map-pin',
};

/** What its members share: icon and word, and where it is. */
export function CommunityMark({ community: { kind, place } }: { community: Pick<CommunityCard, 'kind' | 'place'> }) {
  const t = useTexts('communities');
  return (
    <span className={css.mark}>
      <Icon of={KIND_ICONS[kind]} size="s" decorative />
      {place === null ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} · ${place}`}
    </span>
  );
}

const TONES: Partial<Record<CommunityStanding, BadgeTone>> = { requested: 'wait', declined: 'neutral', removed: 'bad' };

/** What the reader is to the community, where there is something to say. */
export function CommunityStandingBadge({ community: { standing, role } }: { community: Pick<CommunityCard, 'standing' | 'role'> }) {
  const t = useTexts('communities');
  if (standing === 'member') return <Badge tone="brand">{t(`role.${role ?? 'member'}`)}</Badge>;
  if (standing === 'none' || standing === 'left') return null;
  return <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>;
}

/** How many there are, and how one comes in. */
export function CommunityFacts({ community: { members, entry } }: { community: Pick<CommunityCard, 'members' | 'entry'> }) {
  const t = useTexts('communities');
  const language = useLanguage();
  return (
    <p className={css.facts}>
      <span className="num">{t('card.members', { count: members, number: formatCount(language, members) })}</span>
      <span>{t(`entry.${entry}`)}</span>
    </p>
  );
}

export interface CommunityRowProps {
  community: CommunityCard;
  /** Of its heading. */
  level?: 2 | 3;
  /** Below what it says of itself. */
  children?: ReactNode;
}

export function CommunityRow({ community, level = 2, children }: CommunityRowProps) {
  const { id, name, about, language } = community;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(cardClass(), css.row)} data-list-row>
      <div className={css.top}>
        <CommunityMark community={community} />
        <CommunityStandingBadge community={community} />
      </div>
      <Heading className="t-title" lang={language}>
        <Link to={`/community/${id}`} data-list-link>
          {name}
        </Link>
      </Heading>
      <p className={css.about} lang={language}>
        {about}
      </p>
      <CommunityFacts community={community} />
      {children}
    </article>
  );
}
