/** /specialities: every field, each leading to what there is to read in it. */
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { PageHead } from '#ui/page-head.tsx';
import css from './specialities.module.css';
import { useSpecialities } from './widgets/use-specialities.ts';

export const handle: RouteHandle = { texts: ['library', 'reference'] };

export default function SpecialitiesRoute() {
  const t = useTexts('library');
  const specialities = useSpecialities();
  return (
    <PageBody>
      <Seo title={t('specialities.title')} description={t('specialities.description')} />
      <PageHead title={t('specialities.title')} />
      <ul className={css.list}>
        {specialities.map(({ value, label }) => (
          <li key={value} data-list-row>
            <Link to={`/discover?speciality=${value}`} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
