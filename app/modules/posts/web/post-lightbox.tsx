import { largestSource } from '#modules/media/media.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import type { ShownImage } from '../posts.contract.ts';

export interface PostLightboxProps {
  figures: readonly ShownImage[];
  index: number | null;
  onIndexChange: (index: number | null) => void;
}

/** Loaded when someone enlarges a picture. */
export function PostLightbox({ figures, index, onIndexChange }: PostLightboxProps) {
  const t = useTexts('posts');
  return (
    <Lightbox
      images={figures.map((figure) => ({
        id: figure.id,
        src: largestSource(figure),
        alt: figure.alt,
        width: figure.width,
        height: figure.height,
        caption: figure.caption,
        annotations: [],
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
