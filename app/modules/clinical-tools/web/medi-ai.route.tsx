import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { DoorList, DoorWords, doorClass } from '#ui/door.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './medi-ai.module.css';
import { RegisterCard } from './register-card.tsx';
import { DOORS } from './tool-doors.tsx';
import { useIsOffline } from './use-is-offline.ts';
import { useKeptOffline } from './use-kept-offline.ts';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export default function MediAiRoute() {
  const t = useTexts('clinical-tools');
  const isMember = useReader() !== null;
  const offline = useIsOffline();
  useKeptOffline({});
  return (
    <PageBody>
      <Seo title={t('door.seo.title')} description={t('door.seo.description')} canonicalPath="/medi-ai" />
      <header className={css.head}>
        <p className={css.kicker}>
          <Icon of="sparkles" size="s" decorative />
          {t('sage')}
        </p>
        <h1 className="t-display">{t('door.title')}</h1>
        <p className="lede muted">{t('door.lede')}</p>
      </header>
      <div className="stack-l">
        <DoorList>
          {DOORS.map(({ id, path, icon }) => (
            <li key={id}>
              <Link to={path} reloadDocument={offline} className={doorClass({ sage: true })}>
                <DoorWords icon={icon} title={<span className="t-head">{t(`door.${id}.title`)}</span>} text={t(`door.${id}.text`)} />
              </Link>
            </li>
          ))}
        </DoorList>
        {isMember ? (
          <p>
            <Link to="/medi-ai/history">{t('door.history')}</Link>
          </p>
        ) : (
          <RegisterCard text={t('register.tools')} />
        )}
        <p className={css.note}>{t('door.how')}</p>
      </div>
    </PageBody>
  );
}
