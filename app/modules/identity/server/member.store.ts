import { and, arrayOverlaps, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Database, prepared, rowOf } from '#platform/db/database.ts';
import { Details } from '../member.contract.ts';
import type { StaffRight } from '../verification.contract.ts';
import type { MemberRow } from './byline.policy.ts';
import { member, staffRight, user } from './identity.schema.ts';

export type NewMember = typeof member.$inferInsert;
export type NewUser = typeof user.$inferInsert;
export type MemberChange = Partial<Omit<MemberRow, 'id' | 'memberRefNo' | 'createdAt' | 'detailsVersion' | 'interestsVersion'>>;

export const DETAILS = Details.keyof().options satisfies readonly (keyof MemberChange)[];
const INTERESTS = ['interests'] as const satisfies readonly (keyof MemberChange)[];

const readMember = prepared<MemberRow>('identity.readMember', `select ${rowOf(member, 'm')} from identity.member m where m.id = $1`);

export async function findMember(db: Database, id: string): Promise<MemberRow | null> {
  const [row] = await readMember(db, [id]);
  return row ?? null;
}

export type MemberWithContact = MemberRow & { email: string; emailVerified: boolean; phone: string | null; phoneVerified: boolean };

// Every page of a member begins with it.
const readWithContact = prepared<MemberWithContact>(
  'identity.readWithContact',
  `select ${rowOf(member, 'm')}, u.email, u.email_verified as "emailVerified", u.phone_number as phone, u.phone_number_verified as "phoneVerified"
    from identity.member m join identity."user" u on u.id = m.id where m.id = $1`,
);

export async function findMemberWithContact(db: Database, id: string): Promise<MemberWithContact | null> {
  const [row] = await readWithContact(db, [id]);
  return row ?? null;
}

/** Held until the transaction ends: what is decided from this row must still be so when it is written. */
export async function lockMember(db: Database, id: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(member).where(eq(member.id, id)).for('update');
  return row ?? null;
}

const readMembers = prepared<MemberRow>('identity.readMembers', `select ${rowOf(member, 'm')} from identity.member m where m.id = any($1)`);

export async function findMembers(db: Database, ids: readonly string[]): Promise<MemberRow[]> {
  return ids.length === 0 ? [] : readMembers(db, [[...new Set(ids)]]);
}

/** In the order of their ids, after `afterId`. */
export async function membersAfter(db: Database, afterId: string | null, limit: number): Promise<MemberRow[]> {
  return db
    .select()
    .from(member)
    .where(afterId === null ? undefined : gt(member.id, afterId))
    .orderBy(asc(member.id))
    .limit(limit);
}

/** The row as it is now, or null when there is no such member. */
export async function updateMember(db: Database, id: string, change: MemberChange): Promise<MemberRow | null> {
  // An empty change is no statement: there is nothing to write, and the row is as it was.
  if (Object.keys(change).length === 0) return findMember(db, id);
  const versions = {
    detailsVersion: raised(member.detailsVersion, DETAILS, change),
    interestsVersion: raised(member.interestsVersion, INTERESTS, change),
  };
  const [row] = await db
    .update(member)
    .set({ ...change, ...versions })
    .where(eq(member.id, id))
    .returning();
  return row ?? null;
}

/** Whoever writes them, by whichever operation: the version rises when one of the fields gets another value, and only then. */
function raised(
  version: typeof member.detailsVersion | typeof member.interestsVersion,
  fields: readonly (keyof MemberChange)[],
  change: MemberChange,
) {
  const differs = fields
    .filter((field) => change[field] !== undefined)
    .map((field) => sql`${member[field]} is distinct from ${sql.param(change[field], member[field])}`);
  return differs.length === 0 ? undefined : sql`${version} + case when ${sql.join(differs, sql` or `)} then 1 else 0 end`;
}

const takeVerifiedDocuments = prepared<{ documentId: string }>(
  'identity.takeVerifiedDocuments',
  `with had as (
     select id, registration_document_id from identity.member
     where verification = 'verified' and registration_document_id is not null limit $1 for update skip locked)
   update identity.member m set registration_document_id = null from had where m.id = had.id
   returning had.registration_document_id as "documentId"`,
);

