/** Where the focus goes when a row of a form is taken out, and when it comes back. Rows say that they are one by `data-row`. */
import { flushSync } from 'react-dom';

const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea', '[contenteditable="true"]', '[tabindex]']
  .map((one) => `${one}:not(:disabled):not([tabindex="-1"]):not([type="hidden"])`)
  .join(', ');

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
export const isStop = (element: HTMLElement) => element.matches(STOPS) && isShown(element);
/** Where the focus can stand, in order. */
export const stopsIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>(STOPS)].filter(isShown);

export interface RowFocus {
  /** Takes the row out. The focus stands on what has its place then: the next row, or what comes after the last. */
  leave(takeOut: () => void): void;
  /** Puts it back. The focus stands in it. */
  comeBack(putBack: () => void): void;
}

/** Of the row whose button is pressed at this moment. Without one, as after a click in some browsers, the focus is left alone. */
export function rowFocus(): RowFocus {
  const pressed = typeof document === 'undefined' ? null : document.activeElement;
  const row = pressed?.closest<HTMLElement>('[data-row]') ?? null;
  const form = row?.closest<HTMLElement>('form, [role="dialog"], main') ?? null;
  if (row === null || form === null) return { leave: (takeOut) => takeOut(), comeBack: (putBack) => putBack() };
  // What stands before the row stays whatever becomes of it: rows that are known by their number take each other's place.
  const before = stopsIn(form).findLast((stop) => (row.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0);

  const toPlace = () => {
    // The form may have been left, and opened again.
    if (!form.isConnected || before?.isConnected === false) return;
    const stops = stopsIn(form);
    stops[before === undefined ? 0 : stops.indexOf(before) + 1]?.focus();
  };

  return {
    leave(takeOut) {
      flushSync(takeOut);
      if (!pressed?.isConnected) toPlace();
    },
    comeBack(putBack) {
      flushSync(putBack);
      toPlace();
    },
  };
}
