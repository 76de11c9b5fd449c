import { beforeEach, expect, it, vi } from 'vitest';
import {
  attemptFailed,
  flushOutbox,
  forget,
  keep,
  nextPlace,
  outboxPrefix,
  readOutbox,
  type Waiting,
  waitedSeconds,
} from './outbox-entry.tsx';

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('localStorage', {
    get length() {
      return shelf.size;
    },
    key: (n: number) => [...shelf.keys()][n] ?? null,
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const entry = (clientId: string, at: number): Waiting => ({
  clientId,
  conversationId: 'c1',
  text: clientId,
  quote: null,
  image: null,
  file: null,
  at,
  state: 'waiting',
  problem: null,
});

it('goes out in the order it was written, stops where the line fails, and goes on from there', async () => {
  for (const [name, at] of [
    ['second', 2],
    ['first', 1],
    ['third', 3],
  ] as const)
    keep('anna', entry(name, at));
  keep('budi', entry('of somebody else', 0));
  shelf.set(`${outboxPrefix('anna')}broken`, '{"half":');
  const sent: string[] = [];
  let line = 1;
  const send = async ({ clientId }: Waiting) => {
    if (line-- <= 0) return attemptFailed(0, '', '');
    sent.push(clientId);
    return { sent: true } as const;
  };
  expect(await flushOutbox('anna', send)).toBe('again');
  expect([sent, readOutbox('anna').map(({ clientId }) => clientId)]).toEqual([['first'], ['second', 'third']]);
  line = 9;
  expect(await flushOutbox('anna', send)).toBe('done');
  expect(sent).toEqual(['first', 'second', 'third']);
  expect(readOutbox('budi')).toHaveLength(1);
});

it('where the browser has no room left, what was refused is kept as refused, once, and does not go out again', async () => {
  keep('anna', entry('refused', 1));
  const [[key, written]] = [...shelf] as [[string, string]];
  Object.assign(localStorage, {
    setItem: (name: string, value: string) => {
      if (value.length > written.length || (shelf.has(key) && name !== key)) throw new Error('QuotaExceededError');
      shelf.set(name, value);
    },
  });
  let asked = 0;
  const send = async () => (++asked > 3 ? ({ sent: true } as const) : attemptFailed(403, 'chat.closed', 'You cannot write here.'));
  expect(await flushOutbox('anna', send)).toBe('done');
  expect([asked, readOutbox('anna').map(({ state }) => state)]).toEqual([1, ['failed']]);

  // Where nothing is kept at all, as long as the page is open.
  Object.assign(localStorage, {
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  asked = 0;
  keep('anna', entry('refused', 1));
  expect(await flushOutbox('anna', send)).toBe('done');
  expect([asked, readOutbox('anna').map(({ state }) => state)]).toEqual([1, ['failed']]);
  forget('anna', 'refused');
  expect(readOutbox('anna')).toEqual([]);
});

it('keeps what was refused, with the reason, and does not hold up the rest', async () => {
  keep('anna', entry('refused', 1));
  keep('anna', entry('fine', 2));
  const send = async ({ clientId }: Waiting) =>
    clientId === 'refused' ? attemptFailed(403, 'chat.closed', 'You cannot write here.') : ({ sent: true } as const);
  expect(await flushOutbox('anna', send)).toBe('done');
  expect(readOutbox('anna')).toMatchObject([{ clientId: 'refused', state: 'failed', problem: 'You cannot write here.' }]);
  const later = [
    [0, ''],
    [200, 'server.unexpected'],
    [408, 'request.tooSlow'],
    [429, 'chat.tooFast'],
    [429, 'rate.tooMany'],
    [500, 'server.unexpected'],
    [503, 'server.overloaded'],
  ] as const;
  for (const [status, code] of later)
    expect(attemptFailed(status, code, 'x')).toEqual({ sent: false, again: true, signedOut: false, problem: null });
  const forItsWriter = [
    [401, 'access.signIn'],
    [412, 'access.readerChanged'],
  ] as const;
  for (const [status, code] of forItsWriter)
    expect(attemptFailed(status, code, 'x')).toEqual({ sent: false, again: true, signedOut: true, problem: null });
});

it('is at rest once the server says that it came before, though nobody is shown it any more', async () => {
  keep('anna', entry('of long ago', 1));
  keep('anna', entry('fine', 2));
  const asked: string[] = [];
  const send = async ({ clientId }: Waiting) => {
    asked.push(clientId);
    return clientId === 'fine' ? ({ sent: true } as const) : attemptFailed(410, 'chat.arrivedBefore', 'It came before.');
  };
  expect(await flushOutbox('anna', send)).toBe('done');
  expect([asked, readOutbox('anna')]).toEqual([['of long ago', 'fine'], []]);
});

it('is not held up by a request that is one too many today', async () => {
  keep('anna', { ...entry('request', 1), conversationId: 'to a stranger' });
  keep('anna', entry('fine', 2));
  const sent: string[] = [];
  const send = async ({ clientId }: Waiting) => {
    if (clientId === 'request') return attemptFailed(429, 'chat.tooManyRequests', 'Please go on tomorrow.');
    sent.push(clientId);
    return { sent: true } as const;
  };
  expect(await flushOutbox('anna', send)).toBe('done');
  expect(sent).toEqual(['fine']);
  expect(readOutbox('anna')).toMatchObject([{ clientId: 'request', state: 'failed', problem: 'Please go on tomorrow.' }]);
});

it('does not bring back what was discarded while it was on its way', async () => {
  keep('anna', entry('discarded', 1));
  const send = async ({ clientId }: Waiting) => {
    forget('anna', clientId);
    return attemptFailed(403, 'chat.closed', 'You cannot write here.');
  };
  expect(await flushOutbox('anna', send)).toBe('done');
  expect(readOutbox('anna')).toEqual([]);
});

it('says when it waits for somebody to sign in, and keeps what waits', async () => {
  keep('anna', entry('late', 1));
  expect(await flushOutbox('anna', async () => attemptFailed(401, 'access.signIn', 'Please sign in first.'))).toBe('signedOut');
  expect(readOutbox('anna')).toMatchObject([{ clientId: 'late', state: 'waiting', problem: null }]);
});

it('goes out in the order it was written also when the clock of the device is set back meanwhile', async () => {
  for (const [name, clock] of [
    ['first', 5_000],
    ['second', 5_000],
    ['third', 1_000],
  ] as const)
    keep('anna', entry(name, nextPlace(readOutbox('anna'), clock)));
  const sent: string[] = [];
  await flushOutbox('anna', async ({ clientId }) => {
    sent.push(clientId);
    return { sent: true };
  });
  expect(sent).toEqual(['first', 'second', 'third']);
});

it('tells how long it has waited, by its own clock, and nothing where that was set back', () => {
  expect(waitedSeconds(entry('late', 1_000), 7_201_900)).toBe(7200);
  expect(waitedSeconds(entry('set back', 9_000), 1_000)).toBe(0);
  const { at: _, ...older } = entry('of an older page', 1);
  expect(waitedSeconds(older as Waiting, 1_000)).toBe(0);
});
