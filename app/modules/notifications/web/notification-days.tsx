import { imageSource } from '#modules/media/media.contract.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { Phrase, useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type ChoiceKind, type Notification, notificationPath, sentenceKey } from '../notifications.contract.ts';
import { iconOf } from './notification-icon.tsx';
import css from './notifications.module.css';

interface NotificationDaysProps {
  rows: readonly Notification[];
  onOpen: (row: Notification) => void;
  onMute: (row: Notification) => void;
}

/** From here on a time is a date, and the day above the row has said it, by the reader's calendar and not by UTC. */
const DATED_FROM = 7;

/** Rows under the day they came, by the reader's own calendar. */
export function NotificationDays({ rows, onOpen, onMute }: NotificationDaysProps) {
  const days = Map.groupBy(rows, ({ day }) => day);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className={css.day}>
      <DayTitle day={day} daysAgo={ofDay[0]?.daysAgo ?? 0} />
      <ul>
        {ofDay.map((row) => (
          <NotificationRow key={row.id} row={row} onOpen={onOpen} onMute={onMute} />
        ))}
      </ul>
    </section>
  ));
}

function DayTitle({ day, daysAgo }: { day: string; daysAgo: number }) {
  const t = useTexts('notifications');
  const language = useLanguage();
  return (
    <h2 id={`day-${day}`} className={classNames('t-label', css.dayTitle)}>
      {daysAgo === 0 ? t('today') : daysAgo === 1 ? t('yesterday') : formatDate(language, day)}
    </h2>
  );
}

interface NotificationRowProps extends Pick<NotificationDaysProps, 'onOpen' | 'onMute'> {
  row: Notification;
}

function NotificationRow({ row, onOpen, onMute }: NotificationRowProps) {
  const t = useTexts('notifications');
  const { kind, byline, item, note, count, at, daysAgo, read, mute, muted } = row;
  const who = byline !== null && byline.kind !== 'anonymous' ? byline.name : t('anonymous');
  return (
    <li className={classNames(css.row, !read && css.unread)} data-list-row>
      <Link to={notificationPath(row)} className={css.link} onClick={() => onOpen(row)} data-list-link>
        <Face byline={byline} kind={kind} />
        <span className={css.text}>
          <span className={css.sentence}>
            {!read && <span className="visually-hidden">{`${t('unreadMark')}: `}</span>}
            <Phrase text={t(sentenceKey(row), { who, count })} parts={{ b: (words) => <b>{words}</b> }} />
          </span>
          {item !== null && <span className={css.item}>{item.title}</span>}
          {note !== null && <span className={css.note}>{note}</span>}
          <span className={css.when}>
            {daysAgo < DATED_FROM && (
              <>
                <TimeAgo iso={at} />
                {' · '}
              </>
            )}
            {t(`reason.${kind}`)}
            {muted && ` · ${t('mutedMark')}`}
          </span>
        </span>
      </Link>
      {mute !== null && (
        <IconButton
          icon={muted ? 'bell' : 'bell-off'}
          label={t(`${muted ? 'unmute' : 'mute'}.${mute}`, {
            title: item?.title ?? '',
            note: note ?? '',
            kind: t(`settings.kind.${kind as ChoiceKind}`),
          })}
          onClick={() => onMute(row)}
        />
      )}
    </li>
  );
}

function Face({ byline, kind }: Pick<Notification, 'byline' | 'kind'>) {
  if (byline === null) {
    return (
      <span className={css.sign}>
        <Icon of={iconOf(kind)} decorative />
      </span>
    );
  }
  if (byline.kind === 'anonymous') return <Avatar anonymous decorative />;
  if (byline.kind === 'source') return <Avatar decorative id={byline.id} name={byline.name} />;
  const { id, name, photo } = byline;
  return <Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />;
}
