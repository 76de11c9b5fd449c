/** /health-conditions: what there is something to read about, by letter. */
import { useMemo } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { listConditions } from '../feed.contract.ts';
import type { Route } from './+types/health-conditions.route';
import css from './specialities.module.css';

export const handle: RouteHandle = { texts: ['library'] };

export async function loader({ context }: Route.LoaderArgs) {
  return call(context)(listConditions, {});
}

export default function HealthConditionsRoute({ loaderData: { conditions } }: Route.ComponentProps) {
  const t = useTexts('library');
  const language = useLanguage();
  const letters = useMemo(() => {
    const named = conditions.map(({ id, name }) => ({ id, name: name[language] })).sort((a, b) => a.name.localeCompare(b.name, language));
    return Map.groupBy(named, ({ name }) => name.charAt(0).toLocaleUpperCase(language));
  }, [conditions, language]);
  return (
    <PageBody>
      <Seo title={t('conditions.title')} description={t('conditions.description')} />
      <PageHead title={t('conditions.title')} />
      {letters.size === 0 && (
        <EmptyState art="book" title={t('conditions.empty')}>
          {t('conditions.emptyText')}
        </EmptyState>
      )}
      {[...letters].map(([letter, named]) => (
        <section key={letter} aria-label={letter}>
          <h2 className={css.letter}>{letter}</h2>
          <ul className={css.list}>
            {named.map(({ id, name }) => (
              <li key={id} data-list-row>
                <Link to={`/discover?condition=${id}`} className={css.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageBody>
  );
}
