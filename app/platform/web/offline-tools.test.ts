/** The site's worker, as far as it keeps the clinical tools: public/offline-tools.js, with a network and a cache in its hands. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const SCRIPT = readFileSync(new URL('../../../public/offline-tools.js', import.meta.url), 'utf8');
const ORIGIN = 'https://kolegia.example';

type Answer = (signal: AbortSignal | undefined) => Promise<Response>;

let network: Map<string, Answer>;
let kept: Map<string, Response>;
let patience: AbortController;
let listeners: Map<string, (event: object) => void>;

const said =
  (text: string): Answer =>
  async () =>
    new Response(text);
const nameOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url).replace(ORIGIN, '');

beforeEach(() => {
  network = new Map();
  kept = new Map();
  patience = new AbortController();
  listeners = new Map();
  const cache = {
    match: async (name: string) => kept.get(name)?.clone(),
    put: async (name: string, answer: Response) => void kept.set(name, new Response(await answer.text())),
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()].map((name) => ({ url: ORIGIN + name })),
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
  };
  const fetch = async (asked: string | { url: string }, { signal }: { signal?: AbortSignal } = {}) => {
    const answer = network.get(nameOf(asked));
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer(signal);
  };
  const caches = { open: async () => cache, delete: async () => kept.clear() };
  runInContext(SCRIPT, createContext({ self, caches, fetch, Response, URL, AbortSignal: { timeout: () => patience.signal } }));
});

/** What the worker answers to somebody who goes there. */
async function visit(path: string): Promise<string> {
  let answer: Promise<Response> | undefined;
  const request = { method: 'GET', mode: path.startsWith('/assets') ? 'cors' : 'navigate', url: ORIGIN + path };
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  listeners.get('fetch')?.({ request, respondWith });
  return (await answer)?.text() ?? 'not of the tools';
}

async function keep(page: string, addresses: readonly string[]): Promise<void> {
  let work: Promise<unknown> | undefined;
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  listeners.get('message')?.({ data: { type: 'keep-tools', page, addresses: addresses.map((one) => ORIGIN + one) }, waitUntil });
  await work;
}

/** Answers when the worker has lost its patience, to whoever still listens. */
const slow =
  (text: string): Answer =>
  async (signal) => {
    patience.abort();
    signal?.throwIfAborted();
    return new Response(text);
  };

/** Its beginning comes at once, and the rest not in time. */
const cut: Answer = async (signal) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('the beginning'));
        patience.abort();
        if (signal?.aborted) controller.error(signal.reason);
        else controller.close();
      },
    }),
  );

it('waits for a slow page as long as it takes where it has nothing else to show', async () => {
  network.set('/drug-dosage', slow('the page'));
  expect(await visit('/drug-dosage')).toBe('the page');
  network.set('/drug-dosage', cut);
  expect(await visit('/drug-dosage')).toBe('the beginning');
});

it('shows the page it has where the network is slow, breaks off or is gone, and the newest where it is not', async () => {
  network.set('/drug-dosage', said('kept'));
  await keep('/drug-dosage', ['/drug-dosage']);
  for (const answer of [slow('too late'), cut]) {
    patience = new AbortController();
    network.set('/drug-dosage', answer);
    expect(await visit('/drug-dosage')).toBe('kept');
  }
  network.delete('/drug-dosage');
  expect(await visit('/drug-dosage')).toBe('kept');
  patience = new AbortController();
  network.set('/drug-dosage', said('new'));
  expect(await visit('/drug-dosage')).toBe('new');
  network.delete('/drug-dosage');
  expect(await visit('/drug-dosage')).toBe('new');
});

it('forgets the files of an earlier build once no page that it keeps is made of them', async () => {
  const files = ['/assets/old.js', '/assets/both.js', '/assets/new.js', '/locales/en/shell.json?v=1', '/locales/en/shell.json?v=2'];
  for (const file of ['/drug-dosage', '/drug-to-drug', ...files]) network.set(file, said(file));
  const filesKept = () => files.filter((file) => kept.has(file));
  const [old, other, all, first, second] = files as [string, string, string, string, string];
  for (const page of ['/drug-dosage', '/drug-to-drug']) {
    await keep(page, [page, old, first]);
    await keep(page, [other]);
  }
  expect(filesKept()).toEqual([old, other, first]);
  await keep('/drug-dosage', ['/drug-dosage', all, second]);
  await keep('/drug-dosage', [other]);
  // The other page is as it was, and needs them.
  expect(filesKept()).toEqual(files);
  await keep('/drug-to-drug', ['/drug-to-drug', all, second]);
  await keep('/drug-dosage', ['/drug-dosage', all, second]);
  expect(filesKept()).toEqual([other, all, second]);
});
