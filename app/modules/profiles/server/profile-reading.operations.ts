import { Checked, handle } from '#platform/operation/handler.ts';
import { getProfile, listProfileCases } from '../profiles.contract.ts';
import { accessProfile, namedCases, profileView } from './profile.view.ts';

export const profileReadingHandlers = [
  handle(
    getProfile,
    async ({ db, viewer }, { memberId }) => new Checked(await profileView(db, viewer, await accessProfile(db, viewer, memberId))),
  ),

  handle(listProfileCases, async ({ db, viewer }, { memberId, ...page }) => {
    await accessProfile(db, viewer, memberId);
    return new Checked(await namedCases(db, memberId, page));
  }),
];
