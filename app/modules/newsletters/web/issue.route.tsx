import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { Discussion } from '#modules/library/web/widgets/discussion.tsx';
import { ItemByline } from '#modules/library/web/widgets/item-byline.tsx';
import { AnyItemCard } from '#modules/library/web/widgets/item-kinds.tsx';
import { gone, loadOwnableItem } from '#modules/library/web/widgets/item-loader.tsx';
import type { OwnableItem } from '#modules/library/web/widgets/item-page.tsx';
import { LaterApprovalNotice, LaterItemActs, LaterItemResponse } from '#modules/library/web/widgets/later-item-parts.tsx';
import { KeyedRefusal } from '#modules/library/web/widgets/response-refusal.tsx';
import { useRecordedView } from '#modules/library/web/widgets/use-recorded-view.ts';
import { repostReadingMaterialLater } from '#modules/posts/web/widgets/reading-material-repost.tsx';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link, useLocalise } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { RichText } from '#platform/web/rich-text.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';
import { MetaLine } from '#ui/byline.tsx';
import { classNames } from '#ui/class-names.ts';
import { getIssue, type IssueView } from '../newsletters.contract.ts';
import type { Route } from './+types/issue.route';
import { NewsletterSeo } from './newsletter-seo.tsx';
import css from './newsletters.module.css';

export const handle: RouteHandle = { texts: [...CARD_TEXTS, 'newsletters', 'moderation'] };

const IssueGone = onDemand(async () => (await import('./issue-gone.tsx')).IssueGone);

export async function loader(args: Route.LoaderArgs) {
  const id = args.params.issueId;
  const page = await loadOwnableItem(args, id, (ask) => ask(getIssue, { id }));
  return page ?? gone();
}

export default function IssueRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <IssueGone />;
  return <IssuePage key={loaderData.view.item.id} {...loaderData} />;
}

function IssuePage({ view, comments, approval }: OwnableItem<IssueView>) {
  const t = useTexts('newsletters');
  const language = useLanguage();
  const localise = useLocalise();
  const { item, newsletter, intro, entries, inner, mailed, can } = view;
  const memberHref = (id: string) => localise(`/profile/${id}`);
  /** Staff read it first, or sent it back. */
  const isWaiting = approval !== null;
  useRecordedView(item.id);
  return (
    <PageBody>
      <NewsletterSeo newsletter={newsletter} title={item.title} description={item.summary} />
      {approval !== null && <LaterApprovalNotice itemId={item.id} approval={approval} />}
      <article className={classNames('stack', css.page)}>
        <p>
          {t('issue.of')} <Link to={`/newsletters/${newsletter.slug}`}>{newsletter.name}</Link>
        </p>
        <h1 className="t-display" lang={item.language}>
          {item.title}
        </h1>
        <div className={css.by}>
          <ItemByline byline={item.byline} at={item.publishedAt} />
          <LaterItemActs item={item} followed={false} shared={newsletter.audience === 'anyone'} />
        </div>
        <div className="read" lang={item.language}>
          <RichText doc={intro} memberHref={memberHref} />
        </div>
        {entries.map((entry) => (
          <div key={entry.item.id} className={css.entry}>
            {entry.note !== '' && (
              <p className={css.note} lang={item.language}>
                {entry.note}
              </p>
            )}
            <AnyItemCard item={entry.item} />
          </div>
        ))}
        {inner !== null && (
          <section className={css.inner} aria-label={t('issue.inner')}>
            <h2 className="t-sub">{t('issue.inner')}</h2>
            <div className="read" lang={item.language}>
              <RichText doc={inner} memberHref={memberHref} />
            </div>
          </section>
        )}
        {view.innerLocked && <Locked />}
        <LaterItemResponse item={item} isOwn={can.edit} repost={repostReadingMaterialLater} />
        {can.edit && (
          <div className={css.acts}>
            <Link to={`/newsletters/${newsletter.slug}/write/${item.id}`} className={buttonClass({ variant: 'quiet' })}>
              {t('issue.edit')}
            </Link>
            {mailed !== null && (
              <MetaLine>
                {t('issue.mailed', { count: mailed, shown: formatCount(language, mailed) })}
                {t('issue.read', { count: item.counts.views, shown: formatCount(language, item.counts.views) })}
              </MetaLine>
            )}
          </div>
        )}
      </article>
      <Discussion
        itemId={item.id}
        specialities={item.specialities}
        first={comments}
        count={item.counts.comments}
        refusal={<KeyedRefusal reasonKey={isWaiting && can.respondRefusal !== null ? 'respond.notOut' : can.respondRefusal} t={t} />}
      />
    </PageBody>
  );
}

function Locked() {
  const t = useTexts('newsletters');
  const loginPath = useLoginPath();
  return (
    <div className={css.inner}>
      <p>{t('issue.locked')}</p>
      <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
        {t('issue.signIn')}
      </Link>
    </div>
  );
}
