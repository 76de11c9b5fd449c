/** Between an instant and what `<input type="datetime-local">` shows: the clock of whoever sits in front of it. */

const two = (n: number) => String(n).padStart(2, '0');
/** As it is while it is typed: the first figure of 2026 makes the year 2, and a field that is given none is emptied. */
const year = (n: number) => String(n).padStart(4, '0');

/** Empty for no instant. */
export function localTimeOf(iso: string | null): string {
  const at = new Date(iso ?? '');
  if (Number.isNaN(at.getTime())) return '';
  return `${year(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Null for nothing, or half a date. */
export function atLocalTime(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
