import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outboxFolder } from '../testing/outbox-folder.ts';
import { createOutbox } from './outbox.ts';

const sms = (text: string) => ({ channel: 'sms', to: '+6281234567890', subject: null, text }) as const;

it('what a worker sends is seen at every server with the same folder, newest first, and by one that starts later', () => {
  const folder = outboxFolder();
  const [worker, server] = [createOutbox(folder), createOutbox(folder)];
  expect(server.entries()).toEqual([]);
  worker.add(sms('Your code is 1111'));
  worker.add(sms('Your code is 2222'));
  const codes = ['2222', '1111'];
  expect([worker, server, createOutbox(folder)].map((outbox) => outbox.entries().map(({ code }) => code))).toEqual([codes, codes, codes]);
});

it('keeps the last 200, whoever wrote them', () => {
  const folder = outboxFolder();
  const both = [createOutbox(folder), createOutbox(folder)];
  for (let n = 0; n < 120; n++) for (const outbox of both) outbox.add(sms(`Message number ${n}`));
  expect(readdirSync(folder)).toHaveLength(200);
  for (const outbox of both) expect(outbox.entries()).toHaveLength(200);
});
