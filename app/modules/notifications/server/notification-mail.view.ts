/** What an e-mail says of rows that wait for one, and how it is told whether it would say the same now. */
import { createHash } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import type { News } from '../notifications.contract.ts';
import { silentAmong } from './mute.view.ts';
import type { NotificationRow } from './notification.store.ts';
import { sendableViews } from './notification.view.ts';
import { waysOf } from './notification-rules.policy.ts';
import type { FoundSettings } from './notification-settings.store.ts';

/** Of these rows, what may leave by e-mail now: of kinds the member still wants so, and of what they have not silenced since. */
export async function mailableViews(
  db: Database,
  memberId: string,
  rows: readonly NotificationRow[],
  settings: FoundSettings,
): Promise<News[]> {
  const wanted = rows.filter(({ kind }) => waysOf(kind, settings).mail);
  const silent = await silentAmong(db, memberId, wanted);
  return sendableViews(
    db,
    memberId,
    wanted.filter((row) => !silent.has(row)),
    settings.timeZone,
  );
}

/** The same for as long as the e-mail would say the same to the same address; what day it is does not stand in it. */
export const wordsMark = (email: string, news: readonly News[]): string =>
  createHash('sha256')
    .update(JSON.stringify([email, news.map(({ day: _, daysAgo: __, ...said }) => said)]))
    .digest('base64url');
