import type { Author } from '#modules/library/web/widgets/author-byline.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { Button } from '#ui/button.tsx';
import { type PostDraft, publishPost, schedulePost } from '../post-draft.contract.ts';
import { formOf } from './post-form.tsx';
import { PostPreview } from './post-preview.tsx';

export interface PostScheduledProps {
  draft: PostDraft;
  publishAt: string;
  author: Author;
  now: string;
}

/** A post that waits for its time, for its author alone: as it will be, and the ways out. */
export function PostScheduled({ draft, publishAt, author, now }: PostScheduledProps) {
  const t = useTexts('posts');
  const momentOf = useMoment();
  const go = useGo();
  const taking = useCommand(schedulePost);
  const publishing = useCommand(publishPost);
  const failure = taking.failure ?? publishing.failure;
  const { id, version } = draft;

  async function handleTakeOff() {
    if ((await taking.run({ id, version, publishAt: null })) !== null) go(`/posts/new?draft=${id}`, { replace: true });
  }

  async function handlePublish() {
    // What had to be decided was decided when it was given its time.
    const output = await publishing.run({ draftId: id, version, acceptIdentifiers: true });
    if (output !== null) go(`/posts/${output.id}`, { replace: true });
  }

  return (
    <PageBody>
      <div className="stack-l">
        <header className="stack">
          <h1 className="t-head">{t('compose.schedule.done')}</h1>
          <p>{t('compose.schedule.text', { at: momentOf(publishAt) })}</p>
          <div className="row-wrap">
            <Button pending={taking.pending} pendingLabel={t('page.loading')} onClick={() => void handleTakeOff()}>
              {t('compose.schedule.takeOff')}
            </Button>
            <Button
              variant="primary"
              pending={publishing.pending}
              pendingLabel={t('compose.publishing')}
              onClick={() => void handlePublish()}
            >
              {t('compose.schedule.nowInstead')}
            </Button>
          </div>
          {failure !== null && <p role="alert">{failure.body.message || t('page.failed')}</p>}
        </header>
        <PostPreview form={formOf(draft.content)} settings={draft.settings} images={draft.images} author={author} now={now} />
      </div>
    </PageBody>
  );
}
