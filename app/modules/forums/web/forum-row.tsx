import type { ReactNode } from 'react';
import { PlaceFacts, PlaceMark, PlaceRow, StandingBadge } from '#modules/library/web/widgets/place-row.tsx';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { ForumCard, ForumKind } from '../forums.contract.ts';
import css from './forum-row.module.css';

const KIND_ICONS: Record<ForumKind, IconName> = { public: 'messages', protected: 'lock', private: 'eye-off' };

/** How a forum is entered, whether it is closed, and what the reader is to it. */
export function ForumMarks({ forum, children }: { forum: Pick<ForumCard, 'kind' | 'closed' | 'standing' | 'role'>; children?: ReactNode }) {
  const t = useTexts('forums');
  return (
    <>
      <PlaceMark icon={KIND_ICONS[forum.kind]}>{t(`kind.${forum.kind}`)}</PlaceMark>
      {children}
      {forum.closed && <Badge icon="lock">{t('card.closed')}</Badge>}
      <StandingBadge place={forum} t={t} />
    </>
  );
}

/** How many are in it, and how much is written, as far as the reader may know. */
export function ForumCounts({ forum: { members, threads } }: { forum: Pick<ForumCard, 'members' | 'threads'> }) {
  const t = useTexts('forums');
  const language = useLanguage();
  return (
    <>
      {members !== null && <span className="num">{t('card.members', { count: members, number: formatCount(language, members) })}</span>}
      {threads !== null && <span className="num">{t('card.threads', { count: threads, number: formatCount(language, threads) })}</span>}
    </>
  );
}

/** A forum in a list: its kind, its name, what it is about, and how much is going on as far as the reader may know. */
export function ForumRow({ forum }: { forum: ForumCard }) {
  const t = useTexts('forums');
  const reference = useTexts('reference');
  const { id, activityAt, specialities, reason } = forum;
  const marks = (
    <ForumMarks forum={forum}>
      {specialities.slice(0, 2).map((slug) => (
        <span key={slug}>{reference(`speciality.${slug}`)}</span>
      ))}
    </ForumMarks>
  );
  return (
    <PlaceRow to={`/forums/${id}`} place={forum} marks={marks}>
      <PlaceFacts>
        <ForumCounts forum={forum} />
        {activityAt !== null && (
          <span>
            {t('card.active')} <TimeAgo iso={activityAt} />
          </span>
        )}
        {reason !== null && (
          <span className={css.reason}>
            <Icon of="info-circle" size="s" decorative />
            {reason.key === 'speciality'
              ? t('reason.speciality', { speciality: reference(`speciality.${reason.value}`) })
              : reason.key === 'exchange'
                ? t('reason.exchange', { count: Number(reason.value) })
                : t('reason.newForum')}
          </span>
        )}
      </PlaceFacts>
    </PlaceRow>
  );
}
