import { flagValue } from '@kolegia/clinical-ranges/flag';
import { formatNumber } from '#platform/i18n/format.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable, tableCell } from '#ui/data-table.tsx';
import type { CaseView } from '../cases.contract.ts';
import css from './case-findings.module.css';
import { FlaggedValue, rangeWords } from './reference-range.tsx';

type Investigations = NonNullable<CaseView['content']['investigations']>;
type Investigation = Investigations['rows'][number];

/** Words such as "reactive" are held against the row's normal words, whatever their capitals. */
function isAbnormalWord(value: string, normal: string | undefined): boolean {
  return normal !== undefined && value.trim().toLowerCase() !== normal.trim().toLowerCase();
}

/** Tests as rows, days as columns. The range printed with the case always wins: laboratories differ. */
export function InvestigationsTable({ table }: { table: Investigations }) {
  const t = useTexts('cases');
  const language = useLanguage();
  const last = table.columns.length - 1;
  const now = (i: number) => (last > 0 && i === last ? tableCell.now : undefined);

  function shown(row: Investigation, value: Investigation['values'][number]) {
    if (value === null) return '–';
    if (typeof value === 'number') return <FlaggedValue flag={flagValue(value, row)} value={formatNumber(language, value)} t={t} />;
    if (!isAbnormalWord(value, row.normal)) return value;
    return (
      <span className={css.abnormal}>
        <small>{t('page.flag.abnormal')}</small> {value}
      </span>
    );
  }

  return (
    <DataTable label={t('page.investigations')}>
      <thead>
        <tr>
          <th scope="col">{t('page.test')}</th>
          {table.columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same.
            <th key={i} scope="col" className={now(i)}>
              {column}
            </th>
          ))}
          <th scope="col">{t('page.reference')}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a test may have two rows, for instance in two units.
          <tr key={n}>
            <th scope="row">{row.test}</th>
            {row.values.map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
              <td key={i} className={classNames(css.value, now(i))}>
                {shown(row, value)}
              </td>
            ))}
            <td className={css.range}>{[row.normal ?? rangeWords(language, row), row.unit].filter(Boolean).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
