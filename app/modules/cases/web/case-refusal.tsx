import { formatList } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';
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
  const loginPath = useLoginPath();
  if (reasonKey === null) return null;
  const specialities = formatList(
    language,
    respondents.specialities.map((slug) => reference(`speciality.${slug}`)),
  );
  return (
    <div className="stack-s">
      <p>{t(reasonKey, { specialities })}</p>
      {reasonKey === 'respond.signIn' && (
        <p>
          <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
            {t('page.signIn')}
          </Link>
        </p>
      )}
    </div>
  );
}
