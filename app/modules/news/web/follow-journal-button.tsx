import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useSignInFirst } from '#modules/library/web/widgets/use-sign-in-first.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useTold } from '#platform/web/use-told.ts';
import { Button } from '#ui/button.tsx';
import { followJournal } from '../journal.contract.ts';

/** Asks to be told when a week of the journal is complete. Shown as done at once, and taken back when the server says otherwise. */
export function FollowJournalButton({ journal, name, following: told }: { journal: string; name: string; following: boolean }) {
  const t = useTexts('news');
  const signedIn = useSignInFirst();
  const { run, pending } = useToldCommand(followJournal);
  const [following, setFollowing] = useTold(told);

  async function handleClick() {
    if (pending || !signedIn()) return;
    setFollowing(!following);
    const output = await run({ journal, following: !following });
    setFollowing(output?.following ?? following);
  }

  return (
    <Button
      icon={following ? 'bell-filled' : 'bell'}
      aria-pressed={following}
      aria-label={t('journals.followThis', { name })}
      onClick={() => void handleClick()}
    >
      {following ? t('journals.following') : t('journals.follow')}
    </Button>
  );
}
