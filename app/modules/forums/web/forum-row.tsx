import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { ForumCard, ForumKind, Standing } from '../forums.contract.ts';
import css from './forum-row.module.css';

const KIND_ICONS: Record<ForumKind, IconName> = { public: 'messages', protected: 'lock', private: 'eye-off' };

/** How a forum is entered: icon and word. */
export function ForumKindMark({ kind }: { kind: ForumKind }) {
  const t = useTexts('forums');
  return (
    <span className={css.kind}>
      <Icon of={KIND_ICONS[kind]} size="s" decorative />
      {t(`kind.${kind}`)}
    </span>
  );
}

const TONES: Partial<Record<Standing, BadgeTone>> = { requested: 'wait', declined: 'neutral', removed: 'bad' };

/** What the reader is to the forum, where there is something to say. */
export function StandingBadge({ forum }: { forum: Pick<ForumCard, 'standing' | 'role'> }) {
  const t = useTexts('forums');
  const { standing, role } = forum;
  if (standing === 'member') return <Badge tone="brand">{t(`role.${role ?? 'member'}`)}</Badge>;
  if (standing === 'none' || standing === 'left') return null;
  return <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>;
}

/** A forum in a list: its kind, its name, what it is about, and how much is going on as far as the reader may know. */
export function ForumRow({ forum }: { forum: ForumCard }) {
  const t = useTexts('forums');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { id, name, about, kind, members, threads, activityAt, specialities, reason } = forum;
  return (
    <article className={classNames(cardClass(), css.row)} data-list-row>
      <div className={css.top}>
        <ForumKindMark kind={kind} />
        {specialities.slice(0, 2).map((slug) => (
          <span key={slug}>{reference(`speciality.${slug}`)}</span>
        ))}
        {forum.closed && <Badge icon="lock">{t('card.closed')}</Badge>}
        <StandingBadge forum={forum} />
      </div>
      <h2 className="t-title" lang={forum.language}>
        <Link to={`/forums/${id}`} data-list-link>
          {name}
        </Link>
      </h2>
      <p className={css.about} lang={forum.language}>
        {about}
      </p>
      <div className={css.foot}>
        {members !== null && <span className="num">{t('card.members', { count: members, number: formatCount(language, members) })}</span>}
        {threads !== null && <span className="num">{t('card.threads', { count: threads, number: formatCount(language, threads) })}</span>}
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
      </div>
    </article>
  );
}
