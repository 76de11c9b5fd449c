import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { ONBOARDING_STEPS, type OnboardingStep } from '../member.contract.ts';
import css from './onboarding.module.css';
import { onboardingPath } from './use-return-path.ts';

/** Steps that ask for something; the last one hands it in. */
export const ASKED_STEPS = ONBOARDING_STEPS.filter((step) => step !== 'submit');

export const isOnboardingStep = (text: string | null): text is OnboardingStep => ONBOARDING_STEPS.some((step) => step === text);

/** The step after this one, in the order in which they are asked. */
export const stepAfter = (step: OnboardingStep): OnboardingStep => ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? 'submit';

export interface OnboardingProgressProps {
  current: OnboardingStep;
  /** Any may be put off: to have come past one does not do it. */
  done: readonly OnboardingStep[];
  target: string;
}

/** Where one is, and what is done; every step can be taken up again. */
export function OnboardingProgress({ current, done, target }: OnboardingProgressProps) {
  const t = useTexts('identity');
  return (
    <Stepper
      label={t('onboarding.steps')}
      currentId={current}
      doneLabel={t('onboarding.filledIn')}
      steps={ONBOARDING_STEPS.map((id) => ({
        id,
        isDone: done.includes(id),
        label:
          id === current ? (
            t(`onboarding.step.${id}`)
          ) : (
            <Link to={onboardingPath(target, id)} className={css.step}>
              {t(`onboarding.step.${id}`)}
            </Link>
          ),
      }))}
    />
  );
}
