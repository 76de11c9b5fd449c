import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { type DatabasePool, openDatabase } from './database.ts';
import { flag, isoTime, jsonArray, jsonText, orNull, string, time, timeOrNull, value, word } from './json-text.ts';

let database: DatabasePool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const opened = await openTestDatabase();
  drop = opened.drop;
  database = openDatabase({ url: opened.databaseUrl, max: 2, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await drop();
});

async function read(text: string, values: readonly unknown[] = []): Promise<unknown> {
  const { rows } = await database.pool.query<{ json: string }>(`select ${text} as json`, [...values]);
  return JSON.parse(rows[0]?.json ?? 'null');
}

describe('JSON written by PostgreSQL', () => {
  it('is what it was built of, whatever stands in a text', async () => {
    const text = jsonText({ id: word(`'a1'`), title: string('$1::text'), nested: { count: value('$2::int'), on: flag('$3::boolean') } });
    // U+0000 cannot be stored, and half of a pair is not text.
    const words = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((one) => !one.includes('\0'));
    await fc.assert(
      fc.asyncProperty(words, fc.integer({ min: -1e6, max: 1e6 }), fc.option(fc.boolean()), async (title, count, on) => {
        expect(await read(text, [title, count, on])).toEqual({ id: 'a1', title, nested: { count, on: on === true } });
      }),
      { numRuns: 60 },
    );
  });

  it('writes null for what is missing, and only there', async () => {
    const text = jsonText({
      a: string('null::text'),
      b: orNull('null::json'),
      c: timeOrNull('null::timestamptz'),
      d: orNull(`'{"x": 1}'::json`),
    });
    expect(await read(text)).toEqual({ a: null, b: null, c: null, d: { x: 1 } });
  });

  it('writes instants in UTC with milliseconds', async () => {
    const at = `timestamptz '2026-11-21 09:15:07.1239+07'`;
    expect(await read(jsonText({ at: time(at), maybe: timeOrNull(at) }))).toEqual({
      at: '2026-11-21T02:15:07.123Z',
      maybe: '2026-11-21T02:15:07.123Z',
    });
    expect(isoTime('x')).toContain("at time zone 'UTC'");
  });

  it('joins rows in the order asked for, and none to an empty array', async () => {
    const rows = (condition: string) =>
      `(select ${jsonArray(jsonText({ n: value('n') }), 'n desc')} from generate_series(1, 3) n where ${condition})`;
    expect(await read(rows('true'))).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
    expect(await read(rows('false'))).toEqual([]);
  });
});
