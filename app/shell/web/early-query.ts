/** What is typed for the search before its own field is there: its scripts may still have to come, and take a moment to be drawn. */

interface EarlyField {
  readonly field: HTMLInputElement;
  /** What had the focus before. */
  readonly before: HTMLElement | null;
  /** By Enter: it is looked for as soon as that can be done. */
  isSent: boolean;
}

let early: EarlyField | null = null;

/** A field of its own, seen by nobody, takes what comes as fields do: by any keyboard, and in any script. */
export function beginQuery(label: string, onEscape: () => void): void {
  if (early !== null) return;
  const field = document.createElement('input');
  field.className = 'visually-hidden';
  field.autocomplete = 'off';
  field.setAttribute('aria-label', label);
  // Where it is written into, a page would scroll to it; and phones enlarge what is smaller.
  Object.assign(field.style, { position: 'fixed', top: '0', fontSize: '16px' });
  const { activeElement } = document;
  const begun: EarlyField = { field, before: activeElement instanceof HTMLElement ? activeElement : null, isSent: false };
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Enter') begun.isSent = true;
  });
  document.body.append(field);
  field.focus({ preventScroll: true });
  early = begun;
}

export interface EarlyQuery {
  readonly words: string;
  readonly isSent: boolean;
  readonly before: HTMLElement | null;
}

/** The search has a field now, which has the focus. */
export function takeQuery(): EarlyQuery | null {
  if (early === null) return null;
  const { field, before, isSent } = early;
  early = null;
  field.remove();
  return { words: field.value, isSent, before };
}

/** Nobody looks for anything after all. */
export function dropQuery(): void {
  const wasFocused = early !== null && document.activeElement === early.field;
  const taken = takeQuery();
  if (wasFocused) taken?.before?.focus({ preventScroll: true });
}
