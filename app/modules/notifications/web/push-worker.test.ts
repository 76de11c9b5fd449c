/** public/push-worker.js as a browser runs it: alone, with what its scope gives. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('../../../../public/push-worker.js', import.meta.url), 'utf8');
const INSTEAD = {
  en: { unanswered: 'Something new.', ended: 'No more messages here.' },
  id: { unanswered: 'Ada kabar baru.', ended: 'Tidak ada pesan lagi.' },
};
const MESSAGE = {
  ...{ title: 'Bagas named you.', body: 'Fever', url: '/id/notifications/open/1', tag: '1', language: 'id', unread: 3 },
  ...{ reader: 'ratri', instead: INSTEAD },
};

type Handler = (event: object) => void;
let handlers: Map<string, Handler>;
let done: string[];
let shown: string[];
let isAnswered: boolean;
/** What the server says of whoever is signed in here; what it throws, it does not say. */
let here: () => Response;
let windows: { focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[];

beforeEach(() => {
  handlers = new Map();
  done = [];
  windows = [];
  shown = ['1', '2', '3'];
  const note = async (...words: unknown[]) => void done.push(words.map((word) => JSON.stringify(word)).join(' '));
  here = signedIn('ratri');
  const close = (tag: string) => {
    shown = shown.filter((one) => one !== tag);
    done.push(`close ${tag}`);
  };
  const self = {
    location: { origin: 'https://kolegia.example' },
    navigator: { language: 'id-ID', setAppBadge: (count: number) => note('badge', count), clearAppBadge: () => note('no badge') },
    registration: {
      showNotification: (title: string, options: { tag: string }) => {
        shown = [...new Set([...shown, options.tag])];
        return note('show', title, options);
      },
      getNotifications: async ({ tag: wanted }: { tag?: string } = {}) =>
        shown
          .filter((tag) => wanted === undefined || tag === wanted)
          .map((tag) => ({ tag, data: { reader: 'ratri' }, close: () => close(tag) })),
      pushManager: { getSubscription: async () => ({ unsubscribe: () => note('unsubscribe') }) },
    },
    clients: { matchAll: async () => windows, openWindow: (url: string) => note('open', url) },
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
  };
  // What it loads beside itself has a journey of its own: the clinical tools without a network.
  const fetch = async (url: string, init: { method?: string; body: string }) => {
    if (url === '/api/v3/verify-token') return here();
    done.push(`${init.method} ${url} ${init.body}`);
    return { ok: isAnswered };
  };
  isAnswered = true;
  runInNewContext(SOURCE, { self, URL, Promise, JSON, AbortSignal, fetch, importScripts: () => undefined });
});

const signedIn = (memberId: string | null) => () =>
  Response.json({ status: true, response: { valid: memberId !== null, memberId, expiresAt: null } });
const failing = (status: number, code: string) => () => Response.json({ status: false, response: { code } }, { status });

async function fire(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => void waits.push(wait) });
  await Promise.all(waits);
}

it('shows what came, in its language, one for each tag, and counts on the icon', async () => {
  await fire('push', { data: { json: () => MESSAGE } });
  expect(done[0]).toMatch(/^"show" "Bagas named you\."/);
  expect(JSON.parse(done[0]?.slice('"show" "Bagas named you." '.length) ?? '')).toMatchObject({
    body: 'Fever',
    tag: '1',
    lang: 'id',
    data: { url: '/id/notifications/open/1' },
  });
  expect(done[1]).toBe('"badge" 3');
});

it('closes what was read on another device', async () => {
  await fire('push', { data: { json: () => ({ ...MESSAGE, read: ['2'] }) } });
  expect(done.filter((act) => act.startsWith('close'))).toEqual(['close 2']);
});

it('takes the place of what is no longer there without a sound, and closes itself with the others', async () => {
  await fire('push', { data: { json: () => ({ ...MESSAGE, title: 'This is no longer there.', silent: true, read: ['1', '3'] }) } });
  expect(done[0]).toMatch(/^"show" "This is no longer there\."/);
  expect(done[0]).toContain('"silent":true');
  expect(done.filter((act) => act.startsWith('close'))).toEqual(['close 1', 'close 3']);
  expect(done.findIndex((act) => act.startsWith('close'))).toBeGreaterThan(0);
});

it('takes the place of what less is left of, where that is still shown, and of nothing that was put aside', async () => {
  const less = { ...MESSAGE, tag: '2', of: ['7', '8'], silent: true, inPlace: true };
  await fire('push', { data: { json: () => less } });
  expect(done.find((act) => act.startsWith('"show"'))).toContain('"of":["7","8"]');
  expect(done.filter((act) => act.startsWith('close'))).toEqual([]);
  await fire('push', { data: { json: () => ({ ...less, tag: 'many' }) } });
  expect(done.filter((act) => act.startsWith('close'))).toEqual(['close many']);
});

const shownWords = () => done.filter((act) => act.startsWith('"show"'));
const isSaid = (words: string) => shownWords().join().includes(words);

