import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveDevice } from '#platform/web/leave-device.ts';
import { renewPush, startPush } from './use-push.ts';

const KEY = 'BKey';
let told: unknown[] = [];

/** A browser in which somebody has agreed to push messages before; its agreement outlives whoever is signed in. */
beforeEach(() => {
  told = [];
  const subscription = {
    endpoint: 'https://push.test/ward',
    options: { applicationServerKey: Uint8Array.from(atob(KEY), (byte) => byte.charCodeAt(0)).buffer },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => true,
  };
  const registration = {
    active: { postMessage: () => undefined },
    getNotifications: async () => [],
    pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
  };
  const storage: Storage = Object.assign(
    Object.create({
      getItem: (key: string) => (storage as unknown as Record<string, string>)[key] ?? null,
      setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
      removeItem: (key: string) => Reflect.deleteProperty(storage, key),
    }),
  );
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { clear: () => undefined });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration, register: async () => registration } });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('document', { documentElement: { lang: 'id', dataset: {} }, cookie: '' });
  vi.stubGlobal('window', { PushManager: {}, Notification: {}, location: { assign: () => undefined } });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/push-key')) return Response.json({ status: true, response: { publicKey: KEY, devices: 0 } });
    told.push(JSON.parse(String(body)));
    return Response.json({ status: true, response: { devices: 1 } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const DEVICE = { endpoint: 'https://push.test/ward', keys: { p256dh: 'p', auth: 'a' } };

it('is told to the server again for whoever asked for it here, and for no colleague who signs in after them', async () => {
  await startPush('ratri');
  expect(await renewPush('bagas')).toBe(false);
  expect(told).toEqual([DEVICE]);
  expect(await renewPush('ratri')).toBe(true);
  expect(told).toEqual([DEVICE, DEVICE]);
});

it('ends with signing out, also for whoever signs in again', async () => {
  await startPush('ratri');
  await leaveDevice('ratri');
  expect(await renewPush('ratri')).toBe(false);
  expect(told).toEqual([DEVICE]);
});
