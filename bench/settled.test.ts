import pg from 'pg';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { eventsHandled } from './settled.ts';

it('does not wait for events that were given up, and names them and whom they did not reach', async () => {
  const { databaseUrl, drop } = await openTestDatabase();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await eventsHandled(databaseUrl);
    await client.query(`insert into platform.outbox (name, payload, request_id, pending, attempts, parked_at)
      values ('library.commentAdded', '{}', 'r', '{notifications.tellAuthor}', 12, now())`);
    await expect(eventsHandled(databaseUrl)).rejects.toThrow('library.commentAdded for notifications.tellAuthor');
  } finally {
    await client.end();
    await drop();
  }
});
