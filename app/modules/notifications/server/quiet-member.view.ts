/** Newsletters are e-mail, too: what is promised of quiet hours, and of a while without any, holds for them. */
import { addQuietTimes } from '#modules/newsletters/server/newsletters.public.ts';
import { isQuiet } from './notification-rules.policy.ts';
import { settingsByMember } from './notification-settings.store.ts';

addQuietTimes(async (db, memberIds) => {
  const [settings, now] = [await settingsByMember(db, memberIds), new Date()];
  return new Set(memberIds.filter((id) => isQuiet(settings(id), now)));
});
