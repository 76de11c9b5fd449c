import { IconBroadcast, IconCrown, IconHome, IconLayoutGrid, IconSparkles, IconUser } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n.tsx';
import { NavLink } from '#platform/web/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { BottomBar, BottomItem, bottomLinkClass } from '#ui/bottom-bar.tsx';

/** Five places at the thumb. */
export function AppBar({ premium }: { premium: boolean }) {
  const t = useTexts('shell');
  return (
    <BottomBar label={t('appBar.label')}>
      <NavLink to="/" end className={bottomLinkClass}>
        <BottomItem icon={IconHome} label={t('section.home')} />
      </NavLink>
      <NavLink to="/medi-ai" className={bottomLinkClass}>
        <BottomItem icon={IconSparkles} label={t('appBar.sage')} mark={<Badge tone="new">{t('appBar.new')}</Badge>} />
      </NavLink>
      <NavLink to="/liveevents" className={bottomLinkClass}>
        <BottomItem icon={IconBroadcast} label={t('appBar.cmes')} />
      </NavLink>
      <NavLink to="/services" className={bottomLinkClass}>
        <BottomItem icon={IconLayoutGrid} label={t('appBar.services')} />
      </NavLink>
      <NavLink to="/profile" className={bottomLinkClass}>
        <BottomItem
          icon={premium ? IconCrown : IconUser}
          label={
            <>
              {t('appBar.profile')}
              {premium && <span className="visually-hidden">{` (${t('appBar.premium')})`}</span>}
            </>
          }
        />
      </NavLink>
    </BottomBar>
  );
}
