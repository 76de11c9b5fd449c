import { eq, inArray, sql } from 'drizzle-orm';
import type { MemberCard } from '#modules/identity/byline.contract.ts';
import { homeZone, membersByIds } from '#modules/identity/server/identity.public.ts';
import { type Database, prepared } from '#platform/db/database.ts';
import type { NotificationSettings } from '../notification-settings.contract.ts';
import { CHOICES } from '../notifications.contract.ts';
import { DEFAULT_SETTINGS } from './notification-rules.policy.ts';
import { type SavedSettings, setting } from './notifications.schema.ts';

/** How a member wants to be told. */
interface KnownSettings extends NotificationSettings {
  /** They have named their clock themselves; else it is that of where they practise, and moves with them. */
  readonly namesZone: boolean;
}

export interface FoundSettings extends KnownSettings {
  readonly digestAt: Date | null;
  readonly pausedUntil: Date | null;
}

/** What a member has said about being told, and whether a device of theirs can be reached. */
export interface Hearing {
  readonly settings: NotificationSettings;
  readonly isReachable: boolean;
  /** Wants to hear nothing more of the item. */
  readonly isMuted: boolean;
}

// Every answer asks it for those who are told of it.
const readHearing = prepared<{ id: string; settings: SavedSettings | null; isReachable: boolean; isMuted: boolean }>(
  'notifications.hearing',
  `select m.id, s.settings,
      exists (select from notifications.push_device d where d.member_id = m.id) as "isReachable",
      exists (select from notifications.mute u where u.member_id = m.id and u.item_id = $2) as "isMuted"
    from unnest($1::text[]) m(id) left join notifications.setting s on s.member_id = m.id`,
);

/** Of each of these members, in their order. `itemId` is null for what no muting of an item concerns. */
export async function hearingOf(
  db: Database,
  members: ReadonlyMap<string, MemberCard>,
  itemId: string | null,
): Promise<Map<string, Hearing>> {
  if (members.size === 0) return new Map();
  const rows = await readHearing(db, [[...members.keys()], itemId]);
  return new Map(rows.map(({ id, settings, ...rest }) => [id, { ...rest, settings: withDefaults(settings, members.get(id)) }]));
}

export async function settingsOf(db: Database, memberId: string): Promise<NotificationSettings> {
  const { digestAt: _, pausedUntil: __, namesZone: ___, ...settings } = (await settingsByMember(db, [memberId]))(memberId);
  return settings;
}

/** Settings of each member: their own, or those everybody begins with, by the clock of where they practise. */
export async function settingsByMember(db: Database, memberIds: readonly string[]): Promise<(memberId: string) => FoundSettings> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.memberId, [...memberIds]));
  const own = new Map(rows.map((row) => [row.memberId, row]));
  const members = await membersByIds(
    db,
    memberIds.filter((id) => own.get(id)?.settings.timeZone === undefined),
  );
  return (memberId) => {
    const row = own.get(memberId);
    return {
      ...withDefaults(row?.settings ?? null, members.get(memberId)),
      namesZone: row?.settings.timeZone !== undefined,
      digestAt: row?.digestAt ?? null,
      pausedUntil: row?.pausedUntil ?? null,
    };
  };
}

const NOTHING_SAID: SavedSettings = { kinds: {}, quiet: DEFAULT_SETTINGS.quiet };

/** Kinds and ways that came later than the member's choice are as they are for everybody; whoever ended every e-mail gets none of them. */
function withDefaults(saved: SavedSettings | null, member: MemberCard | undefined): NotificationSettings {
  const { kinds, ...rest } = saved ?? NOTHING_SAID;
  const said = Object.values(kinds);
  const noMail = said.length > 0 && said.every((choice) => choice?.mail === false) ? { mail: false } : {};
  const chosen = CHOICES.map((kind) => [kind, { ...DEFAULT_SETTINGS.kinds[kind], ...noMail, ...kinds[kind] }]);
  const timeZone = (member && homeZone(member)) ?? DEFAULT_SETTINGS.timeZone;
  return { ...DEFAULT_SETTINGS, timeZone, ...rest, kinds: Object.fromEntries(chosen) as NotificationSettings['kinds'] };
}

/** As it is kept: without a clock that nobody named. */
const savedOf = ({ namesZone, timeZone, ...rest }: KnownSettings): SavedSettings => (namesZone ? { ...rest, timeZone } : rest);

/**
 * One change after another: of two at once, such as two kinds that are silenced by a tap each, the later one would write back what the
 * earlier had changed. Returns how the member was told before, and is from now on.
 */
export async function changeSettings(
  db: Database,
  memberId: string,
  change: (known: KnownSettings) => KnownSettings,
): Promise<Record<'before' | 'after', NotificationSettings>> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notifications settings ${memberId}`}, 0))`);
  const { digestAt: _, pausedUntil: __, ...before } = (await settingsByMember(db, [memberId]))(memberId);
  const changed = change(before);
  await setSettings(db, memberId, savedOf(changed), changed.mail);
  const { namesZone: ___, ...after } = changed;
  return { before, after };
}

/** A digest that was chosen now comes for the first time when it is due the next time. */
async function setSettings(db: Database, memberId: string, settings: SavedSettings, mail: NotificationSettings['mail']): Promise<void> {
  const digestAt = sql`case when ${mail} = 'soon' then null else now() end`;
  await db
    .insert(setting)
    .values({ memberId, settings, digestAt })
    .onConflictDoUpdate({
      target: setting.memberId,
      set: {
        settings,
        digestAt: sql`case when ${setting.settings}->>'mail' = ${mail} then ${setting.digestAt} else ${digestAt} end`,
      },
    });
}

/** `settings` are kept for who has not said anything yet. */
export async function setPause(db: Database, memberId: string, settings: FoundSettings, pausedUntil: Date | null): Promise<void> {
  const { digestAt: _, pausedUntil: __, ...own } = settings;
  await db
    .insert(setting)
    .values({ memberId, settings: savedOf(own), pausedUntil })
    .onConflictDoUpdate({ target: setting.memberId, set: { pausedUntil } });
}

export async function noteDigests(db: Database, memberIds: readonly string[]): Promise<void> {
  await db
    .update(setting)
    .set({ digestAt: sql`now()` })
    .where(inArray(setting.memberId, [...memberIds]));
}

/** Their last digest did not leave: it is due again. */
export async function forgetDigest(db: Database, memberId: string): Promise<void> {
  await db.update(setting).set({ digestAt: null }).where(eq(setting.memberId, memberId));
}
