/** What doctors type where they look for a speciality, and what they mean by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#platform/i18n/languages.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { fetchSpecialities, type Speciality } from '../reference.contract.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const found = async (query: string, language: Language) =>
  (await world.as(null).call(fetchSpecialities, { query, limit: 12 }, { request: { language } })).data.map(({ slug }) => slug);

/** In either language of the page. */
const MEANT: readonly (readonly [typed: string, meant: Speciality])[] = [
  ['mata', 'ophthalmology'],
  ['kulit', 'dermatology'],
  ['kulit kelamin', 'dermatology'],
  ['paru', 'pulmonology'],
  ['THT', 'otorhinolaryngology'],
  ['tht-kl', 'otorhinolaryngology'],
  ['thtkl', 'otorhinolaryngology'],
  ['kebidanan', 'obstetrics-gynaecology'],
  ['kandungan', 'obstetrics-gynaecology'],
  ['obgyn', 'obstetrics-gynaecology'],
  ['ob-gyn', 'obstetrics-gynaecology'],
  ['OB/GYN', 'obstetrics-gynaecology'],
  ['obgin', 'obstetrics-gynaecology'],
  ['anak', 'paediatrics'],
  ['jantung', 'cardiology'],
  ['jantung anak', 'paediatric-cardiology'],
  ['saraf', 'neurology'],
  ['bedah', 'general-surgery'],
  ['bedah saraf', 'neurosurgery'],
  ['bedah tulang', 'orthopaedics'],
  ['penyakit dalam', 'internal-medicine'],
  ['interna', 'internal-medicine'],
  ['jiwa', 'psychiatry'],
  ['ginjal', 'nephrology'],
  ['gizi', 'nutrition'],
  ['gigi', 'dentistry'],
  ['anestesi', 'anaesthesiology'],
  ['rehab medik', 'rehabilitation'],
  ['dokter umum', 'general-practice'],
  ['dokter anak', 'paediatrics'],
  ['dokter mata', 'ophthalmology'],
  ['dokter jantung', 'cardiology'],
  ['dokter kandungan', 'obstetrics-gynaecology'],
  ['dokter spesialis kulit', 'dermatology'],
  ['spesialis anak', 'paediatrics'],
  ['dr. spesialis saraf', 'neurology'],
  ['ahli jantung', 'cardiology'],
  ['ahli bedah', 'general-surgery'],
  ['dokter gigi', 'dentistry'],
  ['dokter keluarga', 'family-medicine'],
  ['heart specialist', 'cardiology'],
  ['skin doctor', 'dermatology'],
  ['family doctor', 'family-medicine'],
  ['IPD', 'internal-medicine'],
  ['DSA', 'paediatrics'],
  ['DSOG', 'obstetrics-gynaecology'],
  ['liver', 'gastroenterology'],
  ['kelamin kulit', 'dermatology'],
  ['Sp.PD', 'internal-medicine'],
  ['SpPD', 'internal-medicine'],
  ['sp pd', 'internal-medicine'],
  ['PD', 'internal-medicine'],
  ['Sp.JP', 'cardiology'],
  ['spjp', 'cardiology'],
  ['JP', 'cardiology'],
  ['spog', 'obstetrics-gynaecology'],
  ['Sp.OG', 'obstetrics-gynaecology'],
  ['Sp.A', 'paediatrics'],
  ['spkk', 'dermatology'],
  ['SpTHT', 'otorhinolaryngology'],
  ['BTKV', 'thoracic-surgery'],
  ['SpPD-KGEH', 'gastroenterology'],
  ['sppdkgh', 'nephrology'],
  ['vitreoretina', 'ophthalmology'],
  ['ENT', 'otorhinolaryngology'],
  ['eye', 'ophthalmology'],
  ['skin', 'dermatology'],
  ['heart', 'cardiology'],
  ['kidney', 'nephrology'],
  ['lung', 'pulmonology'],
  ['pediatrics', 'paediatrics'],
  ['paediatrics', 'paediatrics'],
  ['pediatrician', 'paediatrics'],
  ['pediatric surgery', 'paediatric-surgery'],
  ['gynecology', 'obstetrics-gynaecology'],
  ['gynaecology', 'obstetrics-gynaecology'],
  ['orthopedics', 'orthopaedics'],
  ['orthopaedics', 'orthopaedics'],
  ['anesthesiology', 'anaesthesiology'],
  ['anaesthesia', 'anaesthesiology'],
  ['hematology', 'haematology-oncology'],
  ['oncology', 'haematology-oncology'],
  ['GP', 'general-practice'],
  ['ICU', 'intensive-care'],
  ['IGD', 'emergency-medicine'],
  ['surgery', 'general-surgery'],
  ['cardiology', 'cardiology'],
  ['kardiologi', 'cardiology'],
  ['psychiatry', 'psychiatry'],
];

describe.each(['en', 'id'] as const)('typed into a page in %s', (language) => {
  it.each(MEANT)('“%s” finds %s first', async (typed, meant) => {
    expect((await found(typed, language))[0]).toBe(meant);
  });

  it('finds it with every letter, and nothing that is not called so', async () => {
    for (const typed of ['p', 'pa', 'pae', 'paed', 'paedi', 'ped', 'pedi']) {
      const slugs = await found(typed, language);
      expect({ typed, slugs }).toEqual({ typed, slugs: expect.arrayContaining([expect.any(String)]) });
    }
    expect(await found('paediat', language)).toContain('paediatrics');
    expect(await found('pediat', language)).toContain('paediatrics');
    expect(await found('ologi klinik zzz', language)).toEqual([]);
  });
});

it('one speciality is asked for with its sub-specialities', async () => {
  const { data } = await world.as(null).call(fetchSpecialities, { speciality: 'forensic-medicine' });
  expect(data).toMatchObject([
    { slug: 'forensic-medicine', subSpecialities: [{ slug: 'clinical-forensic-medicine' }, { slug: 'forensic-pathology' }] },
  ]);
});
