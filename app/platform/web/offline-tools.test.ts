/** The site's worker, as far as it keeps the clinical tools: public/offline-tools.js, with a network and a cache in its hands. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const SCRIPT = readFileSync(new URL('../../../public/offline-tools.js', import.meta.url), 'utf8');
const ORIGIN = 'https://kolegia.example';

type Answer = (signal: AbortSignal | undefined) => Promise<Response>;

let network: Map<string, Answer>;
let kept: Map<string, Response>;
/** What happens to those who are not done when its patience ends. */
let givenUp: Set<() => void>;
/** What the device has room for. */
let storage: 'free' | 'full' | 'broken';
let listeners: Map<string, (event: object) => void>;

const said =
  (text: string): Answer =>
  async () =>
    new Response(text);
const nameOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url).replace(ORIGIN, '');

beforeEach(() => {
  network = new Map();
  kept = new Map();
  givenUp = new Set();
  storage = 'free';
  listeners = new Map();
  const cache = {
    match: async (name: string) => kept.get(name)?.clone(),
    put: async (name: string, answer: Response) => {
      const text = await answer.text();
      if (storage === 'full') throw new DOMException('No room', 'QuotaExceededError');
      kept.set(name, new Response(text));
    },
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
  const open = async () => {
    if (storage === 'broken') throw new DOMException('Failed to open', 'UnknownError');
    return cache;
  };
  const caches = { open, has: async () => kept.size > 0, delete: async () => kept.clear() };
  const setTimeout = (giveUp: () => void) => {
    givenUp.add(giveUp);
    return giveUp;
  };
  const clearTimeout = (giveUp: () => void) => givenUp.delete(giveUp);
  runInContext(SCRIPT, createContext({ self, caches, fetch, Response, URL, AbortController, setTimeout, clearTimeout }));
});

function endPatience(): void {
  for (const giveUp of givenUp) giveUp();
  givenUp.clear();
}

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

const keep = (page: string, addresses: readonly string[], reader = 'ratri'): Promise<void> =>
  tell({ type: 'keep-tools', page, addresses: addresses.map((one) => ORIGIN + one), reader });

async function tell(data: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  listeners.get('message')?.({ data, waitUntil });
  await work;
}

/** Answers when the worker has lost its patience, to whoever still listens. */
const slow =
  (text: string): Answer =>
  async (signal) => {
    endPatience();
    signal?.throwIfAborted();
    return new Response(text);
  };

/** Its beginning comes at once, and the rest not in time. */
const cut: Answer = async (signal) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('the beginning'));
        endPatience();
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
    network.set('/drug-dosage', answer);
    expect(await visit('/drug-dosage')).toBe('kept');
  }
  network.delete('/drug-dosage');
  expect(await visit('/drug-dosage')).toBe('kept');
  network.set('/drug-dosage', said('new'));
  expect(await visit('/drug-dosage')).toBe('new');
  await keep('/drug-dosage', ['/drug-dosage']);
  network.delete('/drug-dosage');
  expect(await visit('/drug-dosage')).toBe('new');
});

it('cuts nothing short that came in time, however slowly the device reads it', async () => {
  network.set('/drug-dosage', said('kept'));
  await keep('/drug-dosage', ['/drug-dosage']);
  let signal: AbortSignal | undefined;
  network.set('/drug-dosage', async (given) => {
    signal = given;
    return new Response('new');
  });
  expect(await visit('/drug-dosage')).toBe('new');
  endPatience();
  expect(signal?.aborted).toBe(false);
});

const KNOWLEDGE = '/clinical-knowledge-6.jsonl';

