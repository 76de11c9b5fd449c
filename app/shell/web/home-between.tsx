import type { ReactNode } from 'react';
import { loadSuggestedMembers, SuggestedMemberList } from '#modules/network/web/widgets/suggested-members.tsx';
import { loadSlides, SlideList } from '#modules/promotion/web/widgets/sliders.tsx';

/** What stands beside the feed, for windows without a right column: asked for before it is placed, so that it comes as it stays. */
export async function loadBetween(signedIn: boolean): Promise<readonly ReactNode[]> {
  const [slides, members] = await Promise.all([loadSlides(), signedIn ? loadSuggestedMembers() : []]);
  return [
    slides.length > 0 && <SlideList key="slides" slides={slides} />,
    members.length > 0 && <SuggestedMemberList key="members" members={members} />,
  ].filter((part) => part !== false);
}
