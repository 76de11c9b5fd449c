/** How often `npm run crash` is to kill, as it was typed; null for what is no such number. */
export function killsIn(typed: readonly string[]): number | null {
  if (typed.length > 1) return null;
  const [number = '20'] = typed;
  return /^[1-9]\d{0,3}$/.test(number) ? Number(number) : null;
}
