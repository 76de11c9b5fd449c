import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#platform/web/i18n.tsx';
import { knowledgeHere } from './knowledge-here.tsx';
import type { Term, TermKind } from './term-names.tsx';
import { untilItComes } from './until-it-comes.tsx';

/** `areNamed`: some of them are shown, as a link brings them, and nobody reads ids. */
export function useTerms(kind: TermKind, areNamed: boolean): { terms: readonly Term[]; prepare: () => void } {
  const language = useLanguage();
  const [terms, setTerms] = useState<readonly Term[]>([]);
  const load = useCallback(
    () =>
      knowledgeHere().then(
        (knowledge) => {
          const list = kind === 'conditions' ? knowledge.terms.conditions : knowledge.allergies;
          const named = Object.entries(list).map(([id, term]) => ({ id, name: term[language], synonyms: term.synonyms ?? [] }));
          setTerms(named.sort((a, b) => a.name.localeCompare(b.name, language)));
          return true;
        },
        // Without the lists a name can still be typed; it is looked up with the check.
        () => false,
      ),
    [kind, language],
  );
  const prepare = useCallback(() => void load(), [load]);
  useEffect(() => (areNamed ? untilItComes(load) : undefined), [areNamed, load]);
  return { terms, prepare };
}
