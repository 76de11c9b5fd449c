import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fitted, panBy, rotate, type ViewTransform, zoomAt } from './view-transform.ts';

interface Point {
  x: number;
  y: number;
}

const keyStep = 60;
const zoomStep = 1.4;

/** Zoom, pan and rotate by wheel, drag, pinch and keys. Give the handlers to the stage and the transform to the image. */
export function useZoomPan(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ViewTransform>(fitted);
  const pointers = useRef(new Map<number, Point>());

  const fromMiddle = useCallback(
    (point: Point): Point => {
      const box = stage.current?.getBoundingClientRect();
      return box ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : { x: 0, y: 0 };
    },
    [stage],
  );

  const pan = useCallback(
    (dx: number, dy: number) => {
      const box = stage.current?.getBoundingClientRect();
      if (box) setView((now) => panBy(now, dx, dy, box));
    },
    [stage],
  );

  // NOTE: React listens to wheel passively, which would let the page scroll behind the stage.
  useEffect(() => {
    const element = stage.current;
    function handleWheel(event: WheelEvent) {
      event.preventDefault();
      setView((now) => zoomAt(now, Math.exp(-event.deltaY * 0.002), fromMiddle({ x: event.clientX, y: event.clientY })));
    }
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [stage, fromMiddle]);

  function handlePointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function handlePointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) {
      pan(now.x - before.x, now.y - before.y);
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    setView((current) => zoomAt(current, factor, middle));
  }

  function handlePointerEnd(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
  }

  const zoomIn = () => setView((now) => zoomAt(now, zoomStep));
  const zoomOut = () => setView((now) => zoomAt(now, 1 / zoomStep));
  const reset = useCallback(() => setView(fitted), []);

  function handleKeyDown(event: KeyboardEvent) {
    const act = {
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': reset,
      r: () => setView((now) => rotate(now, 1)),
      ArrowUp: () => pan(0, keyStep),
      ArrowDown: () => pan(0, -keyStep),
      ArrowLeft: view.scale > 1 ? () => pan(keyStep, 0) : undefined,
      ArrowRight: view.scale > 1 ? () => pan(-keyStep, 0) : undefined,
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return {
    view,
    zoomIn,
    zoomOut,
    reset,
    turn: (quarterTurns: 1 | -1) => setView((now) => rotate(now, quarterTurns)),
    stageHandlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
      onKeyDown: handleKeyDown,
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
