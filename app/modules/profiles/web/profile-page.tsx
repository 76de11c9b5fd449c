/** A member's page: the own one with its tools, anybody's with the way to follow them. */

import type { ReactNode } from 'react';
import { ShareButton } from '#modules/library/web/widgets/share-button.tsx';
import { FollowButton } from '#modules/network/web/widgets/follow-button.tsx';
import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import { useTold } from '#platform/web/use-told.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { TabNav, tabLinkClass } from '#ui/tab-nav.tsx';
import { asOthersSee, type ProfileView } from '../profiles.contract.ts';
import css from './profile-body.module.css';
import { ProfileCommentList } from './profile-comment-list.tsx';
import { ProfileHead } from './profile-head.tsx';

/** Namespaces that a page with a profile on it lists in `handle.texts`. */
export const PROFILE_TEXTS = ['profiles', 'reference', 'library', 'network'] as const;

export interface ProfilePageProps {
  view: ProfileView;
  /** `own` has the tools of its owner, `public` is what others see. */
  look: 'own' | 'public';
  tab: 'about' | 'items';
  children: ReactNode;
}

/** For members alone, with texts of its own. */
const WriteButton = onDemand(async () => (await import('#modules/chat/web/widgets/write-button.tsx')).WriteButton);
/** Few readers need it, and it brings a menu and a dialog. */
const HushMenu = onDemand(async () => (await import('#modules/network/web/widgets/hush-menu.tsx')).HushMenu);

/** Head and tabs around the part that the tab shows. Key it by the member: what the reader did is not carried over to the next. */
export function ProfilePage({ view, look, tab, children }: ProfilePageProps) {
  const t = useTexts('profiles');
  const [followed, setFollowed] = useTold(view.followed);
  const reader = useReader();
  const { member, counts } = view;
  const isColleague = look === 'public' && reader !== null && reader.id !== member.id;
  const followers = counts.followers + Number(followed) - Number(view.followed);
  const aboutPath = look === 'own' ? '/profile' : `/profile/${member.id}`;
  const isCurrent = (one: typeof tab) => (one === tab ? 'page' : undefined);
  return (
    <PageBody aside={{ label: t('page.beside'), content: <ProfileCommentList comments={view.recentComments} /> }}>
      {look === 'public' && <OwnersNote memberId={member.id} />}
      <HushNote hush={view.hush} />
      <ProfileHead
        view={look === 'own' ? view : asOthersSee(view)}
        followers={followers}
        linked
        actions={
          <>
            {look === 'own' && <OwnTools memberId={member.id} />}
            {look === 'public' && view.can.follow && (
              <FollowButton memberId={member.id} name={member.name} followed={view.followed} onChange={setFollowed} />
            )}
            {isColleague && !view.hush.blocked && <WriteButton memberId={member.id} name={member.name} />}
            {look === 'public' && <ShareButton title={member.name} />}
            {isColleague && <HushMenu member={member} hush={view.hush} />}
          </>
        }
      />
      <div className={css.tabs}>
        <TabNav label={t('page.tabs')}>
          <Link to={aboutPath} className={tabLinkClass} aria-current={isCurrent('about')}>
            {t('page.about')}
          </Link>
          <Link to={`/profile/${member.id}/contributions`} className={tabLinkClass} aria-current={isCurrent('items')}>
            {t('page.items')}
          </Link>
        </TabNav>
      </div>
      {children}
    </PageBody>
  );
}

function OwnTools({ memberId }: { memberId: string }) {
  const t = useTexts('profiles');
  return (
    <>
      <Tool to="/profile/edit" icon="pencil" primary>
        {t('page.edit')}
      </Tool>
      <Tool to={`/profile/${memberId}`} icon="eye">
        {t('page.asOthers')}
      </Tool>
      <Tool to="/settings" icon="settings">
        {t('page.settings')}
      </Tool>
    </>
  );
}

/** What the reader once decided, said where they would wonder why so little comes from this colleague. */
function HushNote({ hush: { blocked, muted } }: Pick<ProfileView, 'hush'>) {
  const t = useTexts('network');
  if (!blocked && !muted) return null;
  return (
    <p className={css.note} role="note">
      {t(blocked ? 'hush.blockedNote' : 'hush.mutedNote')}
    </p>
  );
}

/** The owner came to see what others see, and wants to get back. */
function OwnersNote({ memberId }: { memberId: string }) {
  const t = useTexts('profiles');
  const reader = useReader();
  if (reader?.id !== memberId) return null;
  return (
    <div className={`row-between ${css.note}`} role="note">
      {t('page.asOthersNote')}
      <Tool to="/profile" icon="arrow-back-up">
        {t('page.backToOwn')}
      </Tool>
    </div>
  );
}

function Tool({ to, icon, primary = false, children }: { to: string; icon: IconName; primary?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass({ variant: primary ? 'primary' : 'secondary' })}>
      <Icon of={icon} size="s" decorative />
      {children}
    </Link>
  );
}
