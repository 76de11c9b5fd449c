/** Whoever guesses codes, from however many places, and at which of a member's addresses. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { sendOtp, verifyOtp } from '../sign-in.contract.ts';
import { aMember, lastCode, minutesPass, signIn } from '../testing/identity.factory.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

type Given = { phone: string } | { email: string };
type Outcome = 'in' | 'wrong' | 'expired' | 'locked' | 'other';

let networks = 0;
/** Each time another one. */
const elsewhere = () => ({ ip: `10.${100 + (networks >> 16)}.${(networks >> 8) & 255}.${networks++ & 255}` });

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'identity.codeWrong': 'wrong',
  'identity.codeExpired': 'expired',
  'identity.addressLocked': 'locked',
};

/** Asks for a code where one is to be had, and guesses. The guesser never gets lucky, so that all guesses are spent. */
async function guess(address: Given, codes: readonly string[]): Promise<Outcome[]> {
  const caller = world.as(null);
  const sent = await caller.call(sendOtp, address, { request: elsewhere() }).then(
    () => lastCode(world),
    () => null,
  );
  const wrong = codes.map((code) => (code === sent ? String((Number(code) + 1) % 10_000).padStart(4, '0') : code));
  const tries = await Promise.allSettled(wrong.map((code) => caller.call(verifyOtp, { ...address, code }, { request: elsewhere() })));
  return tries.map((one) => (one.status === 'fulfilled' ? 'in' : (OUTCOMES[(one.reason as { code: string }).code] ?? 'other')));
}

const count = (outcomes: readonly Outcome[], wanted: Outcome) => outcomes.filter((one) => one === wanted).length;
const codesFrom = (first: number, many: number) => Array.from({ length: many }, (_, i) => String(first + i).padStart(4, '0'));

it('10,000 guesses from as many networks at both addresses of a member: 24 reach a code', async () => {
  const addresses: Given[] = [{ phone: '+6281234560101' }, { email: 'guessed@members.test' }];
  const { id } = await aMember(world, { phone: '+6281234560101', email: 'guessed@members.test' });
  const outcomes: Outcome[] = [];
  for (let round = 0; round < 25; round++) {
    for (const [n, address] of addresses.entries()) outcomes.push(...(await guess(address, codesFrom(round * 400 + n * 200, 200))));
    await minutesPass(world, 1);
  }
  expect(outcomes).toHaveLength(10_000);
  expect([count(outcomes, 'wrong'), count(outcomes, 'in'), count(outcomes, 'other')]).toEqual([24, 0, 0]);
  expect(count(outcomes, 'locked')).toBeGreaterThan(7000);
  for (const address of addresses)
    await expect(world.as(null).call(sendOtp, address, { request: elsewhere() })).rejects.toMatchObject({ code: 'identity.addressLocked' });
  // An hour after the first guesses the owner gets in again.
  await minutesPass(world, 60);
  expect((await signIn(world, { phone: '+6281234560101' }, elsewhere())).answer).toMatchObject({ memberId: id, created: false });
}, 120_000);

it('a day of guessing at both addresses of a member: 50 reach a code, then both are locked for the day', async () => {
  const [phone, email] = ['+6281234560102', 'all-day@members.test'];
  await aMember(world, { phone, email });
  const outcomes: Outcome[] = [];
  for (let hour = 0; hour < 23; hour++) {
    for (let third = 0; third < 3; third++) {
      for (const address of [{ phone }, { email }]) outcomes.push(...(await guess(address, codesFrom(hour * 100 + third * 10, 6))));
      await minutesPass(world, 20);
    }
  }
  expect([count(outcomes, 'wrong'), count(outcomes, 'in'), count(outcomes, 'other')]).toEqual([50, 0, 0]);
  // The last wrong guesses are many hours old: only the day holds them.
  for (const address of [{ phone }, { email }])
    await expect(world.as(null).call(sendOtp, address, { request: elsewhere() })).rejects.toMatchObject({ code: 'identity.addressLocked' });
  await minutesPass(world, 24 * 60);
  expect((await signIn(world, { email }, elsewhere())).answer).toMatchObject({ created: false });
}, 120_000);

it('whoever locks one address learns nothing of the other, and its owner gets in by it', async () => {
  const [phone, email] = ['+6281234560103', 'open-door@members.test'];
  const { id } = await aMember(world, { phone, email });
  const nobody = { phone: '+6281234560104' };
  const seen: Outcome[][] = [];
  for (const address of [{ phone }, nobody]) {
    const outcomes: Outcome[] = [];
    for (let third = 0; third < 4; third++) {
      outcomes.push(...(await guess(address, codesFrom(third * 10, 6))));
      await minutesPass(world, 1);
    }
    seen.push(outcomes.toSorted());
  }
  // With an account and without one, it locks after as many.
  expect(seen[0]).toEqual(seen[1]);
  expect(count(seen[0] ?? [], 'wrong')).toBe(12);
  expect((await signIn(world, { email }, elsewhere())).answer).toMatchObject({ memberId: id });
});
