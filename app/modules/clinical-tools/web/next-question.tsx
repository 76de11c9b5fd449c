import { useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { NextQuestion } from '../differential.contract.ts';
import { usePercent } from './candidate-list.tsx';
import css from './next-question.module.css';

const MOST_SPLIT = 3;

/** Less than this between yes and no is not worth a question. */
const WORTH_ASKING = 0.03;
type Split = NextQuestion['splits'][number];
const separates = ({ ifPresent, ifAbsent }: Split) => Math.abs(ifPresent - ifAbsent) >= WORTH_ASKING;

export interface NextQuestionCardProps {
  readonly questions: readonly NextQuestion[];
  /** Absent where nothing can be answered: in the worked example. */
  readonly onAnswer?: ((findingId: string, present: boolean) => void) | undefined;
}

/** What would separate best for the least effort, and what each answer would do. */
export function NextQuestionCard({ questions, onAnswer }: NextQuestionCardProps) {
  const t = useTexts('clinical-tools');
  const percent = usePercent();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  // Where both answers would read alike, nothing is told apart.
  const isShown = (split: Split) => separates(split) && percent(split.ifPresent) !== percent(split.ifAbsent);
  const next = questions.find((one) => !skipped.includes(one.findingId) && one.splits.some(isShown));
  if (next === undefined) return null;
  return (
    <section className={css.card} aria-label={t('differential.next')}>
      <p className={css.kicker}>
        <Icon of="user-question" size="s" decorative />
        {t('differential.next')}
      </p>
      <h2 className={css.question}>{next.question ?? t(`differential.ask.${next.cost}`, { finding: next.label })}</h2>
      {onAnswer !== undefined && (
        <div className={css.buttons}>
          <Button onClick={() => onAnswer(next.findingId, true)}>{t('calculator.yes')}</Button>
          <Button onClick={() => onAnswer(next.findingId, false)}>{t('calculator.no')}</Button>
          <Button onClick={() => setSkipped([...skipped, next.findingId])}>{t('differential.skip')}</Button>
        </div>
      )}
      <table className={css.splits}>
        <thead>
          <tr>
            <th scope="col">{t('differential.ifAnswered')}</th>
            <th scope="col">{t('calculator.yes')}</th>
            <th scope="col">{t('calculator.no')}</th>
          </tr>
        </thead>
        <tbody>
          {next.splits.slice(0, MOST_SPLIT).map(({ id, name, ifPresent, ifAbsent }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{percent(ifPresent)}</td>
              <td>{percent(ifAbsent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
