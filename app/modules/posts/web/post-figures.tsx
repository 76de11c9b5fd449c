import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { largestSource } from '#modules/media/media.contract.ts';
import { Picture } from '#modules/media/web/widgets/picture.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import type { ShownImage } from '../posts.contract.ts';
import css from './post-figures.module.css';

const Lightbox = lazy(async () => ({ default: (await import('./post-lightbox.tsx')).PostLightbox }));

const ALONE = '(max-width: 767px) 100vw, 680px';
const BESIDE = '(max-width: 767px) 50vw, 336px';

/** One picture in full, several in two columns. A click enlarges; without JavaScript it opens the picture itself. */
export function PostFigures({ figures, language }: { figures: readonly ShownImage[]; language: string }) {
  const t = useTexts('posts');
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
    <section aria-label={t('page.figures')} className={alone ? undefined : css.grid} lang={language}>
      {figures.map((figure, i) => (
        <figure key={figure.id} className={css.figure}>
          <a
            href={largestSource(figure)}
            className={css.picture}
            aria-label={t('page.enlarge', { number: i + 1 })}
            onClick={(event) => handleOpen(event, i)}
          >
            <Picture image={figure} alt={figure.alt} sizes={alone ? ALONE : BESIDE} />
          </a>
          {figure.caption !== '' && <figcaption className={css.caption}>{figure.caption}</figcaption>}
        </figure>
      ))}
      {wanted && (
        <Suspense fallback={null}>
          <Lightbox figures={figures} index={open} onIndexChange={setOpen} />
        </Suspense>
      )}
    </section>
  );
}
