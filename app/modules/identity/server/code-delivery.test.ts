/** A code on its way: as the database, and whoever reads a backup of it, sees it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDelivery, type DeliveryService } from '#platform/delivery/create-delivery.ts';
import type { Message } from '#platform/delivery/delivery.ts';
import { createJobs, type JobRunner } from '#platform/jobs/boss.ts';
import { silentLog } from '#platform/log/log.ts';
import { outboxFolder } from '#platform/testing/outbox-folder.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { sendOtp } from '../sign-in.contract.ts';

let world: TestWorld;
let jobs: JobRunner;
let delivery: DeliveryService;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  const { services } = world.runtime;
  jobs = createJobs({ databaseUrl: world.databaseUrl, log: silentLog });
  const { secret, publicUrl } = services.settings;
  const mail = { smtpUrl: undefined, from: 'Kolegia <no-reply@kolegia.example>', bounceDomain: undefined };
  const config = { mail, sms: undefined, whatsapp: undefined, publicUrl, sampleWorld: true, dataFolder: outboxFolder() };
  delivery = createDelivery({ config, secret, jobs, gates: new Map(), log: silentLog });
  await jobs.start(delivery.jobs, services, false);
});
afterEach(async () => {
  await jobs.stop();
  await delivery.close();
});
afterAll(() => world.close());

/** Digits that could by chance be those of a code: times, keys of the queue's rows, and its settings. */
const OF_THE_QUEUE = /"\d{4}-\d\d-\d\d[T ][^"]*"|"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"|"(?:retry_delay_max|\w+_seconds)": \d+/g;

/** Every row of every table of the jobs, as text. */
async function waitingRows(): Promise<string> {
  const { pool } = world.runtime.database;
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema = 'jobs'`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row.replace(OF_THE_QUEUE, '""')));
  }
  return texts.join('\n');
}

/** Sends by the queue, and keeps what was sent. */
function sendByQueue(): Message[] {
  const sent: Message[] = [];
  vi.spyOn(world.runtime.services.delivery, 'send').mockImplementation(async (db, message) => {
    sent.push(message);
    await delivery.delivery.send(db, message);
  });
  return sent;
}

it('stands nowhere in the rows that wait, and reaches whom it is for', async () => {
  const { services } = world.runtime;
  const sent = sendByQueue();
  for (const address of [{ email: 'ratri@members.test' }, { phone: '+6281234567890' }])
    await world.as(null).call(sendOtp, address, { request: { ip: '10.3.0.1' } });
  const codes = sent.map(({ sealed }) => sealed?.code ?? '');
  expect(codes).toEqual([expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\d{4}$/)]);

  const rows = await waitingRows();
  expect(rows).toContain('ratri@members.test');
  for (const code of codes) expect(rows).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));

  await jobs.start(delivery.jobs, services, true);
  await expect.poll(() => delivery.outbox?.entries()).toHaveLength(2);
  expect(
    delivery.outbox
      ?.entries()
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(codes.toSorted());
}, 40_000);

it('is taken back where it waits when another is asked for, whatever the channel, and nobody else’s is', async () => {
  const { services } = world.runtime;
  const sent = sendByQueue();
  const asks = [
    { email: 'ratri@members.test' },
    { email: 'bagas@members.test' },
    { phone: '+6281234567890', channel: 'sms' },
    { email: 'ratri@members.test' },
    { phone: '+6281234567890', channel: 'whatsapp' },
  ] as const;
  for (const ask of asks) {
    // As if a while had passed: until then no other is sent.
    await world.runtime.database.pool.query("update identity.attempt set at = at - interval '1 minute'");
    await world.as(null).call(sendOtp, ask, { request: { ip: '10.5.0.1' } });
  }
  await jobs.start(delivery.jobs, services, true);
  const arrived = () => (delivery.outbox?.entries() ?? []).map(({ code }) => code).toSorted();
  const wanted = sent.filter((_, n) => n === 1 || n > 2).map(({ sealed }) => sealed?.code);
  await expect.poll(() => arrived()).toEqual(expect.arrayContaining(wanted));
  expect(arrived()).toEqual(wanted.toSorted());
}, 40_000);

it('reaches everybody who asks at once in seconds, whatever else waits to be sent', async () => {
  const { services } = world.runtime;
  const sent = sendByQueue();
  const others = Array.from({ length: 300 }, (_, n) => `reader${n}@members.test`);
  await services.database.transaction(async (db) => {
    for (const to of others)
      await delivery.delivery.send(db, {
        channel: 'mail',
        to,
        language: 'en',
        subject: 'identity:mail.code.subject',
        text: 'identity:mail.code.text',
        values: { code: 'none', minutes: 1 },
      });
  });
  const asked = Array.from({ length: 8 }, (_, n) => `asks${n}@members.test`);
  await Promise.all(asked.map((email, n) => world.as(null).call(sendOtp, { email }, { request: { ip: `10.4.0.${n + 1}` } })));
  expect(sent).toHaveLength(8);
  await jobs.start(delivery.jobs, services, true);
  const arrived = () => (delivery.outbox?.entries() ?? []).map(({ to }) => to).filter((to) => asked.includes(to));
  await expect.poll(() => arrived().toSorted()).toEqual(asked);
}, 40_000);
