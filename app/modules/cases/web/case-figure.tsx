/** One picture of a case as the drawing parts want it. */
import type { CaseView } from '../cases.contract.ts';

export type CaseFigure = CaseView['content']['images'][number];

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
