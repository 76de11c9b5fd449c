/** Calendar and clock of a place, by its name in the time zone database (`Asia/Jakarta`). */

export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** 2026-11-21 09:05: Sweden writes times as ISO does. */
export const wallClock = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** When a clock there shows `2026-11-21 09:05`: the first time where it does so twice, and an hour on where that hour is left out. */
export function momentAt(timeZone: string, clock: string): Date {
  const shown = (at: Date) => Date.parse(`${wallClock(timeZone, at).replace(' ', 'T')}Z`);
  const wanted = Date.parse(`${clock.replace(' ', 'T')}Z`);
  // How far it is from Greenwich a day before and after: in between it changes once at most.
  const [before, after] = [-1, 1].map((days) => {
    const near = new Date(wanted + days * 24 * HOUR_MS);
    return new Date(wanted - (shown(near) - near.getTime()));
  }) as [Date, Date];
  return shown(before) === wanted || shown(after) !== wanted ? before : after;
}

const HOUR_MS = 3_600_000;
/** On the Line Islands the day begins first. */
const EARLIEST_ZONE_HOURS = 14;

/** 2026-11-21: the newest day that it is anywhere. Whoever writes it is not in the future, wherever they are. */
export const newestDay = (now: Date): string => new Date(now.getTime() + EARLIEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);

/** The same of years. */
export const newestYear = (now: Date): number => Number(newestDay(now).slice(0, 4));

/** Where this device is, by its own settings. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
