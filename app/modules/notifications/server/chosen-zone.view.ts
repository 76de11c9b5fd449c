/** Letters about the account name times by the clock that a member has chosen for notifications. */
import { addChosenZone } from '#modules/identity/server/identity.public.ts';
import { settingsByMember } from './notification-settings.store.ts';

addChosenZone(async (db, memberId) => {
  const { namesZone, timeZone } = (await settingsByMember(db, [memberId]))(memberId);
  return namesZone ? timeZone : null;
});
