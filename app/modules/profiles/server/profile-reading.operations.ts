import { Checked, handle } from '#platform/operation/handler.ts';
import { getProfile, listProfileItems } from '../profiles.contract.ts';
import { accessProfile, namedItems, profileView } from './profile.view.ts';

export const profileReadingHandlers = [
  handle(
    getProfile,
    async (context, { memberId }) => new Checked(await profileView(context, await accessProfile(context.db, context.viewer, memberId))),
  ),

  handle(listProfileItems, async ({ db, viewer }, { memberId, ...filter }) => {
    await accessProfile(db, viewer, memberId);
    return new Checked(await namedItems(db, memberId, filter));
  }),
];
