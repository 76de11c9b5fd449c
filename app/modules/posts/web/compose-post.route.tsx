import { useState } from 'react';
import { loadComposer } from '#modules/library/web/widgets/composer-loader.tsx';
import { DraftOpening } from '#modules/library/web/widgets/draft-opening.tsx';
import { FRESH_DRAFT } from '#platform/web/draft-copy.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { getPostDraft, listPostDrafts, type PostSettings, startPostDraft } from '../post-draft.contract.ts';
import type { Route } from './+types/compose-post.route';
import { PostDesk, type PostDeskProps } from './post-desk.tsx';
import { PostDrafts } from './post-drafts.tsx';
import { PostScheduled } from './post-scheduled.tsx';

export const handle: RouteHandle = { texts: ['posts', 'media', 'reference', 'library'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) =>
  loadComposer(args, {
    changeParam: 'post',
    draft: (ask, id) => ask(getPostDraft, { id }),
    drafts: (ask) => ask(listPostDrafts, {}),
  });

export default function ComposePostRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts('posts');
  const { view, memberId, author, now } = loaderData;
  const settings = useFreshSettings(author.speciality_id);
  return (
    <>
      <Seo title={t('compose.heading')} description={t('compose.lead')} noindex />
      {view === 'drafts' && (
        <PageBody>
          <PostDrafts drafts={loaderData.drafts} memberId={memberId} now={Date.parse(now)} />
        </PageBody>
      )}
      {view === 'change' && <ChangeOfPost key={loaderData.changedId} postId={loaderData.changedId} />}
      {view === 'desk' && <DeskOrTime start={{ ...loaderData, settings }} author={author} now={now} />}
    </>
  );
}

/** What a new post begins with; the same on the server. */
function useFreshSettings(speciality: string | null): PostSettings {
  const language = useLanguage();
  const [settings] = useState<PostSettings>(() => ({
    language,
    specialities: speciality === null ? [] : [speciality],
    anonymous: false,
    audience: 'anyone',
    imagesReviewed: false,
  }));
  return settings;
}

/** A draft that has a time to appear at is not changed until it is taken off it. */
function DeskOrTime({ start: { memberId, draft, settings, lostId }, author, now }: PostDeskProps) {
  if (draft !== null && draft.publishAt !== null)
    return <PostScheduled key={draft.id} draft={draft} publishAt={draft.publishAt} author={author} now={now} />;
  return <PostDesk key={draft?.id ?? lostId ?? FRESH_DRAFT} start={{ memberId, draft, settings, lostId }} author={author} now={now} />;
}

/** A published post that is to be changed. */
function ChangeOfPost({ postId }: { postId: string }) {
  const t = useTexts('posts');
  const language = useLanguage();
  const { run, failure } = useCommand(startPostDraft);
  return <DraftOpening open={() => run({ postId, language })} failure={failure} writePath="/posts/new" t={t} />;
}
