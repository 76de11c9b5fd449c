/** What this device alone keeps, by name. Storage may be switched off or full: then nothing is kept, and nothing fails. */
export function readKept<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keep(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the text is still on the screen.
  }
}

/**
 * The fields that differ from what a form began with, or null where none does. Only these are kept: brought back, they leave what was
 * changed elsewhere meanwhile in the others as it is.
 */
export function changedFields<Written extends object>(
  initial: Written,
  written: Written,
  never: readonly (keyof Written)[] = [],
): Partial<Written> | null {
  const names = (Object.keys(written) as (keyof Written)[]).filter(
    (name) => !never.includes(name) && JSON.stringify(written[name]) !== JSON.stringify(initial[name]),
  );
  return names.length === 0 ? null : (Object.fromEntries(names.map((name) => [name, written[name]])) as Partial<Written>);
}

/** Beside the fields of what is kept: the version that they change. No field of a form is called so. */
const BASE = '$version';

/** What is kept says which version it changes, so that it is never sent as a change of one that its writer has not seen. */
export const withBase = (changed: object | null, version: number): object | null => changed && { ...changed, [BASE]: version };

/** The kept fields, and the version they change: `version` where it was not said. */
export function splitBase<Kept extends object>(kept: Kept, version: number): { readonly fields: Kept; readonly base: number } {
  const { [BASE]: base = version, ...fields } = kept as Kept & { [BASE]?: number };
  return { fields: fields as unknown as Kept, base };
}
