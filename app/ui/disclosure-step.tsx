import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './disclosure-step.module.css';

/** What the author held back, in the order of opening. */
export function DisclosureSteps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={css.steps}>
      {children}
    </ol>
  );
}

export type DisclosureStepProps = {
  number: number;
  title: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
} & (
  | { state: 'open'; children: ReactNode }
  /** The text is not in the page until the reader asks for it. */
  | { state: 'held'; note: ReactNode; action: ReactNode }
);

export function DisclosureStep(props: DisclosureStepProps) {
  const { number, title, headingLevel = 3, state } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames(css.step, state === 'open' && css.open)}>
      <span aria-hidden className={css.number}>
        {number}
      </span>
      <div className={css.main}>
        <Heading className="t-sub">{title}</Heading>
        {props.state === 'open' ? (
          <div className="read">{props.children}</div>
        ) : (
          <div className={css.held}>
            <p className={css.note}>{props.note}</p>
            {props.action}
          </div>
        )}
      </div>
    </li>
  );
}
