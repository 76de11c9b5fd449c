import { describe, expect, it } from 'vitest';
import { certainIdentifiersIn } from './certain-identifier.policy.ts';

const found = (text: string, language: 'en' | 'id' = 'en') => certainIdentifiersIn('text', text, language).map((one) => one.text);

describe('what an answer is asked about', () => {
  it.each([
    ['Her number is 0812-3456-7890, call her.', '0812-3456-7890'],
    ['MRN 00-12-34-56 had the same.', '00-12-34-56'],
    ['The NIK 3174055208790003 belongs to her.', '3174055208790003'],
    ['Born 12/08/1979, so still young.', '12/08/1979'],
    ['Brought in by the car B 1234 XYZ.', 'B 1234 XYZ'],
    ['Date of birth: 12 August 1979.', '12 August 1979'],
  ])('%s', (text, identifier) => {
    expect(found(text).join()).toContain(identifier);
  });

  it('is found in Indonesian as well', () => {
    expect(found('Pasien lahir di Bandung, 12 Agustus 1979.', 'id')).toEqual(['12 Agustus 1979']);
    expect(found('Tanggal lahir: 12-08-1979', 'id')).toEqual(['12-08-1979']);
  });

  it.each([
    ['Pasien lahir pada 12 Agustus 1979.', '12 Agustus 1979'],
    ['Beliau lahir di Kab. Bandung pada tanggal 12-08-1979.', '12-08-1979'],
    ['TTL: Bandar Lampung, 12/08/1979', '12/08/1979'],
    ['Tempat/tgl lahir pasien: Solo, 12 Agustus 1979', '12 Agustus 1979'],
    ['Bayi lahir SC 12-08-2026, BBL 3100 g.', '12-08-2026'],
    ['She was born in Jakarta on 12 August 1979.', '12 August 1979'],
    ['Birth date: 12/08/1979', '12/08/1979'],
    ['DOB = 12/08/1979', '12/08/1979'],
  ])('the day of birth, however it is said: %s', (text, identifier) => {
    expect(found(text, 'id')).toEqual([identifier]);
  });

  it('as it is pasted out of records and contacts, whatever its spaces and hyphens are', () => {
    expect(found('Tanggal lahir\u00a012\u00a0Agustus\u00a01979', 'id')).toHaveLength(1);
    expect(found('Her number is \u202a+62\u00a0812\u20113456\u20117890\u202c, call her.')).toEqual(['+62\u00a0812\u20113456\u20117890']);
  });

  it.each([
    'As dr. Budi Santoso of RSUP Sanglah wrote on 12 August 2026.',
    'The guideline of 3 March 2024 says so: https://www.who.int/news/item.',
    'Born in the 32nd week, potassium 6.1, 40 mg twice a day.',
    'Born at term. The guideline of 3 March 2024 says so.',
    'Lahir prematur, kontrol 3 Maret 2024 baik.',
    'Vitamin B 12 1000 MCG, blood group AB, HLA B27, stage T4 N1.',
  ])('but not: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
