/** When what was given a time by somebody is done, and tried again where that failed. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** After so long, tries that fail are a matter for whoever gave it its time. */
const TRIED_FOR_MS = 3_600_000;

/**
 * Its time has come. After a try that failed it waits once more as long as it has waited already, half an hour at most. A round comes
 * each minute, and a little late at times: less than a minute is waited, or every second one would be missed.
 */
export const isDue = (at: SQLWrapper, triedAt: SQLWrapper): SQL =>
  sql`${at} <= now() and (${triedAt} is null or ${triedAt} <= ${at}
    or ${triedAt} + least(greatest(${triedAt} - ${at}, interval '50 seconds'), interval '30 minutes') <= now())`;

/** It failed before this try, and its time is long past. A server that was off in between has tried nothing yet. */
export const isGivenUp = ({ at, triedAt }: { at: Date; triedAt: Date | null }): boolean =>
  triedAt !== null && triedAt > at && Date.now() - at.getTime() >= TRIED_FOR_MS;
