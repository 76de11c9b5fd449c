/** ISO weeks (Monday to Sunday, UTC) as digests have them. */

const DAY_MS = 86_400_000;

/** The week of a moment: 2026-W47. */
export function weekOf(date: Date): string {
  // A week belongs to the year of its Thursday.
  const thursday = new Date(mondayOf(date).getTime() + 3 * DAY_MS);
  const firstThursday = mondayOf(new Date(Date.UTC(thursday.getUTCFullYear(), 0, 4))).getTime() + 3 * DAY_MS;
  const number = Math.round((thursday.getTime() - firstThursday) / (7 * DAY_MS)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(number).padStart(2, '0')}`;
}

/** From its Monday until the next one. */
export function spanOfWeek(week: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = week.split('-W').map(Number);
  const first = mondayOf(new Date(Date.UTC(year, 0, 4))).getTime();
  const from = new Date(first + (number - 1) * 7 * DAY_MS);
  return { from, to: new Date(from.getTime() + 7 * DAY_MS) };
}

function mondayOf(date: Date): Date {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return new Date(midnight - ((date.getUTCDay() + 6) % 7) * DAY_MS);
}
