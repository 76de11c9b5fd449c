import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPush } from './use-push.ts';

const { called } = vi.hoisted(() => ({ called: [] as string[] }));
vi.mock('#platform/web/http-caller.ts', () => ({
  callOverHttp: async ({ name }: { name: string }) => {
    called.push(name);
    return { publicKey: 'AAAA', devices: 1 };
  },
}));

beforeEach(() => {
  called.length = 0;
  const kept = new Map<string, string>();
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: new Uint8Array(3).buffer },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
  };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('what somebody agreed to in this browser is told again for them, and not for a colleague who has signed in there since', async () => {
  expect(await renewPush('ratri')).toBe(true);
  expect(called).toEqual(['notifications.getPushKey', 'notifications.addPushDevice']);
  called.length = 0;
  expect(await renewPush('bagas')).toBe(false);
  expect(called).toEqual([]);
  expect(await renewPush('ratri')).toBe(true);
  expect(called).toContain('notifications.addPushDevice');
});

it('where the browser keeps nothing, it is told for whoever is signed in', async () => {
  const closed = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
  expect([await renewPush('ratri'), await renewPush('bagas')]).toEqual([true, true]);
});
