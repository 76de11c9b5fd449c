import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { NotificationSettings } from '../notifications.contract.ts';
import { DEFAULT_SETTINGS } from './notification-settings.policy.ts';
import { setting } from './notifications.schema.ts';

export async function settingsOf(db: Database, memberId: string): Promise<NotificationSettings> {
  return (await settingsByMember(db, [memberId]))(memberId);
}

/** Settings of each member: their own, or those everybody begins with. */
export async function settingsByMember(db: Database, memberIds: readonly string[]): Promise<(memberId: string) => NotificationSettings> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.memberId, [...memberIds]));
  const own = new Map(rows.map(({ memberId, settings }) => [memberId, settings]));
  return (memberId) => {
    const settings = own.get(memberId);
    // Kinds that came later than the member's choice are as they are for everybody.
    return settings === undefined ? DEFAULT_SETTINGS : { ...settings, kinds: { ...DEFAULT_SETTINGS.kinds, ...settings.kinds } };
  };
}

export async function setSettings(db: Database, memberId: string, settings: NotificationSettings): Promise<void> {
  await db.insert(setting).values({ memberId, settings }).onConflictDoUpdate({ target: setting.memberId, set: { settings } });
}
