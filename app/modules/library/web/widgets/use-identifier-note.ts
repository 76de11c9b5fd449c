/** Whether what is being written seems to name a patient: looked for in the browser, a moment after typing. */
import { useEffect, useState } from 'react';
import type { Language } from '#platform/i18n/languages.ts';

const PAUSE_MS = 600;
const LEAST_LENGTH = 8;
const MOST = 3;

export interface FoundWords {
  readonly words: string;
  /** What to write instead; empty for nothing. */
  readonly replacement: string;
}

/** The first few words that look so. Name lists come with the first longer text; without them nothing is said. */
export function useIdentifierNote(text: string, language: Language, allowed?: ReadonlySet<string>): readonly FoundWords[] {
  const [found, setFound] = useState<readonly FoundWords[]>([]);
  useEffect(() => {
    if (text.length < LEAST_LENGTH) {
      setFound([]);
      return;
    }
    let stale = false;
    const timer = setTimeout(() => {
      import('@kolegia/deidentify/find-identifiers').then(
        ({ findIdentifiers }) => {
          if (stale) return;
          const said = findIdentifiers(text, { language }).filter(({ kind }) => allowed?.has(kind) !== true);
          const once = new Map(said.map((one) => [one.text, one.suggestion.replace ?? '']));
          setFound([...once].slice(0, MOST).map(([words, replacement]) => ({ words, replacement })));
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text, language, allowed]);
  return found.filter(({ words }) => text.includes(words));
}
