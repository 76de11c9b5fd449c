import { callingCodeOf, isCountry, stateNamed } from '#modules/reference/server/reference.public.ts';
import type { Database } from '#platform/db/database.ts';
import { COOKIES } from '#platform/http/cookies.ts';
import { isLanguage } from '#platform/i18n/languages.ts';
import type { Context, MemberContext } from '#platform/operation/context.ts';
import { Failure } from '#platform/operation/failure.ts';
import { handle } from '#platform/operation/handler.ts';
import { memberChanged } from '../identity.contract.ts';
import {
  getOnboarding,
  getUserBasicDetail,
  storeAdditionalDetails,
  storeBasicDetails,
  type UserBasicDetail,
  updateDoctorRegDetail,
  updateUserBasicDetail,
  updateUserInterestArea,
} from '../member.contract.ts';
import { type MemberRow, shownName } from './byline.policy.ts';
import {
  DETAILS,
  findMember,
  findMemberWithContact,
  lockMember,
  type MemberChange,
  type MemberWithContact,
  updateMember,
} from './member.store.ts';
import { doneSteps, nextStep } from './onboarding.policy.ts';
import { takeDocument } from './registration-document.operations.ts';
import { endedSessionCookies, languageCookie, sessionCookies } from './session-cookies.policy.ts';
import { changeWithConsequences, verificationView } from './verification.policy.ts';

export const memberHandlers = [
  handle(getOnboarding, async (context) => {
    const row = await ownRow(context);
    return { next: nextStep(row), done: doneSteps(row), verification: verificationView(row, textsOf(context)) };
  }),

  handle(storeBasicDetails, async (context, details) => savedStep(context, await changeMember(context, definedOnly(details)))),

  handle(storeAdditionalDetails, async (context, details) => savedStep(context, await changeMember(context, details))),

  handle(getUserBasicDetail, async (context) => {
    const { viewer, cookies } = context;
    const signed = cookies[COOKIES.session];
    if (viewer === null) {
      if (signed === undefined) return signedOutDetail(context);
      // To be taken for a stranger without a word would lose the way back, and leave a browser that says it is signed in.
      throw new Failure('access.signIn', { cookies: endedSessionCookies() });
    }
    // The session lives on by being used, and the browser's cookies with it.
    const language = cookies[COOKIES.language];
    if (signed !== undefined)
      for (const cookie of [...sessionCookies(signed), ...(isLanguage(language) ? [languageCookie(language)] : [])])
        context.setCookie(cookie);
    const row = await findMemberWithContact(context.db, viewer.id);
    if (row === null) throw new Failure('access.signIn');
    return ownDetail(context, row);
  }),

  handle(updateUserBasicDetail, async (context, { version, ...change }) => {
    const row = await changeMember(context, definedOnly(change), (before) => {
      if (version === undefined || version === before.detailsVersion) return;
      const details = Object.fromEntries(DETAILS.map((name) => [name, before[name]]));
      throw new Failure('identity.staleDetails', { details: { current: { ...details, version: before.detailsVersion } } });
    });
    if (change.language !== undefined) context.setCookie(languageCookie(change.language));
    return {
      message: textsOf(context)('identity:message.basicDetailsUpdated'),
      verification: row.verification,
      version: row.detailsVersion,
    };
  }),

  handle(updateUserInterestArea, async (context, { version, interests }) => {
    const row = await changeMember(context, { interests: [...new Set(interests)] }, (before) => {
      if (version === undefined || version === before.interestsVersion) return;
      const current = { interests: before.interests, version: before.interestsVersion };
      throw new Failure('identity.staleInterests', { details: { current } });
    });
    return {
      message: textsOf(context)('identity:message.interestsUpdated'),
      verification: row.verification,
      version: row.interestsVersion,
    };
  }),

  handle(updateDoctorRegDetail, async (context, { was, registrationNumber, documentId }) => {
    const change = { registrationNumber, ...(documentId !== undefined && { registrationDocumentId: documentId }) };
    const row = await changeMember(context, change, ({ registrationNumber: current }) => {
      if (was === undefined || (was ?? '') === (current ?? '')) return;
      throw new Failure('identity.staleDetails', { details: { current: { registrationNumber: current } } });
    });
    return { message: textsOf(context)('identity:message.basicDetailsUpdated'), verification: row.verification };
  }),
];

