import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { checkDrugs, getDrugsExample, MOST_DRUGS } from '../clinical-tools.contract.ts';
import { countUse } from './use.store.ts';

const PER_DAY = 4;
let world: TestWorld;
let doctor: Caller;
beforeAll(async () => {
  world = await openTestWorld({ checksPerDay: { free: PER_DAY, paid: 100 } });
});
afterAll(() => world.close());

const somebody = async () => world.as(await aMember(world));

describe('a check', () => {
  beforeAll(async () => {
    doctor = await somebody();
  });

  it('names drugs by their names, brands and brands of several ingredients', async () => {
    const { recognised, unrecognised, interactions } = await doctor.call(checkDrugs, {
      drugs: ['Coumadin', 'aspirin 80 mg', 'Caduet', 'amoksisilin'],
    });
    expect(recognised.map(({ input, id, by }) => [input, id, by])).toEqual([
      ['Coumadin', 'warfarin', 'brand'],
      ['aspirin 80 mg', 'aspirin', 'name'],
      ['Caduet', 'amlodipine', 'combination'],
      ['Caduet', 'atorvastatin', 'combination'],
      ['amoksisilin', 'amoxicillin', 'name'],
    ]);
    expect(unrecognised).toEqual([]);
    expect(interactions[0]).toMatchObject({ drugs: ['aspirin', 'warfarin'], severity: 'major', interruptive: true });
    expect(interactions[0]?.sources.length).toBeGreaterThan(0);
  });

  it('asks about a misspelt name and answers the rest', async () => {
    const { recognised, unrecognised, interactions } = await doctor.call(checkDrugs, { drugs: ['warfrin', 'aspirin', 'ibuprofen'] });
    expect(recognised.map(({ id }) => id)).toEqual(['aspirin', 'ibuprofen']);
    expect(unrecognised.map(({ input }) => input)).toEqual(['warfrin']);
    expect(unrecognised[0]?.suggestions[0]).toEqual({ id: 'warfarin', name: 'Warfarin' });
    expect(interactions).toHaveLength(1);
  });

  it('asks about what no patient has, and leaves it out', async () => {
    const asked = { drugs: ['warfarin', 'aspirin'], patient: { weightKg: 700, potassium: 42, qtc: 0.45, conditions: ['a thing'] } };
    const { asks, interactions } = await doctor.call(checkDrugs, asked);
    expect(asks.map(({ field }) => field).sort()).toEqual(['patient.conditions.0', 'patient.potassium', 'patient.qtc', 'patient.weightKg']);
    expect(asks.find(({ field }) => field === 'patient.qtc')?.message).toContain('450 ms');
    expect(interactions).toHaveLength(1);
  });

  it('takes null for what a program has nothing for', async () => {
    const nothing = { ageYears: null, sex: null, egfr: null, creatinine: null, childPugh: null, conditions: null, allergies: null };
    const { asks, interactions } = await doctor.call(checkDrugs, {
      drugs: ['warfarin', { name: 'aspirin', route: null, dailyDose: null, days: null }],
      patient: nothing,
    });
    expect(asks).toEqual([]);
    expect(interactions).toHaveLength(1);
    await expect(doctor.call(checkDrugs, { drugs: ['warfarin', 'aspirin'], patient: null })).resolves.toMatchObject({ asks: [] });
  });

  it('asks whether creatinine is in another unit', async () => {
    const patient = { ageYears: 60, sex: 'male' as const, creatinine: { value: 95, unit: 'mg/dL' } };
    const { asks } = await doctor.call(checkDrugs, { drugs: ['metformin', 'aspirin'], patient });
    expect(asks).toEqual([{ field: 'patient.creatinine', message: expect.stringContaining('µmol/L') }]);
  });

  it('reads lines of a prescription, tells what it read and says that what it found rests on drafted files', async () => {
    const who = await somebody();
    const { recognised, interactions, drafted } = await who.call(checkDrugs, { drugs: ['simvastatin 10 mg malam', 'tab amlodipin 5 mg'] });
    expect(recognised.map(({ id, read }) => [id, read])).toEqual([
      ['simvastatin', '10 mg a day'],
      ['amlodipine', '5 mg, taken as once a day, oral'],
    ]);
    expect(interactions[0]).toMatchObject({ severity: 'moderate', because: ['The dose lies within the limit of the label.'] });
    expect(drafted).toBe(true);
    await expect(who.call(checkDrugs, { drugs: ['paracetamol', 'amoxicillin'] })).resolves.toMatchObject({
      interactions: [],
      drafted: true,
    });
  });

  it('asks at the field about a route and a dose that it does not understand', async () => {
    const who = await somebody();
    const drugs = [{ name: 'diclofenac', route: 'Topical' }, { name: 'simvastatin', dailyDose: '80', route: 'foo' }, 'warfarin'];
    const { asks, interactions } = await who.call(checkDrugs, { drugs });
    expect(asks.map(({ field }) => field)).toEqual(['drugs.1.route', 'drugs.1.dailyDose']);
    expect(interactions.some((one) => one.drugs.join() === 'diclofenac,warfarin' && one.severity === 'major')).toBe(false);
  });

  it('keeps the rest of a question in which a name, a route or a dose cannot be', async () => {
    const who = await somebody();
    const long = 'a name that goes on '.repeat(20);
    const drugs = ['warfarin', long, '  ', { name: 'aspirin', route: long, dailyDose: long }];
    const patient = { conditions: [long, ''], allergies: ['', 'unheard'] };
    const answer = await who.call(checkDrugs, { drugs, patient });
    expect(answer.recognised.map(({ id }) => id)).toEqual(['warfarin', 'aspirin']);
    expect(answer.interactions[0]).toMatchObject({ drugs: ['aspirin', 'warfarin'], severity: 'major' });
    expect(answer.unrecognised).toEqual([{ input: expect.stringMatching(/^a name.{1,60}…$/), suggestions: [] }]);
    expect(answer.asks.map(({ field }) => field)).toEqual([
      'drugs.1.name',
      'drugs.2.name',
      'drugs.3.route',
      'drugs.3.dailyDose',
      'patient.conditions.0',
      'patient.conditions.1',
      'patient.allergies.0',
      'patient.allergies.1',
    ]);
    await expect(who.call(checkDrugs, { drugs: ['x'.repeat(70_000)] })).rejects.toMatchObject({
      fields: { drugs: 'clinical-tools.validation.tooMuchTyped' },
    });
  });

  it.each(['Augmentin', 'Amoksisilin', 'penisilin'])('knows an allergy to %s', async (allergy) => {
    const who = await somebody();
    const { alerts, asks } = await who.call(checkDrugs, { drugs: ['amoxicillin'], patient: { allergies: [allergy] } });
    expect(alerts).toContainEqual(expect.objectContaining({ kind: 'allergy', severity: 'contraindicated' }));
    expect(asks).toEqual([]);
  });

  it('says where it is written that two drugs are the same treatment twice', async () => {
    const who = await somebody();
    const { duplicates } = await who.call(checkDrugs, { drugs: ['ibuprofen', 'naproxen'] });
    expect(duplicates[0]?.sources.map(({ id }) => id)).toEqual(['bnf', 'kolegia-rule']);
  });

  it('offers another drug with the gravest pairs', async () => {
    const who = await somebody();
    const { interactions } = await who.call(checkDrugs, { drugs: ['ibuprofen', 'warfarin'] });
    expect(interactions[0]?.alternatives.map(({ id }) => id)).toEqual(['paracetamol']);
  });

  it.each([
    ['en', /found no change of INR/],
    ['id', /INR/],
  ] as const)('says how soon it comes, how well it is known and where sources disagree (%s)', async (language, says) => {
    const who = await somebody();
    const { interactions } = await who.call(checkDrugs, { drugs: ['ginkgo', 'warfarin'] }, { request: { language } });
    expect(interactions[0]).toMatchObject({ onset: 'days', evidence: 'probable', disagreement: [expect.stringMatching(says)] });
  });

  it('lowers what a short course does less harm by, and says why', async () => {
    const who = await somebody();
    const grade = async (days: number | null) => {
      const { interactions } = await who.call(checkDrugs, { drugs: ['MMR vaccine', { name: 'prednisone', days }] });
      return [interactions[0]?.severity, interactions[0]?.because];
    };
    expect(await grade(7)).toEqual(['minor', ['Shorter than two weeks.']]);
    for (const days of [null, 30]) expect((await grade(days))[0]).not.toBe('minor');
  });

  it('is worded in the language of the caller', async () => {
    const { interactions } = await doctor.call(checkDrugs, { drugs: ['warfarin', 'aspirin'] }, { request: { language: 'id' } });
    expect(interactions[0]?.effect).toBe('Perdarahan berat.');
  });

  it.each([
    ['nobody', [], 'request.invalid'],
    ['too many', Array.from({ length: MOST_DRUGS + 1 }, (_, index) => `drug ${index}`), 'request.invalid'],
    ['too many once brands are taken apart', Array.from({ length: MOST_DRUGS }, () => 'Caduet'), 'clinical-tools.tooManyDrugs'],
  ])('of %s is refused', async (_, drugs, code) => {
    await expect(doctor.call(checkDrugs, { drugs })).rejects.toMatchObject({ code });
  });

  it('is for members; the worked example is for everyone', async () => {
    await expect(world.as(null).call(checkDrugs, { drugs: ['warfarin', 'aspirin'] })).rejects.toMatchObject({ code: 'access.signIn' });
    const { answer, question } = await world.as(null).call(getDrugsExample, {});
    expect(answer.recognised).toHaveLength(question.drugs.length);
    expect(answer.interactions[0]?.severity).toBe('contraindicated');
    expect(answer.cumulative[0]).toMatchObject({ effect: 'qt-prolongation', level: 'high' });
    expect(answer.unrecognised).toEqual([]);
    expect(answer.asks).toEqual([]);
  });
});

