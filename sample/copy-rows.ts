import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { copyInto } from '#platform/db/copy.ts';

/** An array for a column of JSON; a bare array is one of PostgreSQL's own. */
export class JsonArray {
  readonly items: readonly unknown[];
  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

export type Cell = string | number | boolean | Date | null | readonly string[] | JsonArray | object;

const BATCH = 64 * 1024;

/** Streams rows into a table by COPY, the quickest way in. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const sink = copyInto(client, `copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`);
  await pipeline(Readable.from(chunks(rows)), sink);
}

function* chunks(rows: Iterable<readonly Cell[]>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(cellText).join('\t')}\n`;
    if (text.length < BATCH) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  if (cell instanceof JsonArray) return escaped(JSON.stringify(cell.items));
  if (Array.isArray(cell)) return escaped(`{${(cell as readonly string[]).map((one) => `"${one.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
  if (typeof cell === 'object') return escaped(JSON.stringify(cell));
  return escaped(String(cell));
}

const escaped = (text: string) =>
  text.replace(/[\\\t\n\r]/g, (char) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[char] ?? char);
