/** Drawing on a picture with mouse, finger or pen. Positions are fractions of its width and height. */
import { type PointerEvent, useState } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

export interface PictureDrag {
  /** While the pointer is down. */
  readonly stroke: Stroke | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** A twitch of the hand is no stroke. */
const LEAST = 0.01;

export const within = (value: number): number => Math.min(1, Math.max(0, value));

export function usePictureDrag(onStroke: (stroke: Stroke) => void): PictureDrag {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  return {
    stroke,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || event.target !== event.currentTarget) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointOf(event);
        setStroke({ from: point, to: point });
      },
      onPointerMove: (event) => {
        if (stroke !== null) setStroke({ ...stroke, to: pointOf(event) });
      },
      onPointerUp: () => {
        setStroke(null);
        if (stroke === null) return;
        const { from, to } = stroke;
        if (Math.abs(to.x - from.x) > LEAST || Math.abs(to.y - from.y) > LEAST) onStroke(stroke);
      },
      onPointerCancel: () => setStroke(null),
    },
  };
}

function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) };
}

const STEP = 0.01;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** How far an arrow key moves what has the focus; null for other keys. */
export const arrowStep = (key: string): Point | null => ARROWS[key] ?? null;
