import { describe, expect, it } from 'vitest';
import { regionOf } from './places.ts';

describe('where the patient is', () => {
  it.each([
    ['A farmer from rural Bihar with fever', 'india'],
    ['A man from Varanasi', 'india'],
    ['Lives in Nebraska', 'temperate'],
    ['A woman in Saskatchewan', 'temperate'],
    ['He lives in Georgia', 'temperate'],
    ['a woman from Norway', 'temperate'],
    ['Seorang petani dari Jember', 'indonesia'],
    ['Orang Toraja, batuk', 'indonesia'],
    ['Tinggal di Malang, demam', 'indonesia'],
    ['pasien dari solo demam', 'indonesia'],
    ['Warga Padang', 'indonesia'],
    ['Nelayan asal Halmahera', 'indonesia'],
    ['lahir di Belanda', 'temperate'],
    ['Fever while living in Mali', 'africa'],
    ['A trader from Chad', 'africa'],
    ['Works in Honduras', 'tropics'],
    ['from Papua New Guinea', 'tropics'],
    ['from New Mexico', 'temperate'],
    ['from Mexico', 'tropics'],
    ['from the Solomon Islands', 'tropics'],
    ['Tinggal di Kamboja', 'tropics'],
    ['from Rwanda', 'africa'],
  ])('%s', (text, region) => expect(regionOf(text)).toBe(region));

  it.each([
    'Jordan, a 5-year-old boy, has a fever',
    'Her son Chad has a cough',
    'Vomiting after eating turkey',
    'bernasib malang, jatuh dari motor',
    'Main solo, sakit kepala',
    'muntah setelah makan nasi padang',
    'jatuh di padang rumput',
    'lima hari demam',
    'membawa surat rujukan',
    'ada batu di ginjal',
    'flu Singapura',
    'campak Jerman',
    'Allergic to Brazil nuts',
    'Bitten by a guinea pig',
    'Congo red stain positive',
    'Virginia, 30, has a rash',
    'An African American man with cough',
    'pain in the bone, a nice bath, reading',
    'His brother came back from Kenya',
    'Ayahnya baru pulang dari Brasil',
    'back from Saudi Arabia',
  ])('no place that says anything: %s', (text) => expect(regionOf(text)).toBeUndefined());
});

describe('where somebody has been goes before where he lives', () => {
  it.each([
    ['A 30-year-old man who lives in London returned from Kenya last week', 'africa'],
    ['Returned from Kenya to London ten days ago', 'africa'],
    ['A London teacher on holiday in Thailand has diarrhoea', 'tropics'],
    ['Lives in Texas; went on a trip to India', 'india'],
    ['Bapak dari Jakarta, baru pulang dari Nigeria', 'africa'],
    ['Orang Belanda, liburan di Bali 3 minggu lalu', 'indonesia'],
    ['Tinggal di Jakarta, baru pulang dari Papua', 'indonesia'],
    ['An Australian tourist from Melbourne came back from Lombok', 'indonesia'],
    ['Canadian nurse in Toronto, worked in Sierra Leone until last month', 'africa'],
    ['immigrated from Ethiopia to Sweden', 'africa'],
    ['Lives in London. Travelled to Egypt', undefined],
    ['A woman in Ohio visited Kenya ten years ago', 'temperate'],
    ['pulang ke Surabaya dari Brasil', 'tropics'],
  ])('%s', (text, region) => expect(regionOf(text)).toBe(region));
});
