import { expect, it } from 'vitest';
import { analytePatient, completed, completedIn, inNewUnit, loadCatalogue, refreshed } from './compose-catalogue.tsx';
import { newLabRow } from './compose-form.tsx';

const catalogue = await loadCatalogue('en', 'en');
const man = { ageDays: 40 * 365, sex: 'male' as const };
const woman = { ...man, sex: 'female' as const };
const haemoglobin = { ...newLabRow(1), test: 'Haemoglobin' };

it('lets unit and range follow the test', () => {
  const row = completed(haemoglobin, catalogue, man);
  expect(row.unit).toBe('g/dL');
  expect(row.reference).toMatch(/^\d+(\.\d)?–\d+(\.\d)?$/);
});

it('gives the unit but no range while the age is not known', () => {
  const unknown = analytePatient(
    { age: '', ageUnit: 'year', sex: 'male', weight: '', setting: '', settingNote: '', chiefComplaint: '' },
    'en',
  );
  expect(unknown).toBeNull();
  expect(completed(haemoglobin, catalogue, unknown)).toMatchObject({ unit: 'g/dL', reference: '' });
});

it('leaves the author’s own range alone, whatever follows', () => {
  const own = completed({ ...haemoglobin, reference: '11–19' }, catalogue, man);
  expect(own.reference).toBe('11–19');
  expect(refreshed({ columns: [''], rows: [own] }, catalogue, man, woman).rows[0]?.reference).toBe('11–19');
});

it('changes a range of the catalogue with the patient', () => {
  const his = completed(haemoglobin, catalogue, man);
  const hers = refreshed({ columns: [''], rows: [his] }, catalogue, man, woman).rows[0];
  expect(hers?.reference).not.toBe(his.reference);
  expect(hers).toEqual(completed({ ...haemoglobin, key: his.key }, catalogue, woman));
});

it('takes the range along into a unit it knows, and drops it in one it does not', () => {
  const row = completed(haemoglobin, catalogue, man);
  const inLitres = inNewUnit({ ...row, unit: 'g/L' }, 'g/dL', catalogue, man);
  expect(inLitres.reference).not.toBe(row.reference);
  expect(inLitres.reference).not.toBe('');
  expect(inNewUnit({ ...row, unit: 'spoons' }, 'g/dL', catalogue, man)).toMatchObject({ reference: '', criticalLow: null });
});

it('words the normal finding of a test without numbers in the language of the case', () => {
  const row = completed({ ...newLabRow(1), test: 'HBsAg' }, catalogue, man);
  expect(row.reference).toMatch(/non-reactive|negative/);
  expect(row.unit).toBe('');
});

it('goes on in the language of the case when its author chooses another', async () => {
  const inIndonesian = await loadCatalogue('en', 'id');
  const row = completed({ ...newLabRow(1), test: 'HBsAg' }, catalogue, man);
  const fresh = completed({ ...newLabRow(1), test: 'Anti-HCV' }, inIndonesian, man);
  expect(fresh.reference).toMatch(/non-reaktif|negatif/);
  const own = { ...row, reference: 'below the cut-off' };
  const [followed, kept] = refreshed({ columns: [''], rows: [row, own] }, inIndonesian, man, man, catalogue).rows;
  expect(followed?.reference).toMatch(/non-reaktif|negatif/);
  expect(kept?.reference).toBe('below the cut-off');
});

it('knows nothing of a test by half its name', () => {
  expect(completed({ ...newLabRow(1), test: 'Haemog' }, catalogue, man)).toMatchObject({ unit: '', reference: '' });
});

it('takes unit and range away with the test they came from, and leaves the author’s own', () => {
  const potassium = completed({ ...newLabRow(1), test: 'Potassium' }, catalogue, man);
  const sodium = completed({ ...newLabRow(1), test: 'Sodium' }, catalogue, man);
  const renamed = (row: typeof potassium, test: string, before = 'Potassium') =>
    completed({ ...row, key: sodium.key, test }, catalogue, man, before);
  expect(renamed(potassium, 'Sodium')).toEqual(sodium);
  expect(renamed(potassium, 'Haemoglobin')).toEqual(completed({ ...haemoglobin, key: sodium.key }, catalogue, man));
  expect(renamed(potassium, 'Something of ours')).toMatchObject({ unit: '', reference: '', criticalLow: null, criticalHigh: null });
  expect(renamed({ ...potassium, reference: '1–2' }, 'Sodium')).toMatchObject({ reference: '1–2', criticalLow: null, criticalHigh: null });
  // The same by another name.
  expect(renamed(potassium, 'Kalium')).toEqual({ ...potassium, key: sodium.key, test: 'Kalium' });
});

it('writes no name over the one that was typed while it looked another up', () => {
  const row = { ...newLabRow(1), test: 'Sodium' };
  expect(completedIn([row], { key: row.key, test: 'Potassium', before: '' }, catalogue, man)).toEqual([row]);
  expect(completedIn([row], { key: row.key, test: 'Sodium', before: 'Potassium' }, catalogue, man)).toEqual([
    completed(row, catalogue, man),
  ]);
});
