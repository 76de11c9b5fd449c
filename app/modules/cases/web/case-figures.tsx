import { IconZoomIn } from '@tabler/icons-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { imageSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Annotations } from '#ui/annotations.tsx';
import { cardClass } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Image } from '#ui/image.tsx';
import { CaseSection, type CaseContents } from './case-findings.tsx';
import css from './case-figures.module.css';

export type CaseFigure = CaseContents['images'][number];

const Lightbox = lazy(async () => ({ default: (await import('./case-lightbox.tsx')).CaseLightbox }));

/** The column's width, in which figures stand. */
const SIZES = '(max-width: 767px) 100vw, 680px';
const SHOWN_WIDTH = 960;

/** The author's annotations as the drawing part wants them. */
export function drawnAnnotations(figure: CaseFigure) {
  return figure.annotations.map((annotation, i) => {
    const { label } = annotation;
    return annotation.shape === 'arrow'
      ? ({ kind: 'arrow', id: String(i), fromX: annotation.x, fromY: annotation.y, toX: annotation.toX, toY: annotation.toY, label } as const)
      : ({ kind: 'circle', id: String(i), x: annotation.x, y: annotation.y, radius: annotation.r, label } as const);
  });
}

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
          <a href={largest(figure)} className={css.picture} aria-label={t('page.enlarge', { number: i + 1 })} onClick={(event) => handleOpen(event, i)}>
            <Image
              src={imageSource(figure, figure.widths.findLast((width) => width <= SHOWN_WIDTH) ?? figure.width)}
              srcSet={figure.widths.map((width) => `${imageSource(figure, width)} ${width}w`).join(', ')}
              sizes={SIZES}
              alt={figure.alt}
              width={figure.width}
              height={figure.height}
              placeholder={figure.blur}
            />
            {figure.annotations.length > 0 && <Annotations annotations={drawnAnnotations(figure)} width={figure.width} height={figure.height} />}
          </a>
          <figcaption className={css.caption}>
            <b>{t('page.figure', { number: i + 1 })}</b> {figure.caption}
            <span className={css.enlarge} aria-hidden>
              <Icon of={IconZoomIn} size="s" decorative />
            </span>
          </figcaption>
        </figure>
      ))}
      {wanted && (
        <Suspense fallback={null}>
          <Lightbox figures={figures} index={open} onIndexChange={setOpen} />
        </Suspense>
      )}
    </CaseSection>
  );
}

export const largest = (figure: CaseFigure) => imageSource(figure, figure.widths.at(-1) ?? figure.width);
