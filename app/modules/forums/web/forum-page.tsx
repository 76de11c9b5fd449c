/** What the pages of one forum share. */

import { forMember, type LoaderArgs } from '#platform/web/for-member.ts';
import { asNotFound } from '#platform/web/not-there.ts';
import { type ForumView, getForum } from '../forums.contract.ts';

/** The forum, for pages of members: whoever is not signed in is led to the sign-in first. */
export const forumFor = (args: LoaderArgs, id: string): Promise<ForumView> =>
  forMember(args, (ask) => ask(getForum, { id }).catch(asNotFound));
