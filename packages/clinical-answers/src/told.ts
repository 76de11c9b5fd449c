/** What was sent as null is not known, and the same as not told: programs send it for every field they have nothing for. */
export type OrNull<T> = { readonly [K in keyof T]: T[K] | null };
export type Told<T> = { readonly [K in keyof T]: Exclude<T[K], null> };

export const told = <T extends object>(given: T): Told<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Told<T>;
