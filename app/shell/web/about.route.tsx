/** What this is, under which licence, and whose data is in it. */
import { Phrase, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import type { Route } from './+types/about.route';
import css from './about.module.css';
import { FURTHER_PLACES } from './further-places.ts';

export const handle: RouteHandle = { frame: 'read' };

export const loader = ({ context }: Route.LoaderArgs) => ({ sourceUrl: pageOf(context)?.sourceUrl ?? null });

/** Data by others, with what its licence asks to be said. */
const CREDITS = [
  { id: 'indonesia', href: 'https://github.com/fityannugroho/idn-area-data', licence: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  { id: 'states', href: 'https://github.com/harpreetkhalsagtbit/country-state-city', licence: 'https://www.gnu.org/licenses/gpl-3.0.html' },
  { id: 'postcodes', href: 'https://www.geonames.org/', licence: 'https://creativecommons.org/licenses/by/4.0/' },
  { id: 'icons', href: 'https://tabler.io/icons', licence: 'https://opensource.org/license/mit' },
];

const LICENCE = 'https://www.gnu.org/licenses/agpl-3.0.html';

export default function AboutRoute({ loaderData: { sourceUrl } }: Route.ComponentProps) {
  const t = useTexts('shell');
  const licence = { licence: (words: string) => <a href={LICENCE}>{words}</a> };
  return (
    <PageBody>
      <Seo title={t('about.title')} description={t('about.text')} />
      <article className={css.about}>
        <h1 className="t-title">{t('about.title')}</h1>
        <p>{t('about.text')}</p>
        <h2 className="t-head">{t('about.further')}</h2>
        <ul className={css.places}>
          {FURTHER_PLACES.map(({ id, path }) => (
            <li key={id}>
              <Link to={path}>{t(`section.${id}`)}</Link>
            </li>
          ))}
        </ul>
        <h2 className="t-head">{t('about.licence.title')}</h2>
        <p>
          <Phrase text={t('about.licence.text')} parts={licence} />
        </p>
        {sourceUrl !== null && (
          <p>
            <Phrase text={t('about.licence.source')} parts={{ source: (words) => <a href={sourceUrl}>{words}</a> }} />
          </p>
        )}
        <h2 className="t-head">{t('about.data.title')}</h2>
        <p>{t('about.data.text')}</p>
        <ul className={css.credits}>
          {CREDITS.map(({ id, href, licence: terms }) => (
            <li key={id}>
              <Phrase
                text={t(`about.data.${id}`)}
                parts={{ source: (words) => <a href={href}>{words}</a>, licence: (words) => <a href={terms}>{words}</a> }}
              />
            </li>
          ))}
        </ul>
        <p className="t-quiet">{t('about.data.share')}</p>
      </article>
    </PageBody>
  );
}
