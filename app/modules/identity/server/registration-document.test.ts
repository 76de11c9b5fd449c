import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MediaPurpose, uploadImage } from '#modules/media/media.contract.ts';
import { silentLog } from '#platform/log/log.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getUserBasicDetail, updateDoctorRegDetail } from '../member.contract.ts';
import { aMember } from '../testing/identity.factory.ts';
import { decideVerification, readRegistrationDocument, submitForVerification } from '../verification.contract.ts';
import { forgetSignIns } from './forgetting.job.ts';

let world: TestWorld;
let staff: Member;
let bytes: Buffer;
beforeAll(async () => {
  world = await openTestWorld();
  staff = await aMember(world, { rights: ['verification'] });
  bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());

const registrationNumber = '31.2.1.700';
const upload = async (member: Member, purpose: MediaPurpose = 'document') =>
  (await world.as(member).call(uploadImage, { purpose }, { file: { bytes, filename: 'str.png' } })).id;
const query = (text: string, ...values: unknown[]) => world.runtime.database.pool.query(text, values);
const picturesOf = async ({ id }: Member) =>
  (await query('select id from media.image where owner_id = $1 order by created_at', id)).rows.map((row: { id: string }) => row.id);
const documentOf = async (member: Member) => (await world.as(member).call(getUserBasicDetail, {})).registration_document_id;

it('is taken from the member’s own certificates, and the refusal stands at its field', async () => {
  const [member, other] = [await aMember(world), await aMember(world)];
  const refused = { code: 'identity.documentNotFound', fields: { documentId: 'identity.error.documentNotFound' } };
  for (const documentId of ['AAAAAAAAAAAAAAAA', await upload(other), await upload(member, 'case')])
    await expect(world.as(member).call(updateDoctorRegDetail, { registrationNumber, documentId })).rejects.toMatchObject(refused);
  expect(await documentOf(member)).toBeNull();
});

it('stays when it is left out or named again, and is deleted when it is replaced or taken away', async () => {
  const member = await aMember(world, { verified: false });
  const me = world.as(member);
  const [first, second] = [await upload(member), await upload(member)];
  await me.call(updateDoctorRegDetail, { registrationNumber, documentId: first });
  await me.call(updateDoctorRegDetail, { registrationNumber: '31.2.1.701' });
  await me.call(updateDoctorRegDetail, { registrationNumber, documentId: first });
  expect(await documentOf(member)).toBe(first);
  expect(await picturesOf(member)).toEqual([first, second]);

  // Over a number that was set in another window nothing is set: both are kept.
  await expect(me.call(updateDoctorRegDetail, { was: '31.2.1.701', registrationNumber: '31.2.1.702' })).rejects.toMatchObject({
    code: 'identity.staleDetails',
    details: { current: { registrationNumber } },
  });
  await me.call(updateDoctorRegDetail, { was: registrationNumber, registrationNumber, documentId: second });
  expect([await documentOf(member), await picturesOf(member)]).toEqual([second, [second]]);

  await me.call(updateDoctorRegDetail, { registrationNumber, documentId: null });
  expect([await documentOf(member), await picturesOf(member)]).toEqual([null, []]);
});

it('is kept while staff have it to look at or have sent it back, and goes when they have verified', async () => {
  const member = await aMember(world, { verified: false });
  const me = world.as(member);
  const documentId = await upload(member);
  await me.call(updateDoctorRegDetail, { registrationNumber, documentId });
  const look = () => world.as(staff).call(readRegistrationDocument, { memberId: member.id });
  const decided = async () => ({ memberId: member.id, submittedAt: (await me.call(submitForVerification, {})).since });
  await world.as(staff).call(decideVerification, { decision: 'sendBack', ...(await decided()), reason: 'Who is this?' });
  const again = await decided();
  expect((await look()).image).toMatch(/^data:image/);

  await world.as(staff).call(decideVerification, { decision: 'verify', ...again, numberExists: true, personMatches: true });
  await world.runJobs();
  expect([await documentOf(member), await picturesOf(member)]).toEqual([null, []]);
});

it('is cleared where a verified member has one all the same', async () => {
  const member = await aMember(world);
  const documentId = await upload(member);
  await query('update identity.member set registration_number = $2 where id = $1', member.id, registrationNumber);
  await world.as(member).call(updateDoctorRegDetail, { registrationNumber, documentId });
  const { services, database } = world.runtime;
  const { signal } = new AbortController();
  await forgetSignIns.run({ db: database.db, services, log: silentLog, signal }, {});
  expect([await documentOf(member), await picturesOf(member)]).toEqual([null, []]);
});
