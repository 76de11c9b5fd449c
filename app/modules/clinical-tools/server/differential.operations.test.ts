import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { differentiate, getDifferentialExample } from '../differential.contract.ts';

let world: TestWorld;
let doctor: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  doctor = world.as(await aMember(world));
});
afterAll(() => world.close());

const TEXT = 'Man, 58, crushing chest pain for one hour, sweating, pain in the left arm. No vomiting.';

it('lists at least ten, what must not be missed, how urgent it is and where it is written', async () => {
  const answer = await doctor.call(differentiate, { text: TEXT, patient: { ageYears: 58, sex: 'male' } });
  expect(answer.likely.length).toBeGreaterThanOrEqual(10);
  expect(answer.urgency).toBe('emergency');
  expect(answer.mustNotMiss.map(({ id }) => id)).toContain('acute-coronary-syndrome');
  expect(answer.likely[0]?.sources.length).toBeGreaterThan(0);
  const vomiting = answer.understood.find(({ findingId }) => findingId === 'vomiting');
  expect(vomiting?.present).toBe(false);
  expect(TEXT.slice(...(vomiting?.span ?? [0, 0]))).toContain('vomiting');
});

it('understands Indonesian, and answers in it', async () => {
  const text = 'Anak 6 tahun demam 4 hari, nyeri kepala, mual, muntah, tidak batuk.';
  const answer = await doctor.call(differentiate, { text }, { request: { language: 'id' } });
  expect(answer.understood.find(({ findingId }) => findingId === 'fever')).toMatchObject({ present: true, label: 'Demam' });
  expect(answer.empty).toBe(false);
});

it('takes findings by id or name, and says which it does not know', async () => {
  const answer = await doctor.call(differentiate, { findings: ['fever', { id: 'Cough', present: false }, 'no such finding'] });
  expect(answer.understood.map(({ findingId, present }) => [findingId, present])).toEqual([
    ['fever', true],
    ['cough', false],
  ]);
  expect(answer.notUnderstood).toContainEqual({ span: [0, 0], words: 'no such finding', why: 'unknown-finding' });
});

it('asks for a history where there is none, and reads a very long one as far as it reads', async () => {
  for (const empty of [{}, { text: '   ' }, { findings: [] }])
    await expect(doctor.call(differentiate, empty)).rejects.toMatchObject({ fields: { text: 'clinical-tools.validation.noHistory' } });
  const long = await doctor.call(differentiate, { text: `${TEXT} ${'lorem ipsum '.repeat(20_000)}` });
  expect(long).toMatchObject({ truncated: true, urgency: 'emergency' });
});

it('is for members; the worked example is for everyone, in both languages', async () => {
  await expect(world.as(null).call(differentiate, { text: TEXT })).rejects.toMatchObject({ code: 'access.signIn' });
  for (const language of ['en', 'id'] as const) {
    const { answer } = await world.as(null).call(getDifferentialExample, {}, { request: { language } });
    expect(answer.urgency).toBe('emergency');
    expect(answer.mustNotMiss.map(({ id }) => id)).toContain('pulmonary-embolism');
  }
});