for (const [who, answer] of [
  ['a colleague has signed in since', () => signedIn('bagas')],
  ['its session has ended, by the cookie', () => failing(401, 'request.credential')],
  ['its session has ended', () => signedIn(null)],
] as const)
  it(`says nothing of what is for somebody else, names nobody, and takes no more of it: ${who}`, async () => {
    here = answer();
    await fire('push', { data: { json: () => ({ ...MESSAGE, mute: 'Bisukan' }) } });
    expect(shownWords()).toHaveLength(1);
    expect(shownWords()[0]).toMatch(/^"show" "Tidak ada pesan lagi\."/);
    expect(['Bagas', 'Fever', 'Bisukan', '/open/'].filter(isSaid)).toEqual([]);
    expect(shownWords()[0]).toContain('"lang":"id"');
    // What its reader was told of before goes as well, and how much of it waits.
    expect(done.filter((act) => act.startsWith('close'))).toEqual(['close 1', 'close 2', 'close 3']);
    expect(done).toContain('"unsubscribe"');
    expect(done).toContain('"no badge"');
    expect(shown).toEqual(['1']);
  });

it('leaves nothing on the screen of a message that was only to close something for somebody else', async () => {
  here = signedIn('bagas');
  const { title, ...gone } = { ...MESSAGE, tag: '2', silent: true, read: ['2'] };
  await fire('push', { data: { json: () => ({ title, ...gone }) } });
  await fire('push', { data: { json: () => ({ ...MESSAGE, tag: '3', silent: true, inPlace: true }) } });
  expect(isSaid(title)).toBe(false);
  expect(shown).toEqual([]);
});

for (const [what, answer] of [
  ['there is no network', () => () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['the server is busy', () => failing(503, 'server.busy')],
  ['something else answers', () => () => new Response('<h1>Sign in to this network</h1>')],
] as const)
  it(`says only that something is new where the server does not say who is signed in, and goes on taking messages: ${what}`, async () => {
    here = answer();
    await fire('push', { data: { json: () => ({ ...MESSAGE, mute: 'Bisukan', read: ['2'] }) } });
    expect(shownWords()).toHaveLength(1);
    expect(shownWords()[0]).toMatch(/^"show" "Ada kabar baru\."/);
    expect(['Bagas', 'Fever', 'Bisukan'].filter(isSaid)).toEqual([]);
    // It stands for the message: what is read or gone later is closed by the same tag, and whoever is signed in may open it.
    expect(shownWords()[0]).toContain('"tag":"1"');
    expect(shownWords()[0]).toContain('/id/notifications/open/1');
    expect(done.filter((act) => act.startsWith('close'))).toEqual(['close 2']);
    expect(done).not.toContain('"unsubscribe"');
  });

it('says nothing of a message that is for nobody in particular', async () => {
  const { reader: _, ...message } = MESSAGE;
  here = failing(503, 'server.busy');
  await fire('push', { data: { json: () => message } });
  here = signedIn(null);
  await fire('push', { data: { json: () => message } });
  expect(shownWords()).toHaveLength(2);
  expect(['Bagas', 'Fever'].filter(isSaid)).toEqual([]);
});

it('closes what a colleague was told of, once somebody else is signed in', async () => {
  await fire('message', { data: { type: 'tools-of', reader: 'ratri' } });
  expect(done).toEqual([]);
  await fire('message', { data: { type: 'tools-of', reader: 'bagas' } });
  expect(done).toEqual(['close 1', 'close 2', 'close 3']);
});

it('does nothing with an empty message', async () => {
  await fire('push', { data: null });
  expect(done).toEqual([]);
});

it('leads an open window to what it is about, or opens one', async () => {
  const notification = { close: () => void done.push('close'), data: { url: MESSAGE.url } };
  await fire('notificationclick', { notification });
  expect(done).toEqual(['close', '"open" "https://kolegia.example/id/notifications/open/1"']);
  done.length = 0;
  windows.push({ focus: async () => void done.push('focus'), navigate: async (url) => void done.push(`navigate ${url}`) });
  await fire('notificationclick', { notification });
  expect(done).toEqual(['close', 'focus', 'navigate https://kolegia.example/id/notifications/open/1']);
});

it('silences what it tells of in one tap, without opening a page, and shows the list where that was refused', async () => {
  await fire('push', { data: { json: () => ({ ...MESSAGE, mute: 'Bisukan' }) } });
  expect(done[0]).toContain('"actions":[{"action":"mute","title":"Bisukan"}]');
  done.length = 0;
  const notification = { tag: '1', close: () => void done.push('close'), data: { url: MESSAGE.url } };
  await fire('notificationclick', { notification, action: 'mute' });
  expect(done).toEqual(['close', 'POST /api/v3/notifications/mute {"id":"1","muted":true}']);
  isAnswered = false;
  done.length = 0;
  await fire('notificationclick', { notification, action: 'mute' });
  expect(done.at(-1)).toBe('"open" "https://kolegia.example/notifications"');
});
