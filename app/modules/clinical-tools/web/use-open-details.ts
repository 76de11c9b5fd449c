import { useEffect } from 'react';

/** On paper nothing can be opened: whatever is folded is opened for printing, and folded again. */
export function useOpenDetails(): void {
  useEffect(() => {
    return openForPrinting(window, document);
  }, []);
}

const FOLDED = 'main details:not([open]), aside details:not([open])';

/** Until what it returns is called. */
export function openForPrinting(
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  page: { querySelectorAll(selector: string): Iterable<Element> },
): () => void {
  let opened: HTMLDetailsElement[] = [];
  const openAll = () => {
    opened = [...page.querySelectorAll(FOLDED)] as HTMLDetailsElement[];
    for (const details of opened) details.open = true;
  };
  const foldAgain = () => {
    for (const details of opened) details.open = false;
  };
  events.addEventListener('beforeprint', openAll);
  events.addEventListener('afterprint', foldAgain);
  return () => {
    events.removeEventListener('beforeprint', openAll);
    events.removeEventListener('afterprint', foldAgain);
  };
}
