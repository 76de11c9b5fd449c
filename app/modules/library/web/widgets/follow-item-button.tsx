import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { followItem } from '../../library.contract.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

/** Asks to be told of new answers to an item, and of its updates. */
export function FollowItemButton({ itemId, following: initially }: { itemId: string; following: boolean }) {
  const t = useTexts('library');
  const signedIn = useSignInFirst();
  const { run, pending, failure } = useCommand(followItem);
  useFailure(failure);
  const [following, setFollowing] = useState(initially);

  async function handleClick() {
    if (pending || !signedIn()) return;
    setFollowing(!following);
    const output = await run({ itemId, following: !following });
    setFollowing(output?.following ?? following);
    if (output === null) showToast(t('discussion.failed'), { tone: 'failed' });
  }

  return (
    <Button icon={following ? 'bell-filled' : 'bell'} aria-pressed={following} onClick={handleClick}>
      {following ? t('discussion.following') : t('discussion.follow')}
    </Button>
  );
}
