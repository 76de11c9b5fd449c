import { largestSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import { type CaseFigure, drawnAnnotations } from './case-figure.tsx';

export interface CaseLightboxProps {
  figures: readonly CaseFigure[];
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** Loaded when someone enlarges a figure. */
export function CaseLightbox({ figures, index, onIndexChange }: CaseLightboxProps) {
  const t = useTexts('cases');
  return (
    <Lightbox
      images={figures.map((figure) => ({
        id: figure.id,
        src: largestSource(figure),
        alt: figure.alt,
        width: figure.width,
        height: figure.height,
        caption: figure.caption,
        annotations: drawnAnnotations(figure),
      }))}
      index={index}
      onIndexChange={onIndexChange}
      labels={{
        title: t('page.lightbox.title'),
        close: t('page.lightbox.close'),
        previous: t('page.lightbox.previous'),
        next: t('page.lightbox.next'),
        zoomIn: t('page.lightbox.zoomIn'),
        zoomOut: t('page.lightbox.zoomOut'),
        fit: t('page.lightbox.fit'),
        rotateLeft: t('page.lightbox.rotateLeft'),
        rotateRight: t('page.lightbox.rotateRight'),
        annotations: t('page.lightbox.annotations'),
        stage: t('page.lightbox.stage'),
        position: (number, count) => t('page.lightbox.position', { number, total: count }),
      }}
    />
  );
}