describe('the allowance of a day', () => {
  const pairs = [
    ['warfarin', 'aspirin'],
    ['warfarin', 'ibuprofen'],
    ['warfarin', 'amiodarone'],
    ['warfarin', 'simvastatin'],
    ['warfarin', 'clarithromycin'],
  ] as const;
  const check = (who: Caller, [a, b]: readonly [string, string]) => who.call(checkDrugs, { drugs: [a, b] });

  it('counts the same check once, asked twice at the same moment or the other way round', async () => {
    const who = await somebody();
    const [first, second] = await Promise.all([check(who, ['warfarin', 'aspirin']), check(who, ['warfarin', 'aspirin'])]);
    const third = await check(who, ['aspirin', 'Coumadin']);
    expect([first.remaining, second.remaining, third.remaining]).toEqual([PER_DAY - 1, PER_DAY - 1, PER_DAY - 1]);
  });

  it('ends with a word of how many there were, and leaves what was counted before open', async () => {
    const [who, other] = [await somebody(), await somebody()];
    for (const pair of pairs.slice(0, PER_DAY)) await check(who, pair);
    await expect(check(who, pairs[PER_DAY] ?? pairs[0])).rejects.toMatchObject({
      code: 'clinical-tools.quotaUsed',
      values: { perDay: PER_DAY },
    });
    await expect(check(who, pairs[0])).resolves.toMatchObject({ checkedPairs: 1 });
    await expect(check(other, pairs[0])).resolves.toMatchObject({ remaining: PER_DAY - 1 });
  });

  it('takes one for a list that is typed drug by drug, and says what is left of how many', async () => {
    const who = await somebody();
    const typed = ['warfarin', 'aspirin', 'ibuprofen', 'omeprazole', 'metformin', 'amlodipine'];
    for (const length of [1, 2, 3, 4, 5, 6])
      await expect(who.call(checkDrugs, { drugs: typed.slice(0, length) })).resolves.toMatchObject({
        remaining: PER_DAY - 1,
        perDay: PER_DAY,
      });
    await expect(who.call(checkDrugs, { drugs: ['digoxin', 'furosemide'] })).resolves.toMatchObject({ remaining: PER_DAY - 2 });
    await expect(who.call(checkDrugs, { drugs: ['not a drug'] })).resolves.toMatchObject({ remaining: null });
  });

  it('takes one for two questions of a new list that are under way at once', async () => {
    const who = await somebody();
    const lists = [['warfarin'], ['warfarin', 'aspirin'], ['warfarin', 'aspirin', 'ibuprofen']];
    const left = await Promise.all(lists.map((drugs) => who.call(checkDrugs, { drugs })));
    expect(left.map(({ remaining }) => remaining)).toEqual([PER_DAY - 1, PER_DAY - 1, PER_DAY - 1]);
    await expect(check(who, ['digoxin', 'furosemide'])).resolves.toMatchObject({ remaining: PER_DAY - 2 });
  });

  it('lets what a check has grown into be opened again that day, also at a server that has heard of none of it', async () => {
    const member = await aMember(world);
    const who = world.as(member);
    for (const drugs of [['warfarin'], ['warfarin', 'aspirin'], ['warfarin', 'aspirin', 'ibuprofen']])
      await who.call(checkDrugs, { drugs });
    for (const pair of [
      ['digoxin', 'furosemide'],
      ['lithium', 'enalapril'],
      ['metformin', 'glimepiride'],
    ] as const)
      await check(who, pair);
    await expect(check(who, ['codeine', 'diazepam'])).rejects.toMatchObject({ code: 'clinical-tools.quotaUsed' });
    const { rows } = await world.runtime.database.pool.query<{ day: string; fingerprint: string }>(
      'select day::text, fingerprint from clinical_tools.use where member_id = $1',
      [member.id],
    );
    expect(rows).toHaveLength(PER_DAY + 2);
    const elsewhere = (day: string, fingerprint: string) =>
      world.runtime.services.database.transaction((db) =>
        countUse(db, { memberId: member.id, day, tool: 'interactions', fingerprint, perDay: PER_DAY }),
      );
    for (const { day, fingerprint } of rows)
      expect(await elsewhere(day, fingerprint.replace('+', ''))).toEqual({ used: PER_DAY, allowed: true });
    expect(await elsewhere(rows[0]?.day ?? '', 'another')).toMatchObject({ allowed: false });
  });

  it('is larger with a plan', async () => {
    const member = await aMember(world);
    const paying = world.as({ ...member, premium: true });
    for (const pair of pairs) await check(paying, pair);
    await expect(check(paying, pairs[0])).resolves.toMatchObject({ checkedPairs: 1 });
  });
});
