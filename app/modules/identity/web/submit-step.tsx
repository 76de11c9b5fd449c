import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { FormFooter } from '#ui/form-footer.tsx';
import { Status } from '#ui/status.tsx';
import type { OnboardingStep } from '../member.contract.ts';
import { submitForVerification, type Verification } from '../verification.contract.ts';
import { FormErrors } from './form-errors.tsx';
import css from './onboarding.module.css';
import { ASKED_STEPS } from './onboarding-progress.tsx';
import { onboardingPath } from './use-return-path.ts';
import { useStepForm } from './use-step-form.ts';

export interface SubmitStepProps {
  verification: Verification;
  done: readonly OnboardingStep[];
  target: string;
  onSubmitted: () => void;
}

/** Everything at a glance, then into the hands of staff; afterwards, how it stands. */
export function SubmitStep({ verification, done, target, onSubmitted }: SubmitStepProps) {
  const t = useTexts('identity');
  const form = useStepForm(submitForVerification, onSubmitted);
  const { state, label, reason } = verification;
  if (state === 'underProcess' || state === 'verified') return <HandedIn verification={verification} target={target} />;
  const isComplete = ASKED_STEPS.every((step) => done.includes(step));
  return (
    <Card>
      <div className="stack">
        <div className="stack-s">
          <h2 className="t-head">{t('onboarding.submit.title')}</h2>
          <p className="muted">{t('onboarding.submit.text')}</p>
        </div>
        {state === 'sentBack' && (
          <div className={css.sentBack}>
            <Status tone="failed">{label}</Status>
            {reason !== null && <p>{reason}</p>}
          </div>
        )}
        <FormErrors kept={null} message={form.message} errors={form.errors} attempt={form.attempt} />
        <ul className={css.overview}>
          {ASKED_STEPS.map((step) => (
            <li key={step}>
              <Status tone={done.includes(step) ? 'done' : 'none'}>{t(`onboarding.step.${step}`)}</Status>
              <Link to={onboardingPath(target, step)} className="push">
                {done.includes(step) ? t('onboarding.change') : t('onboarding.fillIn')}
              </Link>
            </li>
          ))}
        </ul>
        <FormFooter note={isComplete ? undefined : t('onboarding.submit.incomplete')}>
          <Link to={target} className={buttonClass({ variant: 'quiet' })}>
            {t('onboarding.finishLater')}
          </Link>
          <Button variant="primary" pending={form.pending} pendingLabel={t('form.saving')} onClick={() => void form.save({})}>
            {t('onboarding.submit.send')}
          </Button>
        </FormFooter>
      </div>
    </Card>
  );
}

function HandedIn({ verification: { state, label }, target }: { verification: Verification; target: string }) {
  const t = useTexts('identity');
  return (
    <Card>
      <div className="stack">
        <h2 className="t-head" role="status">
          <Status tone={state === 'verified' ? 'done' : 'waiting'}>{label}</Status>
        </h2>
        <p>{t(`onboarding.handedIn.${state}`)}</p>
        <FormFooter>
          <Link to="/settings" className={buttonClass({ variant: 'quiet' })}>
            {t('onboarding.toSettings')}
          </Link>
          <Link to={target} className={buttonClass({ variant: 'primary' })}>
            {t('onboarding.goOn')}
          </Link>
        </FormFooter>
      </div>
    </Card>
  );
}
