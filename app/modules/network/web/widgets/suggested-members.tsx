import { useEffect, useState } from 'react';
import { imageSource } from '#modules/media/media.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { SUGGESTION_PATHS, type SuggestionCard, suggestMembers } from '../../suggestion.contract.ts';
import { BecauseLine } from '../because-line.tsx';
import { FollowButton } from './follow-button.tsx';

const SHOWN = 3;

/** A few colleagues whom the reader may know; none when they cannot be had: what stands beside the feed may be missing. */
export const loadSuggestedMembers = (): Promise<readonly SuggestionCard[]> =>
  callOverHttp(suggestMembers, { limit: SHOWN }).then(
    ({ data }) => data,
    () => [],
  );

/**
 * Colleagues whom the reader may know, for the right column; nothing when there are none. It asks for them itself: no page
 * waits for what stands beside it. Texts: `network` and `reference`.
 */
export function SuggestedMembers() {
  const [members, setMembers] = useState<readonly SuggestionCard[]>([]);
  useEffect(() => void loadSuggestedMembers().then(setMembers), []);
  return members.length > 0 && <SuggestedMemberList members={members} />;
}

export function SuggestedMemberList({ members }: { members: readonly SuggestionCard[] }) {
  const t = useTexts('network');
  return (
    <AsideBlock title={t('suggestions.title')}>
      <RowList>
        {members.map((card) => {
          const { id, name, photo, followed } = card;
          return (
            <ListRow
              key={id}
              leading={<Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />}
              title={<Link to={`/profile/${id}`}>{name}</Link>}
              detail={<BecauseLine card={card} most={1} />}
              trailing={<FollowButton memberId={id} name={name} followed={followed} size="s" />}
            />
          );
        })}
      </RowList>
      <p className="small">
        <Link to={SUGGESTION_PATHS.mayKnow}>{t('suggestions.all')}</Link>
      </p>
    </AsideBlock>
  );
}
