import { useRef } from 'react';
import { followMember } from '#modules/network/network.contract.ts';
import { useReader } from '#platform/web/facts.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { tellFailure } from '#platform/web/tell-failure.ts';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import { useTold } from '#platform/web/use-told.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { showToast } from '#ui/toast-queue.ts';

export interface FollowButtonProps {
  memberId: string;
  name: string;
  followed: boolean;
  /** For counts beside it: shown at once, and again when it was taken back. */
  onChange?: (followed: boolean) => void;
  size?: 's' | 'm';
}

/** Follows a colleague: shown at once, taken back when the server refuses, undone by the reader within ten seconds. Texts: `network`. */
export function FollowButton({ memberId, name, followed: told, onChange, size = 'm' }: FollowButtonProps) {
  const t = useTexts('network');
  const reader = useReader();
  const loginPath = useLoginPath();
  const [followed, setFollowed] = useTold(told);
  const busy = useRef(false);

  function show(on: boolean) {
    setFollowed(on);
    onChange?.(on);
  }

  async function follow(on: boolean, undoable: boolean) {
    if (busy.current) return;
    busy.current = true;
    show(on);
    try {
      await callOverHttp(followMember, { memberId, following: on });
      const undo = { label: t('follow.undo'), onUndo: () => void follow(!on, false) };
      if (undoable) showToast(t(on ? 'follow.followed' : 'follow.unfollowed', { name }), { undo });
    } catch (error) {
      show(!on);
      tellFailure(error, t('follow.failed'));
    } finally {
      busy.current = false;
    }
  }

  if (reader?.id === memberId) return null;
  if (reader === null) {
    return (
      <Link to={loginPath} className={buttonClass({ variant: 'primary', size })}>
        <Icon of="user-plus" size="s" decorative />
        {t('follow.follow')}
        <span className="visually-hidden">{name}</span>
      </Link>
    );
  }
  return (
    <Button
      variant={followed || size === 's' ? 'secondary' : 'primary'}
      size={size}
      icon={followed ? 'user-check' : 'user-plus'}
      aria-pressed={followed}
      onClick={() => void follow(!followed, true)}
    >
      {t(followed ? 'follow.following' : 'follow.follow')}
      {/* Lists have many of these. */}
      <span className="visually-hidden">{name}</span>
    </Button>
  );
}
