import { afterEach, expect, it, vi } from 'vitest';
import { holdRequests } from './held-requests.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose network answers what is said, one request after another; the last goes on for ever. */
function page(...answers: ('lost' | 'here')[]) {
  const asked: string[] = [];
  const network = async (input: RequestInfo | URL) => {
    asked.push(String(input));
    if ((answers.length > 1 ? answers.shift() : answers[0]) === 'lost') throw new TypeError('Failed to fetch');
    return new Response('here');
  };
  vi.stubGlobal('window', { fetch: network });
  return asked;
}

const data = new URL('https://kolegia.example/cases.data');
const get = async (input: URL | string, init?: RequestInit) => (await window.fetch(input, init)).text();
const losses = (withoutNetwork: boolean) => ({ onRequest: vi.fn(async () => withoutNetwork), onScript: async () => withoutNetwork });

it('never ends the way to a page without a network, neither well nor badly', async () => {
  const asked = page('lost');
  const { onRequest, onScript } = losses(true);
  holdRequests({ onRequest, onScript });
  const ended = vi.fn();
  void get(data).then(ended, ended);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onRequest).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
});

it('asks once more, and no oftener, where only one request was lost', async () => {
  const asked = page('lost', 'here');
  holdRequests(losses(false));
  expect(await get(data)).toBe('here');
  expect(asked).toHaveLength(2);
  page('lost');
  holdRequests(losses(false));
  await expect(get(data)).rejects.toThrow('Failed to fetch');
});

it('lets go what nobody waits for any more', async () => {
  page('lost');
  const { onRequest, onScript } = losses(true);
  holdRequests({ onRequest, onScript });
  await expect(get(data, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(onRequest).not.toHaveBeenCalled();
});

it('leaves all other requests alone, and everything once it is stopped', async () => {
  page('lost');
  const { onRequest, onScript } = losses(true);
  const stop = holdRequests({ onRequest, onScript });
  expect(window.lostScript).toBe(onScript);
  await expect(get('/api/v3/cases')).rejects.toThrow();
  stop();
  await expect(get(data)).rejects.toThrow();
  expect(onRequest).not.toHaveBeenCalled();
  expect(window.lostScript).toBeUndefined();
});
