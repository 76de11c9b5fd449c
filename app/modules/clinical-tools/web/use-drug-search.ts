import { useCallback } from 'react';
import { useLanguage } from '#platform/web/i18n.tsx';
import { drugToolsHere } from './knowledge-here.tsx';
import type { FoundName } from './name-entry.tsx';

/**
 * Names of drugs like the letters typed, looked for here: the knowledge comes once, when the field is first entered. With
 * `keepNotation` the dose and the route that were typed stay behind the name that is taken.
 */
export function useDrugSearch({ keepNotation = false } = {}): {
  find: (text: string) => Promise<readonly FoundName[]>;
  prepare: () => void;
} {
  const language = useLanguage();
  const find = useCallback(
    async (text: string): Promise<readonly FoundName[]> => {
      const [tools, { searchLine }] = await Promise.all([drugToolsHere(), import('@kolegia/clinical-answers/drug-names')]);
      const { found, notation } = searchLine(tools.names, text);
      const behind = keepNotation && notation !== '' ? ` ${notation}` : '';
      const nameOf = (id: string) => tools.knowledge.drugs[id]?.names[language] ?? id;
      return found.map(({ ids, brand, label }) => {
        const own = ids.map(nameOf).join(' + ');
        const [only] = ids;
        if (brand === undefined)
          return { value: `${own}${behind}`, label: own, detail: label.toLowerCase() === own.toLowerCase() ? null : label };
        return { value: `${ids.length === 1 && only !== undefined ? nameOf(only) : brand}${behind}`, label: brand, detail: own };
      });
    },
    [language, keepNotation],
  );
  return { find, prepare };
}

const prepare = () => void drugToolsHere().catch(() => undefined);
