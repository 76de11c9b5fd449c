import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getOnboarding, updateDoctorRegDetail, updateUserBasicDetail } from '../member.contract.ts';
import { aMember } from '../testing/identity.factory.ts';
import { decideVerification, listWaitingMembers, submitForVerification } from '../verification.contract.ts';
import { bylineOf } from './identity.public.ts';

let world: TestWorld;
let staff: Member;
beforeAll(async () => {
  world = await openTestWorld();
  staff = await aMember(world, { name: 'Nadia Putri', rights: ['verification'] });
});
afterAll(() => world.close());

const db = () => world.runtime.services.database.db;

/** A doctor who has filled in everything and waits. */
async function waiting(name: string, registrationNumber: string): Promise<{ member: Member; submittedAt: string }> {
  const member = await aMember(world, { name, verified: false });
  await world.as(member).call(updateDoctorRegDetail, { registrationNumber });
  const { since } = await world.as(member).call(submitForVerification, {});
  return { member, submittedAt: since };
}

const verify = (seen: { member: Member; submittedAt: string }) =>
  ({ decision: 'verify', memberId: seen.member.id, submittedAt: seen.submittedAt, numberExists: true, personMatches: true }) as const;

it('is decided by staff with the right, and by nobody else', async () => {
  const ratri = await waiting('Ratri Maheswari', '31.2.1.100');
  const bagas = await aMember(world, { name: 'Bagas Setiawan' });
  const approver = await aMember(world, { rights: ['approvals'] });
  await expect(world.as(null).call(listWaitingMembers, {})).rejects.toMatchObject({ code: 'access.signIn' });
  for (const viewer of [bagas, approver, ratri.member]) {
    await expect(world.as(viewer).call(listWaitingMembers, {})).rejects.toMatchObject({ code: 'access.staff' });
    await expect(world.as(viewer).call(decideVerification, verify(ratri))).rejects.toMatchObject({ code: 'access.staff' });
  }

  const { data } = await world.as(staff).call(listWaitingMembers, {});
  expect(data).toMatchObject([
    { id: ratri.member.id, name: 'Ratri Maheswari', registrationNumber: '31.2.1.100', othersWithNumber: 0, wasVerifiedBefore: false },
  ]);
  const decided = await world.as(staff).call(decideVerification, verify({ ...ratri, submittedAt: data[0]?.submittedAt ?? '' }));
  const since = expect.stringMatching(/^\d{4}-/);
  expect(decided).toMatchObject({ state: 'verified', facts: { numberExistsAt: since, personMatchesAt: since, verifiedByStaffAt: since } });
  expect(await bylineOf(db(), ratri.member.id, false)).toMatchObject({ verified: true });
  expect(await world.as(ratri.member).call(getOnboarding, {})).toMatchObject({
    next: null,
    verification: { state: 'verified', label: 'Profile Verified' },
  });
  await expect(world.as(staff).call(decideVerification, verify(ratri))).rejects.toMatchObject({ code: 'identity.notWaiting' });
});

it('needs both facts, and a reason to send back, which the member reads and can answer', async () => {
  const hana = await waiting('Hana Tobing', '31.2.1.200');
  const half = { ...verify(hana), personMatches: false } as unknown as ReturnType<typeof verify>;
  await expect(world.as(staff).call(decideVerification, half)).rejects.toMatchObject({ code: 'request.invalid' });
  const sendBack = { decision: 'sendBack', memberId: hana.member.id, submittedAt: hana.submittedAt, numberExists: true } as const;
  await expect(world.as(staff).call(decideVerification, { ...sendBack, reason: ' ' })).rejects.toMatchObject({
    fields: { reason: 'validation.required' },
  });

  await world.as(staff).call(decideVerification, { ...sendBack, reason: 'The certificate cannot be read.' });
  expect(await world.as(hana.member).call(getOnboarding, {})).toMatchObject({
    next: 'submit',
    verification: {
      state: 'sentBack',
      reason: 'The certificate cannot be read.',
      facts: { numberExistsAt: expect.any(String), personMatchesAt: null },
    },
  });
  expect(await world.as(hana.member).call(submitForVerification, {})).toMatchObject({ state: 'underProcess', reason: null });
});

it('holds for the details that staff saw, not for those that came after', async () => {
  const yosef = await waiting('Yosef Kalla', '31.2.1.300');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await world.as(yosef.member).call(updateUserBasicDetail, { lastName: 'Kallas' });
  await expect(world.as(staff).call(decideVerification, verify(yosef))).rejects.toMatchObject({ code: 'identity.notWaiting' });
});

it('points out who gave the same registration number, however they write it', async () => {
  const one = await waiting('Dewi Pratiwi', 'AB 31.2.1.400');
  const two = await waiting('Dewi Pratiwy', 'ab3121400');
  const other = await waiting('Dewi Pratama', 'AB 31.2.1.401');
  const { data } = await world.as(staff).call(listWaitingMembers, {});
  const others = new Map(data.map((row) => [row.id, row.othersWithNumber]));
  expect([one, two, other].map(({ member }) => others.get(member.id))).toEqual([1, 1, 0]);
});

it('is never one’s own decision, and pages through those who wait', async () => {
  const colleague = await aMember(world, { rights: ['verification'], verified: false });
  await world.as(colleague).call(updateDoctorRegDetail, { registrationNumber: '31.2.1.500' });
  const { since } = await world.as(colleague).call(submitForVerification, {});
  await expect(world.as(colleague).call(decideVerification, verify({ member: colleague, submittedAt: since }))).rejects.toMatchObject({
    code: 'identity.ownVerification',
  });

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await world.as(staff).call(listWaitingMembers, { limit: 2, ...(cursor !== undefined && { cursor }) });
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toContain(colleague.id);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(6);
});

it('tells the member of each decision, also where it is the same twice a day', async () => {
  const wulan = await waiting('Wulan Sari', '31.2.1.700');
  const itself = world.as(wulan.member);
  let submittedAt = wulan.submittedAt;
  const sendBack = { decision: 'sendBack', memberId: wulan.member.id, reason: 'The picture is blurred.' } as const;
  for (let times = 0; times < 2; times++) {
    await world.as(staff).call(decideVerification, { ...sendBack, submittedAt });
    submittedAt = (await itself.call(submitForVerification, {})).since;
  }
  await world.as(staff).call(decideVerification, verify({ ...wulan, submittedAt }));
  await itself.call(updateUserBasicDetail, { firstName: 'Wulandari' });
  submittedAt = (await itself.call(getOnboarding, {})).verification.since;
  await world.as(staff).call(decideVerification, verify({ ...wulan, submittedAt }));
  await world.settle();
  const kinds = (await itself.call(listNotifications, {})).data.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['sentBack', 'sentBack', 'verified', 'verified']);
});
