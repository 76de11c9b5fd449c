import { PlaceEnding } from '#modules/library/web/widgets/place-ending.tsx';
import { useTexts } from '#platform/web/i18n.tsx';
import { useCommand } from '#platform/web/use-command.ts';
import type { CommunityView } from '../communities.contract.ts';
import { closeCommunity, deleteCommunity, reopenCommunity } from '../community-closing.contract.ts';

/** For its owner: closing a community, opening it again, deleting it. */
export function CommunityEnding({ community }: { community: CommunityView }) {
  const t = useTexts('communities');
  const { id: communityId } = community;
  const close = useCommand(closeCommunity);
  const reopen = useCommand(reopenCommunity);
  const erase = useCommand(deleteCommunity);
  return (
    <PlaceEnding
      place={community}
      close={{ ...close, run: () => close.run({ communityId }) }}
      reopen={{ ...reopen, run: () => reopen.run({ communityId }) }}
      erase={{ ...erase, run: (name) => erase.run({ communityId, name }) }}
      listPath="/community"
      t={t}
    />
  );
}
