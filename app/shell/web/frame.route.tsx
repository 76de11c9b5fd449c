import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import { getUnreadChats } from '#modules/chat/chat.contract.ts';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { getUnreadCount } from '#modules/notifications/notifications.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { useReader } from '#platform/web/facts.ts';
import { endFirstView } from '#platform/web/first-view.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { MAIN_ID } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import { isLogin, toLogin } from '#platform/web/redirects.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Frame } from '#ui/frame.tsx';
import { NavigationProgress } from '#ui/progress-bar.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import type { Route } from './+types/frame.route';
import type { FrameExtrasProps } from './frame-extras.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { NavigationNotice } from './navigation-notice.tsx';
import { SiteRail } from './site-rail.tsx';
import { SiteTopBar } from './site-top-bar.tsx';
import { useIdle } from './use-idle.ts';
import { useOverlay } from './use-overlay.ts';
import { useShowsAppBar } from './use-shows-app-bar.ts';

// Without them a page can still be read.
const FrameExtras = lazy<ComponentType<FrameExtrasProps>>(() =>
  import('./frame-extras.tsx').then(
    ({ FrameExtras: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
);
const AppBar = onDemand(async () => (await import('./app-bar.tsx')).AppBar);

/**
 * Who is signed in. The frame does without what cannot be told: the page in it may still be of use. A session that has
 * ended leads from every page to the sign-in and back; the details that refuse it take its cookies away.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<FrameFacts> {
  const page = pageOf(context);
  if (page === null || (page.reader === null && !page.sessionEnded)) return { me: null };
  const ask = call(context);
  const [details, news, chats] = await Promise.all([
    orNull(ask(getUserBasicDetail, {})),
    page.reader && orNull(ask(getUnreadCount, {})),
    page.reader && orNull(ask(getUnreadChats, {})),
  ]).catch((error: unknown) => {
    if (!isSignedOut(error)) throw error;
    if (isLogin(request)) return NOBODY;
    throw toLogin(request, page.language);
  });
  if (details === null) return { me: null };
  const { name, first_name, profile_image } = details;
  return {
    me: { name: name ?? '', firstName: first_name, photo: profile_image, unread: news?.unread ?? 0, unreadChats: chats?.unread ?? 0 },
  };
}

const NOBODY = [null, null, null] as const;

const orNull = <T,>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof CallFailure && !isSignedOut(error)) return null;
    throw error;
  });

const isSignedOut = (error: unknown) => error instanceof CallFailure && error.status === 401;

/** Signing in and out load a new document; until then nothing here changes. */
export const shouldRevalidate = () => false;

export default function FrameRoute() {
  const t = useTexts('shell');
  const reader = useReader();
  const kind = useFrameKind();
  const moving = useNavigation().state !== 'idle';
  const overlay = useOverlay(t('frame.search'));
  const showsAppBar = useShowsAppBar();
  const [paused, setPaused] = useState(false);
  // What the first view does not show comes once the page is idle, or when it is asked for.
  const idle = useIdle();
  const extras = idle || overlay.shown !== null;
  useEffect(() => {
    if (idle) endFirstView();
  }, [idle]);
  return (
    <>
      <SkipLink targetId={MAIN_ID} label={t('frame.skip')} />
      <NavigationProgress active={moving && !paused} label={t('frame.loading')} />
      <NavigationNotice />
      <Frame
        kind={kind}
        rail={kind === 'gate' ? undefined : <SiteRail slim={kind !== 'feed'} />}
        topBar={<SiteTopBar gate={kind === 'gate'} onSearch={() => overlay.open('palette')} onMenu={() => overlay.open('menu')} />}
        bottomBar={showsAppBar && <AppBar premium={reader?.premium === true} />}
      >
        <Outlet />
      </Frame>
      <Suspense fallback={null}>{extras && <FrameExtras overlay={overlay} onPause={setPaused} />}</Suspense>
    </>
  );
}

/** The innermost page decides. */
function useFrameKind(): NonNullable<RouteHandle['frame']> {
  const frames = useMatches().flatMap((match) => (match.handle as RouteHandle | undefined)?.frame ?? []);
  return frames.at(-1) ?? 'feed';
}
