import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#platform/operation/failure.ts';
import { failureBody } from '#platform/operation/failure-body.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  getOnboarding,
  getUserBasicDetail,
  storeAdditionalDetails,
  storeBasicDetails,
  updateDoctorRegDetail,
  updateUserBasicDetail,
  updateUserInterestArea,
} from '../member.contract.ts';
import { aMember, signIn } from '../testing/identity.factory.ts';
import { submitForVerification } from '../verification.contract.ts';
import { createSessionSource } from './identity.module.ts';
import { bylineOf, changeProfile, profileFacts } from './identity.public.ts';
import { lockMember, type MemberChange, updateMember } from './member.store.ts';
import { changeWithConsequences } from './verification.policy.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const db = () => world.runtime.services.database.db;

/** What the reader sees of a refusal, in English. */
async function refusalOf(call: Promise<unknown>) {
  const failure = await call.then(
    () => null,
    (error: Failure) => error,
  );
  if (failure === null) throw new Error('This was to be refused');
  return failureBody(failure, world.runtime.translations, 'en', 'request');
}

const BASIC = {
  firstName: 'Ratri',
  lastName: 'Maheswari',
  title: 'dr.',
  country: 'ID',
  province: 'Jawa Tengah',
  city: 'Semarang',
  pincode: '50241',
};
const ADDITIONAL = { specialityId: 'internal-medicine', practisingSince: 2016, workplace: 'RSUP Dr. Kariadi' };

