/** What each kind of item brings to a list. A new kind adds its line here. */
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
  readonly Body?: ComponentType<ItemBodyProps>;
  readonly repost?: Repost;
}

const KINDS: Partial<Record<ItemKind, Kind>> = {
  case: { icon: 'stethoscope', Body: CaseCardBody, repost: repostCaseLater },
  video: { icon: 'video', Body: VideoCardBody, repost: repostVideoLater },
  series: { icon: 'playlist', Body: SeriesCardBody, repost: repostReadingMaterialLater },
  post: { icon: 'pencil', Body: PostCardBody, repost: repostPostLater },
  article: { icon: 'news', Body: ArticleCardBody, repost: repostArticleLater },
  newsletter: { icon: 'mail', Body: IssueCardBody, repost: repostReadingMaterialLater },
  thread: { icon: 'messages', Body: ThreadCardBody, repost: repostThreadLater },
};

type AnyItemCardProps = Pick<ItemCardProps, 'item' | 'reason' | 'wayOut'> & { first?: boolean };

/** A card of whatever kind the item is. */
export function AnyItemCard({ item, first = false, ...rest }: AnyItemCardProps) {
  const { icon = 'notes', Body, repost } = KINDS[item.kind] ?? {};
  return <ItemCard item={item} icon={icon} repost={repost} body={Body && <Body item={item} first={first} />} {...rest} />;
}
