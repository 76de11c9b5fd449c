/** Throws a draft away, and brings it back for as long as the toast offers it. */
import { useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { discardDraft, saveDraft, startDraft } from '../cases.contract.ts';
import type { Version } from './compose-copy.tsx';
import type { DraftDesk } from './use-draft.ts';

export function useDraftDiscard(desk: DraftDesk): { discard: () => Promise<void>; pending: boolean } {
  const t = useTexts('cases');
  const go = useGo();
  const [pending, setPending] = useState(false);

  async function discard() {
    if (pending) return;
    setPending(true);
    const kept = desk.version();
    const { draftId, caseId } = desk;
    try {
      if (draftId !== null) await callOverHttp(discardDraft, { id: draftId });
      desk.forget();
      go('/cases');
      showToast(t('compose.discard.done'), { undo: { label: t('compose.discard.undo'), onUndo: () => void bringBack(caseId, kept) } });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showToast(error.body.message || t('compose.discard.failed'), { tone: 'failed' });
      setPending(false);
    }
  }

  async function bringBack(caseId: string | null, { content, settings }: Version) {
    try {
      const { id, version: started } = await callOverHttp(startDraft, { caseId, language: settings.language });
      await callOverHttp(saveDraft, { id, version: started, content, settings });
      go(`/cases/new?draft=${id}`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showToast(error.body.message || t('compose.discard.notBack'), { tone: 'failed' });
    }
  }

  return { discard, pending };
}
