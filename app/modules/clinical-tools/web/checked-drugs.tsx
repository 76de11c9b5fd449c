import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { DrugToDrugFound, DrugToDrugQuestion, UseLeft } from '../clinical-tools.contract.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerCard } from './answer-card.tsx';
import { formOf } from './drug-question.tsx';
import { interactionCaseLines } from './drug-words.tsx';
import { InteractionFixes, InteractionLead, InteractionVerdict } from './interaction-answer.tsx';
import { InteractionList, pairId } from './interaction-list.tsx';
import { InteractionMatrix } from './interaction-matrix.tsx';
import { namesHere } from './knowledge-here.tsx';
import { OnPaper } from './on-paper.tsx';
import { usePatientLine } from './patient-panel.tsx';
import { termLines } from './term-names.tsx';
import { TermsOnPaper } from './terms-on-paper.tsx';
import type { WorkedOutHere } from './use-answer.ts';
import { useOpenDetails } from './use-open-details.ts';

export interface CheckedDrugsProps {
  readonly answer: DrugToDrugFound;
  readonly question: DrugToDrugQuestion;
  readonly isExample: boolean;
  readonly pending: boolean;
  readonly offline: WorkedOutHere | null;
  readonly left: UseLeft | null;
  readonly canAct: boolean;
}

/** What a list of drugs comes to: in a sentence, as a matrix, and pair by pair. */
export function CheckedDrugs({ answer, question, isExample, pending, offline, left, canAct }: CheckedDrugsProps) {
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
  const { drugs, patient } = formOf(question, language);
  const patientLine = usePatientLine(patient);
  // That a name is not known here is worth a report, too.
  const names = [...answer.recognised.map(({ name }) => name), ...answer.unrecognised.map(({ input }) => input)];
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
              about={[...new Set(names)].join(', ')}
              caseLines={async () =>
                interactionCaseLines(t, { drugs, patientLine, terms: termLines(t, patient, await namesHere(language)), answer })
              }
            />
          )
        }
      >
        {!isExample && <TermsOnPaper chosen={patient} />}
        <OnPaper lines={answer.asks.map(({ message }) => message)} />
        <InteractionFixes answer={answer} />
      </AnswerCard>
      <InteractionMatrix answer={answer} onOpen={openPair} />
      <InteractionList interactions={answer.interactions} open={open} onToggle={toggle} />
    </>
  );
}
