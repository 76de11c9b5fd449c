import { data } from 'react-router';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { getNewsletter } from '../newsletters.contract.ts';
import type { Route } from './+types/newsletter-settings.route';
import { NewsletterForm } from './newsletter-form.tsx';

export const handle: RouteHandle = { texts: ['newsletters', 'identity'], frame: 'work' };

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { newsletter } = await ask(getNewsletter, { slug: args.params.slug, limit: 1 }).catch(asNotFound);
    if (!newsletter.can.write) throw data(null, { status: 404 });
    return newsletter;
  });

export default function NewsletterSettingsRoute({ loaderData: newsletter }: Route.ComponentProps) {
  const t = useTexts('newsletters');
  return (
    <PageBody>
      <Seo title={t('found.changeHeading')} description={newsletter.about} noindex />
      <h1 className="t-display">{t('found.changeHeading')}</h1>
      {/* Changed elsewhere, it is begun anew, with what was written here put into it. */}
      <NewsletterForm key={newsletter.version} newsletter={newsletter} forumId={newsletter.forumId} journalId={newsletter.journalId} />
    </PageBody>
  );
}
