import { useTexts } from '#platform/web/i18n.tsx';
import { NavLink } from '#platform/web/link.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';

/** Single videos and series stand side by side. */
export function VideoTabs() {
  const t = useTexts('videos');
  return (
    <TabNav label={t('list.kinds')}>
      <NavLink to="/video" end className={tabLinkClass}>
        {t('list.videos')}
      </NavLink>
      <NavLink to="/series" end className={tabLinkClass}>
        {t('list.series')}
      </NavLink>
    </TabNav>
  );
}
