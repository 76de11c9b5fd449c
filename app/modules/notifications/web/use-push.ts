import { useCallback, useEffect, useState } from 'react';
import { copyKey } from '#platform/web/draft-copy.ts';
import { useReader } from '#platform/web/facts.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { keep, readKept } from '#platform/web/kept.ts';
import { addPushDevice, getPushKey, type PushDevice, removePushDevice } from '../push.contract.ts';

const WORKER = '/push-worker.js';

/** `asking`: not known yet; `refused`: in the browser's own settings, where only its owner can change it. */
export type PushState = 'asking' | 'unsupported' | 'refused' | 'off' | 'on';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionHere = async () => (await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription()) ?? null;

/** In the shape that the operation takes. */
function deviceOf(subscription: PushSubscription): PushDevice {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

const keyOf = ({ options }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Where this browser keeps who asked for them here: colleagues share computers. It goes with whoever signs out (`leave-device.ts`). */
const askedKey = (readerId: string) => copyKey('push', readerId, null);

/**
 * A browser's agreement outlives sessions and our keys: what this reader agreed to before is told to the server again, for this session.
 * True when this browser takes push messages for them.
 */
export async function renewPush(readerId: string): Promise<boolean> {
  if (!isSupported() || Notification.permission !== 'granted' || readKept(askedKey(readerId)) === null) return false;
  const subscription = await subscriptionHere();
  if (subscription === null) return false;
  const { publicKey } = await callOverHttp(getPushKey, {});
  if (keyOf(subscription) !== publicKey) return subscribe(publicKey, subscription);
  await callOverHttp(addPushDevice, deviceOf(subscription), { unasked: true });
  return true;
}

async function subscribe(publicKey: string, old: PushSubscription | null): Promise<boolean> {
  await old?.unsubscribe();
  const registration = await navigator.serviceWorker.register(WORKER);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await callOverHttp(addPushDevice, deviceOf(subscription));
  return true;
}

/** Asked for by this reader, here. */
export async function startPush(readerId: string): Promise<void> {
  const { publicKey } = await callOverHttp(getPushKey, {});
  await subscribe(publicKey, await subscriptionHere());
  keep(askedKey(readerId), { asked: true });
}

/** Push messages on this device. `failed`: the browser or its push service did not go along. */
export function usePush() {
  const readerId = useReader()?.id ?? '';
  const [state, setState] = useState<PushState>('asking');
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isSupported()) setState('unsupported');
    else if (Notification.permission === 'denied') setState('refused');
    else
      renewPush(readerId).then(
        (on) => setState(on ? 'on' : 'off'),
        () => setState('off'),
      );
  }, [readerId]);

  const attempt = useCallback(async (change: () => Promise<PushState>) => {
    setPending(true);
    setFailed(false);
    try {
      setState(await change());
    } catch {
      // Push services are out of our hands: blocked networks, browsers without one, a lost connection.
      setFailed(true);
    } finally {
      setPending(false);
    }
  }, []);

  const turnOn = () =>
    attempt(async () => {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
      await startPush(readerId);
      return 'on';
    });

  const turnOff = () =>
    attempt(async () => {
      const subscription = await subscriptionHere();
      keep(askedKey(readerId), null);
      if (subscription !== null) {
        await callOverHttp(removePushDevice, { endpoint: subscription.endpoint });
        await subscription.unsubscribe();
      }
      return 'off';
    });

  return { state, pending, failed, turnOn: () => void turnOn(), turnOff: () => void turnOff() };
}
