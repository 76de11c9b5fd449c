/** The catalogue of laboratory tests, fetched when the first test is typed: 15 kB that most visits do without. */
import type { AnalytePatient } from '@kolegia/clinical-ranges/analyte-range';
import type { AnalyteMatch } from '@kolegia/clinical-ranges/analyte-search';
import type { Language } from '#platform/i18n/languages.ts';
import type { LabRow, LabTable, PatientForm } from './compose-form.tsx';
import { patientDays, referenceText } from './compose-number.tsx';

export interface Catalogue {
  readonly find: (query: string, language: Language) => readonly AnalyteMatch[];
  /** The test of exactly this name. */
  readonly named: (name: string) => AnalyteMatch['analyte'] | null;
  /** What follows from a test: unit, reference range and critical bounds; for a known unit of it, in that unit. */
  readonly follow: (analyte: AnalyteMatch['analyte'], patient: AnalytePatient, unit?: string) => Followed | null;
}

export type Followed = Pick<LabRow, 'unit' | 'reference' | 'criticalLow' | 'criticalHigh'>;

const catalogues = new Map<string, Promise<Catalogue>>();

/** `numbers`: the language in which numbers are typed; `words`: that of the case, which its author may change. */
export function loadCatalogue(numbers: Language, words: Language): Promise<Catalogue> {
  const name = `${numbers} ${words}`;
  const known = catalogues.get(name);
  if (known !== undefined) return known;
  const catalogue = fetchCatalogue(numbers, words);
  catalogues.set(name, catalogue);
  catalogue.catch(() => catalogues.delete(name));
  return catalogue;
}

const fetchCatalogue = (numbers: Language, words: Language): Promise<Catalogue> =>
  Promise.all([
    import('@kolegia/clinical-ranges/analyte-search'),
    import('@kolegia/clinical-ranges/analyte-range'),
    import('@kolegia/clinical-ranges/analyte'),
    import('@kolegia/clinical-ranges/wording'),
  ]).then(([{ findAnalyte, foldName }, { analyteRange }, { isMeasured }, { rangeWording }]) => ({
    find: findAnalyte,
    named: (name) => {
      const match = findAnalyte(name, words, 1)[0];
      return match !== undefined && foldName(match.matched) === foldName(name) ? match.analyte : null;
    },
    follow: (analyte, patient, unit) => {
      if (!isMeasured(analyte))
        return { unit: '', reference: rangeWording[words].normal[analyte.normal], criticalLow: null, criticalHigh: null };
      if (unit !== undefined && !Object.hasOwn(analyte.units.scales, unit)) return null;
      const range = analyteRange(analyte.id, patient, unit);
      return {
        unit: unit ?? analyte.units.conventional,
        reference: range === undefined ? '' : referenceText(range, numbers),
        criticalLow: range?.criticalLow ?? null,
        criticalHigh: range?.criticalHigh ?? null,
      };
    },
  }));

/** Without an age no range may be proposed: an adult's would be wrong for a child. */
export function analytePatient(patient: PatientForm, language: Language): AnalytePatient | null {
  const ageDays = patientDays(patient, language);
  if (ageDays === null) return null;
  return { ageDays, ...((patient.sex === 'female' || patient.sex === 'male') && { sex: patient.sex }) };
}

/** What is found out of a test that was named, where that is still its name: the answer may come while it is written on. */
export const completedIn = (
  rows: readonly LabRow[],
  { key, test, before }: { readonly key: string; readonly test: string; readonly before: string },
  catalogue: Catalogue,
  patient: AnalytePatient | null,
): LabRow[] => rows.map((row) => (row.key === key && row.test === test ? completed(row, catalogue, patient, before) : row));

/** A row whose test was just named, `before` another one perhaps: what the author has typed stays. */
export function completed(named: LabRow, catalogue: Catalogue, patient: AnalytePatient | null, before = ''): LabRow {
  const row = withoutFollowed(named, before, catalogue, patient);
  const analyte = catalogue.named(row.test);
  if (analyte === null) return row;
  const followed = catalogue.follow(analyte, patient ?? {}, row.unit || undefined);
  if (followed === null) return row;
  const hasOwnRange = row.reference.trim() !== '';
  const unit = row.unit || followed.unit;
  return patient === null || hasOwnRange ? { ...row, unit } : { ...row, ...followed, unit };
}

/** Unit and range of the test that stood there before are none of another one: a sodium is not read by the range of potassium. */
function withoutFollowed(row: LabRow, before: string, catalogue: Catalogue, patient: AnalytePatient | null): LabRow {
  const analyte = catalogue.named(before);
  if (analyte === null || analyte.id === catalogue.named(row.test)?.id) return row;
  const plain = { ...row, criticalLow: null, criticalHigh: null };
  const isOurs = row.reference === '' || row.reference === catalogue.follow(analyte, patient ?? {}, row.unit)?.reference;
  if (!isOurs) return plain;
  return { ...plain, reference: '', unit: row.unit === catalogue.follow(analyte, patient ?? {})?.unit ? '' : row.unit };
}

/** Ranges that came from the catalogue follow a change of age, sex or the language of the case; those the author typed stay. */
export function refreshed(
  table: LabTable,
  catalogue: Catalogue,
  before: AnalytePatient | null,
  now: AnalytePatient | null,
  catalogueBefore = catalogue,
): LabTable {
  if (now === null) return table;
  return {
    ...table,
    rows: table.rows.map((row) => {
      const analyte = catalogue.named(row.test) ?? catalogueBefore.named(row.test);
      if (analyte === null) return row;
      const was = before === null ? null : catalogueBefore.follow(analyte, before, row.unit);
      const isOurs = row.reference === '' || row.reference === was?.reference;
      const next = isOurs ? catalogue.follow(analyte, now, row.unit) : null;
      return next === null ? row : { ...row, ...next };
    }),
  };
}

/** A range holds in its unit only: ours follows into another one that we know, and goes otherwise. Critical bounds go in any case. */
export function inNewUnit(row: LabRow, before: string, catalogue: Catalogue | null, patient: AnalytePatient | null): LabRow {
  const plain = { ...row, criticalLow: null, criticalHigh: null };
  const analyte = catalogue?.named(row.test) ?? null;
  if (catalogue === null || analyte === null || patient === null) return plain;
  const isOurs = row.reference === '' || row.reference === catalogue.follow(analyte, patient, before)?.reference;
  if (!isOurs) return plain;
  return { ...plain, reference: '', ...catalogue.follow(analyte, patient, row.unit) };
}
