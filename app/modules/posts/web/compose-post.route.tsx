import { loadComposer } from '#modules/library/web/widgets/composer-loader.tsx';
import { ComposerPage } from '#modules/library/web/widgets/composer-page.tsx';
import { DraftOpening } from '#modules/library/web/widgets/draft-opening.tsx';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { useCommand } from '#platform/web/use-command.ts';
import { freshPostSettings, getPostDraft, listPostDrafts, startPostDraft } from '../post-draft.contract.ts';
import type { Route } from './+types/compose-post.route';
import { PostDesk } from './post-desk.tsx';
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
  const language = useLanguage();
  return (
    <ComposerPage
      page={loaderData}
      drafts={(lines, memberId, now) => <PostDrafts drafts={lines} memberId={memberId} now={now} />}
      change={(id) => <ChangeOfPost key={id} postId={id} />}
      desk={({ memberId, draft, lostId, author, now }, key) =>
        // A draft that has a time to appear at is not changed until it is taken off it.
        draft !== null && draft.publishAt !== null ? (
          <PostScheduled key={key} draft={draft} publishAt={draft.publishAt} author={author} now={now} />
        ) : (
          <PostDesk
            key={key}
            start={{ memberId, draft, lostId, settings: freshPostSettings(language, author.speciality_id) }}
            author={author}
            now={now}
          />
        )
      }
      t={t}
    />
  );
}

/** A published post that is to be changed. */
function ChangeOfPost({ postId }: { postId: string }) {
  const t = useTexts('posts');
  const language = useLanguage();
  const { run, failure, pending } = useCommand(startPostDraft);
  return <DraftOpening open={() => run({ postId, language })} failure={failure} pending={pending} writePath="/posts/new" t={t} />;
}
