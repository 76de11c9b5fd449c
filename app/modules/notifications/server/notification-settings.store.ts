import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MemberCard } from '#modules/identity/byline.contract.ts';
import { membersByIds } from '#modules/identity/server/identity.public.ts';
import type { Database } from '#platform/db/database.ts';
import type { NotificationSettings } from '../notification-settings.contract.ts';
import { CHOICE_KINDS } from '../notifications.contract.ts';
import { homeZone } from './home-zone.policy.ts';
import { DEFAULT_SETTINGS } from './notification-rules.policy.ts';
import { mute, type SavedSettings, setting } from './notifications.schema.ts';

export interface FoundSettings extends NotificationSettings {
  readonly digestAt: Date | null;
}

export async function settingsOf(db: Database, memberId: string): Promise<NotificationSettings> {
  const { digestAt: _, ...settings } = (await settingsByMember(db, [memberId]))(memberId);
  return settings;
}

/** Settings of each member: their own, or those everybody begins with, by the clock of where they practise. */
export async function settingsByMember(
  db: Database,
  memberIds: readonly string[],
  known?: ReadonlyMap<string, MemberCard>,
): Promise<(memberId: string) => FoundSettings> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.memberId, [...memberIds]));
  const own = new Map(rows.map((row) => [row.memberId, { ...withDefaults(row.settings), digestAt: row.digestAt }]));
  const members =
    known ??
    (await membersByIds(
      db,
      memberIds.filter((id) => !own.has(id)),
    ));
  return (memberId) => {
    const member = members.get(memberId);
    const timeZone = (member && homeZone(member)) ?? DEFAULT_SETTINGS.timeZone;
    return own.get(memberId) ?? { ...DEFAULT_SETTINGS, timeZone, digestAt: null };
  };
}

/** Kinds and ways that came later than the member's choice are as they are for everybody. */
function withDefaults({ kinds, ...rest }: SavedSettings): NotificationSettings {
  const chosen = CHOICE_KINDS.map((kind) => [kind, { ...DEFAULT_SETTINGS.kinds[kind], ...kinds[kind] }]);
  return { ...DEFAULT_SETTINGS, ...rest, kinds: Object.fromEntries(chosen) as NotificationSettings['kinds'] };
}

/** A digest that was chosen now comes for the first time when it is due the next time. */
export async function setSettings(db: Database, memberId: string, settings: NotificationSettings): Promise<void> {
  const digestAt = sql`case when ${settings.mail} = 'soon' then null else now() end`;
  await db
    .insert(setting)
    .values({ memberId, settings, digestAt })
    .onConflictDoUpdate({
      target: setting.memberId,
      set: {
        settings,
        digestAt: sql`case when ${setting.settings}->>'mail' = ${settings.mail} then ${setting.digestAt} else ${digestAt} end`,
      },
    });
}

export async function noteDigests(db: Database, memberIds: readonly string[]): Promise<void> {
  await db
    .update(setting)
    .set({ digestAt: sql`now()` })
    .where(inArray(setting.memberId, [...memberIds]));
}

export async function setMuted(db: Database, memberId: string, itemId: string, muted: boolean): Promise<void> {
  if (muted) await db.insert(mute).values({ memberId, itemId }).onConflictDoNothing();
  else await db.delete(mute).where(and(eq(mute.memberId, memberId), eq(mute.itemId, itemId)));
}

/** Who of these wants to hear nothing more of an item. */
export async function mutedFor(db: Database, itemId: string, memberIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ memberId: mute.memberId })
    .from(mute)
    .where(and(eq(mute.itemId, itemId), inArray(mute.memberId, [...memberIds])));
  return new Set(rows.map(({ memberId }) => memberId));
}
