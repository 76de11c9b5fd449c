/** Indications of a drug like the words typed, read here as the dose reads them: the knowledge comes once, when the field is first entered. */
import type { IndicationsFound } from '@kolegia/clinical-answers/indication-names';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#platform/web/i18n.tsx';
import type { DosageQuestion } from '../dosage.contract.ts';
import { dosageToolsHere } from './knowledge-here.tsx';

export const indicationNames = () => import('@kolegia/clinical-answers/indication-names');

/** Null until they are known, and where the knowledge cannot be had: what is typed can still be asked about. */
export function useIndicationSearch(about: Omit<DosageQuestion, 'indication'>, typed: string | null): IndicationsFound | null {
  const language = useLanguage();
  const [state, setState] = useState<{ readonly of: string; readonly known: IndicationsFound } | null>(null);
  const key = typed === null ? null : JSON.stringify([about, typed, language]);
  const latest = useRef({ about, typed });
  latest.current = { about, typed };

  useEffect(() => {
    if (key === null) return;
    let stale = false;
    const look = async () => {
      const [tools, { searchIndications }] = await Promise.all([dosageToolsHere(), indicationNames()]);
      const { about: wanted, typed: words } = latest.current;
      if (!stale && words !== null) setState({ of: key, known: searchIndications(tools, wanted, words, language) });
    };
    look().catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [key, language]);
  return state !== null && state.of === key ? state.known : null;
}

export const prepareIndications = () => void Promise.all([dosageToolsHere(), indicationNames()]).catch(() => undefined);
