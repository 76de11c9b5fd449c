import { DraftList } from '#modules/library/web/widgets/draft-list.tsx';
import { formatAgo } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useMoment } from '#platform/web/use-moment.ts';
import type { PostDraftLine } from '../post-draft.contract.ts';
import { COPY_NAME } from './use-post-draft.ts';

/** Which unfinished post to go on with. */
export function PostDrafts({ drafts, memberId, now }: { drafts: readonly PostDraftLine[]; memberId: string; now: number }) {
  const t = useTexts('posts');
  const language = useLanguage();
  const momentOf = useMoment();

  function stateOf({ postId, publishAt, updatedAt }: PostDraftLine): string {
    if (publishAt !== null) return t('compose.drafts.scheduled', { at: momentOf(publishAt) });
    const ago = formatAgo(language, updatedAt, now);
    return postId === null ? t('compose.drafts.changed', { ago }) : t('compose.drafts.changedPost', { ago });
  }

  return <DraftList drafts={drafts} stateOf={stateOf} copyName={COPY_NAME} memberId={memberId} writePath="/posts/new" t={t} />;
}
