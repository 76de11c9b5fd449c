import { useState } from 'react';
import { useFailure } from '#modules/identity/web/widgets/use-failure.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { setBookmark } from '../../library.contract.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

/** Keeps an item for later. Shown as done at once, and taken back when the server says otherwise. */
export function BookmarkButton({ itemId, bookmarked: initially }: { itemId: string; bookmarked: boolean }) {
  const t = useTexts('library');
  const signedIn = useSignInFirst();
  const { run, pending, failure } = useCommand(setBookmark);
  useFailure(failure);
  const [bookmarked, setBookmarked] = useState(initially);

  async function handleClick() {
    if (pending || !signedIn()) return;
    setBookmarked(!bookmarked);
    const output = await run({ itemId, bookmarked: !bookmarked });
    setBookmarked(output?.bookmarked ?? bookmarked);
    if (output === null) showToast(t('discussion.failed'), { tone: 'failed' });
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
