import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { largestSource } from '#modules/media/media.contract.ts';
import { Picture } from '#modules/media/web/widgets/picture.tsx';
import { OPENS_HERE } from '#platform/web/first-view.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Annotations } from '#ui/annotations.tsx';
import { cardClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { type CaseFigure, drawnAnnotations } from './case-figure.tsx';
import css from './case-figures.module.css';
import { CaseSection } from './case-section.tsx';

const Lightbox = lazy(async () => ({
  default: (await import('#modules/media/web/widgets/figure-lightbox.tsx')).FigureLightbox<CaseFigure>,
}));

/** The column's width, in which figures stand. */
const SIZES = '(max-width: 767px) 100vw, 680px';

/** Pictures with their annotations. A click enlarges; without JavaScript it opens the picture itself. */
export function CaseFigures({ figures }: { figures: readonly CaseFigure[] }) {
  const t = useTexts('cases');
  const [open, setOpen] = useState<number | null>(null);
  // Stays mounted once it was needed, so that closing can give the focus back.
  const [wanted, setWanted] = useState(false);
  if (figures.length === 0) return null;

  function handleOpen(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
    setOpen(index);
  }

  return (
    <CaseSection id="figures" title={t('page.figures')}>
      {figures.map((figure, i) => (
        <figure key={figure.id} className={`${cardClass({ padded: false })} ${css.figure}`}>
          <a
            href={largestSource(figure)}
            className={css.picture}
            {...{ [OPENS_HERE]: '' }}
            aria-label={t('page.enlarge', { number: i + 1 })}
            onClick={(event) => handleOpen(event, i)}
          >
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
      {wanted && (
        <Suspense fallback={null}>
          <Lightbox
            figures={figures}
            annotationsOf={drawnAnnotations}
            index={open}
            onIndexChange={setOpen}
            labelOf={(name, values) => t(`page.lightbox.${name}`, values)}
          />
        </Suspense>
      )}
    </CaseSection>
  );
}
