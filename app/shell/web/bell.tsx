import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { WithCount } from '#ui/top-bar.tsx';
import { useUnread } from './use-unread.ts';

const MOST_SHOWN = 99;

export function Bell() {
  const t = useTexts('shell');
  const unread = useUnread();
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  const name = unread > 0 ? t('frame.notifications', { count: unread, shown }) : t('section.notifications');
  return (
    <WithCount count={unread > 0 && <CountBadge shown={shown} label="" />}>
      <Link to="/notifications" aria-label={name} className={buttonClass({ variant: 'quiet', square: true })}>
        <Icon of="bell" decorative />
      </Link>
    </WithCount>
  );
}
