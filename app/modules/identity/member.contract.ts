/** What a member says of themselves: asked for step by step after the first sign-in, and changed later. */
import { z } from 'zod';
import { ImageRef } from '#modules/media/media.contract.ts';
import { SPECIALITIES } from '#modules/reference/reference.contract.ts';
import { newestYear } from '#platform/i18n/time-zone.ts';
import { Version } from '#platform/operation/id.ts';
import { command, main, query } from '#platform/operation/operation.ts';
import { line, lineOrNone } from '#platform/richtext/line.ts';
import { VERIFICATION_STATES, Verification } from './verification.contract.ts';

export const FIRST_NAME_LENGTH = 20;
export const MAX_INTERESTS = 20;
/** Letters of any script with what stands between them in names, and the comma before what a doctor holds: "Budi Santoso, Sp.PD". */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} .,'’-]*$/u;
/** Of a consultant the field stands in brackets: "Sp.OG(K)". */
const LAST_NAME = /^(?=.*\p{L})[\p{L}\p{M} .,'’()-]*$/u;

const alphabetical = { error: 'identity.validation.alphabetical' };
const FirstName = line(FIRST_NAME_LENGTH, undefined, { tooLong: 'identity.validation.firstNameLong' }).regex(NAME, alphabetical);
const LastName = z.string().trim().max(60).regex(LAST_NAME, alphabetical).nullable();
const Title = z.string().trim().max(20).regex(NAME, alphabetical).nullable();
const Country = z.string().regex(/^[A-Z]{2}$/, { error: 'identity.validation.country' });
const place = line(80);
const SLUGS: ReadonlySet<string> = new Set(SPECIALITIES);
/** Slug of a speciality in `reference`; forms hold it as the text it is. */
const SpecialityId = z
  .string()
  .min(1)
  .max(60)
  .refine((slug) => SLUGS.has(slug), { error: 'identity.validation.speciality' });
export const PractisingSince = z
  .int()
  .min(1940, { error: 'identity.validation.year' })
  .refine((year) => year <= newestYear(new Date()), { error: 'identity.validation.practisingSince' });
const Interests = z.array(SpecialityId).min(1, { error: 'identity.validation.interest' }).max(MAX_INTERESTS);
export const Workplace = line(120);

const BasicDetails = {
  firstName: FirstName,
  lastName: LastName.default(null),
  title: Title.default(null),
  country: Country,
  province: place,
  city: place,
  pincode: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 -]{3,10}$/, { error: 'identity.validation.pincode' })
    .nullable()
    .default(null),
};
const AdditionalDetails = {
  specialityId: SpecialityId,
  subSpeciality: lineOrNone(80).nullable().default(null),
  practisingSince: PractisingSince,
  workplace: Workplace,
};

// ---------- onboarding ----------

export const ONBOARDING_STEPS = ['basic', 'additional', 'interests', 'registration', 'submit'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const getOnboarding = query('identity.getOnboarding', {
  summary: 'Which steps after the first sign-in are done, which one is next, and how verification stands.',
  http: main.get('/onboarding'),
  access: 'member',
  rate: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Null when nothing is left to do. */
    next: z.enum(ONBOARDING_STEPS).nullable(),
    done: z.array(z.enum(ONBOARDING_STEPS)),
    verification: Verification,
  }),
  errors: {},
});

const Saved = z.strictObject({ message: z.string(), next: z.enum(ONBOARDING_STEPS).nullable() });

export const storeBasicDetails = command('identity.storeBasicDetails', {
  summary: 'First step after the first sign-in: name and place; the speciality too, where the caller asks for it here.',
  http: main.post('/storeBasicDetails'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ ...BasicDetails, specialityId: SpecialityId.optional() }),
  output: Saved,
  errors: { 'identity.updateFailed': 409 },
});

export const storeAdditionalDetails = command('identity.storeAdditionalDetails', {
  summary: 'Second step after the first sign-in: speciality, years in practice, workplace.',
  http: main.post('/storeAdditionalDetails'),
  access: 'member',
  rate: 'write',
  input: z.strictObject(AdditionalDetails),
  output: Saved,
  errors: { 'identity.updateFailed': 409 },
});

// ---------- details ----------