/** Takes their pictures from verified members; returns the ids of the pictures. */
export async function takeDocumentsOfVerified(db: Database, limit: number): Promise<string[]> {
  return (await takeVerifiedDocuments(db, [limit])).map(({ documentId }) => documentId);
}

export async function insertMembers(db: Database, rows: readonly NewMember[]): Promise<void> {
  if (rows.length > 0) await db.insert(member).values([...rows]);
}

export async function insertUsers(db: Database, rows: readonly NewUser[]): Promise<void> {
  if (rows.length > 0) await db.insert(user).values([...rows]);
}

export async function grantRights(db: Database, rows: readonly (typeof staffRight.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(staffRight)
      .values([...rows])
      .onConflictDoNothing();
}

export async function rightsOf(db: Database, memberId: string): Promise<StaffRight[]> {
  const rows = await db.select({ right: staffRight.right }).from(staffRight).where(eq(staffRight.memberId, memberId));
  return rows.map(({ right }) => right);
}

// ---------- addresses ----------

/** Where members can be reached: confirmed addresses only. */
export async function findContacts(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: member.id,
      language: member.language,
      email: user.email,
      emailVerified: user.emailVerified,
      phone: user.phoneNumber,
      phoneVerified: user.phoneNumberVerified,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(inArray(member.id, [...new Set(ids)]));
}

const idByPhone = prepared<{ id: string }>(
  'identity.idByPhone',
  'select id from identity."user" where phone_number = $1 and phone_number_verified',
);
const idByEmail = prepared<{ id: string }>('identity.idByEmail', 'select id from identity."user" where email = $1 and email_verified');

export async function memberIdByAddress(db: Database, address: { kind: 'phone' | 'email'; value: string }): Promise<string | null> {
  const [row] = await (address.kind === 'phone' ? idByPhone : idByEmail)(db, [address.value]);
  return row?.id ?? null;
}

/** Throws a unique violation when the address belongs to somebody else. */
export async function setAddress(db: Database, id: string, address: { kind: 'phone' | 'email'; value: string }): Promise<void> {
  const change =
    address.kind === 'phone' ? { phoneNumber: address.value, phoneNumberVerified: true } : { email: address.value, emailVerified: true };
  await db
    .update(user)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(user.id, id));
}

/** What a colleague who is looked for has; every wish that is named must be met. */
export interface ColleagueWish {
  readonly specialityId?: string;
  /** At least one of these. */
  readonly interests?: readonly string[];
  readonly place?: { readonly country: string; readonly province: string; readonly city?: string };
  /** In practice since this year, or longer. */
  readonly practisingSince?: number;
}

/** Verified members who want to be found, those who joined last first. */
export async function verifiedIds(db: Database, wish: ColleagueWish, limit: number): Promise<string[]> {
  const { specialityId, interests, place, practisingSince } = wish;
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.verification, 'verified'),
        eq(member.isProfileListed, true),
        specialityId === undefined ? undefined : eq(member.specialityId, specialityId),
        interests === undefined ? undefined : arrayOverlaps(member.interests, [...interests]),
        place === undefined ? undefined : and(eq(member.country, place.country), eq(member.province, place.province)),
        place?.city === undefined ? undefined : eq(member.city, place.city),
        practisingSince === undefined ? undefined : lte(member.practisingSince, practisingSince),
      ),
    )
    .orderBy(desc(member.createdAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

const namedSo = prepared<{ id: string }>(
  'identity.namedSo',
  `select m.id from unnest($1::text[]) with ordinality w(id, nth) join identity.member m on m.id = w.id
   where m.first_name is not null and not exists (
     select from unnest($2::text[]) t(word)
     where ' ' || lower(unaccent(regexp_replace(concat_ws(' ', m.first_name, m.last_name), '[^[:alnum:]]+', ' ', 'g'))) not like '% ' || t.word || '%')
   order by w.nth limit $3`,
);

/** Of these members, in their order, those of whose name every one of these words begins a part. Words hold letters and digits only. */
export async function namedAmong(db: Database, ids: readonly string[], words: readonly string[], limit: number): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await namedSo(db, [ids, words, limit])).map(({ id }) => id);
}
