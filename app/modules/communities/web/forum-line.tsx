import type { ReactNode } from 'react';
import type { ForumCard } from '#modules/forums/forums.contract.ts';
import { formatCount } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { Link } from '#platform/web/link.tsx';
import { MetaLine } from '#ui/byline.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { ListRow } from '#ui/list-row.tsx';

const ICONS: Record<ForumCard['kind'], IconName> = { public: 'messages', protected: 'lock', private: 'eye-off' };

/** A forum of the community, as far as the reader may know of it. */
export function ForumLine({ forum, trailing }: { forum: ForumCard; trailing?: ReactNode }) {
  const t = useTexts('communities');
  const language = useLanguage();
  const { id, name, kind, members, closed } = forum;
  return (
    <ListRow
      leading={<Icon of={ICONS[kind]} decorative />}
      title={
        <Link to={`/forums/${id}`} lang={forum.language}>
          {name}
        </Link>
      }
      detail={
        <MetaLine>
          {t(`forumKind.${kind}`)}
          {closed && t('forumClosed')}
          {members !== null && t('card.members', { count: members, number: formatCount(language, members) })}
        </MetaLine>
      }
      trailing={trailing}
    />
  );
}
