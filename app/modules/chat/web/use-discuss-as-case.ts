/** Takes what was said and shown into the composer of cases, whose check looks for whatever may tell who the patient is. */
import { useState } from 'react';
import { saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { showToast } from '#ui/toast-queue.ts';
import { copyPictures } from '../case-pictures.contract.ts';
import type { Message } from '../chat-message.contract.ts';

export function useDiscussAsCase(conversationId: string) {
  const t = useTexts('chat');
  const go = useGo();
  const language = useLanguage();
  const [pending, setPending] = useState(false);

  async function picturesOf(messages: readonly Message[]) {
    const messageIds = messages.filter(({ image }) => image !== null).map(({ id }) => id);
    if (messageIds.length === 0) return [];
    const { images, left } = await callOverHttp(copyPictures, { id: conversationId, messageIds });
    if (left > 0) showToast(t('discuss.left', { count: left }));
    return images.map(({ id }) => ({ mediaId: id, caption: '', alt: '', annotations: [] }));
  }

  async function begin(messages: readonly Message[]): Promise<void> {
    setPending(true);
    try {
      const draft = await callOverHttp(startDraft, { language });
      const images = await picturesOf(messages);
      const content = { ...(draft.content as object), presentation: paragraphs(messages), images };
      // Whoever publishes is asked to look at every picture first.
      const settings = { ...draft.settings, imagesReviewed: false };
      await callOverHttp(saveDraft, { id: draft.id, version: draft.version, content, settings });
      // It stays pending until the composer is there: pressed again meanwhile, it would begin another draft.
      go(`/cases/new?draft=${draft.id}`);
    } catch (error) {
      setPending(false);
      tellFailure(error, t('actions.failed'));
    }
  }
  return { pending, run: (messages: readonly Message[]) => void begin(messages) };
}

/** Rich text of plain ones; here because contracts carry no code that makes it. */
const paragraphs = (messages: readonly Message[]) => ({
  type: 'doc' as const,
  content: messages
    .flatMap(({ text }) => text.split(/\n+/))
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] })),
});
