/** The draft of a post under its author's hands. */
import { useMemo, useState } from 'react';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { DraftContent } from '#platform/web/draft-copy.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { type Desk, type DraftStart, useDraftDesk } from '#platform/web/use-draft.ts';
import { type DraftCheck, useDraftCheck } from '#platform/web/use-draft-check.ts';
import type { DraftStore } from '#platform/web/use-draft-save.ts';
import type { PollContent } from '../post-content.contract.ts';
import {
  checkPostDraft,
  discardPostDraft,
  type PostDraft,
  type PostSettings,
  savePostDraft,
  startPostDraft,
} from '../post-draft.contract.ts';
import { contentOf, formOf, type PostForm, withVoted } from './post-form.tsx';

export type PostDraftStart = DraftStart<PostSettings, PostDraft>;

export interface PostDesk extends Desk<PostForm, PostSettings, ImageRef> {
  /** What colleagues have voted in: it stands in the form as it was published, and stays. */
  readonly votedPoll: PollContent | null;
  /** Somebody has voted meanwhile. */
  readonly keepPoll: (poll: PollContent) => void;
}

/** Of the copies on this device. */
export const COPY_NAME = 'post-draft';

export function usePostDraft(start: PostDraftStart): PostDesk {
  const changes = start.draft?.postId ?? null;
  const [votedPoll, setVotedPoll] = useState(start.draft?.votedPoll ?? null);
  const kind = useMemo(() => draftKind(changes, votedPoll), [changes, votedPoll]);
  const desk = useDraftDesk<PostForm, PostSettings, ImageRef, PostDraft>(kind, start);
  function keepPoll(poll: PollContent) {
    setVotedPoll(poll);
    desk.updateForm((form) => withVoted(form, poll));
  }
  return { ...desk, votedPoll, keepPoll };
}

const draftKind = (changes: string | null, voted: PollContent | null) => ({
  name: COPY_NAME,
  // Also what lies on this device, or was saved before the first vote came.
  formOf: (content: DraftContent) => withVoted(formOf(content), voted),
  contentOf,
  changes,
  store: postDrafts,
});

/** Drafts of new posts, and of changes of published ones. */
export const postDrafts: DraftStore<PostSettings> = {
  start: ({ language }, postId, key) => callOverHttp(startPostDraft, { postId, language }, { idempotencyKey: key, unasked: true }),
  save: ({ seen: _, ...input }, key) => callOverHttp(savePostDraft, input, { idempotencyKey: key, unasked: true }),
  discard: (seen) => callOverHttp(discardPostDraft, seen),
  staleCode: 'posts.staleDraft',
  tooManyCode: 'posts.tooManyDrafts',
};

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
