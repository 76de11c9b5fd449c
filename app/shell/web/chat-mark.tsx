import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { phoneOnlyClass, WithCount } from '#ui/top-bar.tsx';
import { useUnreadChats } from './use-unread-chats.ts';

const MOST_SHOWN = 99;
const shownOf = (unread: number) => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread));

/** Beside the section in the rail. */
export function ChatCount() {
  const t = useTexts('shell');
  const unread = useUnreadChats();
  return unread > 0 && <CountBadge shown={shownOf(unread)} label={t('frame.chatsUnread', { count: unread })} />;
}

/** In the bar of a phone, which has no rail. */
export function ChatLink() {
  const t = useTexts('shell');
  const unread = useUnreadChats();
  const name = unread > 0 ? `${t('section.chat')}, ${t('frame.chatsUnread', { count: unread })}` : t('section.chat');
  return (
    <span className={phoneOnlyClass}>
      <WithCount count={unread > 0 && <CountBadge shown={shownOf(unread)} label="" />}>
        <Link to="/chat" aria-label={name} className={buttonClass({ variant: 'quiet', square: true })}>
          <Icon of="message-circle" decorative />
        </Link>
      </WithCount>
    </span>
  );
}
