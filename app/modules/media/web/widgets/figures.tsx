import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { OPENS_HERE } from '#platform/web/first-view.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import type { ShownFigure } from '../../figure.contract.ts';
import { largestSource } from '../../media.contract.ts';
import css from './figures.module.css';
import { Picture } from './picture.tsx';

const Lightbox = lazy(async () => ({ default: (await import('./figure-lightbox.tsx')).FigureLightbox<ShownFigure> }));

const ALONE = '(max-width: 767px) 100vw, 680px';
const BESIDE = '(max-width: 767px) 50vw, 336px';

/** One picture in full, several in two columns. A click enlarges; without JavaScript it opens the picture itself. Texts: `media`. */
export function Figures({ figures, language }: { figures: readonly ShownFigure[]; language: string }) {
  const t = useTexts('media');
  const [open, setOpen] = useState<number | null>(null);
  // Stays mounted once it was needed, so that closing can give the focus back.
  const [wanted, setWanted] = useState(false);
  if (figures.length === 0) return null;
  const alone = figures.length === 1;

  function handleOpen(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
    setOpen(index);
  }

  return (
    <section aria-label={t('figures.label')} className={alone ? undefined : css.grid} lang={language}>
      {figures.map((figure, i) => (
        <figure key={figure.id} className={css.figure}>
          <a
            href={largestSource(figure)}
            className={css.picture}
            {...{ [OPENS_HERE]: '' }}
            aria-label={t('figures.enlarge', { number: i + 1 })}
            onClick={(event) => handleOpen(event, i)}
          >
            <Picture image={figure} alt={figure.alt} sizes={alone ? ALONE : BESIDE} />
          </a>
          {figure.caption !== '' && <figcaption className={css.caption}>{figure.caption}</figcaption>}
        </figure>
      ))}
      {wanted && (
        <Suspense fallback={null}>
          <Lightbox
            figures={figures}
            index={open}
            onIndexChange={setOpen}
            labelOf={(name, values) => t(`figures.lightbox.${name}`, values)}
          />
        </Suspense>
      )}
    </section>
  );
}
