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

/**
 * Colleagues whom the reader may know, for the right column; nothing when there are none. It asks for them itself: no page
 * waits for what stands beside it. Texts: `network` and `reference`.
 */
export function SuggestedMembers() {
  const t = useTexts('network');
  const [members, setMembers] = useState<readonly SuggestionCard[]>([]);
  useEffect(() => {
    callOverHttp(suggestMembers, { limit: SHOWN }).then(
      ({ data }) => setMembers(data),
      // What stands beside the feed may be missing.
      () => undefined,
    );
  }, []);
  if (members.length === 0) return null;
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
