import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { Badge } from '#ui/badge.tsx';
import { cardClass } from '#ui/card.tsx';
import { PollOptions } from '#ui/poll.tsx';
import { answerCase, type CaseView } from '../cases.contract.ts';
import css from './case-question.module.css';
import { CaseQuestionResults, LETTERS, letterOf, type ShownQuestion } from './case-question-results.tsx';
import { CaseRefusal } from './case-refusal.tsx';

export interface CaseQuestionProps {
  caseId: string;
  question: ShownQuestion;
  can: Pick<CaseView['can'], 'answer' | 'respondRefusal'>;
  respondents: CaseView['respondents'];
}

/**
 * "What would you do?": nobody sees what others said before answering. An answer stands, so nothing is shown before the server
 * has taken it, and a letter key only moves the focus: Enter answers.
 */
export function CaseQuestion({ caseId, question: initially, can, respondents }: CaseQuestionProps) {
  const t = useTexts('cases');
  const { run, pending, failure } = useCommand(answerCase);
  const { message } = useFailure(failure);
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<OutputOf<typeof answerCase> | null>(null);
  const question = { ...initially, ...answered };
  const results = useRef<HTMLDivElement>(null);
  const options = useRef<HTMLDivElement>(null);

  async function handleAnswer(option: number) {
    const output = await run({ id: caseId, option, read: { question: question.text, option: question.options[option] ?? '' } });
    if (output === null) return;
    setAnswered(output);
    requestAnimationFrame(() => results.current?.focus());
  }

  // In another window, or on another device: what colleagues said is to be seen here too. So is what is asked by now.
  const isAnswered = failure?.code === 'cases.alreadyAnswered';
  const isAnother = failure?.code === 'cases.questionChanged' || failure?.code === 'cases.noQuestion';
  useEffect(() => {
    if (isAnswered || isAnother) void revalidate();
  }, [isAnswered, isAnother, revalidate]);

  function handleKeyDown(event: KeyboardEvent) {
    const index = LETTERS.indexOf(event.key.toUpperCase());
    if (index >= 0 && !event.metaKey && !event.ctrlKey && !event.altKey) options.current?.querySelectorAll('button')[index]?.focus();
  }

  return (
    <section id="question" aria-labelledby="question-title" className={`${cardClass()} ${css.question}`}>
      <h2 id="question-title" className="t-head">
        {t('page.whatWouldYouDo')}
      </h2>
      <p className={css.text}>{question.text}</p>
      {question.results === null ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: letters move between the buttons inside.
        <div ref={options} onKeyDown={handleKeyDown}>
          <PollOptions
            label={question.text}
            options={question.options.map((label, i) => ({ id: String(i), mark: letterOf(i), label }))}
            disabled={!can.answer || pending}
            onAnswer={(option) => void handleAnswer(Number(option))}
          />
          <div className={css.note} role="status">
            {message ?? (can.answer ? t('page.answerStands') : <WhyNot refusal={can.respondRefusal} respondents={respondents} />)}
          </div>
        </div>
      ) : (
        <div ref={results} tabIndex={-1} className={css.results}>
          {isAnswered && (
            <p className={css.note} role="status">
              {message}
            </p>
          )}
          <CaseQuestionResults question={question} results={question.results} />
        </div>
      )}
      {question.answer !== null && question.myAnswer !== null && question.answer === question.myAnswer && (
        <Badge tone="good">{t('page.sameAsAuthor')}</Badge>
      )}
    </section>
  );
}

/** What stands between this reader and an answer: where their author chose who may respond, in the words of the discussion. */
function WhyNot({ refusal, respondents }: { refusal: string | null; respondents: CaseView['respondents'] }) {
  const t = useTexts('cases');
  const reader = useReader();
  const loginPath = useLoginPath();
  if (refusal === 'respond.notVerified') return t('page.answerVerified');
  if (reader !== null) return <CaseRefusal reasonKey={refusal} respondents={respondents} />;
  return (
    <>
      {t('page.answerSignIn')} <Link to={loginPath}>{t('page.signIn')}</Link>
    </>
  );
}
