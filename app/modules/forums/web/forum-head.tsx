import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { formatCount, formatMoment } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { chipClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Status } from '#ui/status.tsx';
import { followForum, leaveForum } from '../forum-membership.contract.ts';
import type { ForumView } from '../forums.contract.ts';
import css from './forum.module.css';
import { ForumKindMark, StandingBadge } from './forum-row.tsx';
import { forumsPath } from './use-forum-filter.ts';

/** What a forum is, and what its members may do with it. */
export function ForumHead({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const reference = useTexts('reference');
  const language = useLanguage();
  const { members, threads, mutedUntil } = forum;
  return (
    <header className={css.head}>
      <nav aria-label={t('page.youAreHere')} className={css.crumb}>
        <Link to="/forums">{t('list.title')}</Link>
        <ForumKindMark kind={forum.kind} />
        <StandingBadge forum={forum} />
      </nav>
      <h1 className="t-display" lang={forum.language}>
        {forum.name}
      </h1>
      <p className="lede" lang={forum.language}>
        {forum.about}
      </p>
      <div className={css.facts}>
        {forum.specialities.map((slug) => (
          <Link key={slug} to={forumsPath({ list: 'all', speciality: slug })} className={chipClass()}>
            {reference(`speciality.${slug}`)}
          </Link>
        ))}
        {members !== null && <span className="num">{t('card.members', { count: members, number: formatCount(language, members) })}</span>}
        {threads !== null && <span className="num">{t('card.threads', { count: threads, number: formatCount(language, threads) })}</span>}
      </div>
      {mutedUntil !== null && <Status tone="waiting">{t('page.muted', { time: formatMoment(language, mutedUntil) })}</Status>}
      {(forum.standing === 'member' || forum.can.seeMembers) && <ForumActs forum={forum} />}
    </header>
  );
}

function ForumActs({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const { can, waiting } = forum;
  return (
    <div className={css.acts}>
      {can.write && (
        <Link to={`/forums/${forum.id}/write`} className={buttonClass({ variant: 'primary' })}>
          <Icon of="pencil" size="s" decorative />
          {t('page.write')}
        </Link>
      )}
      {forum.standing === 'member' && <FollowButton forum={forum} />}
      {can.seeMembers && (
        <Link to={`/forums/${forum.id}/desk`} className={buttonClass({ variant: waiting > 0 ? 'soft' : 'secondary' })}>
          {waiting > 0 ? t('page.deskWaiting', { count: waiting }) : t(can.tend ? 'page.desk' : 'page.members')}
        </Link>
      )}
      {can.change && (
        <Link to={`/forums/${forum.id}/settings`} className={buttonClass()}>
          {t('page.settings')}
        </Link>
      )}
      {can.leave && <LeaveButton forum={forum} />}
    </div>
  );
}

function FollowButton({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const { run, pending } = useCommand(followForum);
  const [following, setFollowing] = useState(forum.following);
  return (
    <Button
      icon={following ? 'bell-filled' : 'bell'}
      aria-pressed={following}
      pending={pending}
      pendingLabel={t('form.saving')}
      onClick={() => void run({ forumId: forum.id, following: !following }).then((done) => done !== null && setFollowing(done.following))}
    >
      {t(following ? 'page.following' : 'page.follow')}
    </Button>
  );
}

/** Whoever leaves a closed forum needs its password or its owner to come back: asked once, in place. */
function LeaveButton({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const { revalidate } = useRevalidator();
  const { run, pending, failure } = useCommand(leaveForum);
  const { message } = useFailure(failure);
  const [asking, setAsking] = useState(false);
  const leave = () => void run({ forumId: forum.id }).then((done) => (done === null ? undefined : revalidate()));
  if (!asking)
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('page.leave')}
      </Button>
    );
  return (
    <div className={css.acts}>
      <span className="small">{t(`page.leaveSure.${forum.kind}`)}</span>
      <Button variant="danger" size="s" pending={pending} pendingLabel={t('form.saving')} onClick={leave}>
        {t('page.leaveNow')}
      </Button>
      <Button variant="quiet" size="s" onClick={() => setAsking(false)}>
        {t('page.stay')}
      </Button>
      {message !== null && <span role="alert">{message}</span>}
    </div>
  );
}
