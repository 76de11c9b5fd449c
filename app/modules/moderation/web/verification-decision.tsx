import { useState } from 'react';
import { decideVerification, type WaitingMember } from '#modules/identity/verification.contract.ts';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import css from './console.module.css';
import { ReasonForm } from './reason-form.tsx';

/** Two facts, each for itself; only both of them verify. */
export function VerificationDecision({ member, onDecided }: { member: WaitingMember; onDecided: (words: string) => void }) {
  const t = useTexts('moderation');
  const { id: memberId, name, submittedAt } = member;
  const [numberExists, setNumberExists] = useState(member.facts.numberExistsAt !== null);
  const [personMatches, setPersonMatches] = useState(member.facts.personMatchesAt !== null);
  const [sendingBack, setSendingBack] = useState(false);
  const { run, pending, failure } = useCommand(decideVerification);
  const { message, fields } = useFailure(failure);
  const bothKnown = numberExists && personMatches;

  async function verify() {
    const answer = await run({ decision: 'verify', memberId, submittedAt, numberExists: true, personMatches: true });
    if (answer !== null) onDecided(t('verification.verified', { name }));
  }
  async function sendBack(reason: string) {
    const answer = await run({ decision: 'sendBack', memberId, submittedAt, numberExists, personMatches, reason });
    if (answer !== null) onDecided(t('verification.sentBack', { name }));
    return answer !== null;
  }
  return (
    <>
      <FieldGroup label={t('verification.findings')} help={t('verification.verifyHelp')}>
        <Checkbox
          label={t('verification.numberExists')}
          checked={numberExists}
          onChange={(event) => setNumberExists(event.target.checked)}
        />
        <Checkbox
          label={t('verification.personMatches')}
          checked={personMatches}
          onChange={(event) => setPersonMatches(event.target.checked)}
        />
      </FieldGroup>
      {message !== null && <p role="alert">{message}</p>}
      {sendingBack ? (
        <ReasonForm
          label={t('verification.reason', { name })}
          help={t('verification.reasonHelp')}
          sendLabel={t('verification.sendBack')}
          pending={pending}
          error={fields.reason}
          keptAs={`verification.${memberId}`}
          onSend={sendBack}
          onCancel={() => setSendingBack(false)}
        />
      ) : (
        <div className={css.actions}>
          <Button variant="soft" disabled={!bothKnown} pending={pending} pendingLabel={t('console.deciding')} onClick={() => void verify()}>
            {t('verification.verify')}
          </Button>
          <Button variant="quiet" onClick={() => setSendingBack(true)}>
            {t('verification.sendBack')}
          </Button>
        </div>
      )}
    </>
  );
}
