import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { pathWithoutLanguage } from '#platform/i18n/languages.ts';
import { forMember } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Seo } from '#platform/web/seo.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { tabLinkClass } from '#ui/tab-nav.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import { SUGGESTION_LISTS, SUGGESTION_OPERATIONS, SUGGESTION_PATHS, type SuggestionList } from '../suggestion.contract.ts';
import type { Route } from './+types/suggestions.route';
import { SuggestionRows } from './suggestion-rows.tsx';
import css from './suggestions.module.css';

export const handle: RouteHandle = { texts: ['network', 'reference'], frame: 'feed' };

const ASK_AGAIN_MS = 3000;

export const loader = (args: Route.LoaderArgs) =>
  forMember(args, async (ask) => {
    const { pathname, searchParams } = new URL(args.request.url);
    const path = pathWithoutLanguage(pathname.replace(/\.data$/, ''));
    const list = SUGGESTION_LISTS.find((one) => SUGGESTION_PATHS[one] === path) ?? 'mayKnow';
    const cursor = searchParams.get('cursor');
    return { list, page: await ask(SUGGESTION_OPERATIONS[list], { ...(cursor !== null && { cursor }) }) };
  });

/** Five lists of colleagues, each with the reason why somebody is in it. */
export default function SuggestionsRoute({ loaderData: { list, page } }: Route.ComponentProps) {
  const t = useTexts('network');
  useAskAgain(page.preparing);
  return (
    <PageBody>
      <Seo title={t(`suggestions.${list}.title`)} description={t(`suggestions.${list}.text`)} noindex />
      <PageHead title={t(`suggestions.${list}.title`)} lead={t(`suggestions.${list}.text`)} />
      <div className={css.tabs}>
        <TabStrip label={t('suggestions.lists')}>
          {SUGGESTION_LISTS.map((one) => (
            <Link key={one} to={SUGGESTION_PATHS[one]} className={tabLinkClass} aria-current={one === list ? 'page' : undefined}>
              {t(`suggestions.${one}.tab`)}
            </Link>
          ))}
        </TabStrip>
      </div>
      {page.data.length > 0 ? (
        <SuggestionRows list={list} page={page} />
      ) : page.preparing ? (
        <EmptyState art="colleagues" title={t('suggestions.preparing')}>
          {t('suggestions.preparingText')}
        </EmptyState>
      ) : (
        <Nobody list={list} />
      )}
    </PageBody>
  );
}

/** What helps to fill the list that is empty. */
const REMEDIES: Readonly<Record<SuggestionList, string>> = {
  mayKnow: '/search?kind=people',
  similarInterest: '/settings#interests',
  followingCircle: '/doctors-you-may-know',
  mindedExperts: '/settings#interests',
  expertsNear: '/settings#details',
};

function Nobody({ list }: { list: SuggestionList }) {
  const t = useTexts('network');
  return (
    <EmptyState
      art="colleagues"
      title={t('suggestions.nobody')}
      action={
        <Link to={REMEDIES[list]} className={buttonClass({ variant: 'primary' })}>
          {t(`suggestions.${list}.remedy`)}
        </Link>
      }
    >
      {t(`suggestions.${list}.nobody`)}
    </EmptyState>
  );
}

/** The first lists of a member are there within seconds of being asked for. */
function useAskAgain(preparing: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!preparing || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [preparing, revalidate, state]);
}
