import { useEffect, useRef, useState } from 'react';

/** What was pressed to leave the field stands still until the press is over. */
const PRESS_MS = 400;

export interface LeftField {
  /** Nobody types in it any more. */
  readonly isLeft: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/** A field that was left with something in it: what stands there and counts for nothing has to be said. */
export function useLeftField(): LeftField {
  const [isLeft, setLeft] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function enter() {
    clearTimeout(timer.current);
    setLeft(false);
  }
  function leave() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLeft(true), PRESS_MS);
  }
  return { isLeft, enter, leave };
}
