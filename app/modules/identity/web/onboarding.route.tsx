import { useLocation } from 'react-router';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { safeRedirectPath } from '#platform/web/redirects.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { classNames } from '#ui/class-names.ts';
import { getOnboarding, getUserBasicDetail } from '../member.contract.ts';
import type { Route } from './+types/onboarding.route';
import { countryOptions } from './country-options.tsx';
import css from './onboarding.module.css';
import { BasicForm, InterestsForm, PracticeForm, RegistrationForm } from './onboarding-forms.tsx';
import { isOnboardingStep, OnboardingProgress, stepAfter } from './onboarding-progress.tsx';
import { SubmitStep } from './submit-step.tsx';
import { useHydrated } from './use-hydrated.ts';
import { onboardingPath, targetOfStep } from './use-return-path.ts';

export const handle: RouteHandle = { texts: ['identity', 'reference'], frame: 'work' };

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const asked = query.get('step');
  return forMember(args, async (call) => {
    const [onboarding, me, countries] = await Promise.all([call(getOnboarding, {}), call(getUserBasicDetail, {}), countryOptions(call)]);
    return {
      step: isOnboardingStep(asked) ? asked : (onboarding.next ?? 'submit'),
      target: safeRedirectPath(query.get('redirect_url')),
      onboarding,
      me,
      countries,
    };
  });
}

export default function OnboardingRoute({ loaderData: { step, target: page, onboarding, me, countries } }: Route.ComponentProps) {
  const t = useTexts('identity');
  const go = useGo();
  const { hash } = useLocation();
  // No server is told of the question.
  const target = targetOfStep(page, useHydrated() ? hash : '');
  const nextPath = onboardingPath(target, stepAfter(step));
  const form = { me, laterPath: nextPath, onSaved: () => go(nextPath) };
  return (
    <PageBody>
      <Seo title={t('onboarding.title')} description={t('onboarding.description')} noindex />
      <div className={css.page}>
        <div className={css.head}>
          <h1 className="t-title">{t('onboarding.title')}</h1>
          <Link to={target} className={classNames('link-quiet', css.later)}>
            {t('onboarding.finishLater')}
          </Link>
        </div>
        <p className="muted">{t('onboarding.why')}</p>
        <OnboardingProgress current={step} done={onboarding.done} target={target} />
        <noscript>
          <p className={css.noscript}>{t('form.noscript')}</p>
        </noscript>
        {step === 'basic' && <BasicForm {...form} countries={countries} />}
        {step === 'additional' && <PracticeForm {...form} />}
        {step === 'interests' && <InterestsForm {...form} />}
        {step === 'registration' && <RegistrationForm {...form} />}
        {step === 'submit' && (
          <SubmitStep
            verification={onboarding.verification}
            done={onboarding.done}
            target={target}
            onSubmitted={() => go(onboardingPath(target, 'submit'), { replace: true })}
          />
        )}
      </div>
    </PageBody>
  );
}
