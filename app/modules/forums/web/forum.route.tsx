import { getForumCommunity } from '#modules/communities/community-forum.contract.ts';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { PlaceStaff } from '#modules/moderation/web/widgets/place-staff.tsx';
import { getNewsletter } from '#modules/newsletters/newsletters.contract.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { listThreads } from '../forum-thread.contract.ts';
import { type ForumView, getForum } from '../forums.contract.ts';
import type { Route } from './+types/forum.route';
import css from './forum.module.css';
import { ForumEntry } from './forum-entry.tsx';
import { ForumHead } from './forum-head.tsx';
import { ForumPerson } from './forum-person.tsx';
import { LaterForumThreads } from './later-forum-parts.tsx';
import { threadFilterOf, threadInput } from './use-thread-filter.ts';

export const handle: RouteHandle = { texts: [...CARD_TEXTS, 'forums', 'moderation'] };

export async function loader({ context, request, params: { forumId } }: Route.LoaderArgs) {
  const ask = call(context);
  const { searchParams } = new URL(request.url);
  const filter = threadFilterOf(searchParams);
  const [forum, { community }] = await Promise.all([ask(getForum, { id: forumId }), ask(getForumCommunity, { forumId })]).catch(asNotFound);
  if (!forum.can.read) return { forum, community, filter, threads: null, newsletter: null };
  const [pinned, page, newsletter] = await Promise.all([
    filter === 'active' ? ask(listThreads, { forumId, pinned: true, limit: 20 }) : null,
    ask(listThreads, { ...threadInput(forumId, filter), cursor: searchParams.get('cursor') ?? undefined }),
    // Most forums have none.
    ask(getNewsletter, { slug: forumId, limit: 1 }).then(
      ({ newsletter: { slug, name } }) => ({ slug, name }),
      () => null,
    ),
  ]);
  return { forum, community, filter, newsletter, threads: { pinned: pinned?.data ?? [], page } };
}

export default function ForumRoute({ loaderData: { forum, community, filter, threads, newsletter } }: Route.ComponentProps) {
  const t = useTexts('forums');
  return (
    <PageBody
      aside={
        hasAside(forum, newsletter) ? { label: t('page.about'), content: <ForumAside forum={forum} newsletter={newsletter} /> } : undefined
      }
    >
      <Seo title={forum.name} description={forum.about} noindex={forum.kind !== 'public' || filter !== 'active'} />
      <div key={`${forum.id} ${forum.standing}`}>
        <ForumHead forum={forum} community={community} />
        <ForumEntry forum={forum} />
        <PlaceStaff place={{ ...forum, type: 'forum' }} listPath="/forums" />
      </div>
      {threads !== null && <LaterForumThreads key={`${forum.id} ${filter}`} forum={forum} filter={filter} {...threads} />}
    </PageBody>
  );
}

type ForumNewsletter = { readonly slug: string; readonly name: string } | null;

const hasAside = ({ rules, stewards, can }: ForumView, newsletter: ForumNewsletter) =>
  rules.length > 0 || stewards.length > 0 || newsletter !== null || can.tend;

function ForumAside({ forum, newsletter }: { forum: ForumView; newsletter: ForumNewsletter }) {
  const t = useTexts('forums');
  return (
    <>
      {forum.rules.length > 0 && (
        <AsideBlock title={t('page.rules')}>
          <ol className={css.rules} lang={forum.language}>
            {forum.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </AsideBlock>
      )}
      {forum.stewards.length > 0 && (
        <AsideBlock title={t('page.stewards')}>
          <div className={css.stewards}>
            {forum.stewards.map(({ byline, role }) => (
              <ForumPerson key={byline.kind === 'member' ? byline.id : role} byline={byline} meta={t(`role.${role}`)} />
            ))}
          </div>
        </AsideBlock>
      )}
      {(newsletter !== null || forum.can.tend) && (
        <AsideBlock title={t('page.newsletter')}>
          {newsletter === null ? (
            <Link to={`/newsletters/new?forum=${forum.id}`}>{t('page.foundNewsletter')}</Link>
          ) : (
            <Link to={`/newsletters/${newsletter.slug}`}>{newsletter.name}</Link>
          )}
        </AsideBlock>
      )}
    </>
  );
}
