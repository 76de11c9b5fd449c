/** A draft of a case with what was said and shown; here because contracts carry no code that makes it. */
import { discardDraft, saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import type { callOverHttp } from '#platform/web/http-caller.ts';
import { copyPictures } from '../case-pictures.contract.ts';
import type { Message } from '../chat-message.contract.ts';

export interface BegunCase {
  readonly draftId: string;
  /** Pictures that stay where they are. */
  readonly left: number;
}

/** Either a draft with all of it, or none: what fails leaves no empty one among the drafts. */
export async function caseFrom(
  call: typeof callOverHttp,
  language: 'en' | 'id',
  conversationId: string,
  messages: readonly Message[],
): Promise<BegunCase> {
  // What takes longest and fails soonest comes first; copies that nothing shows are cleared away.
  const messageIds = messages.filter(({ image }) => image !== null).map(({ id }) => id);
  const { images, left } = messageIds.length === 0 ? { images: [], left: 0 } : await call(copyPictures, { id: conversationId, messageIds });
  const { id, version, content, settings } = await call(startDraft, { language });
  const rows = images.map((image) => ({ mediaId: image.id, caption: '', alt: '', annotations: [] }));
  try {
    await call(saveDraft, {
      id,
      version,
      content: { ...(content as object), presentation: paragraphs(messages), images: rows },
      // Whoever publishes is asked to look at every picture first.
      settings: { ...settings, imagesReviewed: false },
    });
  } catch (error) {
    // Of the version that was begun: one that was saved after all, though its answer did not come, stays.
    await call(discardDraft, { id, version }).catch(() => null);
    throw error;
  }
  return { draftId: id, left };
}

/** Rich text of plain ones. */
const paragraphs = (messages: readonly Message[]) => ({
  type: 'doc' as const,
  content: messages
    .flatMap(({ text }) => text.split(/\n+/))
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] })),
});
