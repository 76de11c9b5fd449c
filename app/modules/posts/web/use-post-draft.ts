/** The draft of a post under its author's hands. */
import { useMemo, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { type Desk, type DraftStart, useDraftDesk } from '#platform/web/use-draft.ts';
import { type DraftCheck, useDraftCheck } from '#platform/web/use-draft-check.ts';
import type { DraftStore } from '#platform/web/use-draft-save.ts';
import { checkPostDraft, type PostDraft, type PostSettings, savePostDraft, startPostDraft } from '../post-draft.contract.ts';
import { contentOf, formOf, type PostForm } from './post-form.tsx';

export type PostDraftStart = DraftStart<PostSettings, PostDraft>;

export interface PostDesk extends Desk<PostForm, PostSettings, ImageRef> {
  readonly postId: string | null;
}

/** Of the copies on this device. */
export const COPY_NAME = 'post-draft';

export function usePostDraft(start: PostDraftStart): PostDesk {
  const postId = start.draft?.postId ?? null;
  const kind = useMemo(() => ({ name: COPY_NAME, formOf, contentOf, store: postDrafts(postId) }), [postId]);
  return { ...useDraftDesk<PostForm, PostSettings, ImageRef, PostDraft>(kind, start), postId };
}

/** Drafts of a new post, or of the change of a published one. */
export const postDrafts = (postId: string | null): DraftStore<PostSettings> => ({
  start: ({ language }, key) => callOverHttp(startPostDraft, { postId, language }, { idempotencyKey: key }),
  save: (input, key) => callOverHttp(savePostDraft, input, { idempotencyKey: key }),
  staleCode: 'posts.staleDraft',
  tooManyCode: 'posts.tooManyDrafts',
});

/** What stands between a post and its preview. */
export function usePostCheck(desk: PostDesk): DraftCheck & { readonly claims: readonly string[] } {
  const t = useTexts('posts');
  const [claims, setClaims] = useState<readonly string[]>([]);
  const { imagesReviewed } = desk.settings;
  const mustReview = desk.form.images.length > 0 && !imagesReviewed;
  const check = useDraftCheck(desk, {
    ask: async (id) => {
      const found = await callOverHttp(checkPostDraft, { id });
      setClaims(found.claims);
      return found.fields;
    },
    beside: () => (mustReview ? { 'settings.imagesReviewed': t('validation.imagesReviewed') } : {}),
    formPath: (path) => path,
    words: { notSaved: t('compose.check.notSaved'), offline: t('compose.notice.offline') },
  });
  return { ...check, claims };
}
