/** Changes of lists of rows, each known by its key. Pure. */
export interface Keyed {
  /** Stays with the row while it moves; of this page view only. */
  readonly key: string;
}

let made = 0;
export const newKey = (): string => `r${++made}`;

export const changed = <Row extends Keyed>(rows: readonly Row[], key: string, change: Partial<Row>): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

export const without = <Row extends Keyed>(rows: readonly Row[], key: string): Row[] => rows.filter((row) => row.key !== key);

/** In the place from which it was taken, as near to it as there is one. Once: what is there stays alone. */
export const withBack = <Row extends Keyed>(rows: readonly Row[], row: Row, place: number): Row[] =>
  rows.some((one) => one.key === row.key) ? [...rows] : [...rows.slice(0, place), row, ...rows.slice(place)];

/** One place up (-1) or down (1); at the end of the list nothing moves. */
export function moved<Row extends Keyed>(rows: readonly Row[], key: string, by: -1 | 1): Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const to = from + by;
  const [row, other] = [rows[from], rows[to]];
  if (row === undefined || other === undefined) return [...rows];
  return rows.map((one, i) => (i === from ? other : i === to ? row : one));
}
