import { Fragment, useMemo } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Button } from '#ui/button.tsx';
import { Chip, chipsClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkDrugs, type DrugToDrugFound, type DrugToDrugQuestion, getDrugsExample, MOST_DRUGS } from '../clinical-tools.contract.ts';
import type { Route } from './+types/drug-to-drug.route';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerState, BesideAnswer } from './answer-state.tsx';
import { Burdens } from './burdens.tsx';
import { CheckedDrugs } from './checked-drugs.tsx';
import { DrugField } from './drug-field.tsx';
import {
  type DrugForm,
  formOf,
  formOfFragment,
  fragmentOfForm,
  NO_DRUGS,
  questionOf,
  withDrugs,
  withoutDrug,
  withReplaced,
} from './drug-question.tsx';
import css from './drug-to-drug.module.css';
import { chipsOf } from './drug-words.tsx';
import { checkedHere, interactionEngine } from './drugs-here.tsx';
import { InteractionVerdict } from './interaction-answer.tsx';
import { namesHere } from './knowledge-here.tsx';
import { PatientPanel, usePatientLine } from './patient-panel.tsx';
import { RegisterCard } from './register-card.tsx';
import { StartAfresh } from './start-afresh.tsx';
import { termLines } from './term-names.tsx';
import { ToolHead } from './tool-head.tsx';
import { UnknownDrugs } from './unknown-drugs.tsx';
import { useAnswer } from './use-answer.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { useQuestionInAddress } from './use-question-in-address.ts';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export const loader = ({ context }: Route.LoaderArgs) => call(context)(getDrugsExample, {});

/** The example does not change while the page lives. */
export const shouldRevalidate = () => false;

export default function DrugToDrugRoute({ loaderData: example }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const isMember = useReader() !== null;
  const {
    form,
    change: setForm,
    replace,
    round,
  } = useQuestionInAddress<DrugForm>({
    none: NO_DRUGS,
    read: (fragment) => formOfFragment(fragment, language),
    write: (typed) => fragmentOfForm(typed, language),
  });
  const question = useMemo(() => (isMember ? questionOf(form, language) : null), [form, isMember, language]);
  useKeptOffline({ engine: interactionEngine, withKnowledge: true });
  const { answer, asked, pending, outdated, failure, offline, left, retry } = useAnswer<typeof checkDrugs, DrugToDrugFound>({
    operation: checkDrugs,
    question,
    fromServer: (found) => found,
    here: (wanted) => checkedHere(wanted, language, t('error.tooManyDrugs')),
  });
  const isExample = question === null;
  const patientLine = usePatientLine(form.patient);
  const shown = isExample ? example.answer : answer;
  /** What the answer is about: while the next is on its way, what was typed since is another question. */
  const shownQuestion: DrugToDrugQuestion = (isExample ? null : asked) ?? example.question;

  return (
    <PageBody
      aside={
        shown && shown.cumulative.length > 0
          ? {
              label: t('burden.label'),
              content: (
                <BesideAnswer pending={pending} outdated={outdated}>
                  <Burdens burdens={shown.cumulative} />
                </BesideAnswer>
              ),
            }
          : undefined
      }
    >
      <Seo title={t('drugs.seo.title')} description={t('drugs.seo.description')} canonicalPath="/drug-to-drug" />
      <ToolHead title={t('drugs.title')} />
      {isMember ? (
        <Fragment key={round}>
          <DrugField
            chips={chipsOf(form.drugs, answer)}
            onAdd={(drugs) => setForm(withDrugs(form, drugs))}
            onRemove={(input) => setForm(withoutDrug(form, input))}
          />
          {form.leftOut !== undefined && (
            <p role="alert" className={css.leftOut}>
              <Icon of="alert-circle" size="s" decorative />
              {t('drugs.leftOut', { most: MOST_DRUGS, names: form.leftOut.join(', ') })}
            </p>
          )}
          <UnknownDrugs
            unknown={isExample ? [] : (answer?.unrecognised.filter(({ input }) => form.drugs.includes(input)) ?? [])}
            onReplace={(input, name) => setForm(withReplaced(form, input, name))}
          />
          <PatientPanel
            patient={form.patient}
            asks={isExample ? [] : (answer?.asks ?? [])}
            onChange={(patient) => setForm({ ...form, patient })}
          />
          <StartAfresh form={form} none={NO_DRUGS} onReplace={replace} />
          {isExample && (
            <p className={css.try}>
              {t('drugs.tryText')}{' '}
              <Button size="s" onClick={() => setForm(formOf(example.question, language))}>
                {t('drugs.try')}
              </Button>
            </p>
          )}
        </Fragment>
      ) : (
        <RegisterCard text={t('register.drugs')} />
      )}
      <AnswerFailure
        failure={failure}
        pending={pending}
        onRetry={retry}
        caseLines={async () => [
          t('case.drugs', { drugs: form.drugs.join(', ') }),
          patientLine === '' ? '' : t('case.patient', { patient: patientLine }),
          ...termLines(t, form.patient, await namesHere(language)),
        ]}
      />
      {isExample && <ExampleQuestion {...example} />}
      {shown && !isExample && (
        <AnswerBar pending={pending} outdated={outdated}>
          <InteractionVerdict answer={shown} />
        </AnswerBar>
      )}
      <AnswerState answered={shown !== null} isExample={isExample} pending={pending} outdated={outdated}>
        {shown && (
          <CheckedDrugs
            answer={shown}
            question={shownQuestion}
            isExample={isExample}
            pending={pending}
            offline={offline}
            left={left}
            canAct={isMember && !isExample}
          />
        )}
      </AnswerState>
    </PageBody>
  );
}

function ExampleQuestion({ question, answer }: { question: DrugToDrugQuestion; answer: DrugToDrugFound }) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const form = formOf(question, language);
  return (
    <div className={css.example}>
      <p className="t-label muted">{t('drugs.example')}</p>
      <div className={chipsClass}>
        {form.drugs.map((drug) => (
          <Chip key={drug}>{answer.recognised.find(({ input }) => input === drug)?.name ?? drug}</Chip>
        ))}
      </div>
      <p className="muted">{usePatientLine(form.patient)}</p>
    </div>
  );
}
