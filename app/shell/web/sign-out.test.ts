import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Translate } from '#platform/i18n/translator.ts';
import { followOut, forgetToolsOfOthers } from '#platform/web/leave-device.ts';
import { receiveToasts, type ToastMessage } from '#ui/toast-queue.ts';
import { signOutHere } from './sign-out.ts';

const t = ((key: string) => key) as Translate;
const answer = vi.fn<() => Promise<Response>>();
let sent: unknown[] = [];
let gone: string[] = [];
let closed: string[] = [];
let unsubscribe: () => Promise<void>;

beforeEach(() => {
  sent = [];
  gone = [];
  closed = [];
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', { location: { assign: (to: string) => gone.push(to) } });
  const active = { postMessage: (message: unknown) => sent.push(message) };
  unsubscribe = async () => void closed.push('push');
  const getNotifications = async () => ['1', '2'].map((tag) => ({ close: () => void closed.push(tag) }));
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => ({ active, getNotifications, pushManager: { getSubscription: async () => ({ unsubscribe }) } }),
    },
    clearAppBadge: async () => void closed.push('badge'),
  });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of the member on the device, also where the page is not under the control of the worker', async () => {
  answer.mockResolvedValueOnce(Response.json({ status: true, response: { ended: 1 } }));
  await signOutHere(t, 'ratri');
  expect({ sent, gone, closed }).toEqual({ sent: [{ type: 'forget-tools' }], gone: ['/id'], closed: ['1', '2', 'badge', 'push'] });
});

it('leads home in time where the browser does not hear from its push service', async () => {
  vi.useFakeTimers();
  answer.mockResolvedValueOnce(Response.json({ status: true, response: { ended: 1 } }));
  unsubscribe = () => new Promise(() => undefined);
  const left = signOutHere(t, 'ratri');
  await vi.advanceTimersByTimeAsync(2_000);
  await left;
  vi.useRealTimers();
  expect(gone).toEqual(['/id']);
});

it('tells the worker who reads here now, whose tools alone are kept', async () => {
  await forgetToolsOfOthers('bagas');
  expect(sent).toEqual([{ type: 'tools-of', reader: 'bagas' }]);
});

it('leaves nothing that was written and not sent, and lets be what a colleague keeps whose session ended', async () => {
  const written = {
    'kolegia.comment-draft.ratri.item-1': '{}',
    'kolegia.chat-draft.ratri.talk-1': 'Dear',
    'kolegia.video-place.ratri.film-1': '40',
    'kolegia.video-place.film-1': '25',
    'kolegia.own-details.bagas.new': '{}',
  };
  const storage = Object.assign(Object.create({ removeItem: (key: string) => Reflect.deleteProperty(storage, key) }), written);
  const clear = vi.fn();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { clear });
  answer.mockResolvedValueOnce(Response.json({ status: true, response: { ended: 1 } }));
  await signOutHere(t, 'ratri');
  expect(Object.keys(storage)).toEqual(['kolegia.own-details.bagas.new']);
  expect(clear).toHaveBeenCalledOnce();
});

it('takes the other tabs of whoever leaves along, and lets be those of a colleague', async () => {
  const stops = ['ratri', 'bagas'].map(followOut);
  answer.mockResolvedValueOnce(Response.json({ status: true, response: { ended: 1 } }));
  await signOutHere(t, 'ratri');
  // This one, and the other that was Ratri's.
  await expect.poll(() => gone).toEqual(['/id', '/id']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(gone).toHaveLength(2);
  for (const stop of stops) stop();
});

it('leaves what is there where another account has signed in since, which the frame tells', async () => {
  const said: ToastMessage[] = [];
  const stop = receiveToasts((message) => said.push(message));
  const response = { code: 'access.readerChanged', message: 'Another account', requestId: '' };
  answer.mockResolvedValueOnce(Response.json({ status: false, response }, { status: 412 }));
  await signOutHere(t, 'ratri');
  stop();
  expect({ said, sent, gone, closed }).toEqual({ said: [], sent: [], gone: [], closed: [] });
});

it('says that somebody is still signed in, and tries again when asked to', async () => {
  const said: ToastMessage[] = [];
  const stop = receiveToasts((message) => said.push(message));
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await signOutHere(t, 'ratri');
  expect(said.map(({ text, tone, undo }) => [text, tone, undo?.label])).toEqual([['frame.notSignedOut', 'failed', 'offline.retry']]);
  expect({ sent, gone, closed }).toEqual({ sent: [], gone: [], closed: [] });
  answer.mockResolvedValueOnce(Response.json({ status: true, response: { ended: 1 } }));
  said[0]?.undo?.onUndo();
  await expect.poll(() => gone).toEqual(['/id']);
  stop();
});
