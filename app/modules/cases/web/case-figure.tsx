/** One picture of a case as the drawing parts want it. */
import { imageSource } from '#modules/media/media.contract.ts';
import type { CaseView } from '../cases.contract.ts';

export type CaseFigure = CaseView['content']['images'][number];

export const largestSource = (figure: CaseFigure) => imageSource(figure, figure.widths.at(-1) ?? figure.width);

export function drawnAnnotations(figure: CaseFigure) {
  return figure.annotations.map((annotation, i) => {
    const { label } = annotation;
    return annotation.shape === 'arrow'
      ? ({
          kind: 'arrow',
          id: String(i),
          fromX: annotation.x,
          fromY: annotation.y,
          toX: annotation.toX,
          toY: annotation.toY,
          label,
        } as const)
      : ({ kind: 'circle', id: String(i), x: annotation.x, y: annotation.y, radius: annotation.r, label } as const);
  });
}
