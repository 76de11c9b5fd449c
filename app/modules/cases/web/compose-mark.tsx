import type { Annotation } from './compose-form.tsx';

/** A mark of a case as the overlay draws it. */
export function shownMark(mark: Annotation, place: number) {
  const id = String(place);
  return mark.shape === 'arrow'
    ? { kind: 'arrow' as const, id, fromX: mark.x, fromY: mark.y, toX: mark.toX, toY: mark.toY, label: mark.label }
    : { kind: 'circle' as const, id, x: mark.x, y: mark.y, radius: mark.r, label: mark.label };
}
