import { useEffect, useState } from 'react';
import { imageSource } from '#modules/media/media.contract.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { AsideBlock } from '#ui/frame.tsx';
import { ListRow, RowList } from '#ui/list-row.tsx';
import { type FollowCard, suggestMembers } from '../../network.contract.ts';
import { FollowButton } from './follow-button.tsx';

/**
 * Colleagues whom the reader may know, for the right column; nothing when there are none. It asks for them itself: no page
 * waits for what stands beside it. Texts: `network` and `reference`.
 */
export function SuggestedMembers() {
  const t = useTexts('network');
  const reference = useTexts('reference');
  const [members, setMembers] = useState<readonly FollowCard[]>([]);
  useEffect(() => {
    callOverHttp(suggestMembers, {}).then(
      ({ data }) => setMembers(data),
      // What stands beside the feed may be missing.
      () => undefined,
    );
  }, []);
  if (members.length === 0) return null;
  return (
    <AsideBlock title={t('suggestions.title')}>
      <RowList>
        {members.map(({ id, name, photo, speciality, workplace, followed }) => (
          <ListRow
            key={id}
            leading={<Avatar decorative id={id} name={name} src={photo && imageSource(photo, photo.widths[0] ?? photo.width)} />}
            title={<Link to={`/profile/${id}`}>{name}</Link>}
            detail={
              <MetaLine>
                {speciality !== null && reference(`speciality.${speciality}`)}
                {workplace}
              </MetaLine>
            }
            trailing={<FollowButton memberId={id} name={name} followed={followed} size="s" />}
          />
        ))}
      </RowList>
    </AsideBlock>
  );
}
