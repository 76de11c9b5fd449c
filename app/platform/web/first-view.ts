/**
 * When a page has shown what it shows first. Parts that the server has rendered and that come alive afterwards wait for it; a reader
 * who begins to do something does not wait, and nothing they do meanwhile is lost.
 */
import { writeAgain } from '#ui/early-words.ts';

/** What a reader does first. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

interface FirstView {
  readonly over: Promise<void>;
  readonly isOver: () => boolean;
  readonly end: () => void;
}

const firstView = typeof window === 'undefined' ? null : beginFirstView();

function beginFirstView(): FirstView {
  let isOver = false;
  let done: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    done = resolve;
  });
  const end = () => {
    isOver = true;
    for (const sign of SIGNS) window.removeEventListener(sign, end, true);
    done();
  };
  for (const sign of SIGNS) window.addEventListener(sign, end, { capture: true, passive: true });
  for (const act of ['click', 'submit']) window.addEventListener(act, hold, true);
  for (const act of ['input', 'change']) window.addEventListener(act, keepWords, true);
  return { over, isOver: () => isOver, end };
}

/** At once on the server, which renders everything. */
export const firstViewOver = async (): Promise<void> => firstView?.over;

/** Also where a page comes after another: only documents have a first view. */
export const isFirstViewOver = (): boolean => firstView?.isOver() ?? false;

/** Said by the frame, once the browser is idle. */
export const endFirstView = (): void => firstView?.end();

/** Names a place whose scripts are not there yet. */
export const WAITING = 'data-later';

interface Held {
  readonly target: Element;
  readonly repeat: () => void;
}

const held: Held[] = [];

/** Of a link that opens something on the page itself; without scripts it leads there. */
export const OPENS_HERE = 'data-opens-here';

/** Pressing a button of a part that is still to come alive: done when it has. Links and what opens by itself need no scripts. */
function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(`[${WAITING}]`) === null) return;
  if (target.closest(`a[href]:not([${OPENS_HERE}]), summary`) !== null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const element = target.closest<HTMLElement>('button, label, input, a') ?? (target as HTMLElement);
  held.push({ target: element, repeat: () => (event.type === 'submit' ? (element as HTMLFormElement).requestSubmit() : element.click()) });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was written meanwhile, by its field. */
const written = new Map<Field, string>();

function keepWords({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('input, textarea, select') || target.closest(`[${WAITING}]`) === null) return;
  written.set(target as Field, (target as Field).value);
}

/** A part has come alive: what was meant for it is done now, the writing before the pressing. */
export function arrive(place: Element): void {
  place.removeAttribute(WAITING);
  for (const [field, words] of [...written]) {
    if (!place.contains(field)) continue;
    written.delete(field);
    writeAgain(field, words);
  }
  const mine = held.filter(({ target }) => place.contains(target));
  for (const one of mine) held.splice(held.indexOf(one), 1);
  // Once what was written has been drawn: whoever sends it reads it from there.
  if (mine.length > 0)
    setTimeout(() => {
      for (const { repeat } of mine) repeat();
    });
}
