/** What a component asks for is done once, however often its button is pressed. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { command, main } from '../operation/operation.ts';
import { type Command, useCommand } from './use-command.ts';

const write = command('test.write', {
  summary: 'Writes',
  http: main.post('/test'),
  access: 'member',
  rate: 'write',
  input: z.object({ words: z.string() }),
  output: z.object({ id: z.string() }),
  errors: {},
});

/** Of a component that was rendered: what it shows is not looked at here. */
function rendered(): Command<typeof write> {
  const found: Command<typeof write>[] = [];
  const Form = () => {
    found.push(useCommand(write));
    return null;
  };
  renderToString(createElement(Form));
  const [first] = found;
  if (first === undefined) throw new Error('Nothing was rendered');
  return first;
}

const keyOf = (init: RequestInit) => new Headers(init.headers).get('idempotency-key');
let keys: (string | null)[] = [];
let answer: () => Response;
const done = () => Response.json({ status: true, response: { id: `made ${keys.length}` } });
const refused = (status: number) => () =>
  Response.json({ status: false, response: { code: 'test.no', message: '', requestId: '' } }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  keys = [];
  answer = done;
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(keyOf(init));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('passes over a call while one is pending', async () => {
  const { run } = rendered();
  expect(await Promise.all([run({ words: 'a' }), run({ words: 'a' })])).toEqual([{ id: 'made 1' }, null]);
});

it('passes over the same call when the answer came before the second half of a double click', async () => {
  const { run } = rendered();
  expect(await run({ words: 'a' })).toEqual({ id: 'made 1' });
  expect(await run({ words: 'a' })).toBeNull();
  expect(keys).toHaveLength(1);
});

it('does at once what is another wish, and what is wished for again after a moment', async () => {
  const { run } = rendered();
  await run({ words: 'on' });
  expect(await run({ words: 'off' })).toEqual({ id: 'made 2' });
  expect(await run({ words: 'on' })).toEqual({ id: 'made 3' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await run({ words: 'on' })).toEqual({ id: 'made 4' });
  expect(new Set(keys).size).toBe(4);
});

it('tries again under the same key where it is not known what became of it, and under another where it was refused', async () => {
  const { run } = rendered();
  answer = refused(500);
  expect(await run({ words: 'a' })).toBeNull();
  answer = refused(422);
  expect(await run({ words: 'a' })).toBeNull();
  answer = done;
  expect(await run({ words: 'a' })).toEqual({ id: 'made 3' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('takes another file for another wish, whatever else is equal', async () => {
  const { run } = rendered();
  const file = (name: string) => new File(['x'], name);
  answer = refused(500);
  await run({ words: 'photo' }, { file: file('first.png') });
  answer = done;
  expect(await run({ words: 'photo' }, { file: file('second.png') })).toEqual({ id: 'made 2' });
  expect(await run({ words: 'photo' }, { file: file('third.png') })).toEqual({ id: 'made 3' });
  expect(new Set(keys).size).toBe(3);
});
