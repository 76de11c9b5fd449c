import { useTexts } from '#platform/web/i18n.tsx';
import { NavLink } from '#platform/web/link.tsx';
import { Badge } from '#ui/badge.tsx';
import { BottomBar, BottomItem, bottomLinkClass } from '#ui/bottom-bar.tsx';

/** Five places at the thumb. Nothing is live as long as there are no events, so theirs is called by the courses. */
export function AppBar({ premium }: { premium: boolean }) {
  const t = useTexts('shell');
  return (
    <BottomBar label={t('appBar.label')}>
      <NavLink to="/" end className={bottomLinkClass}>
        <BottomItem icon="home" label={t('section.home')} />
      </NavLink>
      <NavLink to="/medi-ai" className={bottomLinkClass}>
        <BottomItem icon="sparkles" label={t('appBar.sage')} mark={<Badge tone="new">{t('appBar.new')}</Badge>} />
      </NavLink>
      <NavLink to="/liveevents" className={bottomLinkClass}>
        <BottomItem icon="broadcast" label={t('appBar.cmes')} />
      </NavLink>
      <NavLink to="/services" className={bottomLinkClass}>
        <BottomItem icon="layout-grid" label={t('appBar.services')} />
      </NavLink>
      <NavLink to="/profile" className={bottomLinkClass}>
        <BottomItem
          icon={premium ? 'crown' : 'user'}
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
