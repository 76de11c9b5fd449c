import type { ReactNode } from 'react';
import css from './chart-figure.module.css';
import { toCsv } from './csv.ts';
import { DataTable } from './data-table.tsx';
import { Icon } from './icon.tsx';

export interface ChartTable {
  columns: readonly string[];
  /** As shown; the first cell of a row is its heading. */
  rows: ReadonlyArray<ReadonlyArray<string | number>>;
}

export interface ChartFigureProps {
  /** What the picture says, in a sentence; also the name of the table. */
  caption: ReactNode;
  tableLabel: string;
  table: ChartTable;
  labels: { asTable: string; downloadCsv: string };
  csvName: string;
  /** The picture, marked as decoration or named: the table beneath carries its data. */
  children: ReactNode;
}

/** A picture with its twin: every figure can be read as a table and taken along as CSV. */
export function ChartFigure({ caption, tableLabel, table, labels, csvName, children }: ChartFigureProps) {
  function handleDownload() {
    const url = URL.createObjectURL(new Blob([toCsv([table.columns, ...table.rows])], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = csvName;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <figure className={css.figure}>
      {children}
      <figcaption className={css.caption}>{caption}</figcaption>
      <div className={css.twin}>
        <details className={css.details}>
          <summary className={css.action}>{labels.asTable}</summary>
          <DataTable label={tableLabel} dense>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <TableRow key={String(row[0])} row={row} />
              ))}
            </tbody>
          </DataTable>
        </details>
        <button type="button" className={css.action} onClick={handleDownload}>
          <Icon of="download" size="s" decorative />
          {labels.downloadCsv}
        </button>
      </div>
    </figure>
  );
}

function TableRow({ row: [heading, ...cells] }: { row: ReadonlyArray<string | number> }) {
  return (
    <tr>
      <th scope="row">{heading}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
