/** What other modules may know of members, and the little they may change. */
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/id.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Context } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { isWithin, mentionedIds, type RichText, withMentionNames } from '#platform/richtext/richtext.ts';
import type { Byline, BylineTrait, MemberCard } from '../byline.contract.ts';
import { memberChanged } from '../identity.contract.ts';
import type { StaffRight, TrustFacts, VerificationState } from '../verification.contract.ts';
import { anonymousByline, type MemberRow, memberCard, namedByline, shownName } from './byline.policy.ts';
import {
  findContacts,
  findMember,
  findMembers,
  grantRights,
  insertMembers,
  insertUsers,
  lockMember,
  memberIdByAddress,
  membersAfter,
  updateMember,
} from './member.store.ts';

export { homeZone } from './home-zone.policy.ts';
export { listedMembers } from './listed-member.store.ts';
export { type ColleagueWish, namedAmong, rightsOf, verifiedIds as verifiedColleagues } from './member.store.ts';
export { addChosenZone } from './reader-zone.policy.ts';
export { liveAmong as liveSessionsAmong } from './session.store.ts';

import { newMemberRefNo } from './reference-number.policy.ts';
import { trustFacts } from './verification.policy.ts';

/** The member as their words show them: by name, or as an anonymous colleague without what they leave out. */
export async function bylineOf(db: Database, memberId: string, anonymous: boolean, leftOut: readonly BylineTrait[] = []): Promise<Byline> {
  const row = await findMember(db, memberId);
  if (row === null) throw new Error(`No member ${memberId} to write a byline for`);
  return anonymous ? anonymousByline(row, leftOut) : namedByline(row);
}

/** Bylines by name; ids that are unknown are missing from the map. */
export async function bylinesOf(db: Database, ids: readonly string[]): Promise<Map<string, Byline>> {
  return new Map((await findMembers(db, ids)).map((row) => [row.id, namedByline(row)]));
}

/** Cards of members by id; ids that are unknown are missing from the map. */
export async function membersByIds(db: Database, ids: readonly string[]): Promise<Map<string, MemberCard>> {
  return new Map((await findMembers(db, ids)).map((row) => [row.id, memberCard(row)]));
}

/** Cards of those of them who are verified and want to be found. */
export async function findableByIds(db: Database, ids: readonly string[]): Promise<Map<string, MemberCard>> {
  const rows = (await findMembers(db, ids)).filter((row) => isListed(row) && row.verification === 'verified');
  return new Map(rows.map((row) => [row.id, memberCard(row)]));
}

/**
 * A text whose mentions carry the names of the members they lead to, whatever its writer put there. Names may be longer than what stood
 * there: a text that is then beyond its limit is refused at its field.
 */
export async function withTrueNames(db: Database, text: RichText, { field, max }: { field: string; max: number }): Promise<RichText> {
  const ids = mentionedIds(text);
  if (ids.length === 0) return text;
  const named = withMentionNames(text, new Map((await findMembers(db, ids)).map((row) => [row.id, shownName(row)])));
  if (!isWithin(named, max)) throw new Failure('request.invalid', { fields: { [field]: 'validation.tooLong' } });
  return named;
}

/** What a list of members is searched by. */
export interface IndexedMember extends MemberCard {
  readonly memberRefNo: string;
  readonly subSpeciality: string | null;
  readonly interests: string[];
  readonly practisingSince: number | null;
  /** False for those who do not want to be found, and for those who have given no name yet. */
  readonly listed: boolean;
}

const indexedMember = (row: MemberRow): IndexedMember => ({
  ...memberCard(row),
  memberRefNo: row.memberRefNo,
  subSpeciality: row.subSpeciality,
  interests: row.interests,
  practisingSince: row.practisingSince,
  listed: isListed(row),
});

const isListed = (row: MemberRow) => row.isProfileListed && row.firstName !== null;

/** Members in the order of their ids, to build an index in batches. */
export async function membersForIndex(db: Database, afterId: string | null, limit: number): Promise<IndexedMember[]> {
  return (await membersAfter(db, afterId, limit)).map(indexedMember);
}

/** These members, to bring an index up to date after `memberChanged`. */
export async function indexedMembersByIds(db: Database, ids: readonly string[]): Promise<Map<string, IndexedMember>> {
  return new Map((await findMembers(db, ids)).map((row) => [row.id, indexedMember(row)]));
}

/** The language each member wants to be written to in. */
export async function languageOf(db: Database, ids: readonly string[]): Promise<Map<string, Language>> {
  return new Map((await findMembers(db, ids)).map((row) => [row.id, row.language]));
}

export interface Contacts {
  readonly language: Language;
  readonly email: string | null;
  /** E.164 */
  readonly phone: string | null;
}

/** Confirmed addresses, for messages that leave the product. Never to be shown to others, never to be logged. */
export async function contactsOf(db: Database, ids: readonly string[]): Promise<Map<string, Contacts>> {
  const rows = await findContacts(db, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      { language: row.language, email: row.emailVerified ? row.email : null, phone: row.phoneVerified ? row.phone : null },
    ]),
  );
}

/** Whose confirmed address this is; null for nobody's. */
export const memberIdByEmail = (db: Database, email: string): Promise<string | null> =>
  memberIdByAddress(db, { kind: 'email', value: email });

