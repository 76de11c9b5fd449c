import { useTexts } from '#platform/web/i18n.tsx';
import { MetaLine } from '#ui/byline.tsx';
import type { Publication } from '../publication.contract.ts';
import css from './publication-line.module.css';

/** Title, authors, journal and year; the title leads to the publication. */
export function PublicationLine({ publication }: { publication: Publication }) {
  const t = useTexts('profiles');
  const { doi, title, authors, moreAuthors, journal, year } = publication;
  const named = moreAuthors > 0 ? [...authors, t('publications.others', { count: moreAuthors })] : authors;
  return (
    <>
      <cite className={css.title}>
        <a href={`https://doi.org/${encodeURI(doi)}`} rel="noopener nofollow">
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
