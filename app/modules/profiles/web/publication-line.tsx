import { useTexts } from '#platform/web/i18n.tsx';
import { MetaLine } from '#ui/byline.tsx';
import type { Publication } from '../publication.contract.ts';
import css from './publication-line.module.css';

/** A DOI may have any sign in it, also those that end the path of an address: `10.1002/(sici)…<97::aid>3.0.co;2-#`. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;

/** Title, authors, journal and year; the title leads to the publication. */
export function PublicationLine({ publication }: { publication: Publication }) {
  const t = useTexts('profiles');
  const { doi, title, authors, moreAuthors, journal, year } = publication;
  const named = moreAuthors > 0 ? [...authors, t('publications.others', { count: moreAuthors })] : authors;
  return (
    <>
      <cite className={css.title}>
        <a href={doiAddress(doi)} rel="noopener nofollow">
          {title}
        </a>
      </cite>
      <div className={`muted small ${css.source}`}>
        {named.length > 0 && <div>{named.join(', ')}</div>}
        <MetaLine>{[journal, year === null ? null : String(year), doi].filter(Boolean)}</MetaLine>
      </div>
    </>
  );
}
