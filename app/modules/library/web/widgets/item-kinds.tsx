/** What each kind of item brings to a list. */
import type { ComponentType } from 'react';
import { CaseCardBody } from '#modules/cases/web/widgets/case-card-body.tsx';
import { repostCaseLater } from '#modules/cases/web/widgets/case-repost.tsx';
import { ThreadCardBody } from '#modules/forums/web/widgets/thread-card-body.tsx';
import { repostThreadLater } from '#modules/forums/web/widgets/thread-repost.tsx';
import { ArticleCardBody } from '#modules/news/web/widgets/article-card-body.tsx';
import { repostArticleLater } from '#modules/news/web/widgets/article-repost.tsx';
import { IssueCardBody } from '#modules/newsletters/web/widgets/issue-card-body.tsx';
import { PostCardBody } from '#modules/posts/web/widgets/post-card-body.tsx';
import { repostPostLater } from '#modules/posts/web/widgets/post-repost.tsx';
import { repostReadingMaterialLater } from '#modules/posts/web/widgets/reading-material-repost.tsx';
import { SeriesCardBody } from '#modules/videos/web/widgets/series-card-body.tsx';
import { VideoCardBody } from '#modules/videos/web/widgets/video-card-body.tsx';
import { repostVideoLater } from '#modules/videos/web/widgets/video-repost.tsx';
import { formatAgo } from '#platform/i18n/format.ts';
import { useReader } from '#platform/web/facts.ts';
import { useLanguage } from '#platform/web/i18n.tsx';
import { SharedPart } from '#platform/web/shared-part.tsx';
import { useLoginPath } from '#platform/web/use-login-path.ts';
import type { IconName } from '#ui/icon.tsx';
import type { ItemCard as Item, ItemKind } from '../../library.contract.ts';
import type { Repost } from './item-actions.tsx';
import { ItemCard, type ItemCardProps } from './item-card.tsx';

/** What the body of a card gets; `first` is the one above the fold. */
export interface ItemBodyProps {
  item: Item;
  first: boolean;
}

interface Kind {
  readonly icon: IconName;
  readonly Body: ComponentType<ItemBodyProps>;
  readonly repost: Repost;
}

const KINDS: Readonly<Record<ItemKind, Kind>> = {
  case: { icon: 'stethoscope', Body: CaseCardBody, repost: repostCaseLater },
  video: { icon: 'video', Body: VideoCardBody, repost: repostVideoLater },
  series: { icon: 'playlist', Body: SeriesCardBody, repost: repostReadingMaterialLater },
  post: { icon: 'pencil', Body: PostCardBody, repost: repostPostLater },
  article: { icon: 'news', Body: ArticleCardBody, repost: repostArticleLater },
  newsletter: { icon: 'mail', Body: IssueCardBody, repost: repostReadingMaterialLater },
  thread: { icon: 'messages', Body: ThreadCardBody, repost: repostThreadLater },
};

interface AnyItemCardProps {
  item: Item;
  first?: boolean;
  /** What stands around the card's matter in this list, and everything that is made from. */
  around?: Pick<ItemCardProps, 'reason' | 'wayOut'> & { readonly by: unknown };
}

/** A card of whatever kind the item is. */
export function AnyItemCard({ item, first = false, around }: AnyItemCardProps) {
  const language = useLanguage();
  const readerId = useReader()?.id ?? null;
  const loginPath = useLoginPath();
  const { icon, Body, repost } = KINDS[item.kind];
  const card = () => (
    <ItemCard
      item={item}
      icon={icon}
      repost={repost}
      body={<Body item={item} first={first} />}
      reason={around?.reason}
      wayOut={around?.wayOut}
    />
  );
  // The picture of the first is asked for from the head of the page, which only its rendering does.
  if (first) return card();
  const reader = readerId === null ? loginPath : item.byline.kind === 'member' && item.byline.id === readerId;
  return (
    <SharedPart
      by={() => ['card', language, reader, formatAgo(language, item.publishedAt, Date.now()), around?.by ?? null, item]}
      show={card}
    />
  );
}
