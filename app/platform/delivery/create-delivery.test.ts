import { afterEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { translationsOf } from '../i18n/translations.ts';
import type { Job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../log/log.ts';
import type { Services } from '../services.ts';
import { outboxFolder } from '../testing/outbox-folder.ts';
import { A_DAY, patienceOf } from '../testing/patience.ts';
import { createDelivery, type DeliveryOptions, type DeliveryService } from './create-delivery.ts';
import type { Message } from './delivery.ts';
import { messageJob } from './message.job.ts';
import type { MessageGates } from './message-gate.ts';

const translations = translationsOf({
  en: { identity: { mail: { subject: 'Your code for {{product}}', text: 'Dear {{name}},\n\n{{code}}' } } },
  id: {
    identity: {
      mail: { subject: 'Kode Anda untuk {{product}}', text: 'Yth. {{name}},\n\n{{code}}', letter: 'Yth. {{name}},\n\n{{body}}\n\nSalam' },
    },
  },
});

const open: DeliveryService[] = [];
afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
});

function deliveryWith(
  config: Partial<DeliveryOptions['config']>,
  development = false,
  secret = 'a secret that only tests know',
  gates: MessageGates = new Map(),
) {
  const logged: unknown[] = [];
  const keep = (...entry: unknown[]) => void logged.push(entry);
  const log: Logger = { debug: keep, info: keep, warn: keep, error: keep };
  const waiting: { job: Job; payload: unknown }[] = [];
  const jobs: Jobs = {
    enqueue: async (_db, job, payload) => void waiting.push({ job, payload: job.payload.parse(payload) }),
    takeBack: async () => undefined,
  };
  const service = createDelivery({
    config: {
      mail: { smtpUrl: undefined, from: 'Kolegia <no-reply@kolegia.example>', bounceDomain: undefined },
      sms: undefined,
      whatsapp: undefined,
      publicUrl: 'http://localhost:3000',
      sampleWorld: false,
      dataFolder: outboxFolder(),
      ...config,
    },
    secret,
    jobs,
    gates,
    log,
    development,
  });
  open.push(service);
  const db = {} as Database;
  const emitted: unknown[] = [];
  return {
    service,
    logged,
    waiting,
    emitted,
    send: (message: Message) => service.delivery.send(db, message),
    async work() {
      const services = {
        translations,
        database: { transaction: (run: (inner: Database) => Promise<unknown>) => run(db) },
        emit: async (_db: Database, { name }: { name: string }, payload: unknown) => void emitted.push({ name, payload }),
      } as unknown as Services;
      for (const { job, payload } of waiting.splice(0)) await job.run({ db, services, log, signal: new AbortController().signal }, payload);
    },
  };
}

const code = (more: Partial<Message> = {}): Message => ({
  channel: 'mail',
  to: 'siti@rs.example',
  language: 'id',
  subject: 'identity:mail.subject',
  text: 'identity:mail.text',
  values: { name: 'dr. Siti', product: 'Kolegia' },
  sealed: { code: '482913' },
  ...more,
});

test('a message leaves with the job, in the language of its reader', async () => {
  const { service, send, work } = deliveryWith({ sampleWorld: true });
  await send(code());
  await send(code({ channel: 'sms', to: '+6281234567890', language: 'en' }));
  expect(service.outbox?.entries()).toEqual([]);
  await work();
  expect(service.outbox?.entries()).toMatchObject([
    { channel: 'sms', to: '+6281234567890', text: 'Dear dr. Siti,\n\n482913', code: '482913' },
    { channel: 'mail', to: 'siti@rs.example', subject: 'Kode Anda untuk Kolegia', text: 'Yth. dr. Siti,\n\n482913' },
  ]);
});

test('says which channels are set up; where nothing leaves the house, all end in the outbox', () => {
  const sms = { url: 'https://sms.example', token: undefined };
  expect(deliveryWith({ sms }).service.delivery.channels).toEqual(['sms']);
  expect(deliveryWith({ sms, sampleWorld: true }).service.delivery.channels).toEqual(['mail', 'sms', 'whatsapp']);
});

test('what opens something cannot be read while it waits, and leaves all the same', async () => {
  const { service, waiting, send, work } = deliveryWith({}, true);
  const unsubscribeUrl = 'http://localhost:3000/newsletters/unsubscribe/a-token';
  await send(code({ unsubscribeUrl }));
  const row = JSON.stringify(waiting[0]?.payload);
  expect(row).toContain('siti@rs.example');
  expect(row).not.toMatch(/482913|a-token/);
  await work();
  expect(service.outbox?.entries()).toMatchObject([{ code: '482913', unsubscribeUrl }]);
});

