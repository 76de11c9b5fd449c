/**
 * Input without the character NUL, wherever it stands: it means nothing in any text, comes along when people paste from
 * elsewhere, and is the one character PostgreSQL cannot store.
 */
export function withoutNul(input: unknown): unknown {
  if (typeof input === 'string') return input.includes('\0') ? input.replaceAll('\0', '') : input;
  if (Array.isArray(input)) return input.map(withoutNul);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [withoutNul(key), withoutNul(value)]));
}
