/** Where a doctor studied and works: written by themselves alone, read by whoever may see the page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getProfileDraft, publishProfile, saveProfileDraft, updateUserDetail } from '../profile-draft.contract.ts';
import {
  getDoctorAcademic,
  getDoctorWorkplaces,
  getOwnAcademic,
  getOwnWorkplaces,
  MAX_WORKPLACES,
  updateDoctorAcademic,
  updateDoctorWorkplaces,
} from '../profile-entries.contract.ts';
import { getProfile } from '../profiles.contract.ts';
import { profileContent } from '../testing/profiles.factory.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let nobody: Caller;
const idOf = (caller: Caller) => caller.viewer?.id ?? '';

const study = { id: 'a1', course: 'Profesi dokter (dr.)', institute: 'Universitas Diponegoro', fromYear: 2008, toYear: 2010 };
const job = { id: 'w1', name: 'RSUD Contoh', role: 'Internist', city: 'Semarang', fromYear: 2018, toYear: null };
const before = { id: 'w2', name: 'Puskesmas Contoh', role: '', city: null, fromYear: 2011, toYear: 2017 };

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
});
afterAll(() => world.close());

describe('without a draft', () => {
  it('is set by the member, in their order, and read by everybody; a course of the list in the reader’s language', async () => {
    await ratri.call(updateDoctorWorkplaces, { workplaces: [before, job] });
    const { data } = await ratri.call(updateDoctorWorkplaces, { workplaces: [job, before] });
    expect(data).toEqual([
      { ...job, current: true },
      { ...before, role: null, current: false },
    ]);
    expect(await nobody.call(getDoctorWorkplaces, { memberId: idOf(ratri) })).toEqual({ data });
    expect(await ratri.call(getOwnWorkplaces, {})).toEqual({ data });
    expect(await bagas.call(getOwnWorkplaces, {})).toEqual({ data: [] });

    await ratri.call(updateDoctorAcademic, { academics: [study, { ...study, id: 'a2', course: 'A course of my own' }] });
    const named = async (language: 'en' | 'id') =>
      (await nobody.call(getDoctorAcademic, { memberId: idOf(ratri) }, { request: { language } })).data.map(({ course }) => course);
    expect(await named('id')).toEqual(['Profesi dokter (dr.)', 'A course of my own']);
    expect((await named('en'))[0]).not.toBe('Profesi dokter (dr.)');
    expect((await ratri.call(getOwnAcademic, {})).data).toHaveLength(2);

    const page = await bagas.call(getProfile, { memberId: idOf(ratri) });
    expect([page.workplaces.length, page.academics.length, page.publications.length]).toEqual([2, 2, 0]);
  });

  it('is not set over what its member has set in another window: both versions are kept', async () => {
    const made = world.as(await aMember(world, { name: 'Made Wirawan' }));
    const set = (was: (typeof job)[], workplaces: (typeof job)[]) => made.call(updateDoctorWorkplaces, { was, workplaces });
    await set([], [job]);
    await expect(set([], [{ ...job, role: 'Head' }])).rejects.toMatchObject({
      code: 'profiles.stale',
      details: { current: { data: [{ ...job, current: true }] } },
    });
    expect((await made.call(getOwnWorkplaces, {})).data).toEqual([{ ...job, current: true }]);
    await set([job], [{ ...job, role: 'Head' }]);

    // A course of the list is the same one, in whatever language it was read.
    await made.call(updateDoctorAcademic, { academics: [study] });
    const read = async (language: 'en' | 'id') => (await made.call(getOwnAcademic, {}, { request: { language } })).data;
    await made.call(updateDoctorAcademic, { was: await read('id'), academics: [{ ...study, toYear: 2012 }] });
    await expect(made.call(updateDoctorAcademic, { was: [study], academics: [] })).rejects.toMatchObject({
      code: 'profiles.stale',
      details: { current: { data: [{ toYear: 2012 }] } },
    });
    await made.call(updateDoctorAcademic, { was: await read('en'), academics: [] });
  });

  it('is refused to others, beyond the limits, and where the years make no sense', async () => {
    for (const operation of [getOwnAcademic, getOwnWorkplaces]) {
      await expect(nobody.call(operation, {})).rejects.toMatchObject({ code: 'access.signIn' });
    }
    await expect(nobody.call(updateDoctorAcademic, { academics: [] })).rejects.toMatchObject({ code: 'access.signIn' });
    const many = Array.from({ length: MAX_WORKPLACES + 1 }, (_, n) => ({ ...job, id: `w${n}` }));
    await expect(bagas.call(updateDoctorWorkplaces, { workplaces: many })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(bagas.call(updateDoctorWorkplaces, { workplaces: [{ ...job, toYear: 2001 }] })).rejects.toMatchObject({
      fields: { 'workplaces.0.toYear': 'profiles.validation.yearOrder' },
    });
    expect(await bagas.call(getOwnWorkplaces, {})).toEqual({ data: [] });
  });

  it('is read with the page: of a member who is not listed, only by members', async () => {
    const shy = world.as(await aMember(world, { name: 'Sekar Unlisted' }));
    await shy.call(updateDoctorAcademic, { academics: [study] });
    await shy.call(updateUserDetail, { isProfileListed: false });
    const memberId = idOf(shy);
    await expect(nobody.call(getDoctorAcademic, { memberId })).rejects.toMatchObject({ code: 'profiles.membersOnly' });
    await expect(nobody.call(getDoctorWorkplaces, { memberId })).rejects.toMatchObject({ code: 'profiles.membersOnly' });
    expect((await bagas.call(getDoctorAcademic, { memberId })).data).toHaveLength(1);
    await expect(bagas.call(getDoctorAcademic, { memberId: 'zzzzzzzzzzzzzzzz' })).rejects.toMatchObject({ code: 'profiles.notFound' });
  });
});

describe('by the draft', () => {
  it('begins with what is published, is published whole, and keeps a draft of before there were lists', async () => {
    const made = world.as(await aMember(world, { name: 'Made Wirawan' }));
    await made.call(updateDoctorWorkplaces, { workplaces: [job] });
    const { content } = await made.call(getProfileDraft, {});
    expect(content.workplaces).toEqual([
      { id: 'w1', name: 'RSUD Contoh', role: 'Internist', city: 'Semarang', fromYear: '2018', toYear: '', current: true },
    ]);
    const academics = [{ id: 'a1', course: 'Fellowship', institute: 'Universitas Indonesia', fromYear: '', toYear: '2022' }];
    const saved = await made.call(saveProfileDraft, { version: 0, content: profileContent({ academics, workplaces: content.workplaces }) });
    await world.runtime.database.pool.query(`update profiles.draft set content = content - 'workplaces' where member_id = $1`, [
      idOf(made),
    ]);
    expect((await made.call(getProfileDraft, {})).content.workplaces).toEqual(content.workplaces);

    await world.runtime.database.pool.query(`update profiles.draft set content = content || $2 where member_id = $1`, [
      idOf(made),
      JSON.stringify({ workplaces: [] }),
    ]);
    await made.call(publishProfile, { version: saved.version });
    const page = await bagas.call(getProfile, { memberId: idOf(made) });
    expect(page.workplaces).toEqual([]);
    expect(page.academics).toEqual([{ id: 'a1', course: 'Fellowship', institute: 'Universitas Indonesia', fromYear: null, toYear: 2022 }]);
  });
});
