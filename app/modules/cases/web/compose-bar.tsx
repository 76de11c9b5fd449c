import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Stepper } from '#ui/stepper.tsx';
import css from './compose-bar.module.css';

export const STEPS = ['write', 'preview', 'publish'] as const;
export type Step = (typeof STEPS)[number];

export interface ComposeBarProps {
  step: Step;
  /** Save state and the way on; at the bottom of a phone. */
  children: ReactNode;
}

/** The steps, where the text is, and the way on. Stays in sight. */
export function ComposeBar({ step, children }: ComposeBarProps) {
  const t = useTexts('cases');
  return (
    <div className={css.bar}>
      <div className={css.steps}>
        <Link to="/cases" aria-label={t('compose.close')} className={buttonClass({ variant: 'quiet', square: true })}>
          <Icon of="x" decorative />
        </Link>
        <Stepper
          label={t('compose.steps.label')}
          doneLabel={t('compose.steps.done')}
          currentId={step}
          steps={STEPS.map((id) => ({ id, label: t(`compose.steps.${id}`) }))}
        />
      </div>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
