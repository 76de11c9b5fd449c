/** The draft of a case under its author's hands. */
import { useMemo } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { type Desk, type DraftStart as Start, useDraftDesk } from '#platform/web/use-draft.ts';
import type { DraftStore } from '#platform/web/use-draft-save.ts';
import { type Draft, type DraftSettings, saveDraft, startDraft } from '../case-draft.contract.ts';
import { contentOf } from './compose-content.tsx';
import type { ComposeForm } from './compose-form.tsx';
import { formOf } from './compose-reading.tsx';

export type DraftStart = Start<DraftSettings, Draft>;

export interface DraftDesk extends Desk<ComposeForm, DraftSettings, ImageRef> {
  readonly caseId: string | null;
}

/** Of the copies on this device. */
export const COPY_NAME = 'case-draft';

export function useDraft(start: DraftStart): DraftDesk {
  const caseId = start.draft?.caseId ?? null;
  const kind = useMemo(() => draftKind(caseId), [caseId]);
  return { ...useDraftDesk<ComposeForm, DraftSettings, ImageRef, Draft>(kind, start), caseId };
}

const draftKind = (caseId: string | null) => ({ name: COPY_NAME, formOf, contentOf, store: caseDrafts(caseId) });

/** Drafts of a new case, or of the change of a published one. */
export const caseDrafts = (caseId: string | null): DraftStore<DraftSettings> => ({
  start: ({ language }, key) => callOverHttp(startDraft, { caseId, language }, { idempotencyKey: key }),
  save: (input, key) => callOverHttp(saveDraft, input, { idempotencyKey: key }),
  staleCode: 'cases.staleDraft',
  tooManyCode: 'cases.tooManyDrafts',
});
