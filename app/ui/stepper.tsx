import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './stepper.module.css';

export interface StepperProps {
  label: string;
  /** A step behind or ahead may be a link or a button. */
  steps: ReadonlyArray<{ id: string; label: ReactNode }>;
  currentId: string;
  /** "Done", read out for the steps behind. */
  doneLabel: string;
}

/** Write → Preview → Publish: where one is, and what is still to come. */
export function Stepper({ label, steps, currentId, doneLabel }: StepperProps) {
  const current = steps.findIndex(({ id }) => id === currentId);
  return (
    <ol aria-label={label} className={css.steps}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(css.step, index < current && css.done)}
        >
          <span className={css.number}>{index < current ? <Icon of="check" size="s" label={doneLabel} /> : index + 1}</span>
          <span className={css.label}>{step.label}</span>
        </li>
      ))}
    </ol>
  );
}
