import { useEffect, useRef, useState } from 'react';
import { data } from 'react-router';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { useGo } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import { toLogin } from '#platform/web/redirects.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { getPostDraft, listPostDrafts, type PostSettings, startPostDraft } from '../post-draft.contract.ts';
import type { Route } from './+types/compose-post.route';
import { PostDesk } from './post-desk.tsx';
import { PostDrafts } from './post-drafts.tsx';
import { PostScheduled } from './post-scheduled.tsx';

export const handle: RouteHandle = { texts: ['posts', 'media', 'reference', 'library'], frame: 'work' };

/** In the address, for a post of which nothing is stored yet. */
const FRESH = 'new';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(context);
  if (page?.reader == null) throw toLogin(request, page?.language ?? 'en');
  const ask = call(context);
  const query = new URL(request.url).searchParams;
  const [postId, wanted] = [query.get('post'), query.get('draft')];
  const common = { memberId: page.reader.id, now: new Date().toISOString(), author: await ask(getUserBasicDetail, {}) };
  if (postId !== null) return { ...common, view: 'change' as const, postId };
  if (wanted !== null && wanted !== FRESH) {
    const draft = await ask(getPostDraft, { id: wanted }).catch(goneOrThrow);
    if (draft !== null && draft.publishAt !== null) return { ...common, view: 'scheduled' as const, draft, publishAt: draft.publishAt };
    return { ...common, view: 'desk' as const, draft, lostId: draft === null ? wanted : null };
  }
  const drafts = wanted === FRESH ? [] : (await ask(listPostDrafts, {})).data;
  return drafts.length > 0
    ? { ...common, view: 'drafts' as const, drafts }
    : { ...common, view: 'desk' as const, draft: null, lostId: null };
}

/** A draft that was published or discarded: this device may still hold text of it. */
function goneOrThrow(error: unknown): null {
  if (!(error instanceof CallFailure)) throw error;
  if (error.code === 'request.invalid') throw data(null, { status: 404 });
  if (error.status === 404) return null;
  throw error;
}

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
      {view === 'change' && <ChangeOfPost key={loaderData.postId} postId={loaderData.postId} />}
      {view === 'scheduled' && (
        <PostScheduled key={loaderData.draft.id} draft={loaderData.draft} publishAt={loaderData.publishAt} author={author} now={now} />
      )}
      {view === 'desk' && (
        <PostDesk
          key={loaderData.draft?.id ?? loaderData.lostId ?? FRESH}
          start={{ memberId, draft: loaderData.draft, settings, lostId: loaderData.lostId }}
          author={author}
          now={now}
        />
      )}
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

/** A published post is changed through a draft of its own, which is made or found first. */
function ChangeOfPost({ postId }: { postId: string }) {
  const t = useTexts('posts');
  const go = useGo();
  const language = useLanguage();
  const { run, failure } = useCommand(startPostDraft);
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void run({ postId, language }).then((draft) => draft !== null && go(`/posts/new?draft=${draft.id}`, { replace: true }));
  }, [postId, language, run, go]);

  return (
    <PageBody>
      <h1 className="t-display">{t('compose.headingChange')}</h1>
      {failure === null ? (
        <Skeleton label={t('compose.opening')} shape="card" count={2} />
      ) : (
        <p role="alert">{failure.body.message || t('compose.notice.offline')}</p>
      )}
    </PageBody>
  );
}
