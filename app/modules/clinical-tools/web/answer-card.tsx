import type { ReactNode } from 'react';
import { formatDate } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import css from './answer-card.module.css';

export interface AnswerCardProps {
  /** The answer itself, in a sentence. */
  readonly lead: ReactNode;
  readonly children?: ReactNode;
  /** Some of what it rests on has been reviewed by nobody. */
  readonly drafted: boolean;
  readonly reviewed?: { readonly by: string; readonly on: string } | null;
  /** It was worked out on this device. */
  readonly offline: boolean;
  readonly pending: boolean;
  readonly isExample: boolean;
  readonly actions?: ReactNode;
}

/** Every answer of every tool: the sentence first, what supports it, and once what it is not. */
export function AnswerCard({ lead, children, drafted, reviewed = null, offline, pending, isExample, actions }: AnswerCardProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  return (
    <div className={css.answer} aria-busy={pending || undefined}>
      <Card as="section" sage>
        <p className={css.kicker}>
          <Icon of="sparkles" size="s" decorative />
          {t(isExample ? 'answer.example' : 'answer.title')}
        </p>
        <p className={css.lead} aria-live={isExample ? undefined : 'polite'}>
          {lead}
        </p>
        {children}
        {actions}
        <p className={css.note}>
          {t('answer.notAJudgement')}
          {drafted && ` ${t('answer.drafted')}`}
          {reviewed !== null && ` ${t('answer.reviewed', { by: reviewed.by, date: formatDate(language, reviewed.on) })}`}
          {offline && ` ${t('answer.offline')}`}
        </p>
      </Card>
    </div>
  );
}