describe('onboarding', () => {
  it('goes step by step, can be left and taken up, and speaks the right words', async () => {
    const { sessionToken } = await signIn(world, { email: 'new@members.test' });
    const viewer = await createSessionSource(world.runtime.services).resolve({ cookieToken: sessionToken, bearerToken: null });
    const me = world.as(viewer);
    expect(await me.call(getOnboarding, {})).toMatchObject({ next: 'basic', done: [], verification: { state: 'none', reason: null } });
    await expect(world.as(null).call(getOnboarding, {})).rejects.toMatchObject({ code: 'access.signIn' });

    const early = await refusalOf(me.call(submitForVerification, {}));
    expect(early).toMatchObject({
      code: 'identity.incomplete',
      message: 'Please Fill all the fileds.',
      details: { missing: ['basic', 'additional', 'interests', 'registration'] },
    });

    expect(await me.call(storeBasicDetails, BASIC)).toEqual({ message: 'Basic Details Update Sucessfully', next: 'additional' });
    expect(await me.call(storeAdditionalDetails, ADDITIONAL)).toEqual({ message: 'Basic Details Update Sucessfully', next: 'interests' });
    expect((await refusalOf(me.call(updateUserInterestArea, { interests: [] }))).fields).toEqual({
      interests: 'Atleast one interest should be selected.',
    });
    expect(await me.call(updateUserInterestArea, { interests: ['cardiology', 'cardiology'] })).toMatchObject({
      message: 'Interest area updated successfully',
    });
    expect(await me.call(getOnboarding, {})).toMatchObject({ next: 'registration', done: ['basic', 'additional', 'interests'] });
    expect(await me.call(updateDoctorRegDetail, { registrationNumber: '31.2.1.100.1.16.123456' })).toMatchObject({ verification: 'none' });

    expect(await me.call(submitForVerification, {})).toMatchObject({
      state: 'underProcess',
      label: 'Verification Under Process',
      facts: { verifiedByStaffAt: null },
    });
    expect(await me.call(getOnboarding, {})).toMatchObject({ next: null });
    expect(await refusalOf(me.call(submitForVerification, {}))).toMatchObject({ code: 'identity.alreadySubmitted' });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({
      signed_in: true,
      name: 'dr. Ratri Maheswari',
      speciality_id: 'internal-medicine',
      city: 'Semarang',
      pincode: '50241',
      interests: ['cardiology'],
      member_ref_no: expect.stringMatching(/^KLG-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      verification_state: 'underProcess',
      email: 'new@members.test',
    });
  });

  it('says what is wrong with a name to the letter, and takes names as people have them', async () => {
    const me = world.as(await aMember(world));
    const firstNameFault = async (firstName: unknown) =>
      (await refusalOf(me.call(storeBasicDetails, { ...BASIC, firstName } as typeof BASIC))).fields?.firstName;
    expect(await firstNameFault('A'.repeat(21))).toBe('First name cannot exceed 20 characters.');
    expect(await firstNameFault('R4tri')).toBe('Alphabetical characters only.');
    expect(await firstNameFault('...')).toBe('Alphabetical characters only.');
    expect(await firstNameFault('   ')).toBe('This field is required.');
    expect(await firstNameFault(undefined)).toBe('This field is required.');
    for (const firstName of ['Siti Nurhaliza', "D'Angelo", 'Anne-Marie', 'I. Made', 'Łukasz', '美玲', 'Ñoño', 'प्रिया']) {
      expect(await me.call(storeBasicDetails, { ...BASIC, firstName, lastName: null })).toMatchObject({
        message: 'Basic Details Update Sucessfully',
      });
    }
  });

  it('takes a name with what its owner holds, as doctors write it, and shows it so', async () => {
    const me = world.as(await aMember(world));
    const shownAs = async (name: { title: string | null; firstName: string; lastName: string | null }) => {
      await me.call(storeBasicDetails, { ...BASIC, ...name });
      return (await me.call(getUserBasicDetail, {})).name;
    };
    expect(await shownAs({ title: 'dr.', firstName: 'Budi', lastName: 'Santoso, Sp.PD' })).toBe('dr. Budi Santoso, Sp.PD');
    expect(await shownAs({ title: 'dr.', firstName: 'Budi', lastName: 'Santoso, Sp.OG(K), M.Kes' })).toBe(
      'dr. Budi Santoso, Sp.OG(K), M.Kes',
    );
    expect(await shownAs({ title: null, firstName: 'Sukarno', lastName: ', Sp.PD' })).toBe('Sukarno, Sp.PD');
    expect(await shownAs({ title: null, firstName: 'Sukarno, Sp.PD', lastName: null })).toBe('Sukarno, Sp.PD');
    for (const lastName of [',', '()', 'Santoso; Sp.PD', 'Santoso 2'])
      expect((await refusalOf(me.call(storeBasicDetails, { ...BASIC, lastName }))).fields).toEqual({
        lastName: 'Alphabetical characters only.',
      });
  });

  it('takes the speciality with the first step, from callers that ask for it there', async () => {
    const me = world.as(await aMember(world, { verified: false }));
    await me.call(storeBasicDetails, { ...BASIC, specialityId: 'cardiology' });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({ speciality_id: 'cardiology', first_name: 'Ratri' });
    await me.call(storeBasicDetails, { ...BASIC, firstName: 'Ratna' });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({ speciality_id: 'cardiology', first_name: 'Ratna' });
    expect((await refusalOf(me.call(storeBasicDetails, { ...BASIC, specialityId: 'astrology' }))).fields).toEqual({
      specialityId: 'Please choose a speciality from the list.',
    });
  });

  it('says of a speciality that is left empty that it is required', async () => {
    const me = world.as(await aMember(world, { verified: false }));
    for (const call of [
      me.call(storeAdditionalDetails, { ...ADDITIONAL, specialityId: '' }),
      me.call(updateUserBasicDetail, { specialityId: '' }),
    ])
      expect((await refusalOf(call)).fields).toEqual({ specialityId: 'This field is required.' });
  });

  it('says what is wrong with a year of practice', async () => {
    const me = world.as(await aMember(world));
    const fault = async (practisingSince: number | null) =>
      (await refusalOf(me.call(storeAdditionalDetails, { ...ADDITIONAL, practisingSince } as typeof ADDITIONAL))).fields?.practisingSince;
    expect(await fault(1899)).toBe('Please write the year in four digits, such as 2014.');
    expect(await fault(new Date().getUTCFullYear() + 2)).toBe('This year lies in the future.');
    expect(await fault(null)).toBe('This field is required.');
    // In Jakarta it is the new year for seven hours already.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T17:30:00Z') });
    const thisYear = await me.call(storeAdditionalDetails, { ...ADDITIONAL, practisingSince: 2027 }).finally(() => vi.useRealTimers());
    expect(thisYear).toMatchObject({ message: 'Basic Details Update Sucessfully' });
    expect(await me.call(storeAdditionalDetails, { ...ADDITIONAL, practisingSince: 1985 })).toMatchObject({
      message: 'Basic Details Update Sucessfully',
    });
  });
});

describe('changing details', () => {
  it('keeps what is left out, and tells others', async () => {
    const member = await aMember(world, { name: 'Bagas Setiawan', city: 'Jakarta Pusat' });
    const me = world.as(member);
    expect(await me.call(updateUserBasicDetail, { city: 'Bandung', isProfileListed: false })).toEqual({
      message: 'Basic Details Update Sucessfully',
      verification: 'verified',
      version: 2,
    });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({
      ...{ city: 'Bandung', first_name: 'Bagas', is_profile_listed: false, details_version: 2 },
    });
    // Whoever changes the city says themselves what becomes of the postcode.
    await me.call(updateUserBasicDetail, { pincode: '40135' });
    await me.call(updateUserBasicDetail, { city: 'Cimahi' });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({ city: 'Cimahi', pincode: '40135' });
    await me.call(updateUserBasicDetail, { language: 'id' });
    expect(me.cookies).toEqual([expect.objectContaining({ name: 'user_language', value: 'id' })]);
  });

  it('takes countries there are, and of those whose states are known only these', async () => {
    await world.runtime.database.pool.query(
      `insert into reference.place (id, country, parent_id, size, name, search_name, within)
       values ('MY-10', 'MY', 'MY', 0, 'Selangor', 'selangor', ''), ('SG-01', 'SG', 'SG', 0, 'Central Singapore', 'central singapore', '')`,
    );
    const me = world.as(await aMember(world, { country: 'ID', province: 'Bali' }));
    const wrong = async (change: { country?: string; province?: string }) =>
      (await refusalOf(me.call(updateUserBasicDetail, change))).fields;
    const noState = { province: 'Please choose a state or province of this country from the list.' };
    expect(await wrong({ country: 'XX', province: 'Selangor' })).toEqual({ country: 'Please choose a country.' });
    expect(await wrong({ country: 'MY', province: 'Central Singapore' })).toEqual(noState);
    expect(await wrong({ country: 'MY' })).toEqual(noState);
    expect((await refusalOf(me.call(storeBasicDetails, { ...BASIC, country: 'XX' }))).fields).toEqual({
      country: 'Please choose a country.',
    });
    expect((await refusalOf(me.call(storeBasicDetails, { ...BASIC, country: 'MY' }))).fields).toEqual(noState);
    await me.call(updateUserBasicDetail, { country: 'MY', province: 'selangor', city: 'Shah Alam' });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({ country: 'MY', province: 'Selangor', city: 'Shah Alam' });
    await me.call(updateUserBasicDetail, { country: 'NL', province: 'Utrecht' });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({ country: 'NL', province: 'Utrecht' });
  });

  it('takes both facts from whoever moves to another country, for colleagues too', async () => {
    const member = await aMember(world, { name: 'Made Suastika', country: 'ID', province: 'Bali' });
    await world.as(member).call(updateUserBasicDetail, { country: 'NL', province: 'Utrecht', city: 'Utrecht' });
    expect((await profileFacts(db(), member.id))?.facts).toMatchObject({
      numberExistsAt: null,
      personMatchesAt: null,
      verifiedByStaffAt: null,
    });
  });

  it('knows the calling code of who signed up by e-mail from their country, and of who has a number from that', async () => {
    const codeOf = async (viewer: Member) => (await world.as(viewer).call(getUserBasicDetail, {})).country_code;
    const { sessionToken } = await signIn(world, { email: 'no-number@members.test' });
    const viewer = (await createSessionSource(world.runtime.services).resolve({ cookieToken: sessionToken, bearerToken: null })) as Member;
    expect(await codeOf(viewer)).toBeNull();
    await world.as(viewer).call(storeBasicDetails, BASIC);
    expect(await codeOf(viewer)).toBe('62');
    await world.as(viewer).call(updateUserBasicDetail, { country: 'NL', province: 'Utrecht' });
    expect(await codeOf(viewer)).toBe('31');
    const abroad = await aMember(world, { country: 'NL', province: 'Utrecht' });
    await updateMember(db(), abroad.id, { countryCode: '62' });
    expect(await codeOf(abroad)).toBe('62');
  });

  it('lets a province be that was stored before the states were known', async () => {
    const me = world.as(await aMember(world, { country: 'MY', province: 'Kuala Lumpur City' }));
    await me.call(updateUserBasicDetail, { country: 'MY', province: 'Kuala Lumpur City', city: 'Kuala Lumpur' });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({ province: 'Kuala Lumpur City', city: 'Kuala Lumpur' });
  });

  it('says that staff verified somebody only as long as it holds, also to themselves', async () => {
    const me = world.as(await aMember(world, { name: 'Hana Tobing' }));
    const verifiedAt = async () => (await me.call(getOnboarding, {})).verification.facts.verifiedByStaffAt;
    expect(await verifiedAt()).not.toBeNull();
    await me.call(updateUserBasicDetail, { firstName: 'Hanna' });
    expect(await verifiedAt()).toBeNull();
  });

  it('sends a verified member with a new name or speciality back to staff, and nobody for the same one', async () => {
    const member = await aMember(world, { name: 'Hana Tobing' });
    const me = world.as(member);
    expect(await me.call(updateUserBasicDetail, { firstName: 'Hana', workplace: 'RS Adam Malik' })).toMatchObject({
      verification: 'verified',
    });
    expect(await me.call(updateUserBasicDetail, { firstName: 'Hanna' })).toMatchObject({ verification: 'underProcess' });
    expect(await bylineOf(db(), member.id, false)).toMatchObject({ name: 'Hanna Tobing', verified: false });
  });

  it('does the same for a new country, and not for what members say of themselves in their own words', async () => {
    const { id } = await aMember(world, { name: 'Made Suastika' });
    const row = await lockMember(db(), id);
    const stateWith = (change: MemberChange) => row && changeWithConsequences(row, change, new Date()).verification;
    expect(stateWith({ country: 'IN' })).toBe('underProcess');
    expect(row && changeWithConsequences(row, { country: 'IN' }, new Date())).toMatchObject({
      numberExistsAt: null,
      personMatchesAt: null,
    });
    expect(stateWith({ country: 'ID', subSpeciality: 'Hepatology', workplace: 'RS Sanglah', city: 'Denpasar' })).toBeUndefined();
  });

  it('knows the specialities there are, and no others', async () => {
    const me = world.as(await aMember(world));
    const words = 'Please choose a speciality from the list.';
    for (const specialityId of ['astrology', 'constructor', 'Cardiology']) {
      expect((await refusalOf(me.call(updateUserBasicDetail, { specialityId }))).fields).toEqual({ specialityId: words });
      expect((await refusalOf(me.call(updateUserInterestArea, { interests: ['cardiology', specialityId] }))).fields).toEqual({
        'interests.1': words,
      });
    }
    expect(await me.call(updateUserBasicDetail, { specialityId: 'cardiology' })).toMatchObject({ verification: 'underProcess' });
    await me.call(updateUserInterestArea, { interests: ['cardiology', 'nephrology'] });
  });

  it('refuses a change of details that were changed since, with what stands there, and lets the interests be', async () => {
    const member = await aMember(world, { name: 'Hana Tobing' });
    const me = world.as(member);
    const versions = async () => {
      const { details_version, interests_version } = await me.call(getUserBasicDetail, {});
      return { details: details_version ?? 0, interests: interests_version ?? 0 };
    };
    const seen = await versions();
    await me.call(updateUserBasicDetail, { version: seen.details, workplace: 'RS Adam Malik' });
    const stale = await refusalOf(me.call(updateUserBasicDetail, { version: seen.details, firstName: 'Hanna' }));
    expect(stale).toMatchObject({
      code: 'identity.staleDetails',
      details: { current: { firstName: 'Hana', workplace: 'RS Adam Malik', isProfileListed: true, version: seen.details + 1 } },
    });
    expect(await me.call(getUserBasicDetail, {})).toMatchObject({ first_name: 'Hana', verification_state: 'verified' });

    await me.call(updateUserInterestArea, { version: seen.interests, interests: ['nephrology'] });
    expect(await refusalOf(me.call(updateUserInterestArea, { version: seen.interests, interests: ['cardiology'] }))).toMatchObject({
      code: 'identity.staleInterests',
      details: { current: { interests: ['nephrology'], version: seen.interests + 1 } },
    });
    expect(await versions()).toEqual({ details: seen.details + 1, interests: seen.interests + 1 });
  });

  it('counts no change that is none, none of the language, and every one of the profile', async () => {
    const member = await aMember(world, { name: 'Hana Tobing', workplace: 'RS Adam Malik' });
    const me = world.as(member);
    const version = async () => (await me.call(getUserBasicDetail, {})).details_version;
    const first = await version();
    await me.call(updateUserBasicDetail, { language: 'id', firstName: 'Hana', workplace: 'RS Adam Malik', subSpeciality: null });
    await me.call(updateUserInterestArea, { interests: ['cardiology'] });
    expect(await version()).toBe(first);
    await changeProfile({ db: db(), emit: async () => undefined }, member.id, { isProfileListed: false });
    expect(await version()).toBe((first ?? 0) + 1);
    // Callers that name no version change what they name, as ever.
    await me.call(updateUserBasicDetail, { workplace: 'RS Haji' });
    expect(await version()).toBe((first ?? 0) + 2);
  });

  it('answers in words when there is no such member any more', async () => {
    const member = await aMember(world);
    await world.runtime.database.pool.query('delete from identity."user" where id = $1', [member.id]);
    expect((await refusalOf(world.as(member).call(updateUserBasicDetail, { city: 'Solo' }))).message).toBe(
      'Some error occured while updating',
    );
  });
});
