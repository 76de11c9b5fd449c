import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { copyInto } from '#platform/db/copy.ts';
import type { Database } from '#platform/db/database.ts';
import type { PlaceRow } from './place-source.data.ts';
import { load } from './reference.schema.ts';

const PLACES = 'places';

/** Of one statement: on a slow machine they are many rows. */
const LOAD_MS = 5 * 60_000;

/** Held until the transaction ends: two processes that start at once do not load twice. */
export async function lockLoad(db: Database): Promise<void> {
  await db.client.query(`select pg_advisory_xact_lock(hashtext('reference.loadPlaces'))`);
}

export async function loadedVersion(db: Database): Promise<string | null> {
  const [row] = await db.select({ version: load.version }).from(load).where(eq(load.name, PLACES));
  return row?.version ?? null;
}

/** Readers see the old rows until the transaction commits. Needs a transaction, as COPY holds its connection. */
export async function replacePlaces(db: Database, rows: readonly PlaceRow[], version: string): Promise<void> {
  const { client } = db;
  if (!('release' in client)) throw new Error('Places are replaced within a transaction');
  await client.query(`set local statement_timeout = ${LOAD_MS}`);
  await client.query('delete from reference.place');
  const columns = 'id, country, parent_id, size, name, search_name, within, postal_code';
  await pipeline(Readable.from(lines(rows)), copyInto(client, `copy reference.place (${columns}) from stdin`, LOAD_MS));
  await client.query('analyze reference.place');
  const loaded = { version, rows: rows.length, loadedAt: new Date() };
  await db
    .insert(load)
    .values({ name: PLACES, ...loaded })
    .onConflictDoUpdate({ target: load.name, set: loaded });
}

const CHUNK = 1000;

function* lines(rows: readonly PlaceRow[]): Generator<string> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    yield rows
      .slice(start, start + CHUNK)
      .map(
        (row) =>
          `${[row.id, row.country, row.parentId, row.size, row.name, row.searchName, row.within, row.postalCode].map(cell).join('\t')}\n`,
      )
      .join('');
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const cell = (value: string | number | null) =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
