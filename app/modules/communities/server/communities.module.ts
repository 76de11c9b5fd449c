import { defineModule } from '#platform/operation/module.ts';
import { communityHandlers } from './community.operations.ts';
import { communityForumHandlers } from './community-forum.operations.ts';
import { memberHandlers } from './community-member.operations.ts';
import { invitationHandlers } from './invitation.operations.ts';

export const communitiesModule = defineModule({
  name: 'communities',
  uses: ['identity', 'library', 'forums'],
  handlers: [...communityHandlers, ...memberHandlers, ...invitationHandlers, ...communityForumHandlers],
});
