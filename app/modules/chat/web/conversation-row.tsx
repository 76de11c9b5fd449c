import { imageSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { NavLink } from '#platform/web/link.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { ConversationRow, Preview } from '../chat.contract.ts';
import css from './chat.module.css';
import type { Waiting } from './outbox-entry.tsx';

export type Box = 'chats' | 'requests';

/** An address beside which the same list stays. */
export const inBox = (path: string, box: Box): string => (box === 'requests' ? `${path}?box=requests` : path);

type Titled = Pick<ConversationRow, 'kind' | 'name' | 'partner'>;

/** The group's name, or the colleague's. */
export function useTitle(): (conversation: Titled) => string {
  const t = useTexts('chat');
  return ({ kind, name, partner }) => (kind === 'group' ? (name ?? '') : (partner?.name ?? t('gone')));
}

export function Face({ kind, partner }: Titled) {
  if (kind === 'group' || partner === null) {
    return (
      <span aria-hidden className={css.group}>
        <Icon of={kind === 'group' ? 'users' : 'user-off'} decorative />
      </span>
    );
  }
  const { id, name, photo } = partner;
  return <Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? 480)} />;
}

export interface ConversationRowLinkProps {
  row: ConversationRow;
  /** Which list stays beside it. */
  box: Box;
  /** Of what was written to it on this device and has not arrived. */
  unsent: Waiting['state'] | undefined;
}

export function ConversationRowLink({ row, box, unsent }: ConversationRowLinkProps) {
  const t = useTexts('chat');
  const title = useTitle()(row);
  const { id, unread, muted, at, last } = row;
  return (
    <NavLink to={inBox(`/chat/${id}`, box)} className={classNames(css.row, unread > 0 && css.unread)}>
      <span className={css.face}>
        <Face {...row} />
      </span>
      <span className={css.name} dir="auto">
        {title}
      </span>
      <span className={css.time}>
        <TimeAgo iso={at} />
      </span>
      <span className={css.line} dir="auto">
        <LastLine last={last} isGroup={row.kind === 'group'} />
      </span>
      <span className={css.marks}>
        {unsent === 'waiting' && <Icon of="clock" size="s" label={t('list.unsent')} />}
        {unsent === 'failed' && <Icon of="alert-circle" size="s" label={t('list.refused')} className={css.refused} />}
        {muted && <Icon of="bell-off" size="s" label={t('list.muted')} />}
        {unread > 0 && <CountBadge shown={unread > 99 ? '99+' : String(unread)} label={t('list.unread', { count: unread })} />}
      </span>
    </NavLink>
  );
}

function LastLine({ last, isGroup }: { last: Preview | null; isGroup: boolean }) {
  const t = useTexts('chat');
  if (last === null) return t('list.empty');
  if (last.event !== null) return t(`preview.event.${last.event}`);
  const words = last.what === 'text' ? last.text : last.text || t(`preview.${last.what}`);
  if (last.own) return `${t('preview.own')}: ${words}`;
  return isGroup && last.authorName !== null ? `${last.authorName}: ${words}` : words;
}
