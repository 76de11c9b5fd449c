import { getForum } from '#modules/forums/forums.contract.ts';
import { useReader } from '#platform/web/facts.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { Caller } from '#platform/web/page-facts.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/newsletter-new.route';
import { NewsletterForm } from './newsletter-form.tsx';

export const handle: RouteHandle = { texts: ['newsletters', 'identity'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { searchParams } = new URL(args.request.url);
    const forumId = searchParams.get('forum');
    return { forum: forumId === null ? null : await forumToTend(ask, forumId), journalId: searchParams.get('journal') };
  });

async function forumToTend(ask: Caller, id: string) {
  const { name, can } = await ask(getForum, { id }).catch(asNotFound);
  return { id, name, tends: can.tend };
}

export default function NewsletterNewRoute({ loaderData: { forum, journalId } }: Route.ComponentProps) {
  const t = useTexts('newsletters');
  const edits = useReader()?.rights.includes('newsletters') === true;
  return (
    <PageBody>
      <Seo title={t('found.heading')} description={t('list.description')} noindex />
      <h1 className="t-display">{t('found.heading')}</h1>
      {forum !== null && (
        <p>
          <Link to={`/forums/${forum.id}`}>{t('found.ofForum', { forum: forum.name })}</Link>
        </p>
      )}
      {edits || forum?.tends === true ? (
        <NewsletterForm newsletter={null} forumId={forum?.id ?? null} journalId={journalId} />
      ) : (
        <EmptyState
          art="book"
          title={t('found.mayNot')}
          action={
            <Link to="/newsletters" className={buttonClass()}>
              {t('list.showAll')}
            </Link>
          }
        >
          {t('found.mayNotText')}
        </EmptyState>
      )}
    </PageBody>
  );
}
