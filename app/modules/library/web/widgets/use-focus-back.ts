import { useEffect } from 'react';

/** Whoever writes by keyboard goes on where they had begun: from what was pressed, or from the answer that was edited. */
export function useFocusBack(editedId?: string): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Once what comes in its place stands there, and only where nothing else has taken the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const answer = editedId === undefined ? null : document.getElementById(`c-${editedId}`);
        if (answer !== null) answer.tabIndex = -1;
        (answer ?? (before instanceof HTMLElement ? before : null))?.focus({ preventScroll: true });
      });
    };
  }, [editedId]);
}
