import { Checked, handle } from '#platform/operation/handler.ts';
import { getProfile, listProfileCases } from '../profiles.contract.ts';
import { accessProfile, namedCases, profileView } from './profile.view.ts';

export const profileReadingHandlers = [
  handle(
    getProfile,
    async (context, { memberId }) => new Checked(await profileView(context, await accessProfile(context.db, context.viewer, memberId))),
  ),

  handle(listProfileCases, async ({ db, viewer }, { memberId, ...page }) => {
    await accessProfile(db, viewer, memberId);
    return new Checked(await namedCases(db, memberId, page));
  }),
];
