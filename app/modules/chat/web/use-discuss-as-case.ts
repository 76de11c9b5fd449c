/** Takes what was said into the composer of cases, whose check looks for whatever may tell who the patient is. */
import { useState } from 'react';
import { saveDraft, startDraft } from '#modules/cases/cases.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { showToast } from '#ui/toast-queue.ts';
import type { Message } from '../chat-message.contract.ts';

export function useDiscussAsCase() {
  const t = useTexts('chat');
  const go = useGo();
  const language = useLanguage();
  const [pending, setPending] = useState(false);

  async function begin({ text }: Message): Promise<void> {
    setPending(true);
    try {
      const draft = await callOverHttp(startDraft, { language });
      const content = { ...(draft.content as object), presentation: paragraphs(text) };
      await callOverHttp(saveDraft, { id: draft.id, version: draft.version, content, settings: draft.settings });
      go(`/cases/new?draft=${draft.id}`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showToast(error.body.message || t('actions.failed'), { tone: 'failed' });
    } finally {
      setPending(false);
    }
  }
  return { pending, run: (message: Message) => void begin(message) };
}

/** Rich text of a plain one; here because contracts carry no code that makes it. */
const paragraphs = (text: string) => ({
  type: 'doc' as const,
  content: text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] })),
});
