import { forMember } from '#modules/identity/web/widgets/for-member.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import type { Route } from './+types/newsletter-new.route';
import { NewsletterForm } from './newsletter-form.tsx';

export const handle: RouteHandle = { texts: ['newsletters', 'identity'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async () => {
    const { searchParams } = new URL(args.request.url);
    return { forumId: searchParams.get('forum'), journalId: searchParams.get('journal') };
  });

export default function NewsletterNew({ loaderData: { forumId, journalId } }: Route.ComponentProps) {
  const t = useTexts('newsletters');
  return (
    <PageBody>
      <Seo title={t('found.heading')} description={t('list.description')} noindex />
      <h1 className="t-display">{t('found.heading')}</h1>
      <NewsletterForm newsletter={null} forumId={forumId} journalId={journalId} />
    </PageBody>
  );
}
