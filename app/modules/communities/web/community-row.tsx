import type { ReactNode } from 'react';
import { PlaceFacts, PlaceMark, PlaceRow, StandingBadge } from '#modules/library/web/widgets/place-row.tsx';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Badge } from '#ui/badge.tsx';
import type { IconName } from '#ui/icon.tsx';
import type { CommunityCard, CommunityKind } from '../communities.contract.ts';

const KIND_ICONS: Record<CommunityKind, IconName> = {
  college: 'school',
  hospital: 'building-hospital',
  speciality: 'stethoscope',
  city: 'map-pin',
};

type Marked = Pick<CommunityCard, 'kind' | 'place' | 'closed' | 'standing' | 'role'>;

/** What its members share, where it is, and what the reader is to it. */
export function CommunityMarks({ community }: { community: Marked }) {
  const t = useTexts('communities');
  const { kind, place, closed } = community;
  return (
    <>
      <PlaceMark icon={KIND_ICONS[kind]}>{place === null ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} · ${place}`}</PlaceMark>
      {closed && <Badge icon="lock">{t('card.closed')}</Badge>}
      <StandingBadge place={community} t={t} />
    </>
  );
}

/** How many there are, and how one comes in. */
export function CommunityFacts({ community: { members, entry } }: { community: Pick<CommunityCard, 'members' | 'entry'> }) {
  const t = useTexts('communities');
  const language = useLanguage();
  return (
    <PlaceFacts>
      <span className="num">{t('card.members', { count: members, number: formatCount(language, members) })}</span>
      <span>{t(`entry.${entry}`)}</span>
    </PlaceFacts>
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
  return (
    <PlaceRow to={`/community/${community.id}`} place={community} level={level} marks={<CommunityMarks community={community} />}>
      <CommunityFacts community={community} />
      {children}
    </PlaceRow>
  );
}