/** Without a session every field but `signed_in` is null or empty. Fields are named as callers know them. */
export const UserBasicDetail = z.strictObject({
  signed_in: z.boolean(),
  id: z.string().nullable(),
  /** Calling code of the confirmed phone number, or else of the country: `62`. */
  country_code: z.string().nullable(),
  profile_image: ImageRef.nullable(),
  member_extra_details: z.strictObject({ is_premium: z.boolean() }),
  speciality_id: z.string().nullable(),
  speciality_display_name: z.string().nullable(),
  city: z.string().nullable(),
  pincode: z.string().nullable(),
  is_profile_listed: z.boolean(),
  eligible_whatsapp_clinic: z.boolean(),
  member_ref_no: z.string().nullable(),
  pg_buddy_member_details: z
    .strictObject({
      specialization_id: z.string().nullable(),
      current_topic_id: z.string().nullable(),
      current_flashcard_sub_topic_id: z.string().nullable(),
    })
    .nullable(),
  /** As others see it. */
  name: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  title: z.string().nullable(),
  country: z.string().nullable(),
  province: z.string().nullable(),
  sub_speciality: z.string().nullable(),
  practising_since: z.int().nullable(),
  workplace: z.string().nullable(),
  interests: z.array(z.string()),
  registration_number: z.string().nullable(),
  registration_document_id: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(['en', 'id']),
  verification_state: z.enum(VERIFICATION_STATES).nullable(),
  /** Given back when the details, or the interests, are changed: a change of others is refused. */
  details_version: z.int().nullable(),
  interests_version: z.int().nullable(),
});
export type UserBasicDetail = z.infer<typeof UserBasicDetail>;

export const getUserBasicDetail = query('identity.getUserBasicDetail', {
  summary:
    'The own details; without a session, the signed-out shape. A cookie of a session that has ended is refused (401) and taken away.',
  http: main.get('/profile/get-user-basic-detail'),
  access: 'anyone',
  rate: 'read',
  input: z.strictObject({}),
  output: UserBasicDetail,
  errors: {},
});

/** What the member changes in one form, and may change in two windows at once. */
export const Details = z.strictObject({
  title: Title,
  firstName: FirstName,
  lastName: LastName,
  country: Country,
  province: place,
  city: place,
  pincode: BasicDetails.pincode.unwrap(),
  specialityId: SpecialityId,
  subSpeciality: AdditionalDetails.subSpeciality.unwrap(),
  practisingSince: PractisingSince,
  workplace: Workplace,
  isProfileListed: z.boolean(),
});

const Updated = z.strictObject({
  message: z.string(),
  /** May have gone back to `underProcess`: something was changed that staff had verified. */
  verification: z.enum(VERIFICATION_STATES),
});
/** `version`: of what was changed, for the next change. */
const UpdatedVersion = Updated.extend({ version: z.int() });

export const updateUserBasicDetail = command('identity.updateUserBasicDetail', {
  summary:
    'Changes own details; fields that are left out stay. A new name, country or speciality is verified again. With a `version`, a change of details that were changed since is refused.',
  http: main.post('/profile/update-user-basic-detail'),
  access: 'member',
  rate: 'write',
  input: Details.partial().extend({ version: Version.optional(), language: z.enum(['en', 'id']).optional() }),
  output: UpdatedVersion,
  // `details.current` are the details as they are now, by these names, and their version.
  errors: { 'identity.updateFailed': 409, 'identity.staleDetails': 409 },
});

export const updateUserInterestArea = command('identity.updateUserInterestArea', {
  summary: 'Sets the specialities the member wants to read about. With a `version`, over others that were set since it is refused.',
  http: main.post('/profile/update-user-interest-area'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({ version: Version.optional(), interests: Interests }),
  output: UpdatedVersion,
  errors: { 'identity.updateFailed': 409, 'identity.staleInterests': 409 },
});

export const updateDoctorRegDetail = command('identity.updateDoctorRegDetail', {
  summary: 'Sets the registration number and a picture of its certificate. A new number is verified again.',
  http: main.post('/profile/update-doctor-reg-detail'),
  access: 'member',
  rate: 'write',
  input: z.strictObject({
    /** As it was read: another that stands there by now is kept. */
    was: lineOrNone(40).nullable().optional(),
    registrationNumber: line(40, undefined, { least: 4 }).regex(/^[A-Za-z0-9./ -]+$/, { error: 'identity.validation.registrationNumber' }),
    /** Id of an own upload with the purpose `document`. Left out, the picture stays; null takes it away. */
    documentId: z.string().max(40).nullable().optional(),
  }),
  output: Updated,
  errors: { 'identity.updateFailed': 409, 'identity.documentNotFound': 404, 'identity.staleDetails': 409 },
});
