import { z } from 'zod';
import { exchangeByPlace } from '#modules/library/server/library.public.ts';
import type { Database } from '#platform/db/database.ts';
import { job } from '#platform/jobs/job.ts';
import { forgetOldTries } from './forum-membership.store.ts';
import { exchangeScore } from './forum-rank.policy.ts';
import { replaceExchange, replaceSuggestions } from './forum-rank.store.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** Counts the exchange of the last seven days and lays down what is suggested. */
export async function rankForums(db: Database): Promise<void> {
  const rows = await exchangeByPlace(db, new Date(Date.now() - DAYS * DAY_MS));
  await replaceExchange(
    db,
    rows.map(({ place, items: threads, answers, people }) => ({
      forum_id: place,
      threads,
      answers,
      people,
      score: exchangeScore({ people, threads, answers }),
    })),
  );
  await replaceSuggestions(db);
}

export const rankForumsHourly = job({
  name: 'forums.rankForums',
  payload: z.strictObject({}),
  schedule: '20 * * * *',
  run: async ({ services }) => {
    await services.database.transaction(async (db) => {
      await rankForums(db);
      await forgetOldTries(db);
    });
  },
});
