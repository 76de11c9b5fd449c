import { defineModule } from '#platform/operation/module.ts';
import { communityHandlers } from './community.operations.ts';
import { communitySubscribers } from './community.subscribers.ts';
import { closingHandlers } from './community-closing.operations.ts';
import { communityForumHandlers } from './community-forum.operations.ts';
import { memberHandlers } from './community-member.operations.ts';
import './community-sitemap.store.ts';
import { suggestCommunitiesHourly } from './community-suggestion.job.ts';
import { suggestionHandlers } from './community-suggestion.operations.ts';
import { invitationHandlers } from './invitation.operations.ts';

export const communitiesModule = defineModule({
  name: 'communities',
  uses: ['identity', 'library', 'network', 'profiles', 'forums'],
  handlers: [
    ...communityHandlers,
    ...closingHandlers,
    ...memberHandlers,
    ...invitationHandlers,
    ...communityForumHandlers,
    ...suggestionHandlers,
  ],
  subscribers: communitySubscribers,
  jobs: [suggestCommunitiesHourly],
});
