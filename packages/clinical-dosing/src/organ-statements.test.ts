import type { Drug } from '@kolegia/clinical-knowledge/drug-schema';
import { describe, expect, it } from 'vitest';
import { ADULT, an, ask, block, every, first, NONE } from '../testing/asking.ts';
import type { Dosage, DosingPatient } from './dosage.ts';

const dosing = block([{ who: 'adult', route: 'oral', dose: an('500 mg'), every: every('8 h') }]);

describe('where the source gives no recommendation', () => {
  const silent = (...organs: ('kidney' | 'liver')[]): Partial<Drug> => ({ adjustments: { ...NONE, silent: [{ organs, src: ['a'] }] } });
  const failing = { ...ADULT, creatinine: { value: 4, unit: 'mg/dL' }, hepatic: 'C' as const };
  const keys = (found: Dosage) => found.warnings.map(({ key }) => key).sort();

  it('says so with the source in place of knowing nothing, and shows the doses as before', () => {
    expect(keys(ask({ dosing }, failing))).toEqual(['noHepaticData', 'noKidneyData']);
    const found = ask({ dosing, ...silent('kidney', 'liver') }, failing);
    expect(keys(found)).toEqual(['silent.kidney', 'silent.liver']);
    for (const one of found.warnings) expect(one).toMatchObject({ level: 'info', sources: [expect.anything()] });
    expect(found.warnings.map(({ text }) => text.id)).toEqual([
      'Sumber tidak memberi anjuran dosis untuk gangguan ginjal.',
      'Sumber tidak memberi anjuran dosis untuk gangguan hati.',
    ]);
    expect(first(found).perDose.high).toBe(500);
  });

  it('speaks of the organ that is meant, in a patient in whom it fails', () => {
    expect(keys(ask({ dosing, ...silent('kidney') }, failing))).toEqual(['noHepaticData', 'silent.kidney']);
    expect(keys(ask({ dosing, ...silent('liver') }, { ...ADULT, hepatic: 'A' }))).toEqual(['silent.liver']);
    expect(keys(ask({ dosing, ...silent('kidney', 'liver') }, ADULT))).toEqual([]);
  });

  it('still warns of what is excreted by the kidneys, and of dialysis', () => {
    const renal: Drug['renal'] = { excretion: 'high', actions: [], src: ['a'] };
    const found = ask({ dosing, renal, ...silent('kidney') }, failing);
    expect(keys(found)).toEqual(['highExcretion', 'noHepaticData', 'silent.kidney', 'unsuited.kidney']);
    expect(found.regimens).toMatchObject([{ status: 'unsuited', courses: [] }]);
    const dialysed = ask({ dosing, ...silent('kidney') }, { ...failing, hepatic: undefined, dialysis: 'haemodialysis' });
    expect(keys(dialysed)).toEqual(['noDialysisData', 'silent.kidney']);
  });

  it('says what the file says in words, and nothing twice', () => {
    const note = { en: 'No change of dose.', id: 'Dosis tidak berubah.' };
    const found = ask({ dosing, hepatic: { actions: [], note, src: ['a'] } }, { ...ADULT, hepatic: 'B' });
    expect(found.warnings).toMatchObject([{ key: 'organNote.liver', level: 'info', note, sources: [expect.anything()] }]);
    expect(found.status).toBe('dosed');
    const rows: NonNullable<Drug['adjustments']>['hepatic'] = [{ childPugh: ['B'], factor: 0.5, src: ['a'] }];
    const both = { dosing, hepatic: { actions: [], note, src: ['a'] }, adjustments: { ...NONE, hepatic: rows } };
    expect(keys(ask(both, { ...ADULT, hepatic: 'B' }))).toEqual(['adjusted']);
    const kidney = { dosing, renal: { excretion: 'low' as const, actions: [], note, src: ['a'] } };
    expect(keys(ask(kidney, { ...ADULT, creatinine: { value: 4, unit: 'mg/dL' } }))).toEqual(['organNote.kidney']);
    expect(keys(ask(kidney, ADULT))).toEqual([]);
  });

  it('holds for what one indication says', () => {
    const [one] = dosing;
    const own = { ...(one ?? expect.fail('no block')), adjustments: { ...NONE, silent: [{ organs: ['liver' as const], src: ['a'] }] } };
    expect(keys(ask({ dosing: [own] }, failing))).toEqual(['noKidneyData', 'silent.liver']);
  });
});

describe('where the usual dose stays', () => {
  const renal: NonNullable<Drug['adjustments']>['renal'] = [{ measure: 'crcl', src: ['a'], bands: [{ do: 'usual' }] }];
  const hepatic: NonNullable<Drug['adjustments']>['hepatic'] = [{ childPugh: ['A', 'B'], do: 'usual', src: ['a'] }];
  const at = (patient: DosingPatient) => ask({ dosing, adjustments: { ...NONE, renal, hepatic } }, patient);

  it('says that the source changes nothing, where the organ fails', () => {
    const found = at({ ...ADULT, creatinine: { value: 4, unit: 'mg/dL' }, hepatic: 'B' });
    expect(found.adjustments.map(({ text, level }) => [text.en, level])).toEqual([
      ['Creatinine clearance 21.9 mL/min: usual dose', 'usual'],
      ['Child–Pugh B: usual dose', 'usual'],
    ]);
    expect(found.regimens).toMatchObject([{ status: 'usual' }]);
    expect(found.warnings).toEqual([]);
    expect(at(ADULT).adjustments).toEqual([]);
  });

  it('does not take the kidneys’ answer for one about dialysis', () => {
    const found = at({ ...ADULT, creatinine: { value: 8, unit: 'mg/dL' }, dialysis: 'haemodialysis' });
    expect(found.warnings.map(({ key }) => key)).toEqual(['noDialysisData']);
    expect(found.adjustments).toEqual([]);
  });
});
