import { type RefObject, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** As if it were written now. React hears of it, for it saw the field empty before. */
export function writeAgain(field: Field, words: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * What was typed into or chosen in a field of the server's page before its scripts had come. React takes the field over with the value
 * it knows, and would draw that over the words at its next turn. Fields are written one after the other: what hears of one may stand in
 * for all.
 */
export function useEarlyWords(ref: RefObject<Field | null>, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes alive.
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null || typeof value !== 'string' || field.value === value) return;
    const words = field.value;
    // Whoever has written on meanwhile was heard already.
    setTimeout(() => (field.value === words || field.value === value) && writeAgain(field, words));
  }, []);
}
