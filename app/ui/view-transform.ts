/** How an image lies on the stage: scale 1 fits it, x and y in pixels from the middle, rotation in quarter turns. */
export interface ViewTransform {
  scale: number;
  x: number;
  y: number;
  quarterTurns: number;
}

export const fitted: ViewTransform = { scale: 1, x: 0, y: 0, quarterTurns: 0 };

export const minScale = 1;
export const maxScale = 8;

/** Zooms so that what lies under the given point (from the middle of the stage) stays there. */
export function zoomAt(view: ViewTransform, factor: number, point: { x: number; y: number } = { x: 0, y: 0 }): ViewTransform {
  const scale = Math.min(maxScale, Math.max(minScale, view.scale * factor));
  if (scale === minScale) return { ...view, scale, x: 0, y: 0 };
  const ratio = scale / view.scale;
  return { ...view, scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

/** Moves the image, but never so far that it leaves the stage. A fitted image stays where it is. */
export function panBy(view: ViewTransform, dx: number, dy: number, stage: { width: number; height: number }): ViewTransform {
  const limitX = ((view.scale - 1) * stage.width) / 2;
  const limitY = ((view.scale - 1) * stage.height) / 2;
  return { ...view, x: clamp(view.x + dx, limitX), y: clamp(view.y + dy, limitY) };
}

export function rotate(view: ViewTransform, quarterTurns: 1 | -1): ViewTransform {
  return { ...view, quarterTurns: view.quarterTurns + quarterTurns, x: 0, y: 0 };
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}
