import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import css from './answer-state.module.css';

export interface AnswerStateProps {
  /** An answer is there, of this question or of the one before. */
  readonly answered: boolean;
  readonly pending: boolean;
  readonly outdated: boolean;
  readonly children: ReactNode;
}

/** All that an answer shows. While it is about the question before, it steps back and says so: nobody may act on it by mistake. */
export function AnswerState({ answered, pending, outdated, children }: AnswerStateProps) {
  const t = useTexts('clinical-tools');
  if (!answered) {
    return pending ? (
      <div className={css.waiting}>
        <Skeleton shape="card" count={1} label={t('answer.pending')} />
      </div>
    ) : null;
  }
  return (
    <>
      {outdated && !pending && (
        <p className={css.before}>
          <Icon of="clock" size="s" decorative />
          {t('answer.before')}
        </p>
      )}
      <div className={classNames(outdated && pending && css.outdated)}>{children}</div>
    </>
  );
}
