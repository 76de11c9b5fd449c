// Most readers write nothing: what writing needs is loaded when someone begins.
import type { ComponentProps } from 'react';
import type { ReportDialog } from '#modules/moderation/web/widgets/report-dialog.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CommentForm } from './comment-form.tsx';
import type { CommentHistory } from './comment-history.tsx';

export const LazyCommentForm = onDemand<ComponentProps<typeof CommentForm>>(
  async () => (await import('./comment-form.tsx')).CommentForm,
  function CommentFormToCome() {
    const t = useTexts('library');
    return <Skeleton label={t('discussion.loading')} shape="line" count={3} />;
  },
);

export const LazyCommentHistory = onDemand<ComponentProps<typeof CommentHistory>>(
  async () => (await import('./comment-history.tsx')).CommentHistory,
);

export const LazyReport = onDemand<ComponentProps<typeof ReportDialog>>(
  async () => (await import('#modules/moderation/web/widgets/report-dialog.tsx')).ReportDialog,
);
