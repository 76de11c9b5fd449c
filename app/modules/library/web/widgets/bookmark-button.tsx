import { useState } from 'react';
import { useToldCommand } from '#modules/identity/web/widgets/use-told-command.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { setBookmark } from '../../library.contract.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

/** Keeps an item for later. Shown as done at once, and taken back when the server says otherwise. */
export function BookmarkButton({ itemId, bookmarked: initially }: { itemId: string; bookmarked: boolean }) {
  const t = useTexts('library');
  const signedIn = useSignInFirst();
  const { run, pending } = useToldCommand(setBookmark);
  const [bookmarked, setBookmarked] = useState(initially);

  async function handleClick() {
    if (pending || !signedIn()) return;
    setBookmarked(!bookmarked);
    const output = await run({ itemId, bookmarked: !bookmarked });
    setBookmarked(output?.bookmarked ?? bookmarked);
  }

  return (
    <IconButton
      icon={bookmarked ? 'bookmark-filled' : 'bookmark'}
      label={t('discussion.bookmark')}
      aria-pressed={bookmarked}
      onClick={handleClick}
    />
  );
}
