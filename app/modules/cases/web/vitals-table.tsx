import { ADULT_FROM, type Age, ageInDays } from '@kolegia/clinical-ranges/age';
import { meanArterialPressure, pulsePressure } from '@kolegia/clinical-ranges/derived-vitals';
import { type Bounds, type Flag, flagValue } from '@kolegia/clinical-ranges/flag';
import { type VitalKind, vitalRange } from '@kolegia/clinical-ranges/vital-range';
import { formatNumber } from '#platform/i18n/format.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable, tableCell } from '#ui/data-table.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case-findings.module.css';
import { FlaggedValue, graver, rangeWords } from './reference-range.tsx';

type VitalsSet = CaseView['content']['vitals'][number];

/** A cell: the value as written, what it is flagged as, and what was noted with it. */
interface Measured {
  value: string;
  flag: Flag | undefined;
  note?: string | undefined;
}

export interface VitalRow {
  /** Text key under `page.vital`. */
  kind: string;
  cells: readonly (Measured | null)[];
  range: string;
  /** In place of `range`, where words are needed: a text key under `page`. */
  rangeKey?: 'quarterOfSystolic' | undefined;
}

const NOTHING = '–';

/** A mean pressure of 65 mmHg is the first target in septic shock (Surviving Sepsis Campaign, 2021); a bound for adults. */
const ADULT_MEAN_PRESSURE: Bounds = { low: 65 };
/** 20 mmHg or less is shock in dengue, in children and adults (WHO, Dengue: guidelines, 2009); infants have less to begin with. */
const NARROW_PULSE_PRESSURE = 21;
const NARROW_FROM: Age = { value: 1, unit: 'year' };
/** Below a quarter of the systolic pressure the cardiac index is low (Stevenson and Perloff, JAMA 261, 1989); found in adults. */
const NARROW_SHARE = 0.25;

/** The rows for which something was measured, in the order in which vitals are presented. */
export function vitalRows(sets: readonly VitalsSet[], age: Age, language: Language): VitalRow[] {
  const patient = { ageDays: ageInDays(age) };
  const adult = patient.ageDays >= ageInDays(ADULT_FROM);
  const narrow: Bounds = patient.ageDays >= ageInDays(NARROW_FROM) ? { criticalLow: NARROW_PULSE_PRESSURE } : {};
  const number = (value: number) => formatNumber(language, value);

  function measured(kind: Exclude<VitalKind, 'systolic' | 'diastolic'>): VitalRow {
    const range = vitalRange(kind, patient);
    const cell = (set: VitalsSet): Measured | null => {
      const value = set[kind];
      const note = kind === 'spo2' ? set.spo2On : undefined;
      if (value === undefined) return note === undefined ? null : { value: NOTHING, flag: undefined, note };
      return { value: number(value), flag: flagValue(value, range), note };
    };
    return { kind, cells: sets.map(cell), range: withUnit(rangeWords(language, range), range.unit) };
  }

  function derived(kind: string, bounds: (systolic: number) => Bounds, range: string, of: typeof pulsePressure): VitalRow {
    const cell = ({ systolic, diastolic }: VitalsSet): Measured | null => {
      const value = systolic === undefined || diastolic === undefined ? undefined : of({ systolic, diastolic });
      return value === undefined || systolic === undefined
        ? null
        : { value: number(Math.round(value)), flag: flagValue(value, bounds(systolic)) };
    };
    return { kind, cells: sets.map(cell), range };
  }

  const bloodPressure = (): VitalRow => {
    const [systolicRange, diastolicRange] = [vitalRange('systolic', patient), vitalRange('diastolic', patient)];
    const cell = ({ systolic, diastolic }: VitalsSet): Measured | null => {
      if (systolic === undefined) return null;
      const flag = flagValue(systolic, systolicRange);
      if (diastolic === undefined) return { value: number(systolic), flag };
      return { value: `${number(systolic)}/${number(diastolic)}`, flag: graver(flag, flagValue(diastolic, diastolicRange)) };
    };
    const range = [systolicRange, diastolicRange].map((bounds) => rangeWords(language, bounds)).join(' / ');
    return { kind: 'bloodPressure', cells: sets.map(cell), range: withUnit(range, systolicRange.unit) };
  };

  const rows = [
    measured('temperature'),
    measured('pulse'),
    bloodPressure(),
    {
      ...derived(
        'pulsePressure',
        (systolic) => ({ ...narrow, ...(adult && { low: systolic * NARROW_SHARE }) }),
        withUnit(rangeWords(language, { low: narrow.criticalLow }), 'mmHg'),
        pulsePressure,
      ),
      rangeKey: adult ? ('quarterOfSystolic' as const) : undefined,
    },
    derived(
      'meanPressure',
      () => (adult ? ADULT_MEAN_PRESSURE : {}),
      adult ? withUnit(rangeWords(language, ADULT_MEAN_PRESSURE), 'mmHg') : '',
      meanArterialPressure,
    ),
    measured('respiratoryRate'),
    measured('spo2'),
    measured('gcs'),
    measured('glucose'),
  ];
  return rows.filter((row) => row.cells.some((cell) => cell !== null));
}

const withUnit = (range: string, unit: string) => (range === '' || unit === '' ? range : `${range} ${unit}`);

/** Vitals side by side, each flagged for the patient's age. */
export function VitalsTable({ sets, age }: { sets: readonly VitalsSet[]; age: Age }) {
  const t = useTexts('cases');
  const language = useLanguage();
  const last = sets.length - 1;
  const now = (i: number) => (last > 0 && i === last ? tableCell.now : undefined);
  return (
    <DataTable label={t('page.vitals')}>
      <thead>
        <tr>
          <th scope="col">{t('page.measure')}</th>
          {sets.map(({ at }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sets may be called the same.
            <th key={i} scope="col" className={now(i)}>
              {at}
            </th>
          ))}
          <th scope="col" className={tableCell.reference}>
            {t('page.usualRange')}
          </th>
        </tr>
      </thead>
      <tbody>
        {vitalRows(sets, age, language).map(({ kind, cells, range, rangeKey }) => (
          <tr key={kind}>
            <th scope="row">{t(`page.vital.${kind}`)}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
              <td key={i} className={classNames(css.value, now(i))}>
                {cell === null ? NOTHING : <FlaggedValue flag={cell.flag} value={cell.value} t={t} />}
                {cell?.note !== undefined && <div className="small muted">{cell.note}</div>}
              </td>
            ))}
            <td className={tableCell.reference}>{rangeKey === undefined ? range : t(`page.${rangeKey}`)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
