import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { AnyItemCard } from '#modules/library/web/widgets/item-kinds.tsx';
import { listNewsletters } from '#modules/newsletters/newsletters.contract.ts';
import { formatDate } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { getDigest } from '../journal.contract.ts';
import type { Route } from './+types/digest.route';
import { FollowJournalButton } from './follow-journal-button.tsx';
import css from './news.module.css';

export const handle: RouteHandle = { texts: CARD_TEXTS };

export async function loader({ context, params: { journal }, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const [week, cursor] = [asked.get('week'), asked.get('cursor')];
  const ask = call(context);
  const [digest, newsletters] = await Promise.all([
    ask(getDigest, { journal, ...(week !== null && { week }), ...(cursor !== null && { cursor }) }),
    ask(listNewsletters, { journal }),
  ]).catch(asNotFound);
  return { digest, newsletters: newsletters.data.map(({ slug, name }) => ({ slug, name })) };
}

export default function DigestRoute({ loaderData: { digest, newsletters } }: Route.ComponentProps) {
  const t = useTexts('news');
  const language = useLanguage();
  const { journal, articles, nextCursor, earlier, later } = digest;
  const from = formatDate(language, digest.from);
  const to = formatDate(language, digest.to);
  const pathOf = (other: string) => `/newsletter-by-journal/${journal.id}?week=${other}`;
  return (
    <PageBody>
      <Seo
        title={t('digest.title', { journal: journal.name, from, to })}
        description={t('digest.description', { journal: journal.name, from, to })}
        canonicalPath={`/newsletter-by-journal/${journal.id}`}
      />
      <header className={css.lead}>
        <div className={css.head}>
          <h1 className="t-display">{journal.name}</h1>
          <FollowJournalButton key={journal.id} journal={journal.id} name={journal.name} following={journal.following === true} />
        </div>
        <p className={css.week}>{t('digest.week', { from, to })}</p>
        <p className="small muted">
          {t('journals.articles', { count: journal.articles })} · {t('journals.followers', { count: journal.followers })}
        </p>
        <JournalNewsletters journal={journal.id} newsletters={newsletters} />
      </header>
      <nav aria-label={t('digest.weeks')} className={css.weeks}>
        {earlier !== null && (
          <Link to={pathOf(earlier)} rel="prev" className={buttonClass()}>
            {t('digest.earlier')}
          </Link>
        )}
        {later !== null && (
          <Link to={pathOf(later)} rel="next" className={buttonClass()}>
            {t('digest.later')}
          </Link>
        )}
        <Link to={`/news?journal=${journal.id}`} className={buttonClass({ variant: 'quiet' })}>
          {t('digest.all')}
        </Link>
        {journal.homepage !== null && (
          <a href={journal.homepage} target="_blank" rel="noopener nofollow" className={buttonClass({ variant: 'quiet' })}>
            {t('digest.website')}
          </a>
        )}
      </nav>
      {articles.length === 0 ? (
        <EmptyState title={t('digest.empty')}>{t('digest.emptyText')}</EmptyState>
      ) : (
        articles.map((item, i) => <AnyItemCard key={item.id} item={item} first={i === 0} />)
      )}
      {nextCursor !== null && (
        <Link to={`${pathOf(digest.week)}&cursor=${encodeURIComponent(nextCursor)}`} className={buttonClass()}>
          {t('digest.more')}
        </Link>
      )}
    </PageBody>
  );
}

/** Newsletters made of this journal's articles, and for staff the way to found one. */
function JournalNewsletters({ journal, newsletters }: { journal: string; newsletters: readonly { slug: string; name: string }[] }) {
  const t = useTexts('news');
  const mayFound = useReader()?.rights.includes('newsletters') === true;
  if (newsletters.length === 0 && !mayFound) return null;
  return (
    <p className={css.letters}>
      {newsletters.length > 0 && <span>{t('digest.newsletters', { count: newsletters.length })}</span>}
      {newsletters.map(({ slug, name }) => (
        <Link key={slug} to={`/newsletters/${slug}`}>
          {name}
        </Link>
      ))}
      {mayFound && <Link to={`/newsletters/new?journal=${journal}`}>{t('digest.foundNewsletter')}</Link>}
    </p>
  );
}
