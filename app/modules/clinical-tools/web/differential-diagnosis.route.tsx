import { useMemo } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Button } from '#ui/button.tsx';
import { type DifferentialFound, differentiate, getDifferentialExample } from '../differential.contract.ts';
import type { Route } from './+types/differential-diagnosis.route';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerState, BesideAnswer } from './answer-state.tsx';
import { DifferentialAnswer } from './differential-answer.tsx';
import css from './differential-diagnosis.module.css';
import {
  type DifferentialForm,
  differentialFormOf,
  differentialOfFragment,
  differentialQuestionOf,
  fragmentOfDifferential,
  NO_DIFFERENTIAL,
  ticked,
} from './differential-question.tsx';
import { historyLines } from './differential-words.tsx';
import { FirstTests } from './first-tests.tsx';
import { HistoryField } from './history-field.tsx';
import { differentialToolsHere, namesHere } from './knowledge-here.tsx';
import { NextQuestionCard } from './next-question.tsx';
import { RegisterCard } from './register-card.tsx';
import { StartAfresh } from './start-afresh.tsx';
import { ToolHead } from './tool-head.tsx';
import { UnderstoodText } from './understood-text.tsx';
import { UrgencyBanner, UrgencySign } from './urgency-banner.tsx';
import { useAnswer } from './use-answer.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { useOpenDetails } from './use-open-details.ts';
import { useQuestionInAddress } from './use-question-in-address.ts';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export const loader = ({ context }: Route.LoaderArgs) => call(context)(getDifferentialExample, {});

/** The example does not change while the page lives. */
export const shouldRevalidate = () => false;

const differentialEngine = () =>
  Promise.all([
    import('@kolegia/clinical-answers/differential-diagnosis'),
    import('@kolegia/clinical-answers/finding-names'),
    // What `knowledgeHere` loads with.
    import('@kolegia/clinical-knowledge/knowledge-index'),
  ] as const);

export default function DifferentialDiagnosisRoute({ loaderData: example }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const isMember = useReader() !== null;
  const {
    form,
    change: setForm,
    replace,
    round,
  } = useQuestionInAddress<DifferentialForm>({
    none: NO_DIFFERENTIAL,
    read: (fragment) => differentialOfFragment(fragment, language),
    write: (typed) => fragmentOfDifferential(typed, language),
  });
  useOpenDetails();
  const question = useMemo(() => (isMember ? differentialQuestionOf(form, language) : null), [form, isMember, language]);
  useKeptOffline({ engine: differentialEngine, withKnowledge: true });
  const { answer, asked, pending, outdated, failure, offline, left, retry } = useAnswer<typeof differentiate, DifferentialFound>({
    operation: differentiate,
    question,
    fromServer: (found) => found,
    here: async (wanted) => {
      const [tools, [{ answerDifferential }]] = await Promise.all([differentialToolsHere(), differentialEngine()]);
      return answerDifferential(tools, wanted, language) as DifferentialFound;
    },
  });
  const isExample = question === null;
  const shown = isExample ? example.answer : answer;
  const answerFinding = isExample ? undefined : (id: string, present: boolean) => setForm(ticked(form, id, present));
  async function askedLines() {
    if (question === null) return [];
    const names = await namesHere(language);
    return historyLines({ t, language, question }, names.finding);
  }
  const next = shown && !shown.empty && <NextQuestionCard questions={shown.nextQuestions} onAnswer={answerFinding} />;

  return (
    <PageBody
      aside={
        shown && !shown.empty
          ? {
              label: t('differential.nextSteps'),
              content: (
                <BesideAnswer pending={pending} outdated={outdated}>
                  <div className={css.wideOnly}>{next}</div>
                  <FirstTests answer={shown} />
                </BesideAnswer>
              ),
            }
          : undefined
      }
    >
      <Seo title={t('differential.seo.title')} description={t('differential.seo.description')} canonicalPath="/differential-diagnosis" />
      <ToolHead title={t('differential.title')} />
      {!isMember && <RegisterCard text={t('register.differential')} />}
      {isMember && (
        <>
          <HistoryField key={round} form={form} answer={isExample ? null : answer} answered={asked?.text ?? null} onChange={setForm} />
          <StartAfresh form={form} none={NO_DIFFERENTIAL} onReplace={replace} />
        </>
      )}
      {isMember && isExample && (
        <p className={css.try}>
          {t('differential.tryText')}{' '}
          <Button size="s" onClick={() => setForm(differentialFormOf(example.question, language))}>
            {t('drugs.try')}
          </Button>
        </p>
      )}
      {isExample && (
        <section className={css.example} aria-label={t('told.title')}>
          <UnderstoodText text={example.question.text ?? ''} answer={example.answer} />
        </section>
      )}
      <AnswerFailure failure={failure} pending={pending} onRetry={retry} caseLines={askedLines} />
      {shown && !isExample && (
        <AnswerBar pending={pending} outdated={outdated}>
          <UrgencySign answer={shown} />
        </AnswerBar>
      )}
      <AnswerState answered={shown !== null} isExample={isExample} pending={pending} outdated={outdated}>
        {shown && (
          <>
            <UrgencyBanner answer={shown} />
            <DifferentialAnswer
              answer={shown}
              question={isExample ? null : asked}
              isExample={isExample}
              pending={pending}
              offline={offline}
              left={left}
            >
              <div className={css.narrowOnly}>{next}</div>
            </DifferentialAnswer>
          </>
        )}
      </AnswerState>
    </PageBody>
  );
}
