import { data } from 'react-router';
import { getForumCommunity } from '#modules/communities/community-forum.contract.ts';
import { TakeOutForum } from '#modules/communities/web/widgets/take-out-forum.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link, useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { showToast } from '#ui/toast-queue.ts';
import { changeForum } from '../forums.contract.ts';
import type { Route } from './+types/forum-settings.route';
import { ForumEnding } from './forum-ending.tsx';
import css from './forum-form.module.css';
import { ForumForm } from './forum-form.tsx';
import { forumFor } from './forum-page.tsx';
import { writtenAs } from './written-forum.tsx';

export const handle: RouteHandle = { texts: ['forums', 'reference', 'communities'], frame: 'work' };

export async function loader({ context, request, params: { forumId } }: Route.LoaderArgs) {
  const forum = await forumFor({ context, request }, forumId);
  // Whoever may not settle it is told as little as where there is nothing.
  if (!forum.can.change) throw data(null, { status: 404 });
  const { community } = await call(context)(getForumCommunity, { forumId });
  return { forum, community };
}

export default function ForumSettingsRoute({ loaderData: { forum, community } }: Route.ComponentProps) {
  const t = useTexts('forums');
  const go = useGo();
  const { run, pending, failure } = useCommand(changeForum);

  return (
    <PageBody>
      <Seo title={t('form.settingsTitle')} description={forum.about} noindex />
      <p className={css.back}>
        <Link to={`/forums/${forum.id}`}>{forum.name}</Link>
      </p>
      <h1 className="t-display">{t('form.settingsTitle')}</h1>
      <ForumForm
        placeId={forum.id}
        initial={writtenAs(forum)}
        version={forum.version}
        sendLabel={t('form.save')}
        pending={pending}
        failure={failure}
        onSend={async (settings, version) => {
          if ((await run({ id: forum.id, version, ...settings })) === null) return false;
          showToast(t('form.saved'));
          go(`/forums/${forum.id}`);
          return true;
        }}
      />
      {community !== null && (
        <section className={css.community}>
          <h2 className="t-head">{t('form.community')}</h2>
          <p>
            <Link to={`/community/${community.id}`} lang={community.language}>
              {community.name}
            </Link>
          </p>
          <p className="muted">{t('form.communityHelp')}</p>
          <div>
            <TakeOutForum communityId={community.id} forum={forum} />
          </div>
        </section>
      )}
      <ForumEnding forum={forum} />
    </PageBody>
  );
}
