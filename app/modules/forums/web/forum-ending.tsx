import { PlaceEnding } from '#modules/library/web/widgets/place-ending.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import { closeForum, deleteForum, reopenForum } from '../forum-closing.contract.ts';
import type { ForumView } from '../forums.contract.ts';

/** For its owner: closing a forum, opening it again, deleting it. */
export function ForumEnding({ forum }: { forum: ForumView }) {
  const t = useTexts('forums');
  const { id: forumId } = forum;
  const close = useCommand(closeForum);
  const reopen = useCommand(reopenForum);
  const erase = useCommand(deleteForum);
  return (
    <PlaceEnding
      place={forum}
      close={{ ...close, run: () => close.run({ forumId }) }}
      reopen={{ ...reopen, run: () => reopen.run({ forumId }) }}
      erase={{ ...erase, run: (name) => erase.run({ forumId, name }) }}
      listPath="/forums"
      t={t}
    />
  );
}
