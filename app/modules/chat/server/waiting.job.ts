import { z } from 'zod';
import { unheardBy } from '#modules/network/server/network.public.ts';
import { job } from '#platform/jobs/job.ts';
import { messagesWaiting } from '../chat.contract.ts';
import { takeWaiting, type WaitingSeat, waitingSeats } from './conversation-list.store.ts';

const BATCH = 500;

/** Says of whom something waits, for those who are not here to see it. */
export const noteWaiting = job({
  name: 'chat.noteWaiting',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: async ({ services, signal }) => {
    let after: WaitingSeat | null = null;
    const note = (from: WaitingSeat | null) =>
      services.database.transaction(async (db): Promise<WaitingSeat | null> => {
        const seats = await waitingSeats(db, from, BATCH);
        // Of these they are not told: what such a colleague said first must not keep what others say from them.
        const unheard = await unheardBy(db, [...new Set(seats.map(({ memberId }) => memberId))]);
        const rows = await takeWaiting(
          db,
          seats.map((seat) => ({ ...seat, unheard: unheard.get(seat.memberId) ?? [] })),
        );
        for (const row of rows) await services.emit(db, messagesWaiting, row);
        return seats.length === BATCH ? (seats.at(-1) ?? null) : null;
      });
    do after = await note(after);
    while (after !== null && !signal.aborted);
  },
});
