import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveDevice } from '#platform/web/leave-device.ts';
import { renewPush, startPush } from './use-push.ts';

const KEY = 'BKey';
let told: unknown[] = [];
/** Where the browser takes messages now; each subscription has an address of its own. */
let endpoint: string | null;
let made = 0;

/** A browser in which somebody has agreed to push messages before; its agreement outlives whoever is signed in. */
beforeEach(() => {
  told = [];
  [endpoint, made] = ['https://push.test/0', 0];
  const subscriptionNow = async () =>
    endpoint && {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(atob(KEY), (byte) => byte.charCodeAt(0)).buffer },
      toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        endpoint = null;
        return true;
      },
    };
  const subscribe = () => {
    endpoint ??= `https://push.test/${++made}`;
    return subscriptionNow();
  };
  const registration = {
    active: { postMessage: () => undefined },
    getNotifications: async () => [],
    pushManager: { getSubscription: subscriptionNow, subscribe },
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

const device = (n: number) => ({ endpoint: `https://push.test/${n}`, keys: { p256dh: 'p', auth: 'a' } });

it('is told to the server again for whoever asked for it here, and for no colleague who signs in after them', async () => {
  await startPush('ratri');
  expect(await renewPush('bagas')).toBe(false);
  expect(told).toEqual([device(1)]);
  expect(await renewPush('ratri')).toBe(true);
  expect(told).toEqual([device(1), device(1)]);
});

it('ends with signing out, also for whoever signs in again, and the browser takes no more of it', async () => {
  await startPush('ratri');
  await leaveDevice('ratri');
  expect(endpoint).toBeNull();
  expect(await renewPush('ratri')).toBe(false);
  expect(told).toEqual([device(1)]);
});

it('has another address for each member, so that nothing of a colleague’s is on its way to it', async () => {
  await startPush('ratri');
  await startPush('bagas');
  expect(await renewPush('ratri')).toBe(true);
  expect(await renewPush('ratri')).toBe(true);
  expect(told).toEqual([device(1), device(2), device(3), device(3)]);
});

it('comes back for whoever asked for it and signs in again after their session had ended, and the browser took no more', async () => {
  await startPush('ratri');
  endpoint = null;
  expect(await renewPush('bagas')).toBe(false);
  expect(await renewPush('ratri')).toBe(true);
  expect(told).toEqual([device(1), device(2)]);
});
