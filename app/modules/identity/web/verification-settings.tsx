import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Status, type StatusTone } from '#ui/status.tsx';
import type { OnboardingStep } from '../member.contract.ts';
import type { TrustFacts, Verification, VerificationState } from '../verification.contract.ts';
import css from './settings.module.css';

const TONES: Record<VerificationState, StatusTone> = { none: 'none', underProcess: 'waiting', verified: 'done', sentBack: 'failed' };

const FACTS = [
  'phoneConfirmedAt',
  'emailConfirmedAt',
  'numberExistsAt',
  'personMatchesAt',
  'verifiedByStaffAt',
] as const satisfies readonly (keyof TrustFacts)[];

/** Where verification stands, and each thing that is known with the day since when: they are not one and the same. */
export function VerificationSettings({ verification, next }: { verification: Verification; next: OnboardingStep | null }) {
  const t = useTexts('identity');
  const language = useLanguage();
  const { state, label, since, reason, facts } = verification;
  return (
    <section id="verification" aria-labelledby="verification-title" className={css.section}>
      <h2 id="verification-title" className="t-head">
        {t('settings.section.verification')}
      </h2>
      <p className="row-wrap">
        <Status tone={TONES[state]}>{label}</Status>
        {state !== 'none' && <span className="muted small">{t('settings.since', { date: formatDate(language, since) })}</span>}
      </p>
      {reason !== null && <p className={css.reason}>{reason}</p>}
      <ul className={css.facts} aria-label={t('settings.facts')}>
        {FACTS.map((fact) => {
          const at = facts[fact];
          return (
            <li key={fact}>
              <Status tone={at === null ? 'none' : 'done'}>{t(`fact.${fact}`)}</Status>
              <span className="muted small">
                {at === null ? t('settings.notYet') : <time dateTime={at}>{formatDate(language, at)}</time>}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={css.actions}>
        {next !== null && (
          <Link to="/onboarding" className={buttonClass({ variant: 'primary' })}>
            {t('settings.complete')}
          </Link>
        )}
        <Link to="/onboarding?step=registration&redirect_url=/settings" className={buttonClass()}>
          {t('settings.registration')}
        </Link>
      </div>
    </section>
  );
}
