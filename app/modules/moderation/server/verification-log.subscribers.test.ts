import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateDoctorRegDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideVerification, readRegistrationDocument, submitForVerification } from '#modules/identity/verification.contract.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listAuditLog } from '../audit.contract.ts';

let world: TestWorld;
let staff: Member;
let hana: Member;
beforeAll(async () => {
  world = await openTestWorld();
  staff = await aMember(world, { name: 'Nadia Putri', rights: ['verification', 'approvals'] });
  hana = await aMember(world, { name: 'Hana Tobing', verified: false });
});
afterAll(() => world.close());

it('shows the certificate of who waits to staff alone, and records each look and each decision', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const { id: documentId } = await world.as(hana).call(uploadImage, { purpose: 'document' }, { file: { bytes, filename: 'str.png' } });
  await world.as(hana).call(updateDoctorRegDetail, { registrationNumber: '31.2.1.300', documentId });
  const look = { memberId: hana.id };
  await expect(world.as(staff).call(readRegistrationDocument, look)).rejects.toMatchObject({ code: 'identity.noDocument' });
  const { since } = await world.as(hana).call(submitForVerification, {});

  await expect(world.as(null).call(readRegistrationDocument, look)).rejects.toMatchObject({ code: 'access.signIn' });
  const approver = await aMember(world, { rights: ['approvals'] });
  for (const viewer of [hana, approver]) {
    await expect(world.as(viewer).call(readRegistrationDocument, look)).rejects.toMatchObject({ code: 'access.staff' });
  }
  expect((await world.as(staff).call(readRegistrationDocument, look)).image).toMatch(/^data:image\/webp;base64,UklGR/);

  const reason = 'The picture cannot be read.';
  await world.as(staff).call(decideVerification, { decision: 'sendBack', memberId: hana.id, submittedAt: since, reason });
  await expect(world.as(staff).call(readRegistrationDocument, look)).rejects.toMatchObject({ code: 'identity.noDocument' });

  await world.settle();
  const { data } = await world.as(staff).call(listAuditLog, {});
  const entry = { staff: { name: 'Nadia Putri' }, title: 'Hana Tobing', subjectId: hana.id };
  expect(data.find(({ action }) => action === 'memberSentBack')).toMatchObject({ ...entry, reason });
  expect(data.find(({ action }) => action === 'documentSeen')).toMatchObject({ ...entry, reason: null });
  expect(data).toHaveLength(2);
});
