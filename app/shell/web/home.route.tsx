import { type FeedEntry, listFeed, listMostViewed, type MostViewedItem } from '#modules/library/library.contract.ts';
import { CARD_TEXTS } from '#modules/library/web/widgets/card-texts.tsx';
import { LaterFeed } from '#modules/library/web/widgets/later-feed.tsx';
import { MostViewed } from '#modules/library/web/widgets/most-viewed.tsx';
import { CallFailure } from '#platform/operation/errors.ts';
import type { Page } from '#platform/operation/paging.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { pack } from '#platform/web/pack.ts';
import { type Packed, unpack } from '#platform/web/packed.ts';
import { PageBody } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import type { Route } from './+types/home.route';
import css from './home.module.css';
import { HomeMast } from './home-mast.tsx';
import { useHomeBeside } from './use-home-beside.ts';

const SuggestedMembers = onDemand(async () => (await import('#modules/network/web/widgets/suggested-members.tsx')).SuggestedMembers);
const Sliders = onDemand(async () => (await import('#modules/promotion/web/widgets/sliders.tsx')).Sliders);
const HomeEmpty = onDemand(async () => (await import('./home-empty.tsx')).HomeEmpty);

export const handle: RouteHandle = { texts: CARD_TEXTS, frame: 'feed' };

type Filter = 'forYou' | 'following';

interface HomeData {
  filter: Filter;
  page: Page<FeedEntry>;
  mostViewed: MostViewedItem[];
  /** Not the first page: reached by the link for readers without scripts. */
  further: boolean;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Packed<HomeData>> {
  const query = new URL(request.url).searchParams;
  const cursor = query.get('cursor');
  const signedIn = pageOf(context)?.reader != null;
  const filter: Filter = query.get('feed') === 'following' && signedIn ? 'following' : 'forYou';
  const ask = call(context);
  const [page, mostViewed] = await Promise.all([
    ask(listFeed, { filter, ...(cursor !== null && { cursor }) }),
    orNothing(ask(listMostViewed, { limit: 5 })),
  ]);
  return pack(context, { filter, page, mostViewed: mostViewed.data, further: cursor !== null });
}

/** The feed is the page; what stands beside it may be missing. */
const orNothing = <Row,>(answer: Promise<{ data: Row[] }>): Promise<{ data: Row[] }> =>
  answer.catch((error: unknown) => {
    if (error instanceof CallFailure) return { data: [] };
    throw error;
  });

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { filter, page, mostViewed, further } = unpack(loaderData);
  const t = useTexts('shell');
  const signedIn = useReader() !== null;
  const { inColumn, between } = useHomeBeside(signedIn);
  const beside = (
    <>
      {mostViewed.length > 0 && <MostViewed items={mostViewed} />}
      {inColumn && <Sliders />}
      {inColumn && signedIn && <SuggestedMembers />}
    </>
  );
  const isEmpty = mostViewed.length === 0 && !signedIn;
  return (
    <PageBody aside={isEmpty ? undefined : { label: t('home.beside'), content: beside, hideWhenNarrow: true }}>
      <Seo title={t('home.title')} description={t('home.description')} canonicalPath="/" noindex={further} />
      <HomeMast />
      {signedIn && <FeedTabs filter={filter} />}
      {further && (
        <Link to={pathOf(filter)} className={css.newest}>
          {t('home.newest')}
        </Link>
      )}
      {page.data.length === 0 ? (
        <HomeEmpty filter={filter} />
      ) : (
        <LaterFeed key={filter} filter={filter} page={page} path={pathOf(filter)} between={between} />
      )}
    </PageBody>
  );
}

const pathOf = (filter: Filter) => (filter === 'following' ? '/?feed=following' : '/');

function FeedTabs({ filter }: { filter: Filter }) {
  const t = useTexts('shell');
  return (
    <div className={css.tabs}>
      <TabNav label={t('home.feeds')}>
        {(['forYou', 'following'] as const).map((one) => (
          <Link key={one} to={pathOf(one)} preventScrollReset className={tabLinkClass} aria-current={one === filter ? 'page' : undefined}>
            {t(`home.feed.${one}`)}
          </Link>
        ))}
      </TabNav>
    </div>
  );
}
