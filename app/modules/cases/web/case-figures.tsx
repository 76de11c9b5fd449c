import { largestSource } from '#modules/media/media.contract.ts';
import { EnlargedFigures, useEnlarging } from '#modules/media/web/widgets/enlarged-figures.tsx';
import { Picture } from '#modules/media/web/widgets/picture.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Annotations } from '#ui/annotations.tsx';
import { cardClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { type CaseFigure, drawnAnnotations } from './case-figure.tsx';
import css from './case-figures.module.css';
import { CaseSection } from './case-section.tsx';

/** The column's width, in which figures stand. */
const SIZES = '(max-width: 767px) 100vw, 680px';

/** Pictures with their annotations. A click enlarges; without JavaScript it opens the picture itself. */
export function CaseFigures({ figures }: { figures: readonly CaseFigure[] }) {
  const t = useTexts('cases');
  const enlarging = useEnlarging();
  if (figures.length === 0) return null;

  return (
    <CaseSection id="figures" title={t('page.figures')}>
      {figures.map((figure, i) => (
        <figure key={figure.id} className={`${cardClass({ padded: false })} ${css.figure}`}>
          <a href={largestSource(figure)} {...enlarging.opens(i)} className={css.picture} aria-label={t('page.enlarge', { number: i + 1 })}>
            <Picture image={figure} alt={figure.alt} sizes={SIZES} />
            {figure.annotations.length > 0 && (
              <Annotations annotations={drawnAnnotations(figure)} width={figure.width} height={figure.height} />
            )}
          </a>
          <figcaption className={css.caption}>
            <b>{t('page.figure', { number: i + 1 })}</b> {figure.caption}
            <span className={css.enlarge} aria-hidden>
              <Icon of="zoom-in" size="s" decorative />
            </span>
          </figcaption>
        </figure>
      ))}
      <EnlargedFigures
        enlarging={enlarging}
        figures={figures}
        annotationsOf={drawnAnnotations}
        labelOf={(name, values) => t(`page.lightbox.${name}`, values)}
      />
    </CaseSection>
  );
}
