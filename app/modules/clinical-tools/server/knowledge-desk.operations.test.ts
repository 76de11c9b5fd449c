import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { checkDrugs } from '../clinical-tools.contract.ts';
import { findDosage } from '../dosage.contract.ts';
import { listErrorReports, reportError, settleErrorReport } from '../error-report.contract.ts';
import { getKnowledgeOverview, listKnowledgeFiles, reviewFile } from '../knowledge-desk.contract.ts';
import { putReview } from './file-review.store.ts';
import { contentOf, layReviews } from './reviewed-knowledge.store.ts';

let world: TestWorld;
let staff: Caller;
let doctor: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  staff = world.as(await aMember(world, { rights: ['knowledge'] }));
  doctor = world.as(await aMember(world));
});
afterAll(async () => {
  // The knowledge is shared with the files that come after this one, which have reviewed nothing.
  await world.runtime.database.pool.query('delete from clinical_tools.review');
  await layReviews(world.runtime.services.database.db);
  await world.close();
});

describe('reviews', () => {
  const ofWarfarin = async () => (await staff.call(listKnowledgeFiles, { kind: 'drugs', words: 'drugs/warfarin.yaml' })).data[0];

  it('are shown with the counts, for staff alone', async () => {
    const { counts, oldest } = await staff.call(getKnowledgeOverview, {});
    expect(counts.find(({ label }) => label === 'active ingredients')?.count).toBeGreaterThan(500);
    expect(oldest).toEqual([]);
    for (const refused of [doctor.call(getKnowledgeOverview, {}), doctor.call(listKnowledgeFiles, {})])
      await expect(refused).rejects.toMatchObject({ code: 'access.staff' });
  });

  it('make what they cover reviewed in answers, by name, and lapse with another content', async () => {
    const file = await ofWarfarin();
    if (file === undefined) throw new Error('No file of warfarin');
    expect(file).toMatchObject({ state: 'drafted', kind: 'drugs', name: 'Warfarin' });
    const mark = { path: file.path, hash: file.hash, reviewer: 'apt. Sari Putri', profession: 'pharmacist' as const };
    await expect(doctor.call(reviewFile, mark)).rejects.toMatchObject({ code: 'access.staff' });
    await expect(staff.call(reviewFile, { ...mark, hash: 'another' })).rejects.toMatchObject({ code: 'clinical-tools.fileChanged' });
    await expect(staff.call(reviewFile, { ...mark, path: 'drugs/nothing.yaml' })).rejects.toMatchObject({
      code: 'clinical-tools.fileNotFound',
    });
    await staff.call(reviewFile, mark);
    await expect
      .poll(async () => (await doctor.call(findDosage, { drug: 'warfarin', patient: { ageYears: 60 } })).reviewed?.by)
      .toBe('apt. Sari Putri');
    expect((await staff.call(getKnowledgeOverview, {})).oldest.map(({ path }) => path)).toEqual([file.path]);
    // The same file with other words in it: what was read is not what stands there now.
    await putReview(world.runtime.services.database.db, { ...mark, hash: 'of-the-day-before', memberId: 'somebody' });
    expect(await ofWarfarin()).toMatchObject({ state: 'lapsed', reviewer: 'apt. Sari Putri' });
  });

  it('reach pairs that were asked about before', async () => {
    const ask = async () => (await doctor.call(checkDrugs, { drugs: ['simvastatin', 'clarithromycin'] })).interactions[0];
    expect(await ask()).toMatchObject({ drafted: true, reviewed: null });
    const words = 'interactions/simvastatin.strong-cyp3a4-inhibitors.yaml';
    const [file] = (await staff.call(listKnowledgeFiles, { kind: 'interactions', words })).data;
    if (file === undefined) throw new Error('No file of simvastatin with inhibitors');
    await staff.call(reviewFile, { path: file.path, hash: file.hash, reviewer: 'apt. Sari Putri', profession: 'pharmacist' });
    await expect.poll(ask).toMatchObject({ drafted: false, reviewed: { by: 'apt. Sari Putri' } });
  });

  it.each([
    ['classes', 'classes/infections.yaml'],
    ['brands', 'brands/infections.yaml'],
    ['allergies', 'vocabulary/allergies.yaml'],
  ] as const)('cover %s as well', async (kind, path) => {
    const of = async () => (await staff.call(listKnowledgeFiles, { kind, words: path })).data[0];
    const file = await of();
    expect(file).toMatchObject({ path, state: 'drafted', name: expect.stringMatching(/\S/) });
    await staff.call(reviewFile, { path, hash: file?.hash ?? '', reviewer: 'apt. Sari Putri', profession: 'pharmacist' });
    expect(await of()).toMatchObject({ state: 'reviewed', reviewer: 'apt. Sari Putri' });
  });

  it('that a file states itself are shown with name and day', async () => {
    const file = contentOf('drugs/aspirin.yaml');
    if (file === null) throw new Error('No file of aspirin');
    const { state } = file.content;
    file.content.state = { reviewed: { by: 'dr. Budi Santoso', on: '2026-11-30' } };
    const list = () => staff.call(listKnowledgeFiles, { kind: 'drugs', words: 'drugs/aspirin.yaml' });
    const [shown] = (
      await list().finally(() => {
        file.content.state = state;
      })
    ).data;
    expect(shown).toMatchObject({ state: 'reviewed', reviewer: 'dr. Budi Santoso', reviewedAt: '2026-11-30', profession: null });
  });

  it('are listed page by page', async () => {
    const first = await staff.call(listKnowledgeFiles, { kind: 'interactions', limit: 3 });
    const second = await staff.call(listKnowledgeFiles, { kind: 'interactions', limit: 3, cursor: first.nextCursor ?? '' });
    const paths = [...first.data, ...second.data].map(({ path }) => path);
    expect(paths).toEqual(paths.toSorted());
    expect(new Set(paths).size).toBe(6);
  });
});

