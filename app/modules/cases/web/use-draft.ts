/** The draft of a case under its author's hands. */
import { useCallback, useMemo, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { type Desk, type DraftStart as Start, useDraftDesk } from '#platform/web/use-draft.ts';
import type { DraftStore } from '#platform/web/use-draft-save.ts';
import type { CaseQuestion } from '../case-content.contract.ts';
import { type Draft, type DraftSettings, discardDraft, saveDraft, startDraft } from '../case-draft.contract.ts';
import { dayHere, withOwnDate } from './compose-consent-date.tsx';
import { contentOf, type DraftContent } from './compose-content.tsx';
import type { ComposeForm } from './compose-form.tsx';
import { formOf, withAnswered } from './compose-reading.tsx';

export type DraftStart = Start<DraftSettings, Draft>;

export interface DraftDesk extends Desk<ComposeForm, DraftSettings, ImageRef> {
  /** What colleagues have answered: it stands in the form as it was published, and stays. */
  readonly answeredQuestion: CaseQuestion | null;
  /** Somebody has answered meanwhile. */
  readonly keepQuestion: (question: CaseQuestion) => void;
}

/** Of the copies on this device. */
export const COPY_NAME = 'case-draft';

export function useDraft(start: DraftStart): DraftDesk {
  const changes = start.draft?.caseId ?? null;
  const [answeredQuestion, setAnsweredQuestion] = useState(start.draft?.answeredQuestion ?? null);
  const kind = useMemo(() => draftKind(changes, answeredQuestion), [changes, answeredQuestion]);
  const desk = useDraftDesk<ComposeForm, DraftSettings, ImageRef, Draft>(kind, start);
  function keepQuestion(question: CaseQuestion) {
    setAnsweredQuestion(question);
    desk.updateForm((form) => withAnswered(form, question));
  }
  return { ...desk, answeredQuestion, keepQuestion, updateSettings: useDatedSettings(desk) };
}

function useDatedSettings({ settings, updateSettings }: Pick<DraftDesk, 'settings' | 'updateSettings'>): DraftDesk['updateSettings'] {
  const { kind } = settings.consent;
  return useCallback(
    ({ consent, ...some }) => updateSettings({ ...some, ...(consent && { consent: withOwnDate(consent, kind, dayHere(new Date())) }) }),
    [kind, updateSettings],
  );
}

const draftKind = (changes: string | null, answered: CaseQuestion | null) => ({
  name: COPY_NAME,
  // Also what lies on this device, or was saved before the first answer came.
  formOf: (content: DraftContent, language: Language) => withAnswered(formOf(content, language), answered),
  contentOf,
  changes,
  store: caseDrafts,
});

/** Drafts of new cases, and of changes of published ones. */
export const caseDrafts: DraftStore<DraftSettings> = {
  start: ({ language }, caseId, key) => callOverHttp(startDraft, { caseId, language }, { idempotencyKey: key, unasked: true }),
  save: ({ seen, ...input }, key) =>
    callOverHttp(saveDraft, { ...input, ...(seen !== undefined && { caseVersion: seen }) }, { idempotencyKey: key, unasked: true }),
  discard: (seen) => callOverHttp(discardDraft, seen),
  staleCode: 'cases.staleDraft',
  tooManyCode: 'cases.tooManyDrafts',
};
