type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** Of a key that belongs to a writing system, such as the Enter that takes a word of Chinese: Safari ends the composing before it. */
const COMPOSING = 229;

/** What a key does in the field of a message. A finger has no shift key: there a new line is a new line, and the button sends. */
export function meaningOfKey({ key, shiftKey, isComposing, keyCode }: Key, isFinger: boolean): 'send' | 'leave' | null {
  if (isComposing || keyCode === COMPOSING) return null;
  if (key === 'Escape') return 'leave';
  return key === 'Enter' && !shiftKey && !isFinger ? 'send' : null;
}
