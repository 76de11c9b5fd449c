/** What the pages of one community share. */
import { data } from 'react-router';
import { PlaceClosedNotice } from '#modules/library/web/widgets/place-closed-notice.tsx';
import { forMember, type LoaderArgs } from '#platform/web/for-member.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { asNotFound } from '#platform/web/not-there.ts';
import { tabLinkClass } from '#ui/tab-nav.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import { type CommunityView, getCommunity } from '../communities.contract.ts';
import css from './community.module.css';

/** The community, for pages of those who may do this there: whoever is not signed in is led to the sign-in first. */
export const communityTo = (args: LoaderArgs, id: string, action: keyof CommunityView['can']): Promise<CommunityView> =>
  forMember(args, async (ask) => {
    const community = await ask(getCommunity, { id }).catch(asNotFound);
    // Whoever may not is told as little as where there is nothing.
    if (!community.can[action]) throw data(null, { status: 404 });
    return community;
  });

const DESKS = ['members', 'invitations', 'forums', 'settings'] as const;
export type Desk = (typeof DESKS)[number];

/** Title and tabs of the pages behind a community's own; each shows those the reader may open. */
export function CommunityDeskHead({ community: { id, name, can, waiting, closing }, desk }: { community: CommunityView; desk: Desk }) {
  const t = useTexts('communities');
  const open: Record<Desk, boolean> = { members: can.seeMembers, invitations: can.tend, forums: can.tend, settings: can.change };
  return (
    <div className={css.deskHead}>
      <p className={css.back}>
        <Link to={`/community/${id}`}>{name}</Link>
      </p>
      <h1 className="t-display">{t(`desk.${desk}`)}</h1>
      {closing !== null && <PlaceClosedNotice closing={closing} t={t} />}
      {can.tend && (
        <TabStrip label={t('desk.label')}>
          {DESKS.filter((one) => open[one]).map((one) => (
            <Link key={one} to={`/community/${id}/${one}`} className={tabLinkClass} aria-current={one === desk ? 'page' : undefined}>
              {one === 'members' && waiting > 0 ? t('desk.membersWaiting', { count: waiting }) : t(`desk.${one}`)}
            </Link>
          ))}
        </TabStrip>
      )}
    </div>
  );
}