describe('error reports', () => {
  it('come from members, name no patient, and are settled once by staff', async () => {
    const report = { tool: 'interactions' as const, about: 'Warfarin, Aspirin', words: 'The label of 2025 says otherwise.' };
    await expect(world.as(null).call(reportError, report)).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(doctor.call(reportError, { ...report, words: 'My patient Mrs. Siti Aminah bled.' })).rejects.toMatchObject({
      code: 'clinical-tools.identifies',
    });
    const { id } = await doctor.call(reportError, report);
    await expect(doctor.call(listErrorReports, {})).rejects.toMatchObject({ code: 'access.staff' });
    expect((await staff.call(listErrorReports, {})).data).toContainEqual(
      expect.objectContaining({ id, words: report.words, settledAt: null }),
    );
    await staff.call(settleErrorReport, { id, outcome: 'Mended in the file.' });
    expect((await staff.call(listErrorReports, {})).data).toEqual([]);
    expect((await staff.call(listErrorReports, { settled: true })).data[0]).toMatchObject({
      id,
      outcome: 'Mended in the file.',
      settledBy: expect.stringMatching(/\S/),
    });
    await expect(staff.call(settleErrorReport, { id, outcome: 'Again.' })).rejects.toMatchObject({ code: 'clinical-tools.reportNotFound' });
  });

  it('may name a drug wherever a person could be named, and no person', async () => {
    const about = { tool: 'dosage' as const, about: 'Feri sitrat' };
    for (const words of [
      'Dosis untuk pasien feri sitrat terlalu tinggi.',
      'Dosis bayi Abatacept salah.',
      'Ibu Abatacept tidak boleh menyusui, tertulis boleh.',
      'The brand name is Humira, not what stands there.',
    ])
      await expect(doctor.call(reportError, { ...about, words })).resolves.toMatchObject({ id: expect.any(String) as string });
    for (const words of [
      'Mrs. Abatacept bled.',
      'Pasien Abatacept Sutrisno berdarah.',
      'Pasien Feri mual.',
      'Ibu Sumbogo: feri sitrat 40 mg.',
    ])
      await expect(doctor.call(reportError, { ...about, words })).rejects.toMatchObject({ code: 'clinical-tools.identifies' });
  });

  it('come page by page, each once, also those of one millisecond', async () => {
    const words = ['The first is wrong.', 'The second is wrong.', 'The third is wrong.', 'The fourth is wrong.'];
    for (const one of words) await doctor.call(reportError, { tool: 'dosage', about: 'Amikacin', words: one });
    const set = `update clinical_tools.error_report set reported_at = timestamptz '2026-01-01 10:00:00.123Z' + n * interval '100 microseconds',
      settled_at = null from unnest($1::text[]) with ordinality as w(words, n) where error_report.words = w.words`;
    await world.runtime.database.pool.query(set, [words]);
    async function paged(settled: boolean): Promise<string[]> {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data, nextCursor } = await staff.call(listErrorReports, { settled, limit: 1, cursor });
        seen.push(...data.map((one) => one.words));
        cursor = nextCursor ?? undefined;
      } while (cursor !== undefined && seen.length < 20);
      return seen.filter((one) => words.includes(one));
    }
    expect(await paged(false)).toEqual(words);
    for (const { id } of (await staff.call(listErrorReports, {})).data) await staff.call(settleErrorReport, { id, outcome: 'Seen.' });
    expect(await paged(true)).toEqual(words.toReversed());
  });
});
