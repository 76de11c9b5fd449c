import { caseUpdated } from '#modules/cases/cases.contract.ts';
import { communityChanged } from '#modules/communities/communities.contract.ts';
import { communityDeleted } from '#modules/communities/community-closing.contract.ts';
import { forumDeleted } from '#modules/forums/forum-closing.contract.ts';
import { forumChanged } from '#modules/forums/forums.contract.ts';
import { memberChanged } from '#modules/identity/identity.contract.ts';
import { itemChanged, itemPublished, itemsArrived, itemWithdrawn } from '#modules/library/library-events.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { documentIdsOf } from './document.store.ts';
import { indexItems, indexMembers, indexPlace } from './search.public.ts';

/** Their name stands with so many of a member's items, the newest, at once. */
const ITEMS_OF_MEMBER = 200;

/** Each looks at how things are now, so it does not matter in which order events come, or how often. */
export const searchIndexSubscribers = [
  subscribe(itemPublished, 'search.indexItem', (context, { itemId }) => indexItems(context, [itemId])),
  subscribe(itemsArrived, 'search.indexItems', (context, { itemIds }) => indexItems(context, itemIds)),
  subscribe(itemChanged, 'search.indexItemAgain', (context, { itemId }) => indexItems(context, [itemId])),
  subscribe(itemWithdrawn, 'search.dropItem', (context, { itemId }) => indexItems(context, [itemId])),
  subscribe(caseUpdated, 'search.indexCase', (context, { caseId }) => indexItems(context, [caseId])),
  subscribe(forumChanged, 'search.indexForum', (context, { forumId }) => indexPlace(context, 'forum', forumId)),
  subscribe(forumDeleted, 'search.dropForum', (context, { forumId }) => indexPlace(context, 'forum', forumId)),
  subscribe(communityChanged, 'search.indexCommunity', (context, { communityId }) => indexPlace(context, 'community', communityId)),
  subscribe(communityDeleted, 'search.dropCommunity', (context, { communityId }) => indexPlace(context, 'community', communityId)),
  subscribe(memberChanged, 'search.indexMember', async (context, { memberId }) => {
    await indexMembers(context, [memberId]);
    const itemIds = await documentIdsOf(context.db, memberId, ITEMS_OF_MEMBER);
    if (itemIds.length > 0) await indexItems(context, itemIds);
  }),
];
