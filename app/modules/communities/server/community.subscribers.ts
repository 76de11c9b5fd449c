import { forumDeleted } from '#modules/forums/forum-closing.contract.ts';
import { subscribe } from '#platform/events/event.ts';
import { forgetForum } from './community-forum.store.ts';

export const communitySubscribers = [subscribe(forumDeleted, 'communities.forgetForum', ({ db }, { forumId }) => forgetForum(db, forumId))];
