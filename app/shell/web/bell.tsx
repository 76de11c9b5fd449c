import { IconBell } from '@tabler/icons-react';
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
  return (
    <Link to="/notifications" className={buttonClass({ variant: 'quiet', square: true })}>
      <WithCount count={unread > 0 && <CountBadge shown={shown} label={t('frame.unread', { count: unread })} />}>
        <Icon of={IconBell} label={t('section.notifications')} />
      </WithCount>
    </Link>
  );
}
