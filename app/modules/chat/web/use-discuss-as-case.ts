/** Takes what was said and shown into the composer of cases, whose check looks for whatever may tell who the patient is. */
import { useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { showToast } from '#ui/toast-queue.ts';
import type { Message } from '../chat-message.contract.ts';
import { caseFrom } from './case-from-messages.tsx';

export function useDiscussAsCase(conversationId: string) {
  const t = useTexts('chat');
  const go = useGo();
  const language = useLanguage();
  const [pending, setPending] = useState(false);

  async function begin(messages: readonly Message[]): Promise<void> {
    setPending(true);
    try {
      const { draftId, left } = await caseFrom(callOverHttp, language, conversationId, messages);
      if (left > 0) showToast(t('discuss.left', { count: left }));
      // It stays pending until the composer is there: pressed again meanwhile, it would begin another draft.
      go(`/cases/new?draft=${draftId}`);
    } catch (error) {
      setPending(false);
      tellFailure(error, t('actions.failed'));
    }
  }
  return { pending, run: (messages: readonly Message[]) => void begin(messages) };
}
