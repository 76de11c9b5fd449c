/** What is typed, marked and open in the field of an indication, and which keys do what. */
import type { IndicationsFound } from '@kolegia/clinical-answers/indication-names';
import { type KeyboardEvent, useState } from 'react';
import { optionId } from '#ui/option-list.tsx';
import { indicationAsked } from './indication-names.tsx';

interface Choosing {
  /** What is asked, and how it is shown. */
  readonly value: string;
  readonly text: string;
  readonly onChange: (value: string) => void;
}

interface Listed {
  readonly listId: string;
  /** What each entry of the list asks. */
  readonly entries: readonly string[];
  readonly isListed: boolean;
  readonly known: IndicationsFound | null;
}

export function useIndicationChoice({ value, text, onChange }: Choosing) {
  /** Null while nothing was typed that is not asked yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);

  function take(next: string) {
    if (next !== value) onChange(next);
    setTyped(null);
    setOpen(false);
    setMarked(-1);
  }

  /** What stands in the field is what is asked: nobody reads a dose under words that it is not for. */
  function settle(known: IndicationsFound | null) {
    take(typed === null || typed.trim() === text ? value : indicationAsked(typed, known));
  }

  function open(first: number) {
    setOpen(true);
    setMarked(first);
  }

  function type(next: string) {
    setTyped(next);
    open(-1);
  }

  function handleArrow(isDown: boolean, { listId, entries, isListed }: Listed) {
    const last = entries.length - 1;
    // An untouched field opens at what is chosen, as a list of the browser does.
    if (!isOpen) return open(typed === null ? Math.max(0, entries.indexOf(value)) : isDown ? 0 : last);
    if (!isListed) return;
    const next = isDown ? (marked >= last ? 0 : marked + 1) : marked <= 0 ? last : marked - 1;
    setMarked(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent, listed: Listed) {
    const choice = listed.isListed ? listed.entries[marked] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') handleArrow(event.key === 'ArrowDown', listed);
    else if (event.key === 'Enter' && choice !== undefined) take(choice);
    else if (event.key === 'Enter' && typed !== null) settle(listed.known);
    else if (event.key === 'Escape' && (isOpen || typed !== null)) {
      // First the list goes, then what was typed.
      if (!isOpen) setTyped(null);
      setOpen(false);
    } else return;
    event.preventDefault();
  }

  return { typed, isOpen, marked, take, settle, open, type, handleKey };
}
