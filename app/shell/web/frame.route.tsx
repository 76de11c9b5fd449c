import { Outlet, useMatches, useNavigation } from 'react-router';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { CallFailure } from '#platform/operation/errors.ts';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { MAIN_ID } from '#platform/web/page-body.tsx';
import { call, pageOf } from '#platform/web/page-context.ts';
import type { RouteHandle } from '#platform/web/route-handle.ts';
import { Frame } from '#ui/frame.tsx';
import { NavigationProgress } from '#ui/progress-bar.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import type { Route } from './+types/frame.route';
import { AppBar, useShowsAppBar } from './app-bar.tsx';
import type { FrameFacts } from './frame-facts.ts';
import { NavigationNotice } from './navigation-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { OnDemand } from './on-demand.tsx';
import { SiteRail } from './site-rail.tsx';
import { SiteTopBar } from './site-top-bar.tsx';
import { useLoginWall } from './use-login-wall.ts';
import { useOverlay } from './use-overlay.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** Who is signed in. The frame does without when it cannot be told: the page in it may still be of use. */
export async function loader({ context }: Route.LoaderArgs): Promise<FrameFacts> {
  if (pageOf(context)?.reader == null) return { me: null };
  try {
    const { name, first_name, profile_image, speciality_id } = await call(context)(getUserBasicDetail, {});
    return { me: { name: name ?? '', firstName: first_name, photo: profile_image, speciality: speciality_id, unread: 0 } };
  } catch (error) {
    if (error instanceof CallFailure) return { me: null };
    throw error;
  }
}

/** Signing in and out load a new document; until then nothing here changes. */
export const shouldRevalidate = () => false;

export default function FrameRoute() {
  const t = useTexts('shell');
  const reader = useReader();
  const kind = useFrameKind();
  const moving = useNavigation().state !== 'idle';
  const overlay = useOverlay();
  const wall = useLoginWall();
  const showsAppBar = useShowsAppBar();
  useShortcuts({ openPalette: () => overlay.open('palette'), openHelp: () => overlay.open('shortcuts') });
  return (
    <>
      <SkipLink targetId={MAIN_ID} label={t('frame.skip')} />
      <NavigationProgress active={moving && !wall.shown} label={t('frame.loading')} />
      <NavigationNotice />
      <Frame
        kind={kind}
        rail={kind === 'gate' ? undefined : <SiteRail slim={kind !== 'feed'} />}
        topBar={<SiteTopBar gate={kind === 'gate'} onSearch={() => overlay.open('palette')} onMenu={() => overlay.open('menu')} />}
        bottomBar={showsAppBar && <AppBar premium={reader?.premium === true} />}
      >
        <Outlet />
      </Frame>
      <OfflineNotice />
      <OnDemand overlay={overlay} wall={wall} />
    </>
  );
}

/** The innermost page decides. */
function useFrameKind(): NonNullable<RouteHandle['frame']> {
  const frames = useMatches().flatMap((match) => (match.handle as RouteHandle | undefined)?.frame ?? []);
  return frames.at(-1) ?? 'feed';
}
