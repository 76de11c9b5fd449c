import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatNumber } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { DisclosureStep, DisclosureSteps } from '#ui/disclosure-step.tsx';
import { type CaseView, openStep } from '../cases.contract.ts';
import { CaseSection } from './case-section.tsx';

type Step = CaseView['content']['disclosure'][number];

export interface CaseStepsProps {
  caseId: string;
  steps: readonly Step[];
  /** What stands below opens with these. */
  awaited: readonly Step['kind'][];
}

/** Diagnosis, management, outcome: what the author held back opens one by one, in order. */
export function CaseSteps({ caseId, steps: initially, awaited }: CaseStepsProps) {
  const t = useTexts('cases');
  const { run, pending, failure } = useCommand(openStep);
  const { message } = useFailure(failure);
  const { revalidate } = useRevalidator();
  const [steps, setSteps] = useState(initially);
  if (steps.length === 0) return null;
  const next = steps.findIndex((step) => !step.open);
  const anyHeld = steps.some((step) => step.held);

  async function handleOpen({ kind }: Step) {
    const output = await run({ id: caseId, kind });
    if (output === null) return;
    setSteps((known) =>
      known.map((step) => (step.kind === kind ? { ...step, open: true, openedBy: step.openedBy + 1, text: output.text } : step)),
    );
    if (awaited.includes(kind)) void revalidate();
    requestAnimationFrame(() => document.getElementById(stepId(kind))?.focus());
  }

  return (
    <CaseSection id="held-back" title={anyHeld ? t('page.heldBack') : t('page.assessment')}>
      <DisclosureSteps label={anyHeld ? t('page.heldBack') : t('page.assessment')}>
        {steps.map((step, i) =>
          step.text === null ? (
            <DisclosureStep
              key={step.kind}
              number={i + 1}
              title={t(`page.step.${step.kind}`)}
              state="held"
              note={<StepNote step={step} failure={i === next ? message : null} />}
              action={
                i === next ? (
                  <OpenAction number={i + 1} pending={pending} onOpen={() => void handleOpen(step)} />
                ) : (
                  <span className="small muted">{t('page.stepLater', { number: i })}</span>
                )
              }
            />
          ) : (
            <DisclosureStep key={step.kind} number={i + 1} title={t(`page.step.${step.kind}`)} state="open">
              <div id={stepId(step.kind)} tabIndex={-1}>
                <RichText doc={step.text} />
              </div>
            </DisclosureStep>
          ),
        )}
      </DisclosureSteps>
    </CaseSection>
  );
}

const stepId = (kind: Step['kind']) => `step-${kind}`;

function StepNote({ step, failure }: { step: Step; failure: string | null }) {
  const t = useTexts('cases');
  const language = useLanguage();
  if (failure !== null) return <span role="alert">{failure}</span>;
  return t('page.stepHeld', { count: step.openedBy, number: formatNumber(language, step.openedBy) });
}

/** Opening is noted for the author, so it takes a member. */
function OpenAction({ number, pending, onOpen }: { number: number; pending: boolean; onOpen: () => void }) {
  const t = useTexts('cases');
  const reader = useReader();
  const loginPath = useLoginPath();
  if (reader === null) {
    return (
      <Link to={loginPath} className={buttonClass()}>
        {t('page.stepSignIn')}
      </Link>
    );
  }
  return (
    <Button icon="eye" pending={pending} pendingLabel={t('page.loading')} onClick={onOpen}>
      {t('page.openStep', { number })}
    </Button>
  );
}
