/** Addresses of lists: what narrows a list stands in the query, what leaves it as it is does not. Pure. */

/** By name, in the order of the address. Null, false and no words narrow nothing. */
export type Narrowing = Readonly<Record<string, string | boolean | null | undefined>>;

export function listAddress(path: string, narrowing: Narrowing, cursor?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...narrowing, cursor })) if (value) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}
