import { useEffect, useState } from 'react';
import type { ItemCard } from '#modules/library/library.contract.ts';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { AnyItemCard } from '#modules/library/web/widgets/item-kinds.tsx';
import { formatDate } from '#platform/i18n/format.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { ListEnd } from '#platform/web/list-end.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import type { PageList } from '#platform/web/use-page-list.ts';
import { buttonClass } from '#ui/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { getNewsletter, listDrafts, type NewsletterCard } from '../newsletters.contract.ts';
import type { Route } from './+types/newsletter.route';
import { type Draft, IssueDrafts } from './issue-drafts.tsx';
import { NewsletterFacts } from './newsletter-facts.tsx';
import { NewsletterSeo } from './newsletter-seo.tsx';
import css from './newsletters.module.css';
import { SubscribeButton } from './subscribe-button.tsx';

export const handle: RouteHandle = { texts: [...CARD_TEXTS, 'newsletters'] };

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  return call(context)(getNewsletter, { slug, cursor }).catch(asNotFound);
}

export default function NewsletterRoute({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage key={loaderData.newsletter.id} {...loaderData} />;
}

function NewsletterPage({ newsletter, journal, issues, withdrawn }: Route.ComponentProps['loaderData']) {
  const t = useTexts('newsletters');
  const path = `/newsletters/${newsletter.slug}`;
  const language = useLanguage();
  const list = useIssues(newsletter.slug, issues);
  return (
    <PageBody>
      <NewsletterSeo newsletter={newsletter} title={newsletter.name} description={newsletter.about} />
      <div className={classNames('stack', css.page)}>
        <div className="stack-s" lang={newsletter.language}>
          <h1 className="t-display">{newsletter.name}</h1>
          <p className="lede">{newsletter.about}</p>
        </div>
        <NewsletterFacts newsletter={newsletter} />
        {journal !== null && (
          <p className="small">
            {t('page.ofJournal')} <Link to={`/newsletter-by-journal/${journal.id}`}>{journal.name}</Link>
          </p>
        )}
        <SubscribeButton key={newsletter.id} newsletter={newsletter} />
        {newsletter.can.write && (
          <div className={css.acts}>
            <Link to={`${path}/write`} className={buttonClass({ variant: 'soft' })}>
              {t('page.write')}
            </Link>
            <Link to={`${path}/settings`} className={buttonClass({ variant: 'quiet' })}>
              {t('page.change')}
            </Link>
          </div>
        )}
      </div>
      {newsletter.can.write && <Drafts newsletter={newsletter} />}
      <h2 className={`t-head ${css.drafts}`}>{t('page.issues')}</h2>
      {list.rows.length === 0 ? (
        <EmptyState title={t('page.none')}>{t('page.noneText')}</EmptyState>
      ) : (
        list.rows.map((item) => <AnyItemCard key={item.id} item={item} />)
      )}
      {withdrawn.length > 0 && (
        <ul className="small muted">
          {withdrawn.map(({ id, publishedAt }) => (
            <li key={id}>{t('page.withdrawnIssue', { date: formatDate(language, publishedAt) })}</li>
          ))}
        </ul>
      )}
      <ListEnd list={list} nextPath={issues.nextCursor && `${path}?cursor=${encodeURIComponent(issues.nextCursor)}`} />
    </PageBody>
  );
}

/** Its issues come with the newsletter: a list in a page of its own shape. */
function useIssues(slug: string, first: OutputOf<typeof getNewsletter>['issues']): PageList<ItemCard> {
  const [rows, setRows] = useState<readonly ItemCard[]>(first.data);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [state, setState] = useState<PageList<ItemCard>['state']>(first.nextCursor === null ? 'end' : 'idle');
  function more() {
    if (cursor === null || state === 'loading') return;
    setState('loading');
    callOverHttp(getNewsletter, { slug, cursor }).then(
      ({ issues }) => {
        setRows((known) => [...known, ...issues.data]);
        setCursor(issues.nextCursor);
        setState(issues.nextCursor === null ? 'end' : 'idle');
      },
      (error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        setState('failed');
      },
    );
  }
  return { rows, state, more, setRows };
}

function Drafts({ newsletter: { id, slug } }: { newsletter: NewsletterCard }) {
  const t = useTexts('newsletters');
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    callOverHttp(listDrafts, { newsletterId: id }).then(
      ({ data }) => setDrafts(data),
      // Whoever writes finds them again with the next visit.
      () => undefined,
    );
  }, [id]);
  if (drafts.length === 0) return null;
  return (
    <section className={css.drafts} aria-label={t('page.drafts')}>
      <h2 className="t-sub">{t('page.drafts')}</h2>
      <IssueDrafts slug={slug} drafts={drafts} />
    </section>
  );
}
