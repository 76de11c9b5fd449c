import { data } from 'react-router';
import { ownApproval } from '#modules/library/web/widgets/item-loader.tsx';
import { LaterApprovalNotice } from '#modules/library/web/widgets/later-item-parts.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { suggestEntries } from '../issue-composing.contract.ts';
import { getDraft, getNewsletter } from '../newsletters.contract.ts';
import type { Route } from './+types/issue-write.route';
import { IssueDesk } from './issue-desk.tsx';
import { IssueWithdrawal } from './issue-withdrawal.tsx';
import css from './newsletters.module.css';

export const handle: RouteHandle = { texts: ['newsletters', 'library', 'identity', 'moderation', 'reference'], frame: 'work' };

/** A draft of a newsletter that they may not write. */
function asNotTheirs(error: unknown): never {
  if (error instanceof CallFailure && error.code === 'newsletters.mayNotWrite') throw data(null, { status: 404 });
  return asNotFound(error);
}

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { slug, issueId } = args.params;
    const { newsletter } = await ask(getNewsletter, { slug, limit: 1 }).catch(asNotFound);
    if (!newsletter.can.write) throw data(null, { status: 404 });
    const [draft, suggestions] = await Promise.all([
      issueId === undefined ? null : ask(getDraft, { id: issueId }),
      ask(suggestEntries, { newsletterId: newsletter.id }),
    ]).catch(asNotTheirs);
    const empty = { title: '', intro: fromPlainText(''), entries: [], inner: fromPlainText('') };
    return {
      newsletter,
      approval: draft?.state === 'published' ? await ownApproval(args.context, draft.id) : null,
      draft: draft ?? {
        id: null,
        newsletter,
        content: empty,
        items: [],
        state: 'draft' as const,
        withdrawn: false,
        mails: { sent: 0, keptBack: 0 },
        scheduledAt: null,
        version: 0,
      },
      suggestions: suggestions.data,
    };
  });

export default function IssueWriteRoute({ loaderData: { newsletter, draft, suggestions, approval } }: Route.ComponentProps) {
  const t = useTexts('newsletters');
  return (
    <PageBody>
      <Seo title={t('write.heading')} description={newsletter.about} noindex />
      <div className={css.page}>
        <h1 className="t-display">{t('write.heading')}</h1>
        <p>
          <Link to={`/newsletters/${newsletter.slug}`}>{t('write.for', { name: newsletter.name })}</Link>
        </p>
      </div>
      {draft.id !== null && approval !== null && <LaterApprovalNotice itemId={draft.id} approval={approval} />}
      <IssueDesk key={draft.id ?? 'new'} newsletter={newsletter} draft={draft} suggestions={suggestions} />
      {draft.id !== null && draft.state === 'published' && approval?.state !== 'sentBack' && (
        <IssueWithdrawal id={draft.id} slug={newsletter.slug} withdrawn={draft.withdrawn} mails={draft.mails} />
      )}
    </PageBody>
  );
}
