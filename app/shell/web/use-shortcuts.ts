import { useEffect, useEffectEvent, useRef } from 'react';
import { useGo } from '#platform/web/link.tsx';
import { takeKeys } from './early-keys.ts';
import { SECTIONS } from './sections.ts';

/** Time between `g` and the key after it. */
const CHORD_MS = 1_200;

const PLACES: Readonly<Record<string, string>> = Object.fromEntries(
  SECTIONS.flatMap(({ key, path }) => (key === undefined ? [] : [[key, path]])),
);

/** The product's keys, but for the palette's (use-overlay.ts): nothing happens while someone writes, or over a dialog. */
export function useShortcuts({ openHelp }: { readonly openHelp: () => void }): void {
  const go = useGo();
  const chordStarted = useRef(0);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target) || document.querySelector('[role="dialog"]') !== null)
      return;
    const afterG = performance.now() - chordStarted.current < CHORD_MS;
    chordStarted.current = 0;
    const place = afterG ? PLACES[event.key] : undefined;
    if (place !== undefined) go(place);
    else if (event.key === 'g') chordStarted.current = performance.now();
    else if (event.key === '?') openHelp();
    else if (event.key === 'j' || event.key === 'k') walkList(event.key === 'j' ? 1 : -1);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    for (const event of takeKeys()) listener(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"], [role="listbox"]'));

/** Rows of a list carry `data-list-row`. */
function walkList(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list-row]')].filter((row) => placeIn(row) !== null);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current + step];
  if (next === undefined) return;
  placeIn(next)?.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'center' });
}

/** Where the focus goes in a row: to its link, to itself where it has none but is to be walked, and otherwise past it. */
const placeIn = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-list-link]') ??
  row.querySelector<HTMLElement>('a[href]') ??
  (row.hasAttribute('tabindex') ? row : null);
