import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useTold } from '#platform/web/use-told.ts';
import { Button } from '#ui/button.tsx';
import { followItem } from '../../library.contract.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

/** Asks to be told of new answers to an item, and of its updates. */
export function FollowItemButton({ itemId, following: told }: { itemId: string; following: boolean }) {
  const t = useTexts('library');
  const signedIn = useSignInFirst();
  const { run, pending } = useToldCommand(followItem);
  const [following, setFollowing] = useTold(told);

  async function handleClick() {
    if (pending || !signedIn()) return;
    setFollowing(!following);
    const output = await run({ itemId, following: !following });
    setFollowing(output?.following ?? following);
  }

  return (
    <Button icon={following ? 'bell-filled' : 'bell'} aria-pressed={following} onClick={handleClick}>
      {following ? t('discussion.following') : t('discussion.follow')}
    </Button>
  );
}
