import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import type { UseLeft } from '../clinical-tools.contract.ts';
import type { DifferentialFound, DifferentialQuestion } from '../differential.contract.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerCard } from './answer-card.tsx';
import { CandidateList, usePercent } from './candidate-list.tsx';
import css from './differential-diagnosis.module.css';
import { differentialCaseLines, patientWords, tickedWords } from './differential-words.tsx';
import { inlineName } from './inline-name.tsx';
import { OnPaper } from './on-paper.tsx';
import { SourceList } from './sources.tsx';
import type { WorkedOutHere } from './use-answer.ts';

export interface DifferentialAnswerProps {
  readonly answer: DifferentialFound;
  /** That it is the answer to; null for the example. */
  readonly question: DifferentialQuestion | null;
  readonly isExample: boolean;
  readonly pending: boolean;
  readonly offline: WorkedOutHere | null;
  readonly left: UseLeft | null;
  readonly children: ReactNode;
}

const MOST_SOURCES = 12;

/** The likeliest in a sentence, what must not be missed, what else it may be, and where it is written. */
export function DifferentialAnswer({ answer, question, isExample, pending, offline, left, children }: DifferentialAnswerProps) {
  const t = useTexts('clinical-tools');
  const percent = usePercent();
  const language = useLanguage();
  const { likely, mustNotMiss, empty, drafted, contradictions, notUnderstood, truncated, otherProbability, urgency, urgencyNote, sources } =
    answer;
  const dangerous = new Set(mustNotMiss.map(({ id }) => id));
  const others = likely.filter(({ id }) => !dangerous.has(id));
  const [first] = likely;
  const lead =
    empty || first === undefined
      ? t('differential.lead.empty')
      : t('differential.lead.first', { disease: first.name, percent: percent(first.probability) });
  const ruleOut = mustNotMiss.filter(({ id }) => id !== first?.id).map(({ name }) => inlineName(name));
  const unknown = [...new Set(notUnderstood.map(({ words }) => words))];
  return (
    <>
      <AnswerCard
        lead={lead}
        drafted={drafted}
        offline={offline}
        left={left}
        pending={pending}
        isExample={isExample}
        actions={
          question !== null && (
            <AnswerActions
              tool="differential"
              question={question}
              about={empty ? lead : (first?.name ?? '')}
              caseLines={() => differentialCaseLines({ t, language, question }, answer, percent)}
            />
          )
        }
      >
        <OnPaper
          lines={[
            patientWords(t, language, answer.patient),
            question === null ? '' : tickedWords(question, answer),
            ...answer.asks.map(({ message }) => message),
          ]}
        />
        {!empty && ruleOut.length > 0 && <p>{t('differential.ruleOut', { diseases: ruleOut.slice(0, 4).join(', ') })}</p>}
        {!empty && urgency !== 'emergency' && urgency !== 'urgent' && <p>{t(`differential.urgency.${urgency}`)}</p>}
        {urgencyNote !== undefined && (
          <p className={css.remark}>
            <Icon of="alert-circle" size="s" decorative />
            {urgencyNote}
          </p>
        )}
        {!empty && otherProbability >= 0.05 && <p className="muted">{t('differential.other', { percent: percent(otherProbability) })}</p>}
        {contradictions.map(({ findings: [a, b] }) => (
          <p key={`${a.id} ${b.id}`} className={css.remark}>
            <Icon of="alert-circle" size="s" decorative />
            {a.id === b.id
              ? t('differential.contradictionOne', { a: a.label })
              : t('differential.contradiction', { a: a.label, b: b.label })}
          </p>
        ))}
        {unknown.length > 0 && (
          <p className={css.remark}>
            <Icon of="question-mark" size="s" decorative />
            {t('differential.notUnderstood', { words: unknown.slice(0, 8).join(', ') })}
          </p>
        )}
        {truncated && <p className={css.remark}>{t('differential.truncated')}</p>}
      </AnswerCard>
      {children}
      {!empty && mustNotMiss.length > 0 && (
        <section className={css.section}>
          <h2 className={`t-head ${css.danger}`}>
            <Icon of="square-rounded-x-filled" size="s" decorative />
            {t('differential.mustNotMiss')}
          </h2>
          <CandidateList candidates={mustNotMiss} label={t('differential.mustNotMiss')} />
        </section>
      )}
      {!empty && others.length > 0 && (
        <section className={css.section}>
          <h2 className="t-head">{t(mustNotMiss.length > 0 ? 'differential.others' : 'differential.likely')}</h2>
          <CandidateList candidates={others} label={t('differential.likely')} />
        </section>
      )}
      {!empty && sources.length > 0 && (
        <section className={css.section}>
          <h2 className="t-head">{t('calculator.sources')}</h2>
          <SourceList sources={publishedFirst(sources).slice(0, MOST_SOURCES)} />
        </section>
      )}
    </>
  );
}

/** What others have published before our own estimates. */
const publishedFirst = (sources: DifferentialFound['sources']) =>
  sources.toSorted((a, b) => Number(a.publisher === 'Kolegia') - Number(b.publisher === 'Kolegia'));
