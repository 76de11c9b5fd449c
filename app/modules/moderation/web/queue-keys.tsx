/** Which keys decide on the row of a queue that has the focus, and when they do not. */

/** They press what is marked with `data-queue-key` in that row. */
const KEYS = ['a', 's'];

/** So long after the focus has gone on by itself a key is still meant for the row before: nobody has read this one. */
export const UNREAD_MS = 500;

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Null for what decides nothing. A key that is held down repeats itself, and would decide on one row after the other. */
export function queueKeyOf(pressed: Pressed, sinceMovedMs: number): string | null {
  const { key, repeat, isComposing, defaultPrevented, ctrlKey, metaKey, altKey } = pressed;
  if (repeat || isComposing || defaultPrevented || ctrlKey || metaKey || altKey || sinceMovedMs < UNREAD_MS) return null;
  return KEYS.includes(key) ? key : null;
}

/**
 * Whether the focus goes on to the next row when this one leaves: not from where somebody is meanwhile, such as the reason that they
 * write for another, whose letters would then be keys.
 */
export const goesOn = (row: Pick<Node, 'contains'> | null, focused: Element | null, nowhere: Element | null): boolean =>
  focused === null || focused === nowhere || (row?.contains(focused) ?? false);
