import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './stepper.module.css';

export interface StepperProps {
  label: string;
  /** A step behind or ahead may be a link or a button. Where one may pass over some, `isDone` says which are done; else those behind are. */
  steps: ReadonlyArray<{ id: string; label: ReactNode; isDone?: boolean }>;
  currentId: string;
  /** "Done", read out for the steps that are. */
  doneLabel: string;
}

/** Write → Preview → Publish: where one is, and what is still to come. */
export function Stepper({ label, steps, currentId, doneLabel }: StepperProps) {
  const current = steps.findIndex(({ id }) => id === currentId);
  return (
    <ol aria-label={label} className={css.steps}>
      {steps.map(({ id, label: words, isDone }, index) => {
        const isTicked = index !== current && (isDone ?? index < current);
        return (
          <li key={id} aria-current={index === current ? 'step' : undefined} className={classNames(css.step, isTicked && css.done)}>
            <span className={css.number}>{isTicked ? <Icon of="check" size="s" label={doneLabel} /> : index + 1}</span>
            <span className={css.label}>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
