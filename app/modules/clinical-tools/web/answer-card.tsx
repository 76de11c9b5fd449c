import type { ReactNode } from 'react';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import type { UseLeft } from '../clinical-tools.contract.ts';
import type { DosageFound } from '../dosage.contract.ts';
import css from './answer-card.module.css';
import { PrintedOn } from './printed-on.tsx';
import type { WorkedOutHere } from './use-answer.ts';

export interface AnswerCardProps {
  /** Stop, act, watch or go: before a word of the answer is read. */
  readonly verdict?: ReactNode;
  /** The answer itself, in a sentence. */
  readonly lead: ReactNode;
  readonly children?: ReactNode;
  /** Some of what it rests on has been reviewed by nobody. */
  readonly drafted: boolean;
  readonly reviewed?: { readonly by: string; readonly on: string } | null;
  /** Published texts that parts of it were held beside. */
  readonly compared?: DosageFound['compared'];
  /** Why it was worked out on this device; null where it was not. */
  readonly offline: WorkedOutHere | null;
  readonly pending: boolean;
  readonly isExample: boolean;
  /** What the day still holds. */
  readonly left?: UseLeft | null;
  readonly actions?: ReactNode;
  /** It stands on the page once more, for another width: a place has one name. */
  readonly isTwin?: boolean;
}

/** Where the answer of a page stands. */
export const ANSWER_ID = 'answer';

/** Every answer of every tool: the sentence first, what supports it, and once what it is not. */
export function AnswerCard({
  verdict,
  lead,
  children,
  drafted,
  reviewed = null,
  compared = [],
  offline,
  pending,
  isExample,
  left = null,
  actions,
  isTwin = false,
}: AnswerCardProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const kicker = isExample ? 'example' : pending ? 'pending' : 'title';
  return (
    <div id={isTwin ? undefined : ANSWER_ID} className={css.answer} aria-busy={pending || undefined}>
      <Card as="section" sage>
        <p className={css.kicker}>
          <Icon of="sparkles" size="s" decorative />
          {t(`answer.${kicker}`)}
        </p>
        {verdict}
        <p className={css.lead} aria-live={isExample ? undefined : 'polite'}>
          {lead}
        </p>
        {children}
        {actions}
        <p className={css.note}>
          {t('answer.notAJudgement')}
          {drafted && ` ${t('answer.drafted')}`}
          {reviewed !== null && ` ${t('answer.reviewed', { by: reviewed.by, date: formatDate(language, reviewed.on) })}`}
          {compared.map(
            ({ facts, text, at, on }) =>
              ` ${t('answer.compared', {
                text,
                at,
                date: formatDate(language, on),
                facts: facts.map((fact) => t(`answer.comparedFacts.${fact}`)).join(', '),
              })}`,
          )}
          {offline !== null && ` ${t(offline === 'network' ? 'answer.offline' : 'answer.withoutServer')}`}
          {left !== null && left.remaining !== null && (
            <span className={css.left}>
              {' '}
              {t(left.remaining === 0 ? 'allowance.last' : 'allowance.left', { count: left.remaining, perDay: left.perDay ?? 0 })}
            </span>
          )}
        </p>
        <PrintedOn />
      </Card>
    </div>
  );
}
