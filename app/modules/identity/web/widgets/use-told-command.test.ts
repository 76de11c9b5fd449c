/** Why an act failed is said once, in the words of the server, and never where nothing failed. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { command, main } from '#platform/operation/operation.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import type { Command } from '#platform/web/use-command.ts';
import { receiveToasts, type ToastMessage } from '#ui/toast-queue.ts';
import { useToldCommand } from './use-told-command.ts';

const write = command('test.write', {
  summary: 'Writes',
  http: main.post('/test'),
  access: 'member',
  rate: 'write',
  input: z.object({ on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  errors: {},
});

function rendered(): Pick<Command<typeof write>, 'run'> {
  const found: Pick<Command<typeof write>, 'run'>[] = [];
  const Act = () => {
    found.push(useToldCommand(write));
    return null;
  };
  renderToString(inLanguage('id', createElement(Act)));
  const [first] = found;
  if (first === undefined) throw new Error('Nothing was rendered');
  return first;
}

const refused = (status: number, code: string, message: string) =>
  Response.json({ status: false, response: { code, message, requestId: '' } }, { status });

let told: ToastMessage[] = [];
let left: string[] = [];
let answer: () => Response;
let stop: () => void;

beforeEach(() => {
  [told, left] = [[], []];
  stop = receiveToasts((message) => told.push(message));
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', {
    location: { pathname: '/id/chat/a', search: '?at=3', hash: '', assign: (to: string) => left.push(to) },
  });
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('says what the server said', async () => {
  answer = () => refused(409, 'chat.blocked', 'Percakapan ini tertutup.');
  expect(await rendered().run({ on: true })).toBeNull();
  expect(told.map(({ text, tone }) => [text, tone])).toEqual([['Percakapan ini tertutup.', 'failed']]);
  expect(left).toEqual([]);
});

it('has words of its own where no answer came', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await rendered().run({ on: true });
  expect(told.map(({ text }) => text)).toEqual(['Data sedang tidak dapat dijangkau. Coba lagi sebentar lagi.']);
});

it('leads a member whose session has ended to the sign-in, and back', async () => {
  answer = () => refused(401, 'access.signIn', 'Silakan masuk dahulu.');
  await rendered().run({ on: true });
  expect(told.map(({ text }) => text)).toEqual(['Silakan masuk dahulu.']);
  expect(left).toEqual([`/id/login?redirect_url=${encodeURIComponent('/id/chat/a?at=3')}&ended=true`]);
});

it('says nothing of the second half of a double click', async () => {
  answer = () => Response.json({ status: true, response: { on: true } });
  const { run } = rendered();
  expect(await Promise.all([run({ on: true }), run({ on: true })])).toEqual([{ on: true }, null]);
  expect(told).toEqual([]);
});
