import type { Knowledge } from '@kolegia/clinical-knowledge/knowledge-index';
import { useCallback, useState } from 'react';
import { useLanguage } from '#platform/web/i18n.tsx';
import { knowledgeHere } from './knowledge-here.tsx';
import type { FoundName } from './name-entry.tsx';

/** Findings by how their names begin, in either language or as patients say them; looked for in this browser. */
export function useFindingSearch() {
  const language = useLanguage();
  const [knowledge, setKnowledge] = useState<Knowledge | null>(null);
  const find = useCallback(
    async (text: string): Promise<readonly FoundName[]> => {
      const [known, { searchFindings }] = await Promise.all([knowledgeHere(), import('@kolegia/clinical-answers/finding-names')]);
      setKnowledge(known);
      return searchFindings(known, text, language).map(({ id, name }) => ({ value: id, label: name, detail: null }));
    },
    [language],
  );
  const prepare = () => void knowledgeHere().then(setKnowledge, () => undefined);
  const nameOf = (id: string) => knowledge?.findings[id]?.names[language] ?? id.replaceAll('-', ' ');
  return { find, prepare, nameOf };
}
