import { useReader } from '#platform/web/facts.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { buttonClass } from '#ui/button-class.ts';
import type { ForumView } from '../forums.contract.ts';
import css from './forum.module.css';
import { LaterForumDoor } from './later-forum-parts.tsx';

/** The door of a forum, as it stands to this reader; nothing for its members. */
export function ForumEntry({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const reader = useReader();
  const loginPath = useLoginPath();
  if (forum.standing === 'member' || (forum.closed && forum.can.read)) return null;
  return (
    <section className={css.entry} aria-label={t('entry.label')}>
      <p>{t(forum.closed ? 'entry.closed' : `entry.${forum.kind}`)}</p>
      {/* A request that waits is taken back also where nobody comes in. */}
      {forum.closed && !forum.can.withdrawRequest ? null : reader === null ? (
        <div>
          <Link to={loginPath} className={buttonClass({ variant: 'primary' })}>
            {t('entry.signIn')}
          </Link>
        </div>
      ) : (
        <LaterForumDoor forum={forum} />
      )}
    </section>
  );
}
