/** How it is told whether an e-mail would say the same now. */
import { createHash } from 'node:crypto';
import type { News } from '../notifications.contract.ts';

/** The same for as long as the e-mail would say the same to the same address; what day it is does not stand in it. */
export const wordsMark = (email: string, news: readonly News[]): string =>
  createHash('sha256')
    .update(JSON.stringify([email, news.map(({ day: _, daysAgo: __, ...said }) => said)]))
    .digest('base64url');
