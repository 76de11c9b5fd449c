import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { clientHeaders, openTestHttp } from '#platform/testing/test-http.ts';
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

it.each(['en', 'id'] as const)('claims no urgency of what it did not understand (%s)', async (language) => {
  const empty = await doctor.call(differentiate, { text: 'qwerty zxcv', patient: { ageYears: 0.1 } }, { request: { language } });
  expect(empty).toMatchObject({ empty: true, urgencyReasons: [] });
  expect(empty.urgencyNote).toMatch(language === 'en' ? /not been judged/ : /belum dinilai/);
  const told = await doctor.call(differentiate, { text: 'fever' }, { request: { language } });
  expect(told).not.toHaveProperty('urgencyNote');
});

it.each([
  [{ ageYears: 700 }, 'patient.ageYears'],
  [{ ageYears: -4 }, 'patient.ageYears'],
  [{ sex: 'male' as const, pregnant: true }, 'patient.pregnant'],
])('asks about what cannot be (%j), leaves it out and answers the rest', async (patient, field) => {
  const answer = await doctor.call(differentiate, { text: 'Fever and cough for three days.', patient });
  expect(answer.asks).toEqual([{ field, message: expect.stringMatching(/\.$/) }]);
  expect(answer.patient).not.toHaveProperty(field.replace('patient.', ''));
  expect(answer.likely.length).toBeGreaterThanOrEqual(10);
});

it('takes null for what a program has nothing for', async () => {
  const text = 'Fever and cough for three days.';
  const nothing = { ageYears: null, sex: null, pregnant: null, region: null, setting: null, season: null };
  const told = await doctor.call(differentiate, { text, patient: nothing });
  expect(told.asks).toEqual([]);
  const untold = await doctor.call(differentiate, { text, patient: null });
  expect(told.likely.map(({ id }) => id)).toEqual(untold.likely.map(({ id }) => id));
  await expect(doctor.call(differentiate, { text, findings: null })).resolves.toMatchObject({ empty: false });
  await expect(doctor.call(differentiate, { text: null, findings: ['fever'] })).resolves.toMatchObject({ empty: false });
  await expect(doctor.call(differentiate, { text: null, findings: null })).rejects.toMatchObject({
    fields: { text: 'clinical-tools.validation.noHistory' },
  });
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

it.each(['Demam sejak tiga hari, nyeri kepala. ', 'TD 120/80, nadi 90\n'])('reads a history of 200 kB over HTTP: %s', async (words) => {
  const member = await aMember(world);
  const http = await openTestHttp(world, { resolve: async () => member });
  const text = `${TEXT} ${words.repeat(200_000 / words.length)}`.slice(0, 200_000);
  expect(text.length).toBeGreaterThan(199_000);
  const answer = await http.inject({
    method: 'POST',
    url: '/api/ai/differential-diagnosis',
    payload: { text },
    headers: { ...clientHeaders, cookie: 'auth_token=x', origin: 'http://localhost:3000' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: true, response: { urgency: 'emergency', truncated: false } });
  expect(answer.body.length).toBeLessThan(2_000_000);
  await http.close();
});

it('is for members; the worked example is for everyone, in both languages', async () => {
  await expect(world.as(null).call(differentiate, { text: TEXT })).rejects.toMatchObject({ code: 'access.signIn' });
  for (const language of ['en', 'id'] as const) {
    const { answer } = await world.as(null).call(getDifferentialExample, {}, { request: { language } });
    expect(answer.urgency).toBe('emergency');
    expect(answer.mustNotMiss.map(({ id }) => id)).toContain('pulmonary-embolism');
  }
});

describe('the allowance', () => {
  let counting: TestWorld;
  beforeAll(async () => {
    counting = await openTestWorld({ checksPerDay: { free: 5, paid: 100 } });
  });
  afterAll(() => counting.close());
  // At noon where the day begins: half an hour later is no other day, whenever this is run.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T12:00:00+07:00') }));
  afterEach(() => void vi.useRealTimers());
  const somebody = async () => counting.as(await aMember(counting));

  it('counts findings that are ticked, with a word beside them or none', async () => {
    const who = await somebody();
    const left = async (...ids: string[]) => (await who.call(differentiate, { text: 'ill', findings: ids })).remaining;
    expect(await left('fever')).toBe(4);
    expect(await left('fever', 'cough')).toBe(4);
    expect(await left('headache', 'neck-stiffness')).toBe(3);
    expect(await left('jaundice', 'pruritus', 'back-pain')).toBe(2);
  });

  it('counts another history that begins alike once the first one is over, and one that is refined only once', async () => {
    const who = await somebody();
    const head = 'Man, 58, seen at the outpatient clinic. '.repeat(10);
    const left = async (text: string) => (await who.call(differentiate, { text })).remaining;
    expect(await left(`${head} Fever for three days.`)).toBe(4);
    expect(await left(`${head} Fever for three days, cough.`)).toBe(4);
    vi.setSystemTime(Date.now() + 31 * 60_000);
    expect(await left(`${head} Pain in the right knee.`)).toBe(3);
    expect(await left(`${head} Fever for three days.`)).toBe(3);
  });
});
