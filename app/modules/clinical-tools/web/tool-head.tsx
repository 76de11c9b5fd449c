import { useTexts } from '#platform/web/i18n.tsx';
import { NavLink } from '#platform/web/link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { tabLinkClass } from '#ui/tab-nav.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import css from './tool-head.module.css';
import { useIsOffline } from './use-is-offline.ts';

/** Only tools that are there. */
const TABS = [
  { id: 'differential', path: '/differential-diagnosis' },
  { id: 'interactions', path: '/drug-to-drug' },
  { id: 'dosage', path: '/drug-dosage' },
  { id: 'calculators', path: '/calculators' },
] as const;

export function ToolHead({ title }: { title: string }) {
  const t = useTexts('clinical-tools');
  const offline = useIsOffline();
  return (
    <header className={css.head}>
      <NavLink to="/medi-ai" className={css.kicker}>
        <Icon of="sparkles" size="s" decorative />
        {t('sage')}
      </NavLink>
      <h1 className="t-display">{title}</h1>
      <div className={css.tabs}>
        <TabStrip label={t('tabs.label')}>
          {TABS.map(({ id, path }) => (
            // Without a network only whole pages are kept: the router would ask a server for their data.
            <NavLink key={id} to={path} reloadDocument={offline} className={classNames(tabLinkClass, css.tab)}>
              {t(`tabs.${id}`)}
            </NavLink>
          ))}
          <NavLink to="/medi-ai/history" reloadDocument={offline} className={classNames(tabLinkClass, css.tab)}>
            {t('tabs.history')}
          </NavLink>
        </TabStrip>
      </div>
    </header>
  );
}
