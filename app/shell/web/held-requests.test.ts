import { afterEach, expect, it, vi } from 'vitest';
import { holdRequests } from './held-requests.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose network answers what is said, one request after another; the last goes on for ever. */
function page(...answers: ('lost' | 'here')[]) {
  const asked: string[] = [];
  const network = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push([String(input), new Headers(init?.headers).get('x-reader')].filter(Boolean).join(' of '));
    if ((answers.length > 1 ? answers.shift() : answers[0]) === 'lost') throw new TypeError('Failed to fetch');
    return new Response('here');
  };
  vi.stubGlobal('window', { fetch: network });
  vi.stubGlobal('document', { documentElement: { dataset: { reader: 'ratri' } } });
  return asked;
}

const data = new URL('https://kolegia.example/cases.data');
const get = async (input: URL | string, init?: RequestInit) => (await window.fetch(input, init)).text();
const losses = (withoutNetwork: boolean) => ({
  onRequest: vi.fn(async () => withoutNetwork),
  onScript: async () => withoutNetwork,
  pageHere: () => '/news',
});

it('never ends the way to a page without a network, neither well nor badly', async () => {
  const asked = page('lost');
  const held = losses(true);
  const { onRequest } = held;
  holdRequests(held);
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
  const held = losses(true);
  const { onRequest } = held;
  holdRequests(held);
  await expect(get(data, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(onRequest).not.toHaveBeenCalled();
});

it('leaves all other requests alone, and everything once it is stopped', async () => {
  page('lost');
  const held = losses(true);
  const { onRequest, onScript } = held;
  const stop = holdRequests(held);
  expect(window.lostScript).toBe(onScript);
  await expect(get('/api/v3/cases')).rejects.toThrow();
  stop();
  await expect(get(data)).rejects.toThrow();
  expect(onRequest).not.toHaveBeenCalled();
  expect(window.lostScript).toBeUndefined();
});

it('says whom the page was made for that asks for another one, and for no other data', async () => {
  const asked = page('here');
  holdRequests(losses(false));
  for (const path of ['/cases.data?_routes=a', '/_.data', '/news.data?year=2026', '/__manifest']) await get(new URL(path, data));
  const at = 'https://kolegia.example';
  expect(asked).toEqual([`${at}/cases.data?_routes=a of ratri`, `${at}/_.data of ratri`, `${at}/news.data?year=2026`, `${at}/__manifest`]);
});
