import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './answer-bar.module.css';
import { ANSWER_ID } from './answer-card.tsx';
import type { AnswerAge } from './answer-state.tsx';

export interface AnswerBarProps extends AnswerAge {
  readonly children: ReactNode;
}

/** On a phone, while the answer is further down than the thumb has come: what it says, and a way there. */
export function AnswerBar(props: AnswerBarProps) {
  const below = useIsBelow(ANSWER_ID);
  return below && <BarAtThumb {...props} />;
}

/** Whoever sees nothing else of the answer has to see here that it is about what was asked before. */
export function BarAtThumb({ pending, outdated, children }: AnswerBarProps) {
  const t = useTexts('clinical-tools');
  return (
    <div className={css.bar}>
      <button type="button" onClick={() => document.getElementById(ANSWER_ID)?.scrollIntoView({ block: 'start' })}>
        {outdated && !pending && <span className={css.before}>{t('answer.barBefore')}</span>}
        <span className={classNames(css.said, outdated && css.outdated)}>{children}</span>
      </button>
    </div>
  );
}

function useIsBelow(id: string): boolean {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const answer = document.getElementById(id);
    if (answer === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    );
    observer.observe(answer);
    return () => observer.disconnect();
  }, [id]);
  return below;
}