test('of what may be taken back nothing that it says can be read while it waits, and it leaves as it was made', async () => {
  const gates: MessageGates = new Map([['letters', async () => true]]);
  const { service, waiting, send, work } = deliveryWith({}, true, undefined, gates);
  const body = [
    { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Zebrafinch' }] }] },
  ];
  const gate = { name: 'letters', about: { reader: 'siti' } };
  await send(code({ text: 'identity:mail.letter', values: { name: 'A fever', product: 'Kolegia', count: 3 }, body, gate }));
  const row = JSON.stringify(waiting[0]?.payload);
  expect(row).toContain('siti@rs.example');
  expect(row).not.toMatch(/Zebrafinch|A fever|482913/);
  await work();
  const [mail] = service.outbox?.entries() ?? [];
  expect(mail?.text).toMatch(/^Yth\. A fever,\n\nZebrafinch\n\nSalam$/);
});

test('what a server of before left waiting, with its words in the open, leaves as well', async () => {
  const gates: MessageGates = new Map([['letters', async () => true]]);
  const { service, waiting, send, work } = deliveryWith({}, true, undefined, gates);
  await send(code({ text: 'identity:mail.letter', sealed: {} }));
  const [left] = waiting;
  const body = [{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Zebrafinch' }] }] }];
  if (left !== undefined) Object.assign(left.payload as object, { body, gate: { name: 'letters', about: {} } });
  await work();
  expect(service.outbox?.entries()[0]?.text).toMatch(/^Yth\. dr\. Siti,\n\nZebrafinch\n\nSalam$/);
});

test('what another secret sealed is dropped, and the log says so without address or code', async () => {
  const before = deliveryWith({}, true, 'the secret of yesterday');
  await before.send(code());
  const { service, waiting, work, logged } = deliveryWith({}, true);
  for (const job of service.jobs) waiting.push(...before.waiting.map(({ payload }) => ({ job, payload })));
  await work();
  expect(service.outbox?.entries()).toEqual([]);
  expect(JSON.stringify(logged)).toContain('sealed with another secret');
  expect(JSON.stringify(logged)).not.toMatch(/482913|rs\.example/);
});

test('what is of use for a short time has a queue of its own on each channel, and so has everything else', async () => {
  const { service, waiting, send, work } = deliveryWith({}, true);
  const soon = { expiresAt: new Date(Date.now() + 60_000) };
  for (const more of [{}, soon]) {
    await send(code(more));
    for (const channel of ['sms', 'whatsapp'] as const) await send(code({ channel, to: '+6281234567890', ...more }));
  }
  expect(new Set(waiting.map(({ job }) => job.name)).size).toBe(6);
  expect(service.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(waiting.map(({ job }) => job.name)));
  expect(service.jobs.every(({ atOnce }) => atOnce > 1)).toBe(true);
  await work();
  expect(service.outbox?.entries()).toHaveLength(6);
});

test('what is of no use any more is dropped', async () => {
  const { service, send, work, logged } = deliveryWith({}, true);
  await send(code({ expiresAt: new Date(Date.now() - 1) }));
  // As often as it fails, it is not tried again afterwards.
  await send(code({ channel: 'sms', to: '+6281234560000', expiresAt: new Date(Date.now() - 1) }));
  await work();
  expect(service.outbox?.entries()).toEqual([]);
  expect(JSON.stringify(logged)).toContain('came too late');
  expect(JSON.stringify(logged)).not.toMatch(/482913|62812|rs\.example/);
});

test('each message has a key of its own, which its attempts share', async () => {
  const { waiting, send } = deliveryWith({}, true);
  await send(code());
  await send(code());
  const ids = waiting.map(({ payload }) => (payload as { id: string }).id);
  expect(new Set(ids).size).toBe(2);
});

test('a name cannot add a paragraph to our text', async () => {
  const { service, send, work } = deliveryWith({}, true);
  await send(code({ values: { name: 'Siti\n\nhttps://evil.example', product: 'Kolegia' } }));
  await work();
  expect(service.outbox?.entries()[0]?.text).toBe('Yth. Siti https://evil.example,\n\n482913');
});

test('what somebody wrote keeps its shape between our words, and none of it is taken for ours', async () => {
  const { service, send, work } = deliveryWith({}, true);
  const doc = (text: string) => ({
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  });
  await send(
    code({ text: 'identity:mail.letter', values: { name: 'dr. Siti' }, body: [doc('{{name}} <i>first</i> \u0000'), doc('second')] }),
  );
  await work();
  const [mail] = service.outbox?.entries() ?? [];
  expect(mail?.text).toMatch(/^Yth\. dr\. Siti,\n\n\{\{name\}\} <i>first<\/i>.*\n\nsecond\n\nSalam$/s);
  expect(mail?.html).toMatch(
    /Yth\. dr\. Siti,<\/p>\n<p[^>]*>\{\{name\}\} &lt;i&gt;first&lt;\/i&gt;.*<hr.*<p[^>]*>second<\/p>\n<p[^>]*>Salam<\/p>/s,
  );
});

test('what may pass is tried again, what was refused is not, and logs hold neither address nor code', async () => {
  const { service, send, work, logged, emitted } = deliveryWith({}, true);
  await send(code({ channel: 'sms', to: '+6281234560000' }));
  await expect(work()).rejects.toThrow('status 500');
  await send(code({ channel: 'sms', to: '+6281234560001' }));
  await send(code({ to: 'refused@rs.example' }));
  await work();
  expect(service.outbox?.entries()).toEqual([]);
  expect(JSON.stringify(logged)).toContain('refused for good');
  expect(emitted).toEqual([{ name: 'delivery.mailRefused', payload: { to: 'refused@rs.example' } }]);
  expect(JSON.stringify(logged)).not.toMatch(/482913|62812|rs\.example/);
});

test('whoever has put a gate before a mail hears that it was refused, and whether anybody is there', async () => {
  const gate = { name: 'letters', about: { reader: 'siti' } };
  const gates: MessageGates = new Map([['letters', async () => true]]);
  const fake = deliveryWith({}, true, undefined, gates);
  await fake.send(code({ to: 'refused@rs.example', gate }));
  await fake.send(code({ to: 'siti@rs.example', gate }));
  await fake.work();
  expect(fake.emitted).toEqual([{ name: 'delivery.mailRefused', payload: { to: 'refused@rs.example', gate } }]);
  const nowhere = deliveryWith({}, false, undefined, gates);
  await nowhere.send(code({ to: 'siti@rs.example', gate }));
  await nowhere.work();
  expect(nowhere.emitted).toEqual([{ name: 'delivery.mailGivenUp', payload: { gate } }]);
});

test('a text that does not exist is not sent as its key', async () => {
  const { service, send, work, logged } = deliveryWith({}, true);
  await send(code({ text: 'identity:mail.missing' }));
  await work();
  expect(service.outbox?.entries()).toEqual([]);
  expect(JSON.stringify(logged)).toContain('has no text');
});

test('a forgotten setting opens no outbox in production', async () => {
  const { service, send, work, logged, emitted } = deliveryWith({});
  expect(service.outbox).toBeNull();
  expect(JSON.stringify(logged)).toContain('SMTP_URL');
  await send(code());
  await work();
  expect(JSON.stringify(logged)).toContain('not set up');
  // Nobody's mailbox is to be blamed for that.
  expect(emitted).toEqual([]);
});

test('what was taken back while it waited does not leave: its gate is asked just before, and nobody else’s', async () => {
  const taken = new Set(['budi']);
  const asked: unknown[] = [];
  const gates: MessageGates = new Map([
    [
      'letters',
      async (_db, about) => {
        asked.push(about);
        return !taken.has(about.reader ?? '');
      },
    ],
  ]);
  const { service, send, work } = deliveryWith({}, true, undefined, gates);
  for (const reader of ['siti', 'budi']) await send(code({ to: `${reader}@rs.example`, gate: { name: 'letters', about: { reader } } }));
  await send(code({ to: 'other@rs.example' }));
  await work();
  expect(asked).toEqual([{ reader: 'siti' }, { reader: 'budi' }]);
  expect(service.outbox?.entries().map(({ to }) => to)).toEqual(['other@rs.example', 'siti@rs.example']);
  // A version that does not know it leaves it to one that does.
  await send(code({ gate: { name: 'of tomorrow', about: {} } }));
  await expect(work()).rejects.toThrow('of tomorrow');
  expect(service.outbox?.entries()).toHaveLength(2);
});

test('the gate is asked again before each try, also after one that the server did not take', async () => {
  let open = true;
  const gates: MessageGates = new Map([['letters', async () => open]]);
  const { service, waiting, send, work } = deliveryWith({}, true, undefined, gates);
  await send(code({ channel: 'sms', to: '+6281234560000', gate: { name: 'letters', about: {} } }));
  const again = [...waiting];
  await expect(work()).rejects.toThrow('status 500');
  open = false;
  waiting.push(...again);
  // Nothing is handed over, so nothing is refused.
  await work();
  expect(service.outbox?.entries()).toEqual([]);
});

test('a mail server that is away for a day loses no letter', () => {
  expect(patienceOf(messageJob('a secret', new Map(), async () => undefined, 'mail', 'other'))).toBeGreaterThan(A_DAY);
});