it('gives what the network has where the device has no room for it, or cannot even open what it kept', async () => {
  for (const name of ['/drug-dosage', KNOWLEDGE, '/assets/a.js']) network.set(name, said('old'));
  await keep('/drug-dosage', ['/drug-dosage', KNOWLEDGE, '/assets/a.js']);
  network.set('/drug-dosage', said('new'));
  network.set(KNOWLEDGE, said('new'));
  storage = 'full';
  expect([await visit('/drug-dosage'), await visit(KNOWLEDGE)]).toEqual(['new', 'new']);
  storage = 'broken';
  expect([await visit('/drug-dosage'), await visit(KNOWLEDGE), await visit('/assets/a.js')]).toEqual(['new', 'new', 'old']);
});

it('shows what it has while a server is being started anew, and nothing else of its own making', async () => {
  const busy: Answer = async () => new Response('Bad gateway', { status: 502 });
  network.set('/drug-dosage', busy);
  expect(await visit('/drug-dosage')).toBe('Bad gateway');
  network.set('/drug-dosage', said('kept'));
  await keep('/drug-dosage', ['/drug-dosage']);
  network.set('/drug-dosage', busy);
  expect(await visit('/drug-dosage')).toBe('kept');
  network.set('/drug-dosage', async () => new Response('Too many', { status: 429 }));
  expect(await visit('/drug-dosage')).toBe('Too many');
});

it('a page stays with the files that it was made of until all of the next ones are there', async () => {
  const pageOf = (build: string) => `<script src="/assets/${build}.js"></script>`;
  const offline = async () => {
    const before = network;
    network = new Map();
    const shown = [await visit('/drug-dosage'), kept.has('/assets/old.js')];
    network = before;
    return shown;
  };
  network.set('/drug-dosage', said(pageOf('old')));
  network.set('/assets/old.js', said('old'));
  await keep('/drug-dosage', ['/drug-dosage', '/assets/old.js']);
  // Another build came; the network went while its page was still loading.
  network.set('/drug-dosage', said(pageOf('new')));
  expect(await visit('/drug-dosage')).toBe(pageOf('new'));
  expect(await offline()).toEqual([pageOf('old'), true]);
  await keep('/drug-dosage', ['/drug-dosage', '/assets/new.js']);
  await keep('/drug-to-drug', ['/drug-to-drug']);
  expect(await offline()).toEqual([pageOf('old'), true]);
  // A tab of the earlier build is still open, and a tool is visited in it.
  network.set('/assets/new.js', said('new'));
  await keep('/drug-dosage', ['/drug-dosage', '/assets/old.js']);
  expect(await offline()).toEqual([pageOf('old'), true]);
  await keep('/drug-dosage', ['/drug-dosage', '/assets/new.js']);
  await keep('/drug-dosage', ['/drug-dosage', '/assets/new.js']);
  expect(await offline()).toEqual([pageOf('new'), false]);
});

it('shows nobody the page of a colleague who had signed in on the same device before', async () => {
  for (const page of ['/drug-dosage', '/drug-to-drug']) network.set(page, said('the page of Ratri'));
  for (const page of ['/drug-dosage', '/drug-to-drug']) await keep(page, [page], 'ratri');
  network.set('/drug-dosage', said('the page of Bagas'));
  await keep('/drug-dosage', ['/drug-dosage'], 'bagas');
  network = new Map();
  expect(await visit('/drug-dosage')).toBe('the page of Bagas');
  await expect(visit('/drug-to-drug')).rejects.toThrow('Failed to fetch');
});

it('forgets them as soon as a colleague reads any page there, and keeps its own for whoever comes back', async () => {
  await tell({ type: 'tools-of', reader: 'bagas' });
  expect(kept.size).toBe(0);
  network.set('/drug-dosage', said('the page of Ratri'));
  await keep('/drug-dosage', ['/drug-dosage'], 'ratri');
  network = new Map();
  await tell({ type: 'tools-of', reader: 'ratri' });
  expect(await visit('/drug-dosage')).toBe('the page of Ratri');
  await tell({ type: 'tools-of', reader: 'bagas' });
  await expect(visit('/drug-dosage')).rejects.toThrow('Failed to fetch');
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
