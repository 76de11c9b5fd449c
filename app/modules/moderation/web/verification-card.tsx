import type { WaitingMember } from '#modules/identity/verification.contract.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { TimeAgo } from '#platform/web/time-ago.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { CertificateView } from './certificate-view.tsx';
import css from './console.module.css';
import { VerificationDecision } from './verification-decision.tsx';

/** What a doctor says of themselves, what is known already, and the decision. */
export function VerificationCard({ member, onDecided }: { member: WaitingMember; onDecided: (words: string) => void }) {
  const t = useTexts('moderation');
  return (
    <Card as="article">
      <div className="stack">
        <div>
          <div className={css.head}>
            <h2 className="t-head">{member.name}</h2>
            <span className="muted small">
              {t('verification.waiting')} <TimeAgo iso={member.submittedAt} />
            </span>
          </div>
          <p className="muted small num">{t('verification.refNo', { number: member.memberRefNo })}</p>
        </div>
        <Warnings member={member} />
        <DefinitionList items={useDetails(member)} />
        {member.registrationDocumentId === null ? (
          <p>{t('verification.noDocumentHelp')}</p>
        ) : (
          <CertificateView memberId={member.id} name={member.name} />
        )}
        <VerificationDecision member={member} onDecided={onDecided} />
      </div>
    </Card>
  );
}

function Warnings({ member: { wasVerifiedBefore, othersWithNumber, registrationDocumentId } }: { member: WaitingMember }) {
  const t = useTexts('moderation');
  if (!wasVerifiedBefore && othersWithNumber === 0 && registrationDocumentId !== null) return null;
  return (
    <div className={css.warning}>
      {othersWithNumber > 0 && (
        <Badge tone="bad" icon="alert-triangle">
          {t('verification.othersWithNumber', { count: othersWithNumber })}
        </Badge>
      )}
      {wasVerifiedBefore && <Badge tone="wait">{t('verification.again')}</Badge>}
      {registrationDocumentId === null && (
        <Badge tone="wait" icon="alert-triangle">
          {t('verification.noDocument')}
        </Badge>
      )}
    </div>
  );
}

function useDetails(member: WaitingMember) {
  const t = useTexts('moderation');
  const reference = useTexts('reference');
  const language = useLanguage();
  const given = (text: string | number | null) =>
    text === null || text === '' ? <span className="muted">{t('verification.missing')}</span> : text;
  const day = (at: string | null) => given(at && formatDate(language, at));
  const country = member.country && new Intl.DisplayNames(language, { type: 'region' }).of(member.country);
  const speciality = member.specialityId && reference(`speciality.${member.specialityId}`);
  return [
    { id: 'number', term: t('verification.number'), detail: <span className="num strong">{given(member.registrationNumber)}</span> },
    { id: 'speciality', term: t('verification.speciality'), detail: given([speciality, member.subSpeciality].filter(Boolean).join(', ')) },
    { id: 'since', term: t('verification.practisingSince'), detail: <span className="num">{given(member.practisingSince)}</span> },
    { id: 'workplace', term: t('verification.workplace'), detail: given(member.workplace) },
    {
      id: 'place',
      term: t('verification.place'),
      detail: given([member.city, member.province, country].filter(Boolean).join(', ')),
    },
    { id: 'phone', term: t('verification.phone'), detail: day(member.facts.phoneConfirmedAt) },
    { id: 'email', term: t('verification.email'), detail: day(member.facts.emailConfirmedAt) },
  ];
}
