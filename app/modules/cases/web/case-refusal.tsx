import { KeyedRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import { formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { CaseView } from '../cases.contract.ts';

export interface CaseRefusalProps {
  /** A text key of `cases`: `respond.signIn`. */
  reasonKey: string | null;
  respondents: CaseView['respondents'];
}

/** Why this reader may not answer, and what would change it. */
export function CaseRefusal({ reasonKey, respondents }: CaseRefusalProps) {
  const t = useTexts('cases');
  const reference = useTexts('reference');
  const language = useLanguage();
  const specialities = formatList(
    language,
    respondents.specialities.map((slug) => reference(`speciality.${slug}`)),
  );
  return <KeyedRefusal reasonKey={reasonKey} values={{ specialities }} t={t} />;
}
