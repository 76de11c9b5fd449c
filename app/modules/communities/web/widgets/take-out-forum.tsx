import { useRevalidator } from 'react-router';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { linkForum } from '../../community-forum.contract.ts';

export interface TakeOutForumProps {
  communityId: string;
  forum: { readonly id: string; readonly name: string };
}

/** Takes a forum out of its community: for who tends the community, and for the owner of the forum. Texts: `communities`. */
export function TakeOutForum({ communityId, forum: { id, name } }: TakeOutForumProps) {
  const t = useTexts('communities');
  const { run, pending } = useToldCommand(linkForum);
  const { revalidate } = useRevalidator();

  async function takeOut() {
    if ((await run({ communityId, forumId: id, linked: false })) !== null) showToast(t('forums.takenOut'));
    await revalidate();
  }

  return (
    <Button
      size="s"
      variant="quiet"
      pending={pending}
      pendingLabel={t('forums.takingOut')}
      aria-label={`${t('forums.takeOut')}: ${name}`}
      onClick={() => void takeOut()}
    >
      {t('forums.takeOut')}
    </Button>
  );
}
