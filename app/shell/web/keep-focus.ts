/**
 * The focus never falls off the page for who goes by key. What they press may be taken away by what it does, or be disabled while it
 * waits: the focus then goes on from the same place, or comes back. Parts that put it somewhere themselves are given time to.
 */
import { isStop, stopsIn } from '#platform/web/row-focus.ts';

const PATIENCE_MS = 60;
/** The second of two quick presses was meant for what stood in this place before. */
const DOUBLE_PRESS_MS = 500;

interface Held {
  readonly element: HTMLElement;
  /** The page, or the dialog over it. */
  readonly root: HTMLElement;
  /** What stands before it: some of it stays, and shows where it was. */
  readonly before: readonly HTMLElement[];
  readonly path: string;
}

export function keepFocus(): () => void {
  /** What had the focus last: on the page, and in each dialog over it. */
  let held: readonly Held[] = [];
  let placed: { readonly element: HTMLElement; readonly at: number } | null = null;
  let byKey = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function hold(element: EventTarget | null): void {
    if (!(element instanceof HTMLElement)) return;
    const root = element.closest<HTMLElement>('[role="dialog"], main');
    if (root === null) return;
    const stops = stopsIn(root);
    const before = stops.slice(0, Math.max(0, stops.indexOf(element)));
    held = [...held.filter((one) => one.root !== root), { element, root, before, path: location.pathname }];
  }

  function look(): void {
    if (document.activeElement !== document.body) return;
    held = held.filter(({ root, path }) => root.isConnected && path === location.pathname);
    const last = held.at(-1);
    if (last === undefined || (last.element.isConnected && last.element.matches(':disabled'))) return;
    if (isStop(last.element)) last.element.focus();
    else place(last);
  }

  function place({ root, before }: Held): void {
    const stops = stopsIn(root);
    const from = before.findLast((one) => stops.includes(one));
    const next = stops[from === undefined ? 0 : stops.indexOf(from) + 1] ?? from;
    if (next === undefined) return;
    placed = { element: next, at: performance.now() };
    next.focus();
  }

  const observer = new MutationObserver(() => {
    if (held.length === 0 || document.activeElement !== document.body) return;
    clearTimeout(waiting);
    waiting = setTimeout(look, PATIENCE_MS);
  });

  function handlePointer(): void {
    // Whoever points somewhere has left the place; and on a phone, a field would bring up its keys.
    byKey = false;
    held = [];
  }
  function handleKey(): void {
    byKey = true;
    const { activeElement } = document;
    if (held.at(-1)?.element !== activeElement) hold(activeElement);
  }
  function handleFocus({ target }: Event): void {
    if (byKey) hold(target);
  }
  function handleClick(event: MouseEvent): void {
    // Of what was pressed, not of what a field does for its Enter: there it sends, or takes what is suggested.
    const isSecond = placed !== null && placed.element === event.target && performance.now() - placed.at < DOUBLE_PRESS_MS;
    // A key that presses is a click without a count.
    if (!isSecond || event.detail > 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const handlers = { pointerdown: handlePointer, keydown: handleKey, focusin: handleFocus, click: handleClick };
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handle] of all) document.addEventListener(name, handle, true);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(waiting);
    observer.disconnect();
    for (const [name, handle] of all) document.removeEventListener(name, handle, true);
  };
}