const textsOf =
  ({ services, language }: Context) =>
  (key: string) =>
    services.translations.text(language, key);

async function ownRow({ db, viewer }: MemberContext): Promise<MemberRow> {
  const row = await findMember(db, viewer.id);
  if (row === null) throw new Failure('access.signIn');
  return row;
}

/** `refuse` throws when the row is not the one that its member saw. */
async function changeMember(context: MemberContext, change: MemberChange, refuse?: (before: MemberRow) => void): Promise<MemberRow> {
  const { db, viewer, emit } = context;
  const before = await lockMember(db, viewer.id);
  if (before === null) throw new Failure('identity.updateFailed');
  refuse?.(before);
  await takeDocument(context, before, change.registrationDocumentId);
  const placed = { ...change, ...(await checkedPlace(db, before, change)) };
  const row = await updateMember(db, viewer.id, changeWithConsequences(before, placed, new Date()));
  if (row === null) throw new Failure('identity.updateFailed');
  await emit(memberChanged, { memberId: viewer.id });
  return row;
}

/** A country that there is, and one of its states, as it is written. What was stored before and does not change is let be. */
async function checkedPlace(db: Database, before: MemberRow, change: MemberChange): Promise<MemberChange> {
  const { country, province } = { ...before, ...change };
  if (country === null || (country === before.country && province === before.province)) return {};
  if (!isCountry(country)) throw new Failure('request.invalid', { fields: { country: 'identity.validation.country' } });
  if (province === null) return {};
  const state = await stateNamed(db, country, province);
  if (state === null) throw new Failure('request.invalid', { fields: { province: 'identity.validation.province' } });
  return { province: state };
}

const savedStep = (context: Context, row: MemberRow) => ({
  message: textsOf(context)('identity:message.basicDetailsUpdated'),
  next: nextStep(row),
});

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const definedOnly = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

const signedOutDetail = ({ language }: Context): UserBasicDetail => ({
  signed_in: false,
  id: null,
  country_code: null,
  profile_image: null,
  member_extra_details: { is_premium: false },
  speciality_id: null,
  speciality_display_name: null,
  city: null,
  pincode: null,
  is_profile_listed: false,
  eligible_whatsapp_clinic: false,
  member_ref_no: null,
  pg_buddy_member_details: null,
  name: null,
  first_name: null,
  last_name: null,
  title: null,
  country: null,
  province: null,
  sub_speciality: null,
  practising_since: null,
  workplace: null,
  interests: [],
  registration_number: null,
  registration_document_id: null,
  email: null,
  phone: null,
  language,
  verification_state: null,
  details_version: null,
  interests_version: null,
});

function ownDetail(context: Context, row: MemberWithContact): UserBasicDetail {
  return {
    ...signedOutDetail(context),
    signed_in: true,
    id: row.id,
    country_code: row.countryCode ?? callingCodeOf(row.country ?? '')?.slice(1) ?? null,
    profile_image: row.photo,
    member_extra_details: { is_premium: context.viewer?.premium ?? false },
    speciality_id: row.specialityId,
    speciality_display_name: row.specialityId === null ? null : textsOf(context)(`reference:speciality.${row.specialityId}`),
    city: row.city,
    pincode: row.pincode,
    is_profile_listed: row.isProfileListed,
    member_ref_no: row.memberRefNo,
    name: shownName(row),
    first_name: row.firstName,
    last_name: row.lastName,
    title: row.title,
    country: row.country,
    province: row.province,
    sub_speciality: row.subSpeciality,
    practising_since: row.practisingSince,
    workplace: row.workplace,
    interests: row.interests,
    registration_number: row.registrationNumber,
    registration_document_id: row.registrationDocumentId,
    email: row.emailVerified ? row.email : null,
    phone: row.phoneVerified ? row.phone : null,
    language: row.language,
    verification_state: row.verification,
    details_version: row.detailsVersion,
    interests_version: row.interestsVersion,
  };
}
