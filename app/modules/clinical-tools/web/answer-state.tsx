import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import css from './answer-state.module.css';

export interface AnswerAge {
  readonly pending: boolean;
  /** It is about the question before. */
  readonly outdated: boolean;
}

export interface AnswerStateProps extends AnswerAge {
  /** An answer is there, of this question or of the one before. */
  readonly answered: boolean;
  /** It is the example: nobody waits for it to be told. */
  readonly isExample: boolean;
  readonly children: ReactNode;
}

/** All that an answer shows. While it is about the question before, it steps back and says so: nobody may act on it by mistake. */
export function AnswerState({ answered, isExample, pending, outdated, children }: AnswerStateProps) {
  const t = useTexts('clinical-tools');
  return (
    <>
      {/* It stands there before anything is answered: what comes together with its words is not read out. */}
      <p role="status" className="visually-hidden">
        {answered && !isExample ? t('answer.there') : ''}
      </p>
      {!answered && pending && (
        <div className={css.waiting}>
          <Skeleton shape="card" count={1} label={t('answer.pending')} />
        </div>
      )}
      {answered && (
        <Aged pending={pending} outdated={outdated} note={t('answer.before')}>
          {children}
        </Aged>
      )}
    </>
  );
}

export interface BesideAnswerProps extends AnswerAge {
  readonly children: ReactNode;
}

/** What stands beside the answer, and is as old as it is. */
export function BesideAnswer({ pending, outdated, children }: BesideAnswerProps) {
  const t = useTexts('clinical-tools');
  return (
    <Aged pending={pending} outdated={outdated} note={t('answer.besideBefore')}>
      {children}
    </Aged>
  );
}

function Aged({ pending, outdated, note, children }: AnswerAge & { readonly note: string; readonly children: ReactNode }) {
  return (
    <>
      {outdated && !pending && (
        <p className={css.before}>
          <Icon of="clock" size="s" decorative />
          {note}
        </p>
      )}
      <div className={classNames(outdated && pending && css.outdated)}>{children}</div>
    </>
  );
}
