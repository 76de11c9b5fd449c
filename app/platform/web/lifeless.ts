/** A page whose texts do not come cannot come alive: it can be read, and its buttons do nothing. It says so in words that came with it. */

/** The root writes them, and they are hidden until they are needed. */
export const LIFELESS_ID = 'lifeless';

/** Somebody who waits longer is told. */
const PATIENCE_MS = 15_000;

/** Calls `comeAlive` once all is there. */
export function whenLoaded(loading: Promise<unknown>, comeAlive: () => void): void {
  const notice = document.getElementById(LIFELESS_ID);
  const show = (isLifeless: boolean) => notice?.toggleAttribute('hidden', !isLifeless);
  const say = () => show(true);
  notice?.querySelector('button')?.addEventListener('click', () => location.reload());
  const timer = setTimeout(say, PATIENCE_MS);
  loading.then(() => {
    clearTimeout(timer);
    show(false);
    comeAlive();
  }, say);
}
