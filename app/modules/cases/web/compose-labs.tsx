import { flagValue } from '@kolegia/clinical-ranges/flag';
import { memo, useEffect, useRef } from 'react';
import type { Language } from '#platform/i18n/languages.ts';
import { parseNumber } from '#platform/i18n/read-number.ts';
import { fieldId } from '#platform/web/field-path.ts';
import { useLanguage, useTexts } from '#platform/web/i18n.tsx';
import { rowFocus } from '#platform/web/row-focus.ts';
import { Button } from '#ui/button.tsx';
import { onFirstPress } from '#ui/first-press.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { CASE_LIMITS } from '../case-content.contract.ts';
import { analytePatient, completedIn, inNewUnit, loadCatalogue, refreshed } from './compose-catalogue.tsx';
import { ComposeFlag } from './compose-flag.tsx';
import {
  type LabRow,
  type LabTable,
  newLabRow,
  type PatientForm,
  withColumn,
  withColumnBack,
  withoutColumn,
  withRowBack,
} from './compose-form.tsx';
import css from './compose-labs.module.css';
import { changed, moved, without } from './compose-list.tsx';
import { parseReference } from './compose-number.tsx';
import { RowActions } from './compose-rows.tsx';
import { ComposeSection } from './compose-section.tsx';
import { TestInput } from './compose-test-input.tsx';
import type { DraftDesk } from './use-draft.ts';
import { useRowRemoved } from './use-row-removed.ts';

export interface ComposeLabsProps {
  table: LabTable;
  patient: PatientForm;
  update: DraftDesk['update'];
  errors: Readonly<Record<string, string>>;
  caseLanguage: Language;
}

