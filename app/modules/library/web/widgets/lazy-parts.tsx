import { type ComponentProps, lazy, Suspense } from 'react';
import type { ReportDialog } from '#modules/moderation/web/widgets/report-dialog.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CommentForm } from './comment-form.tsx';
import type { CommentHistory } from './comment-history.tsx';

// Most readers write nothing: what writing needs is loaded when someone begins.
const Form = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }));
const Report = lazy(async () => ({ default: (await import('#modules/moderation/web/widgets/report-dialog.tsx')).ReportDialog }));
const History = lazy(async () => ({ default: (await import('./comment-history.tsx')).CommentHistory }));

export function LazyCommentForm(props: ComponentProps<typeof CommentForm>) {
  const t = useTexts('library');
  return (
    <Suspense fallback={<Skeleton label={t('discussion.loading')} shape="line" count={3} />}>
      <Form {...props} />
    </Suspense>
  );
}

export function LazyCommentHistory(props: ComponentProps<typeof CommentHistory>) {
  return (
    <Suspense fallback={null}>
      <History {...props} />
    </Suspense>
  );
}

export function LazyReport(props: ComponentProps<typeof ReportDialog>) {
  return (
    <Suspense fallback={null}>
      <Report {...props} />
    </Suspense>
  );
}
