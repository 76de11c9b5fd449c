import type { TrustFacts } from '#modules/identity/verification.contract.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Status } from '#ui/status.tsx';
import type { ProfileView } from '../profiles.contract.ts';
import css from './profile-checks.module.css';
import { ProfileSection } from './profile-section.tsx';

const FACTS = [
  'verifiedByStaffAt',
  'personMatchesAt',
  'numberExistsAt',
  'emailConfirmedAt',
  'phoneConfirmedAt',
] as const satisfies readonly (keyof TrustFacts)[];

/** Each fact by itself, with its date. Others see what is known; the member also what is not. */
export function ProfileChecks({
  view: { facts, verification },
  isOwn,
}: {
  view: Pick<ProfileView, 'facts' | 'verification'>;
  isOwn: boolean;
}) {
  const t = useTexts('profiles');
  const language = useLanguage();
  const shown = FACTS.filter((fact) => isOwn || facts[fact] !== null);
  if (shown.length === 0) return null;
  return (
    <ProfileSection title={t('fact.title')}>
      <table className={css.facts} aria-label={t('fact.title')}>
        <tbody>
          {shown.map((fact) => {
            const at = facts[fact];
            return (
              <tr key={fact}>
                <th scope="row">{t(`fact.${fact}`)}</th>
                <td className={css.text}>{t(`fact.${fact}Text`)}</td>
                <td className={css.state}>
                  {at === null ? (
                    <Status tone="none">{t('fact.open')}</Status>
                  ) : (
                    <>
                      <Status tone="done">{t('fact.checked')}</Status>
                      <time dateTime={at}>{formatDate(language, at)}</time>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isOwn && (verification === 'none' || verification === 'sentBack') && (
        <div className={css.invite}>
          <p className="muted">{t(`fact.${verification}`)}</p>
          <Link to="/onboarding?redirect_url=/profile" className={buttonClass({ variant: 'primary' })}>
            {t('fact.getVerified')}
          </Link>
        </div>
      )}
    </ProfileSection>
  );
}
