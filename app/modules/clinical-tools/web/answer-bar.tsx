import { type ReactNode, useEffect, useState } from 'react';
import css from './answer-bar.module.css';
import { ANSWER_ID } from './answer-card.tsx';

/** On a phone, while the answer is further down than the thumb has come: what it says, and a way there. */
export function AnswerBar({ children }: { children: ReactNode }) {
  const below = useIsBelow(ANSWER_ID);
  return (
    below && (
      <div className={css.bar}>
        <button type="button" onClick={() => document.getElementById(ANSWER_ID)?.scrollIntoView({ block: 'start' })}>
          {children}
        </button>
      </div>
    )
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
