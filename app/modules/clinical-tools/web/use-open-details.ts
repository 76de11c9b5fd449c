import { useEffect } from 'react';

/** On paper nothing can be opened: whatever is folded is opened for printing, and folded again. */
export function useOpenDetails(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const openAll = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open]), aside details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const foldAgain = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', foldAgain);
    return () => {
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', foldAgain);
    };
  }, []);
}
