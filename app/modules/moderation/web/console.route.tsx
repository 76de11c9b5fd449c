import { Outlet } from 'react-router';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { NavLink } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { tabLinkClass } from '#ui/tab-nav.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import type { Route } from './+types/console.route';
import css from './console.module.css';
import { forStaff, tabsFor } from './console-tabs.tsx';

export const handle: RouteHandle = { texts: ['moderation', 'library', 'reference', 'identity'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) => forStaff(args, async () => null);

export default function ConsoleRoute() {
  const t = useTexts('moderation');
  const tabs = tabsFor(useReader()?.rights ?? []);
  return (
    <PageBody>
      <Seo title={t('console.title')} description={t('console.description')} noindex />
      <PageHead title={t('console.title')} />
      <TabStrip label={t('console.tabs')}>
        {tabs.map(({ id }) => (
          <NavLink key={id} to={`/console/${id}`} className={tabLinkClass ?? ''}>
            {t(`console.tab.${id}`)}
          </NavLink>
        ))}
      </TabStrip>
      <div className={css.queue}>
        <Outlet />
      </div>
    </PageBody>
  );
}
