import { ReferenceList } from '#modules/library/web/widgets/reference-list.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { cardClass } from '#ui/card.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case-closing.module.css';
import { type CaseContents, CaseSection } from './case-section.tsx';

/** What to take home, and what it rests on. */
export function CaseClosing({ content, held = false }: { content: CaseContents; held?: boolean }) {
  const t = useTexts('cases');
  return (
    <>
      {held && <p className="muted">{t('page.closingHeld')}</p>}
      {content.takeHome.length > 0 && (
        <CaseSection id="take-home" title={t('page.takeHome')}>
          <ol className={css.points}>
            {content.takeHome.map((point, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same.
              <li key={n}>{point}</li>
            ))}
          </ol>
        </CaseSection>
      )}
      {content.references.length > 0 && (
        <CaseSection id="references" title={t('page.references')}>
          <ReferenceList references={content.references} />
        </CaseSection>
      )}
    </>
  );
}

export function RelatedCases({ related }: { related: CaseView['related'] }) {
  const t = useTexts('cases');
  const library = useTexts('library');
  const reference = useTexts('reference');
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related-title" className={css.related}>
      <h2 id="related-title" className="t-head">
        {t('page.related')}
      </h2>
      <ul>
        {related.map(({ id, title, specialities, byline }) => (
          <li key={id}>
            <Link to={`/cases/${id}`} className={`${cardClass({ padded: false })} ${css.relatedCard}`}>
              {title}
              <small>
                {[
                  byline.kind === 'member' ? byline.name : library('byline.anonymous'),
                  ...specialities.slice(0, 1).map((slug) => reference(`speciality.${slug}`)),
                ].join(' · ')}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
