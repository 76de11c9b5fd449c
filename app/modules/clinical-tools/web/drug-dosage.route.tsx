import { useMemo } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass, chipsClass } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { type DosageFound, type DosageQuestion, findDosage, getDosageExample } from '../dosage.contract.ts';
import type { Route } from './+types/drug-dosage.route';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerState, BesideAnswer } from './answer-state.tsx';
import { Adjustments, Calculations, DosageLead, DosageVerdict, DosageWarnings, Regimens } from './dosage-answer.tsx';
import { DosageFields } from './dosage-form.tsx';
import {
  type DosageForm,
  dosageFormOf,
  dosageOfFragment,
  dosageQuestionOf,
  fragmentOfDosage,
  NO_DOSAGE,
  nextPatient,
  unreadOf,
} from './dosage-question.tsx';
import { dosageLines } from './dosage-words.tsx';
import css from './drug-dosage.module.css';
import { IndicationOffer } from './indication-offer.tsx';
import { dosageToolsHere, namesHere } from './knowledge-here.tsx';
import { OnPaper } from './on-paper.tsx';
import { RegisterCard } from './register-card.tsx';
import { StartAfresh } from './start-afresh.tsx';
import { termLines } from './term-names.tsx';
import { TermsOnPaper } from './terms-on-paper.tsx';
import { ToolHead } from './tool-head.tsx';
import { useAnswer } from './use-answer.ts';
import { indicationNames } from './use-indication-search.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { useOpenDetails } from './use-open-details.ts';
import { useQuestionInAddress } from './use-question-in-address.ts';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export const loader = ({ context }: Route.LoaderArgs) => call(context)(getDosageExample, {});

/** The example does not change while the page lives. */
export const shouldRevalidate = () => false;

const dosageEngine = () =>
  Promise.all([
    import('@kolegia/clinical-answers/drug-dosage'),
    import('@kolegia/clinical-answers/drug-names'),
    // What the drugs of the knowledge are prepared with.
    import('@kolegia/clinical-answers/drug-to-drug'),
    // What is proposed in the field of the indication.
    indicationNames(),
  ] as const);

