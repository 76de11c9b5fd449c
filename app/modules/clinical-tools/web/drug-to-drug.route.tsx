import { useEffect, useMemo, useState } from 'react';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { Button } from '#ui/button.tsx';
import { Chip, chipsClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  checkDrugs,
  type DrugToDrugFound,
  type DrugToDrugQuestion,
  getDrugsExample,
  MOST_DRUGS,
  type UseLeft,
} from '../clinical-tools.contract.ts';
import type { Route } from './+types/drug-to-drug.route';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AnswerFailure } from './answer-failure.tsx';
import { AnswerState } from './answer-state.tsx';
import { Burdens } from './burdens.tsx';
import { DrugField } from './drug-field.tsx';
import { type DrugForm, formOf, formOfFragment, fragmentOfForm, NO_DRUGS, questionOf, withDrugs, withReplaced } from './drug-question.tsx';
import css from './drug-to-drug.module.css';
import { chipsOf, interactionCaseLines } from './drug-words.tsx';
import { checkedHere, interactionEngine } from './drugs-here.tsx';
import { InteractionFixes, InteractionLead, InteractionVerdict } from './interaction-answer.tsx';
import { InteractionList, pairId } from './interaction-list.tsx';
import { InteractionMatrix } from './interaction-matrix.tsx';
import { namesHere } from './knowledge-here.tsx';
import { PatientPanel, usePatientLine } from './patient-panel.tsx';
import { RegisterCard } from './register-card.tsx';
import { termLines } from './term-names.tsx';
import { ToolHead } from './tool-head.tsx';
import { UnknownDrugs } from './unknown-drugs.tsx';
import { useAnswer } from './use-answer.ts';
import { useKeptOffline } from './use-kept-offline.ts';
import { useOpenDetails } from './use-open-details.ts';
import { useQuestionInAddress } from './use-question-in-address.ts';

export const handle: RouteHandle = { texts: ['clinical-tools'], frame: 'work' };

export const loader = ({ context }: Route.LoaderArgs) => call(context)(getDrugsExample, {});

/** The example does not change while the page lives. */
export const shouldRevalidate = () => false;

export default function DrugToDrugRoute({ loaderData: example }: Route.ComponentProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const isMember = useReader() !== null;
  const [form, setForm] = useQuestionInAddress<DrugForm>({
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
        shown && shown.cumulative.length > 0 ? { label: t('burden.label'), content: <Burdens burdens={shown.cumulative} /> } : undefined
      }
    >
      <Seo title={t('drugs.seo.title')} description={t('drugs.seo.description')} canonicalPath="/drug-to-drug" />
      <ToolHead title={t('drugs.title')} />
      {isMember ? (
        <>
          <DrugField
            chips={chipsOf(form.drugs, answer)}
            onAdd={(drugs) => setForm(withDrugs(form, drugs))}
            onRemove={(input) => setForm({ ...form, drugs: form.drugs.filter((drug) => drug !== input) })}
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
          {isExample && (
            <p className={css.try}>
              {t('drugs.tryText')}{' '}
              <Button size="s" onClick={() => setForm(formOf(example.question, language))}>
                {t('drugs.try')}
              </Button>
            </p>
          )}
        </>
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
        <AnswerBar>
          <InteractionVerdict answer={shown} />
        </AnswerBar>
      )}
      <AnswerState answered={shown !== null} pending={pending} outdated={outdated}>
        {shown && (
          <Answer
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

interface AnswerProps {
  readonly answer: DrugToDrugFound;
  readonly question: DrugToDrugQuestion;
  readonly isExample: boolean;
  readonly pending: boolean;
  readonly offline: boolean;
  readonly left: UseLeft | null;
  readonly canAct: boolean;
}

function Answer({ answer, question, isExample, pending, offline, left, canAct }: AnswerProps) {
  const t = useTexts('clinical-tools');
  const language = useLanguage();
  const first = answer.interactions[0];
  const firstId = first === undefined ? '' : pairId(first);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([firstId]));
  useEffect(() => {
    setOpen(new Set(firstId === '' ? [] : [firstId]));
  }, [firstId]);
  useOpenDetails();
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((known) => (known.has(id) === isOpen ? known : new Set(isOpen ? [...known, id] : [...known].filter((one) => one !== id))));
  function openPair(id: string) {
    toggle(id, true);
    requestAnimationFrame(() => {
      const pair = document.getElementById(id);
      pair?.scrollIntoView({ block: 'start' });
      pair?.querySelector('summary')?.focus({ preventScroll: true });
    });
  }
  const { patient } = formOf(question, language);
  const patientLine = usePatientLine(patient);
  const names = [...new Set(answer.recognised.map(({ name }) => name))];
  return (
    <>
      <AnswerCard
        verdict={<InteractionVerdict answer={answer} />}
        lead={<InteractionLead answer={answer} />}
        left={left}
        drafted={answer.drafted}
        offline={offline}
        pending={pending}
        isExample={isExample}
        actions={
          canAct && (
            <AnswerActions
              tool="interactions"
              question={question}
              about={names.join(', ')}
              caseLines={async () =>
                interactionCaseLines(t, { names, patientLine, terms: termLines(t, patient, await namesHere(language)), answer })
              }
            />
          )
        }
      >
        <InteractionFixes answer={answer} />
      </AnswerCard>
      <InteractionMatrix answer={answer} onOpen={openPair} />
      <InteractionList interactions={answer.interactions} open={open} onToggle={toggle} />
    </>
  );
}
