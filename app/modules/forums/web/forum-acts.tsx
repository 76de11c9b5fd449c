import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { useMoment } from '#platform/web/use-moment.ts';
import { useTold } from '#platform/web/use-told.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Status } from '#ui/status.tsx';
import { followForum, leaveForum } from '../forum-membership.contract.ts';
import type { ForumView } from '../forums.contract.ts';
import css from './forum.module.css';

export interface ForumActsProps {
  forum: ForumView;
}

/** What its members and those who tend it may do with a forum. */
export function ForumActs({ forum }: ForumActsProps) {
  const t = useTexts('forums');
  const momentOf = useMoment();
  const { can, mutedUntil, waiting } = forum;
  return (
    <div className={css.acts}>
      {mutedUntil !== null && <Status tone="waiting">{t('page.muted', { time: momentOf(mutedUntil) })}</Status>}
      {forum.standing === 'member' && forum.writeRefusal === 'notVerified' && <Status tone="waiting">{t('write.notVerified')}</Status>}
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
  const { run, pending } = useToldCommand(followForum);
  const [following, setFollowing] = useTold(forum.following);

  async function turn() {
    const done = await run({ forumId: forum.id, following: !following });
    if (done !== null) setFollowing(done.following);
  }

  return (
    <Button
      icon={following ? 'bell-filled' : 'bell'}
      aria-pressed={following}
      pending={pending}
      pendingLabel={t('form.saving')}
      onClick={() => void turn()}
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
      <span className="small">{t(`page.leaveSure.${forum.closed ? 'closed' : forum.kind}`)}</span>
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
