import { ResponseRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
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
  if (reasonKey === null) return null;
  const specialities = formatList(
    language,
    respondents.specialities.map((slug) => reference(`speciality.${slug}`)),
  );
  return <ResponseRefusal text={t(reasonKey, { specialities })} signIn={reasonKey === 'respond.signIn' ? t('page.signIn') : null} />;
}
