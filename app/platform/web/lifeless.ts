/** A page whose texts do not come cannot come alive: it can be read, and its buttons do nothing. It says so in words that came with it. */

/** The server writes them at the end of the document, hidden until they are needed. */
export const LIFELESS_ID = 'lifeless';

/** Somebody who waits longer is told. */
const PATIENCE_MS = 15_000;

const hide = (hidden: boolean) => document.getElementById(LIFELESS_ID)?.toggleAttribute('hidden', hidden);

/** Calls `comeAlive` once all is there. */
export function whenLoaded(loading: Promise<unknown>, comeAlive: () => void): void {
  const say = () => hide(false);
  const timer = setTimeout(say, PATIENCE_MS);
  loading.then(() => {
    clearTimeout(timer);
    hide(true);
    comeAlive();
  }, say);
}