export default function DrugDosageRoute({ loaderData: example }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const isMember = useReader() !== null;
  const {
    form,
    change: setForm,
    replace,
    round,
  } = useQuestionInAddress<DosageForm>({
    none: NO_DOSAGE,
    read: (fragment) => dosageOfFragment(fragment, language),
    write: (typed) => fragmentOfDosage(typed, language),
  });
  useOpenDetails();
  const question = useMemo(() => (isMember ? dosageQuestionOf(form, language) : null), [form, isMember, language]);
  useKeptOffline({ engine: dosageEngine, withKnowledge: true });
  const { answer, asked, pending, outdated, failure, offline, left, retry } = useAnswer<typeof findDosage, DosageFound>({
    operation: findDosage,
    question,
    fromServer: (found) => found,
    here: async (wanted) => {
      const [tools, [{ answerDosage }]] = await Promise.all([dosageToolsHere(), dosageEngine()]);
      return answerDosage(tools, wanted, language) as DosageFound;
    },
  });
  const isExample = question === null;
  const shown = isExample ? example.answer : answer;
  const unread = unreadOf(form, language);

  return (
    <PageBody
      aside={
        shown && shown.calculations.length > 0
          ? {
              label: t('dosage.calculations'),
              content: (
                <BesideAnswer pending={pending} outdated={outdated}>
                  <Calculations calculations={shown.calculations} />
                </BesideAnswer>
              ),
            }
          : undefined
      }
    >
      <Seo title={t('dosage.seo.title')} description={t('dosage.seo.description')} canonicalPath="/drug-dosage" />
      <ToolHead title={t('dosage.title')} />
      {isMember ? (
        <>
          <DosageFields
            key={round}
            form={form}
            answer={asked?.drug === form.drug ? answer : null}
            isCurrent={!outdated}
            unread={unread}
            onChange={setForm}
          />
          <StartAfresh form={form} none={nextPatient(form)} onReplace={replace} />
          {isExample && (
            <p className={css.try}>
              {t('dosage.tryText')}{' '}
              <Button size="s" onClick={() => setForm(dosageFormOf(example.question, language))}>
                {t('drugs.try')}
              </Button>
            </p>
          )}
        </>
      ) : (
        <RegisterCard text={t('register.dosage')} />
      )}
      <AnswerFailure
        failure={failure}
        pending={pending}
        onRetry={retry}
        caseLines={async () => dosageLines({ t, language }, form, answer, await namesHere(language))}
      />
      {shown && !isExample && (
        <AnswerBar pending={pending} outdated={outdated}>
          <DosageVerdict answer={shown} />
        </AnswerBar>
      )}
      <AnswerState answered={shown !== null} isExample={isExample} pending={pending} outdated={outdated}>
        {shown && (
          <>
            <AnswerCard
              verdict={<DosageVerdict answer={shown} />}
              lead={<DosageLead answer={shown} />}
              left={left}
              drafted={shown.drafted}
              reviewed={shown.reviewed}
              compared={shown.compared}
              offline={offline}
              pending={pending}
              isExample={isExample}
              actions={
                isMember &&
                !isExample &&
                asked !== null && (
                  <AnswerActions
                    tool="dosage"
                    question={asked}
                    about={aboutOf(shown, asked.drug)}
                    caseLines={async () => caseLinesOf(shown, t('case.dose'), termLines(t, chosenIn(asked), await namesHere(language)))}
                  />
                )
              }
            >
              <p className={classNames(css.inputs, !isExample && css.onPaper)}>
                {[shown.drug?.name, ...shown.inputs.map(inputWords)].filter(Boolean).join(' · ')}
              </p>
              {asked !== null && <TermsOnPaper chosen={chosenIn(asked)} />}
              <OnPaper lines={shown.problems.map(({ text }) => text)} />
              {shown.suggestions.length > 0 && (
                <div className={chipsClass}>
                  {shown.suggestions.map(({ id, name }) => (
                    <button key={id} type="button" className={chipClass()} onClick={() => setForm({ ...form, drug: name })}>
                      {name}
                    </button>
                  ))}
                </div>
              )}
              <DosageWarnings warnings={shown.warnings} />
              <IndicationOffer answer={shown} onTake={(indication) => setForm({ ...form, indication })} />
            </AnswerCard>
            <Regimens answer={shown} />
            <Adjustments answer={shown} />
          </>
        )}
      </AnswerState>
    </PageBody>
  );
}

/** Kilograms and centimetres say by themselves what they are of; milligrams in a decilitre and weeks do not. */
const NAMED = ['creatinine', 'gestationWeeks'];
const inputWords = ({ field, label, shown }: DosageFound['inputs'][number]) => (NAMED.includes(field) ? `${label} ${shown}` : shown);

/** A name that means no drug here is what the report is about. */
const aboutOf = ({ drug, indications }: DosageFound, typed: string) => {
  const chosen = indications.filter((one) => one.chosen);
  return [drug?.name ?? typed, chosen.length === 1 ? chosen[0]?.name : undefined].filter(Boolean).join(', ');
};

const chosenIn = ({ patient }: DosageQuestion) => ({ conditions: patient?.conditions ?? [], allergies: patient?.allergies ?? [] });

/** The patient's figures and what was worked out, as the first words of a case. */
function caseLinesOf(answer: DosageFound, found: string, terms: readonly string[]): string[] {
  return [
    answer.drug?.name ?? '',
    answer.inputs.map(({ label, shown }) => `${label}: ${shown}`).join(', '),
    ...terms,
    found,
    ...answer.regimens
      .slice(0, 4)
      .flatMap(({ courses, population }) => courses.map((one) => `${population}: ${one.perDose.text} ${one.everyText}`)),
    ...answer.warnings.slice(0, 6).map(({ text }) => text),
  ];
}
