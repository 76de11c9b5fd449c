import { useTexts } from '#platform/web/i18n.tsx';
import type { ShownFigure } from '../../figure.contract.ts';
import { largestSource } from '../../media.contract.ts';
import { EnlargedFigures, useEnlarging } from './enlarged-figures.tsx';
import css from './figures.module.css';
import { Picture } from './picture.tsx';

const ALONE = '(max-width: 767px) 100vw, 680px';
const BESIDE = '(max-width: 767px) 50vw, 336px';

/** One picture in full, several in two columns. A click enlarges; without JavaScript it opens the picture itself. Texts: `media`. */
export function Figures({ figures, language }: { figures: readonly ShownFigure[]; language: string }) {
  const t = useTexts('media');
  const enlarging = useEnlarging();
  if (figures.length === 0) return null;
  const alone = figures.length === 1;

  return (
    <section aria-label={t('figures.label')} className={alone ? undefined : css.grid} lang={language}>
      {figures.map((figure, i) => (
        <figure key={figure.id} className={css.figure}>
          <a
            href={largestSource(figure)}
            {...enlarging.opens(i)}
            className={css.picture}
            aria-label={t('figures.enlarge', { number: i + 1 })}
          >
            <Picture image={figure} alt={figure.alt} sizes={alone ? ALONE : BESIDE} />
          </a>
          {figure.caption !== '' && <figcaption className={css.caption}>{figure.caption}</figcaption>}
        </figure>
      ))}
      <EnlargedFigures enlarging={enlarging} figures={figures} labelOf={(name, values) => t(`figures.lightbox.${name}`, values)} />
    </section>
  );
}