/** Tests by row, points in time by column. Unit and range follow the test; what the author types wins. */
export const ComposeLabs = memo(function ComposeLabs({ table, patient, update, errors, caseLanguage }: ComposeLabsProps) {
  const t = useTexts('cases');
  const language = useLanguage();
  const unitBefore = useRef('');
  /** By row, the test of which unit and range may have come. */
  const lookedUp = useRef(new Map<string, string>());
  const tellRemoved = useRowRemoved();
  useRangesThatFollow(table, patient, update, caseLanguage);
  const { columns, rows } = table;
  const change = (make: (rows: readonly LabRow[]) => readonly LabRow[]) =>
    update('investigations', (known) => ({ ...known, rows: make(known.rows) }));
  const set = (row: LabRow, some: Partial<LabRow>) => change((known) => changed(known, row.key, some));
  const columnName = (column: number) => columns[column]?.trim() || t('compose.investigations.columnNumber', { number: column + 1 });
  const find = async (query: string) =>
    query.trim().length < 2 ? [] : (await loadCatalogue(language, caseLanguage)).find(query, caseLanguage).map(({ name }) => name);

  async function handleSettled({ key }: LabRow, test: string) {
    if (test.trim() === '') return;
    // Without the catalogue unit and range are typed by hand.
    const catalogue = await loadCatalogue(language, caseLanguage).catch(() => null);
    if (catalogue === null) return;
    change((known) => {
      const before = lookedUp.current.get(key) ?? '';
      if (known.some((one) => one.key === key && one.test === test)) lookedUp.current.set(key, test);
      return completedIn(known, { key, test, before }, catalogue, analytePatient(patient, language));
    });
  }

  async function handleUnit(row: LabRow, before: string) {
    if (row.unit === before) return;
    const catalogue = await loadCatalogue(language, caseLanguage).catch(() => null);
    change((known) =>
      known.map((one) => (one.key === row.key ? inNewUnit(one, before, catalogue, analytePatient(patient, language)) : one)),
    );
  }

  return (
    <ComposeSection name="investigations" title={t('compose.investigations.title')} note={t('compose.investigations.note')}>
      {rows.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <caption className="visually-hidden">{t('compose.investigations.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('compose.investigations.test')}</th>
                {columns.map((column, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                  <th key={i} data-row scope="col" className={css.column}>
                    <div className="row">
                      <TextInput
                        id={fieldId(`investigations.columns.${i}`)}
                        aria-label={t('compose.investigations.columnLabel', { number: i + 1 })}
                        aria-invalid={errors[`columns.${i}`] !== undefined || undefined}
                        placeholder={t('compose.investigations.columnExample')}
                        lang={caseLanguage}
                        value={column}
                        onChange={({ currentTarget }) =>
                          update('investigations', (known) => ({
                            ...known,
                            columns: known.columns.map((one, n) => (n === i ? currentTarget.value : one)),
                          }))
                        }
                      />
                      {columns.length > 1 && (
                        <IconButton
                          icon="x"
                          size="s"
                          label={t('compose.row.remove', { name: columnName(i) })}
                          onClick={onFirstPress(() => {
                            const focus = rowFocus();
                            focus.leave(() => update('investigations', (known) => withoutColumn(known, i)));
                            tellRemoved(columnName(i), () =>
                              focus.comeBack(() => update('investigations', (known) => withColumnBack(known, table, i))),
                            );
                          })}
                        />
                      )}
                    </div>
                  </th>
                ))}
                <th scope="col">{t('compose.investigations.unit')}</th>
                <th scope="col">{t('compose.investigations.reference')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('compose.investigations.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => {
                const name = row.test.trim() || t('compose.investigations.row', { number: i + 1 });
                const path = `investigations.rows.${i}`;
                const wrong = (field: string) => errors[`rows.${i}.${field}`] !== undefined || undefined;
                const bounds = {
                  ...parseReference(row.reference, language),
                  criticalLow: row.criticalLow ?? undefined,
                  criticalHigh: row.criticalHigh ?? undefined,
                };
                return (
                  <tr key={row.key} data-row>
                    <td className={css.test}>
                      <TestInput
                        id={fieldId(`${path}.test`)}
                        label={t('compose.investigations.testLabel', { number: i + 1 })}
                        value={row.test}
                        language={caseLanguage}
                        invalid={wrong('test') === true}
                        find={find}
                        onEntered={() => {
                          if (!lookedUp.current.has(row.key)) lookedUp.current.set(row.key, row.test);
                        }}
                        onValue={(test) => set(row, { test })}
                        onSettled={(test) => void handleSettled(row, test)}
                      />
                    </td>
                    {row.values.map((value, column) => {
                      const number = parseNumber(value, language);
                      return (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                        <td key={column} className={css.value}>
                          <TextInput
                            id={fieldId(`${path}.values.${column}`)}
                            aria-label={t('compose.investigations.valueLabel', { name, column: columnName(column) })}
                            aria-invalid={wrong(`values.${column}`)}
                            autoComplete="off"
                            lang={caseLanguage}
                            className={css.number}
                            value={value}
                            onChange={({ currentTarget }) =>
                              set(row, { values: row.values.map((one, n) => (n === column ? currentTarget.value : one)) })
                            }
                          />
                          <ComposeFlag flag={number === null || row.reference.trim() === '' ? undefined : flagValue(number, bounds)} />
                        </td>
                      );
                    })}
                    <td className={css.unit}>
                      <TextInput
                        id={fieldId(`${path}.unit`)}
                        aria-label={t('compose.investigations.unitLabel', { name })}
                        aria-invalid={wrong('unit')}
                        autoComplete="off"
                        value={row.unit}
                        onFocus={() => {
                          unitBefore.current = row.unit;
                        }}
                        onChange={({ currentTarget }) => set(row, { unit: currentTarget.value })}
                        onBlur={() => void handleUnit(row, unitBefore.current)}
                      />
                    </td>
                    <td className={css.reference}>
                      <TextInput
                        id={fieldId(`${path}.reference`)}
                        aria-label={t('compose.investigations.referenceLabel', { name })}
                        aria-invalid={wrong('reference')}
                        autoComplete="off"
                        lang={caseLanguage}
                        value={row.reference}
                        onChange={({ currentTarget }) => set(row, { reference: currentTarget.value })}
                      />
                    </td>
                    <td className={css.actions}>
                      <RowActions
                        name={name}
                        first={i === 0}
                        last={i === rows.length - 1}
                        onMove={(by) => change((known) => moved(known, row.key, by))}
                        onRemove={() => {
                          const focus = rowFocus();
                          focus.leave(() => change((known) => without(known, row.key)));
                          tellRemoved(name, () => focus.comeBack(() => update('investigations', (known) => withRowBack(known, row, i))));
                        }}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <div className="row-wrap">
        <Button
          variant="quiet"
          icon="plus"
          className={css.add}
          disabled={rows.length >= CASE_LIMITS.investigationRows}
          onClick={() => change((known) => [...known, newLabRow(columns.length)])}
        >
          {t('compose.investigations.add')}
        </Button>
        {rows.length > 0 && columns.length < CASE_LIMITS.columns && (
          <Button variant="quiet" icon="plus" className={css.add} onClick={() => update('investigations', withColumn)}>
            {t('compose.investigations.addColumn')}
          </Button>
        )}
      </div>
    </ComposeSection>
  );
});

/** When age, sex or the language of the case change, so do the ranges that came from the catalogue. */
function useRangesThatFollow(table: LabTable, patient: PatientForm, update: DraftDesk['update'], caseLanguage: Language) {
  const language = useLanguage();
  const before = useRef({ patient, caseLanguage });
  const hasRows = table.rows.length > 0;
  useEffect(() => {
    const { patient: patientBefore, caseLanguage: languageBefore } = before.current;
    const [was, now] = [analytePatient(patientBefore, language), analytePatient(patient, language)];
    before.current = { patient, caseLanguage };
    const isSame = was !== null && was.ageDays === now?.ageDays && was.sex === now?.sex && languageBefore === caseLanguage;
    if (!hasRows || now === null || isSame) return;
    Promise.all([loadCatalogue(language, caseLanguage), loadCatalogue(language, languageBefore)]).then(
      ([catalogue, catalogueBefore]) => update('investigations', (known) => refreshed(known, catalogue, was, now, catalogueBefore)),
      // Without the catalogue the ranges stay as they are, open to the author's eye.
      () => undefined,
    );
  }, [patient, hasRows, language, caseLanguage, update]);
}
