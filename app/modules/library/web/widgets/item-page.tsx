import type { ReactNode } from 'react';
import type { getApproval } from '#modules/moderation/approval.contract.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { useTexts } from '#platform/web/i18n.tsx';
import { PageBody } from '#platform/web/page-body.tsx';
import type { listComments } from '../../discussion.contract.ts';
import type { ItemCard } from '../../library.contract.ts';
import type { DiscussionProps } from './discussion.tsx';
import { LaterApprovalNotice, LaterDiscussion } from './later-item-parts.tsx';
import { useRecordedView } from './use-recorded-view.ts';

/** What `loadOwnableItem` brings. */
export interface OwnableItem<View> {
  readonly view: View;
  readonly comments: OutputOf<typeof listComments>;
  /** For its author only. */
  readonly approval: OutputOf<typeof getApproval> | null;
}

interface ReadView {
  readonly item: ItemCard;
  readonly can: { readonly edit: boolean; readonly respond: boolean };
}

export interface ItemPageProps {
  page: OwnableItem<ReadView>;
  seo: ReactNode;
  /** Why this reader may not answer, for those who may not. */
  refusal: ReactNode;
  /** Answers belong to moments of what is watched. */
  moment?: DiscussionProps['moment'];
  /** Below what is said about it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** An item, what is said about it beside it, and what its author is told. Counts the reading. Texts: `library`, `moderation`. */
export function ItemPage({ page: { view, comments, approval }, seo, refusal, moment, beside, children }: ItemPageProps) {
  const t = useTexts('library');
  const { item, can } = view;
  useRecordedView(item.id);
  const aside = (
    <>
      <LaterDiscussion
        itemId={item.id}
        specialities={item.specialities}
        first={comments}
        count={item.counts.comments}
        refusal={can.respond ? null : refusal}
        alwaysAnonymous={can.edit && item.byline.kind === 'anonymous'}
        moment={moment}
      />
      {beside}
    </>
  );
  return (
    <PageBody aside={{ label: t('discussion.title'), content: aside }}>
      {seo}
      {approval !== null && <LaterApprovalNotice itemId={item.id} approval={approval} />}
      {children}
    </PageBody>
  );
}