/** Sets the member's photo, or takes it away. */
export const setPhoto = (context: Pick<Context, 'db' | 'emit'>, memberId: string, photo: ImageRef | null): Promise<void> =>
  changeProfile(context, memberId, { photo });

/** What a member's own page shows of them. */
export interface MemberProfile {
  readonly member: MemberCard;
  readonly subSpeciality: string | null;
  readonly practisingSince: number | null;
  readonly verification: VerificationState;
  readonly facts: TrustFacts;
  /** What the member chose. */
  readonly isProfileListed: boolean;
  /** False for those who do not want to be found, and for those who have given no name yet. */
  readonly listed: boolean;
  readonly joinedAt: string;
}

/** Null when there is no such member. */
export async function profileFacts(db: Database, id: string): Promise<MemberProfile | null> {
  const row = await findMember(db, id);
  if (row === null) return null;
  const { subSpeciality, practisingSince, verification, isProfileListed, createdAt } = row;
  return {
    member: memberCard(row),
    subSpeciality,
    practisingSince,
    verification,
    facts: trustFacts(row),
    isProfileListed,
    listed: isListed(row),
    joinedAt: createdAt.toISOString(),
  };
}

/** What a member may change without being verified again, which nobody else changes until the transaction ends. Null when there is no such member. */
export async function lockProfile(db: Database, id: string): Promise<LockedProfile | null> {
  const row = await lockMember(db, id);
  if (row === null) return null;
  const { photo, workplace, subSpeciality, practisingSince, isProfileListed } = row;
  return { photo, workplace, subSpeciality, practisingSince, isProfileListed };
}

export interface LockedProfile {
  readonly photo: ImageRef | null;
  readonly workplace: string | null;
  readonly subSpeciality: string | null;
  readonly practisingSince: number | null;
  readonly isProfileListed: boolean;
}

/** What a member may change without being verified again. */
export interface ProfileChange {
  readonly photo?: ImageRef | null | undefined;
  readonly workplace?: string | undefined;
  readonly subSpeciality?: string | null | undefined;
  readonly practisingSince?: number | undefined;
  readonly isProfileListed?: boolean | undefined;
}

/** Fields that are left out stay. */
export async function changeProfile(context: Pick<Context, 'db' | 'emit'>, memberId: string, change: ProfileChange): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed = await updateMember(context.db, memberId, given);
  if (changed !== null) await context.emit(memberChanged, { memberId });
}

export interface SampleMember {
  readonly id?: string;
  readonly firstName: string;
  readonly lastName?: string | null;
  readonly title?: string | null;
  readonly language?: Language;
  readonly country?: string;
  readonly countryCode?: string;
  readonly province?: string | null;
  readonly city?: string | null;
  readonly pincode?: string | null;
  readonly specialityId?: string | null;
  readonly subSpeciality?: string | null;
  readonly practisingSince?: number | null;
  readonly workplace?: string | null;
  readonly photo?: ImageRef | null;
  readonly interests?: readonly string[];
  readonly registrationNumber?: string | null;
  /** A picture that they own and that is claimed for it. */
  readonly registrationDocumentId?: string | null;
  readonly isProfileListed?: boolean;
  /** Verified unless said otherwise. */
  readonly verified?: boolean;
  /** Handed in and waiting for staff; only where `verified` is false. */
  readonly waiting?: boolean;
  readonly email: string;
  readonly phone?: string | null;
  readonly rights?: readonly StaffRight[];
  readonly createdAt?: Date;
}

/** Members with confirmed addresses, at most 2,000 at once, for the sample world and for tests. Returns their ids in the order given. */
export async function insertSampleMembers(db: Database, members: readonly SampleMember[]): Promise<string[]> {
  const rows = members.map((one) => ({ ...one, id: one.id ?? newId(), createdAt: one.createdAt ?? new Date() }));
  await insertUsers(
    db,
    rows.map(({ id, email, phone = null, createdAt }) => ({
      id,
      name: '',
      email: email.toLowerCase(),
      emailVerified: true,
      phoneNumber: phone,
      phoneNumberVerified: phone !== null,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await insertMembers(
    db,
    rows.map(({ email: _email, phone = null, rights: _rights, verified = true, waiting = false, createdAt, interests, ...row }) => {
      const country = row.country ?? 'ID';
      const checkedAt = verified ? createdAt : null;
      return {
        ...row,
        country,
        countryCode: row.countryCode ?? (country === 'ID' ? '62' : null),
        language: row.language ?? (country === 'ID' ? 'id' : 'en'),
        memberRefNo: newMemberRefNo(),
        interests: interests === undefined ? (row.specialityId ? [row.specialityId] : []) : [...interests],
        verification: verified ? 'verified' : waiting ? 'underProcess' : 'none',
        verificationAt: createdAt,
        emailConfirmedAt: createdAt,
        phoneConfirmedAt: phone === null ? null : createdAt,
        numberExistsAt: checkedAt,
        personMatchesAt: checkedAt,
        verifiedByStaffAt: checkedAt,
        createdAt,
      } as const;
    }),
  );
  await grantRights(
    db,
    rows.flatMap(({ id, rights = [] }) => rights.map((right) => ({ memberId: id, right }))),
  );
  return rows.map(({ id }) => id);
}
