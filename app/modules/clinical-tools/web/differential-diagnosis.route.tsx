import { useMemo } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type DifferentialFound, type DifferentialQuestion, differentiate, getDifferentialExample } from '../differential.contract.ts';
import type { Route } from './+types/differential-diagnosis.route';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { CandidateList, usePercent } from './candidate-list.tsx';
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
import { FirstTests } from './first-tests.tsx';
import { HistoryField } from './history-field.tsx';
import { inlineName } from './inline-name.tsx';
import { differentialToolsHere } from './knowledge-here.tsx';
import { NextQuestionCard } from './next-question.tsx';
import { RegisterCard } from './register-card.tsx';
import { SourceList } from './sources.tsx';
import { ToolHead } from './tool-head.tsx';
import { UnderstoodText } from './understood-text.tsx';
import { UrgencyBanner } from './urgency-banner.tsx';
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

export default function DifferentialDiagnosis({ loaderData: example }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const isMember = useReader() !== null;
  const [form, setForm] = useQuestionInAddress<DifferentialForm>({
    none: NO_DIFFERENTIAL,
    read: (fragment) => differentialOfFragment(fragment, language),
    write: fragmentOfDifferential,
  });
  useKeptOffline(differentialEngine);
  useOpenDetails();
  const question = useMemo(() => (isMember ? differentialQuestionOf(form, language) : null), [form, isMember, language]);
  const { answer, asked, pending, failure, offline } = useAnswer<typeof differentiate, DifferentialFound>({
    operation: differentiate,
    question,
    fromServer: ({ remaining: _, ...found }) => found,
    here: async (wanted) => {
      const [tools, [{ answerDifferential }]] = await Promise.all([differentialToolsHere(), differentialEngine()]);
      return answerDifferential(tools, wanted, language) as DifferentialFound;
    },
  });
  const isExample = question === null;
  const shown = isExample ? example.answer : answer;
  const answerFinding = isExample ? undefined : (id: string, present: boolean) => setForm(ticked(form, id, present));
  const next = shown && !shown.empty && <NextQuestionCard questions={shown.nextQuestions} onAnswer={answerFinding} />;

  return (
    <PageBody
      aside={
        shown && !shown.empty
          ? {
              label: t('differential.nextSteps'),
              content: (
                <>
                  <div className={css.wideOnly}>{next}</div>
                  <FirstTests answer={shown} />
                </>
              ),
            }
          : undefined
      }
    >
      <Seo title={t('differential.seo.title')} description={t('differential.seo.description')} canonicalPath="/differential-diagnosis" />
      <ToolHead title={t('differential.title')} />
      {!isMember && <RegisterCard text={t('register.differential')} />}
      {isMember && <HistoryField form={form} answer={isExample ? null : answer} answered={asked?.text ?? null} onChange={setForm} />}
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
      <AnswerFailure failure={failure} />
      {shown && <UrgencyBanner answer={shown} />}
      {shown && (
        <Answer answer={shown} question={question} isExample={isExample} pending={pending} offline={offline}>
          <div className={css.narrowOnly}>{next}</div>
        </Answer>
      )}
    </PageBody>
  );
}

interface AnswerProps {
  readonly answer: DifferentialFound;
  /** Null for the example. */
  readonly question: DifferentialQuestion | null;
  readonly isExample: boolean;
  readonly pending: boolean;
  readonly offline: boolean;
  readonly children: React.ReactNode;
}

const MOST_SOURCES = 12;

function Answer({ answer, question, isExample, pending, offline, children }: AnswerProps) {
  const t = useTexts('clinical-tools');
  const percent = usePercent();
  const { likely, mustNotMiss, empty, drafted, contradictions, notUnderstood, truncated, otherProbability, urgency, sources } = answer;
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
        pending={pending}
        isExample={isExample}
        actions={
          question !== null &&
          !empty && (
            <AnswerActions
              tool="differential"
              question={question}
              about={first?.name ?? ''}
              caseLines={() => [
                question.text ?? '',
                findingsLine(answer),
                t('case.differential'),
                ...likely.slice(0, 5).map(({ name, probability }) => `${name}: ${percent(probability)}`),
              ]}
            />
          )
        }
      >
        {!empty && ruleOut.length > 0 && <p>{t('differential.ruleOut', { diseases: ruleOut.slice(0, 4).join(', ') })}</p>}
        {!empty && urgency !== 'emergency' && urgency !== 'urgent' && <p>{t(`differential.urgency.${urgency}`)}</p>}
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
          <SourceList sources={sources.slice(0, MOST_SOURCES)} />
        </section>
      )}
    </>
  );
}

const findingsLine = ({ understood }: DifferentialFound) =>
  [
    ...new Set(
      understood
        .filter(({ counts, from, present }) => counts && (present || from !== 'number'))
        .map(({ label, present }) => (present ? `+ ${label}` : `− ${label}`)),
    ),
  ].join(', ');
