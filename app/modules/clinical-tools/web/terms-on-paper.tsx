import { useTexts } from '#platform/web/i18n.tsx';
import { OnPaper } from './on-paper.tsx';
import { TERM_KINDS, type TermKind, termLines } from './term-names.tsx';
import { useTerms } from './use-terms.ts';

/** Conditions and allergies that were asked with; on the screen they stand in their fields. */
export function TermsOnPaper({ chosen }: { chosen: Readonly<Record<TermKind, readonly string[]>> }) {
  const t = useTexts('clinical-tools');
  const nameOf = { conditions: useNames('conditions', chosen), allergies: useNames('allergies', chosen) };
  return TERM_KINDS.some((kind) => chosen[kind].length > 0) && <OnPaper lines={termLines(t, chosen, nameOf)} />;
}

function useNames(kind: TermKind, chosen: Readonly<Record<TermKind, readonly string[]>>): (id: string) => string {
  const { terms } = useTerms(kind, chosen[kind].length > 0);
  return (id) => terms.find((term) => term.id === id)?.name ?? id;
}
