import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './poll.module.css';

export interface PollOption {
  id: string;
  /** The letter in front: A, B, C, D. */
  mark?: string | undefined;
  label: ReactNode;
}

export interface PollOptionsProps {
  /** The question, for those who do not see the heading above. */
  label: string;
  options: readonly PollOption[];
  onAnswer: (optionId: string) => void;
  disabled?: boolean | undefined;
  /** Form field name: with it every option submits its id, without JavaScript too. */
  name?: string | undefined;
}

/** The choices before answering: each is a button. */
export function PollOptions({ label, options, onAnswer, disabled, name }: PollOptionsProps) {
  return (
    <fieldset aria-label={label} className={css.poll}>
      {options.map((option) => (
        <button
          key={option.id}
          type={name ? 'submit' : 'button'}
          name={name}
          value={name && option.id}
          disabled={disabled}
          className={css.option}
          onClick={() => onAnswer(option.id)}
        >
          {option.mark && <span className={css.mark}>{option.mark}</span>}
          <span className={css.label}>{option.label}</span>
        </button>
      ))}
    </fieldset>
  );
}

export interface PollResult extends PollOption {
  /** 0 to 1 */
  share: number;
  /** The same in the reader's language: "71 %". */
  shareText: string;
  /** "Your answer", on the one the reader chose. */
  mineLabel?: string | undefined;
}

/** The same rows after answering, filled by their share. */
export function PollResults({ label, results }: { label: string; results: readonly PollResult[] }) {
  return (
    <ul aria-label={label} className={css.poll}>
      {results.map((result) => (
        <li key={result.id} className={classNames(css.option, result.mineLabel !== undefined && css.mine)}>
          <svg aria-hidden className={css.fill}>
            <rect width={`${Math.min(1, Math.max(0, result.share)) * 100}%`} height="100%" />
          </svg>
          {result.mark && <span className={css.mark}>{result.mark}</span>}
          <span className={css.label}>
            {result.label}
            {result.mineLabel && <span className={css.mineLabel}>{result.mineLabel}</span>}
          </span>
          <span className={css.share}>{result.shareText}</span>
        </li>
      ))}
    </ul>
  );
}
