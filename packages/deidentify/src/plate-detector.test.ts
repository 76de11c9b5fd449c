/** Numbers of vehicles, and what looks like them in notes. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import noEndings from '../data/no-plate-endings.json' with { type: 'json' };
import plateRegions from '../data/plate-regions.json' with { type: 'json' };
import { findIdentifiers } from './find-identifiers.ts';

const platesIn = (text: string) =>
  findIdentifiers(text, { language: 'id' })
    .filter(({ kind }) => kind === 'plate')
    .map((found) => found.text);

describe('the number of a vehicle', () => {
  it.each([
    // By shape.
    ['Pasien tertabrak, B 1234 XYZ melarikan diri.', 'B 1234 XYZ'],
    ['The driver of DK 5678 AB brought her.', 'DK 5678 AB'],
    ['Penabraknya AB 12 CD, warna putih.', 'AB 12 CD'],
    ['Terlihat N 4821 TK di foto.', 'N 4821 TK'],
    ['B 1234 XYZ', 'B 1234 XYZ'],
    ['The car behind was MH 12 AB 1234.', 'MH 12 AB 1234'],
    ['Hit by KA-05-MH-4321 near home.', 'KA-05-MH-4321'],
    ['Knocked down by TN09BC0042.', 'TN09BC0042'],
    ['Seen on the film: DL 3C AB 1234.', 'DL 3C AB 1234'],
    ['It was 22 BH 1234 AA.', '22 BH 1234 AA'],
    // After words that speak of a plate.
    ['Nopol: b 1234 xyz', 'b 1234 xyz'],
    ['nopol b 1234 di jalan raya.', 'b 1234'],
    ['Nomor polisi L 5 AB.', 'L 5 AB'],
    ['No. Pol. D 1234', 'D 1234'],
    ['Mobil berplat R-1717-AB.', 'R-1717-AB'],
    ['Plat nomor motornya B1234XYZ.', 'B1234XYZ'],
    ['Pelat nomor B 2019 XYZ.', 'B 2019 XYZ'],
    ['NOMOR POLISI B 1234 XYZ', 'B 1234 XYZ'],
    ['The license plate was 7ABC123.', '7ABC123'],
    ['Number plate AB12 CDE.', 'AB12 CDE'],
    ['Vehicle registration number: B 1234 XYZ', 'B 1234 XYZ'],
    ['Licence plate SGX 1234 A, from abroad.', 'SGX 1234 A'],
    // Beside a vehicle.
    ['Ditabrak motor B 2019 XYZ dari belakang.', 'B 2019 XYZ'],
    ['Penumpang angkot D 1947 AC.', 'D 1947 AC'],
    ['Jatuh dari mobil DM 12 PA.', 'DM 12 PA'],
    ['Truk L1234AB menabrak dari samping.', 'L1234AB'],
    ['He fell from a bus, KA 01 F 1234.', null],
    ['He fell from bus KA 01 F 1234.', 'KA 01 F 1234'],
    ['She was hit by a car with plate ABC 1234.', 'ABC 1234'],
  ])('%s', (text, plate) => {
    expect(platesIn(text)).toEqual(plate === null ? [] : [plate]);
  });

  it('is replaced by words in either language', () => {
    const [en] = findIdentifiers('Seen in B 1234 XYZ.', { language: 'en' });
    const [id] = findIdentifiers('Seen in B 1234 XYZ.', { language: 'id' });
    expect([en?.suggestion.replace, id?.suggestion.replace]).toEqual(['[vehicle number]', '[nomor kendaraan]']);
  });
});

describe('what is no number of a vehicle', () => {
  it.each([
    'Vitamin B 12 was low, vitamin B12 given; vitamin D 1000 IU daily, vitamin D 5000 IU weekly, vitamin A 5000 UI.',
    'T4 N1 M0; T 4 N 1 M 0; T2N0M0; stage pT 3 N 1.',
    'HLA B27 positive, HLA-B 27 and HLA B 5701 AB.',
    'Blood group AB, B 2 PRC, AB 2 PRC, AB 500 ML, golongan darah AB 4 FFP.',
    'AB 80 kg, AB 80 KG, BB 60 KG, PB 50 CM, LK 34 CM, BB 3200 GR PB 50 CM.',
    'GCS E 4 V 5 M 6, G 2 P 1 A 0, G2P1A0, motor L 5 R 5, kekuatan motorik D 5 S 5.',
    'TD 120/80, N 88 X/menit, R 20 X, S 36 C, T 38 C.',
    'KB 3 BLN, KB 2019 DAN menyusui; DM 2008 CKD, hepatitis B 2019 HCC, DM 2015 HT.',
    'D 10 W, D 5 NS, D 5 RL, DW 5 NS 500 CC.',
    'H 1 N 1, H5N1, H 3 N 2 virus; mutation L858R, V600E, R1234fs, BRCA1 E 1234 K.',
    'Laboratory code B-1234-XY, catalogue D1234AB, slide PA 1234 and lot DK1234A.',
    'GA 32 BW 1800 g; GA 28 W 2100 g; GA 32 WKS 1800 GRAM; HR 80 BP 1200.',
    'D-dimer: DD 500 FEU, DD 1500 FEU; AG 12 NA 140; BE 3 HCO 24.',
    'Suspended at T 1200 WIB, T 1200 PM.',
    'Growth plate T 12 and plate L 4 S 1 with LCP plate 8 holes, plate LCP 350, DHS plate 135, agar plate 1234.',
    'Motor: no deficit, L 5 intact. Motor no L 5 S 1 weakness. Motor T 10 L.',
    'BILATERAL RHONKI, KENAIKAN S 1200 AB DAN D 2400 CD, PADA PEMERIKSAAN LANJUTAN.',
    'Bus no 12 A was late; the car number was hidden; the number plate was not seen.',
    'EKG V 1 V 4; C 3 C 4; the level L 4 L 5; ASA 2 B; NYHA 3 C; Fontaine 2 B; Gustilo 3 B.',
  ])('%s', (text) => {
    expect(platesIn(text)).toEqual([]);
  });
});

/** Every string in every file of a folder. */
function* stringsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* stringsIn(inner);
}

it.each(['cases', 'posts', 'forums', 'chat'])('no sample text holds one: %s', (folder) => {
  const at = new URL(`../../../sample/${folder}/`, import.meta.url);
  const texts = readdirSync(at)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [...stringsIn(JSON.parse(readFileSync(new URL(file, at), 'utf8')))]);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap(platesIn)).toEqual([]);
});

it('reads lists of capitals that are sorted, each once', () => {
  for (const list of [noEndings, plateRegions.indonesia, plateRegions.india]) {
    expect(list).toEqual([...new Set(list)].sort());
    expect(list.join('')).toMatch(/^[A-Z]+$/);
  }
});
