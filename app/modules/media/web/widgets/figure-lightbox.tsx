import type { Annotation } from '#ui/annotations.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import type { ShownFigure } from '../../figure.contract.ts';
import { largestSource } from '../../media.contract.ts';

export interface FigureLightboxProps<Figure> {
  figures: readonly Figure[];
  /** What is drawn over a figure. */
  annotationsOf?: (figure: Figure) => readonly Annotation[];
  index: number | null;
  onIndexChange: (index: number | null) => void;
  /** By the name of what is labelled: `zoomIn`. */
  labelOf: (name: string, values?: { number: number; total: number }) => string;
}

/** Loaded when someone enlarges a picture. */
export function FigureLightbox<Figure extends ShownFigure>(props: FigureLightboxProps<Figure>) {
  const { figures, annotationsOf = () => [], index, onIndexChange, labelOf } = props;
  return (
    <Lightbox
      images={figures.map((figure) => ({
        id: figure.id,
        src: largestSource(figure),
        alt: figure.alt,
        width: figure.width,
        height: figure.height,
        caption: figure.caption,
        annotations: annotationsOf(figure),
      }))}
      index={index}
      onIndexChange={onIndexChange}
      labels={{
        title: labelOf('title'),
        close: labelOf('close'),
        previous: labelOf('previous'),
        next: labelOf('next'),
        zoomIn: labelOf('zoomIn'),
        zoomOut: labelOf('zoomOut'),
        fit: labelOf('fit'),
        rotateLeft: labelOf('rotateLeft'),
        rotateRight: labelOf('rotateRight'),
        annotations: labelOf('annotations'),
        stage: labelOf('stage'),
        position: (number, count) => labelOf('position', { number, total: count }),
      }}
    />
  );
}
