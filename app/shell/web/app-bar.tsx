import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, NavLink, usePath } from '#platform/web/link.tsx';
import { Badge, LivePulse } from '#ui/badge.tsx';
import { BottomBar, BottomItem, bottomLinkClass } from '#ui/bottom-bar.tsx';
import { isOwnProfile } from './own-profile.ts';

/** Whether live events exist: none as long as nobody can arrange one. The only place that says so. */
const HAS_LIVE_EVENTS = false;

export interface AppBarProps {
  premium: boolean;
  live?: boolean;
}

/** Five places at the thumb. That of the events says what they are now: live, or courses. */
export function AppBar({ premium, live = HAS_LIVE_EVENTS }: AppBarProps) {
  const t = useTexts('shell');
  const atOwnProfile = isOwnProfile(usePath(), useReader());
  return (
    <BottomBar label={t('appBar.label')}>
      <NavLink to="/" end className={bottomLinkClass}>
        <BottomItem icon="home" label={t('section.home')} />
      </NavLink>
      <NavLink to="/medi-ai" className={bottomLinkClass}>
        <BottomItem icon="sparkles" label={t('appBar.sage')} mark={<Badge tone="new">{t('appBar.new')}</Badge>} />
      </NavLink>
      <NavLink to="/liveevents" className={bottomLinkClass}>
        <BottomItem icon="broadcast" label={t(live ? 'appBar.live' : 'appBar.cmes')} live={live && <LivePulse />} />
      </NavLink>
      <NavLink to="/services" className={bottomLinkClass}>
        <BottomItem icon="layout-grid" label={t('appBar.services')} />
      </NavLink>
      <Link to="/profile" aria-current={atOwnProfile ? 'page' : undefined} className={bottomLinkClass}>
        <BottomItem
          icon={premium ? 'crown' : 'user'}
          label={
            <>
              {t('appBar.profile')}
              {premium && <span className="visually-hidden">{` (${t('appBar.premium')})`}</span>}
            </>
          }
        />
      </Link>
    </BottomBar>
  );
}
