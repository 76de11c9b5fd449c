/**
 * JSON that PostgreSQL writes as text, for reads where mapping rows to objects and back to text would cost more than the
 * query. `format()` does it at half the cost of `json_build_object()`, which gives every value a type first.
 */

/** A value: the SQL of its JSON text. */
interface Value {
  readonly sql: string;
  /** Stands between quotes: text in which nothing needs escaping. */
  readonly quoted: boolean;
}

/** The shape of an object: a value for each key, or an object in it. */
export interface JsonFields {
  readonly [key: string]: Value | JsonFields;
}

/** A number, or a column of type `json`; never null. */
export const value = (sql: string): Value => ({ sql, quoted: false });

/** Text without quotes, backslashes and control characters: ids, slugs, codes. Never null. */
export const word = (sql: string): Value => ({ sql, quoted: true });

/** Any text; null becomes JSON's. */
export const string = (sql: string): Value => orNull(`to_json(${sql})`);

/** A condition; unknown counts as false. */
export const flag = (sql: string): Value => value(`case when ${sql} then 'true' else 'false' end`);

/** JSON that may be missing. */
export const orNull = (sql: string): Value => value(`coalesce((${sql})::text, 'null')`);

/** ISO 8601 in UTC with milliseconds, as contracts have it. */
export const isoTime = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An instant; never null. */
export const time = (column: string): Value => word(isoTime(column));

/** An instant that may be missing. */
export const timeOrNull = (column: string): Value => orNull(`'"' || ${isoTime(column)} || '"'`);

/** SQL of one object as text. */
export function jsonText(fields: JsonFields): string {
  const values: string[] = [];
  const template = templateOf(fields, values);
  return `format('${template}', ${values.join(', ')})`;
}

function templateOf(fields: JsonFields, values: string[]): string {
  const parts = Object.entries(fields).map(([key, field]) => {
    if (!isValue(field)) return `"${key}":${templateOf(field, values)}`;
    values.push(field.sql);
    return `"${key}":${field.quoted ? '"%s"' : '%s'}`;
  });
  return `{${parts.join(',')}}`;
}

const isValue = (field: Value | JsonFields): field is Value => typeof field.sql === 'string';

/** SQL of an array of such texts, in the order given; empty for no rows. */
export const jsonArray = (text: string, order: string): string => `'[' || coalesce(string_agg(${text}, ',' order by ${order}), '') || ']'`;
