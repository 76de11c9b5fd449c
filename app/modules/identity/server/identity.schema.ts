import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ImageRef } from '#modules/media/media.contract.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { CodePurpose } from '../sign-in.contract.ts';
import type { StaffRight, VerificationState } from '../verification.contract.ts';

export const identity = pgSchema('identity');

const at = () => timestamp({ withTimezone: true });

// ---------- better-auth's tables: property names are its field names ----------

export const user = identity.table('user', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Their address once it is confirmed; until then a placeholder below `.invalid`, because better-auth wants one. */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  phoneNumber: text().unique(),
  phoneNumberVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: at().notNull().defaultNow(),
  updatedAt: at().notNull().defaultNow(),
});

export const session = identity.table(
  'session',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: at().notNull(),
    /** Asked for by better-auth and always empty: an address of a person is not needed to show a session. */
    ipAddress: text(),
    userAgent: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
    lastUsedAt: at().notNull().defaultNow(),
  },
  (t) => [index('session_user').on(t.userId, t.createdAt), index('session_end').on(t.expiresAt)],
);

export const account = identity.table(
  'account',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: at(),
    refreshTokenExpiresAt: at(),
    scope: text(),
    password: text(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('account_provider').on(t.providerId, t.accountId), index('account_user').on(t.userId)],
);

/** better-auth insists on it and we leave it empty: our codes are in `code`, hashed and counted. */
export const betterAuthVerification = identity.table('better_auth_verification', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: at().notNull(),
  createdAt: at().notNull().defaultNow(),
  updatedAt: at().notNull().defaultNow(),
});

// ---------- our own ----------

/** One registration number is written in many ways: with dots or without, in capitals or not. */
export const comparedNumber = (number: SQLWrapper) => sql<string>`lower(regexp_replace(${number}, '[^[:alnum:]]+', '', 'g'))`;

export const member = identity.table(
  'member',
  {
    id: text()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Short and easy to say on the phone: staff and certificates name members by it. */
    memberRefNo: text().notNull().unique(),
    language: text().$type<Language>().notNull(),
    firstName: text(),
    /** Null for the many who have one name only. */
    lastName: text(),
    title: text(),
    /** ISO 3166-1 alpha-2 */
    country: text(),
    /** Calling code without plus sign: `62`. */
    countryCode: text(),
    province: text(),
    city: text(),
    pincode: text(),
    specialityId: text(),
    subSpeciality: text(),
    practisingSince: integer(),
    workplace: text(),
    photo: jsonb().$type<ImageRef>(),
    interests: text().array().notNull().default([]),
    isProfileListed: boolean().notNull().default(true),
    /** Counts the changes of what the form about oneself has, and of the interests: see `member.store.ts`. */
    detailsVersion: integer().notNull().default(1),
    interestsVersion: integer().notNull().default(1),
    registrationNumber: text(),
    /** Id of an uploaded picture of the registration certificate. */
    registrationDocumentId: text(),
    verification: text().$type<VerificationState>().notNull().default('none'),
    /** When the state above began. */
    verificationAt: at().notNull().defaultNow(),
    sentBackReason: text(),
    // Trust facts: each is null until it is known, and then says since when.
    phoneConfirmedAt: at(),
    emailConfirmedAt: at(),
    numberExistsAt: at(),
    personMatchesAt: at(),
    verifiedByStaffAt: at(),
    verifiedByStaffId: text(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('member_waiting').on(t.verificationAt, t.id).where(sql`verification = 'underProcess'`),
    index('member_speciality').on(t.specialityId, t.createdAt).where(sql`verification = 'verified'`),
    index('member_place').on(t.country, t.province, t.city, t.createdAt).where(sql`verification = 'verified'`),
    index('member_interests').using('gin', t.interests).with({ fastupdate: false }).where(sql`verification = 'verified'`),
    // As numbers are compared, see verification.store.ts.
    index('member_registration').on(comparedNumber(t.registrationNumber)).where(sql`registration_number is not null`),
  ],
);

export const staffRight = identity.table(
  'staff_right',
  {
    memberId: text()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    right: text().$type<StaffRight>().notNull(),
    grantedAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.right] })],
);

/** One-time codes, kept as hashes only. Addresses are hashed as well: whoever asks for a code need not be a member. */
export const code = identity.table(
  'code',
  {
    id: text().primaryKey(),
    addressHash: text().notNull(),
    channel: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** The member who confirms an address; null when the code is for signing in. */
    memberId: text(),
    salt: text().notNull(),
    hash: text().notNull(),
    tries: integer().notNull().default(0),
    sentAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [index('code_address').on(t.addressHash, t.sentAt), index('code_age').on(t.sentAt)],
);

/** What is limited by number per time: codes sent (by address and by network address) and wrong guesses (by address). */
export const attempt = identity.table(
  'attempt',
  {
    id: text().primaryKey(),
    kind: text().$type<'sent' | 'guessed'>().notNull(),
    /** Keyed hash of the address. */
    subject: text().notNull(),
    at: at().notNull().defaultNow(),
  },
  (t) => [index('attempt_subject').on(t.subject, t.kind, t.at), index('attempt_age').on(t.at)],
);

/** Devices on which a member has signed in, by the hash of a cookie that only that browser holds. */
export const device = identity.table(
  'device',
  {
    memberId: text()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    lastSeenAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.tokenHash] }), index('device_age').on(t.lastSeenAt)],
);
