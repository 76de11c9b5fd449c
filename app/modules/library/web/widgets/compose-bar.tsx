import type { ReactNode } from 'react';
import type { Translate } from '#platform/i18n/translator.ts';
import { Link } from '#platform/web/link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Stepper } from '#ui/stepper.tsx';
import css from './compose-bar.module.css';

export const STEPS = ['write', 'preview', 'publish'] as const;
export type Step = (typeof STEPS)[number];

export interface ComposeBarProps {
  step: Step;
  /** Where closing leads; the draft stays. */
  closePath: string;
  t: Translate;
  /** Save state and the way on; at the bottom of a phone. */
  children: ReactNode;
}

/** The steps, where the text is, and the way on. Stays in sight. Texts of the caller: `compose.steps`. */
export function ComposeBar({ step, closePath, t, children }: ComposeBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.steps}>
        <Link to={closePath} aria-label={t('compose.close')} className={buttonClass({ variant: 'quiet', square: true })}>
          <Icon of="x" decorative />
        </Link>
        <Stepper
          label={t('compose.steps.label')}
          doneLabel={t('compose.steps.done')}
          currentId={step}
          steps={STEPS.map((id) => ({ id, label: t(`compose.steps.${id}`) }))}
        />
      </div>
      <div className={css.actions} data-foot-bar>
        {children}
      </div>
    </div>
  );
}
