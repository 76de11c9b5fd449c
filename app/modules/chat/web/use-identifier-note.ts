/** Whether what is being written seems to name a patient: looked for in the browser, a moment after typing. */
import { useEffect, useState } from 'react';
import { useLanguage } from '#platform/web/i18n.tsx';

const PAUSE_MS = 600;
const LEAST_LENGTH = 8;

/** The words that look so, or none. Name lists come with the first longer text; without them nothing is said. */
export function useIdentifierNote(text: string): readonly string[] {
  const language = useLanguage();
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text.length < LEAST_LENGTH) {
      setFound([]);
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      import('@kolegia/deidentify/find-identifiers').then(
        ({ findIdentifiers }) => {
          if (!stale) setFound([...new Set(findIdentifiers(text, { language }).map((one) => one.text))].slice(0, 3));
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, language]);
  return found.filter((words) => text.includes(words));
}
