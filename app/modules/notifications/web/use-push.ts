import { useCallback, useEffect, useState } from 'react';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { PUSH_AGREED } from '#platform/web/leave-device.ts';
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

/** In this browser, as far as it remembers. */
function whoAgreed(): string | null {
  try {
    return localStorage.getItem(PUSH_AGREED);
  } catch {
    return null;
  }
}

function noteAgreed(memberId: string): void {
  try {
    localStorage.setItem(PUSH_AGREED, memberId);
  } catch {
    // Where nothing is kept, it is whoever is signed in.
  }
}

/**
 * A browser's agreement outlives sessions and our keys: what its member agreed to before is told to the server again, for this session.
 * A colleague who has signed in here since has agreed to nothing. True when this browser takes push messages.
 */
export async function renewPush(memberId: string): Promise<boolean> {
  if (!isSupported() || Notification.permission !== 'granted' || (whoAgreed() ?? memberId) !== memberId) return false;
  const subscription = await subscriptionHere();
  if (subscription === null) return false;
  const { publicKey } = await callOverHttp(getPushKey, {});
  if (keyOf(subscription) === publicKey) await callOverHttp(addPushDevice, deviceOf(subscription), { unasked: true });
  else await subscribe(publicKey, subscription);
  noteAgreed(memberId);
  return true;
}

async function subscribe(publicKey: string, old: PushSubscription | null): Promise<void> {
  await old?.unsubscribe();
  const registration = await navigator.serviceWorker.register(WORKER);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await callOverHttp(addPushDevice, deviceOf(subscription));
}

/** Push messages on this device. `failed`: the browser or its push service did not go along. */
export function usePush(memberId: string) {
  const [state, setState] = useState<PushState>('asking');
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isSupported()) setState('unsupported');
    else if (Notification.permission === 'denied') setState('refused');
    else
      renewPush(memberId).then(
        (on) => setState(on ? 'on' : 'off'),
        () => setState('off'),
      );
  }, [memberId]);

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
      const { publicKey } = await callOverHttp(getPushKey, {});
      await subscribe(publicKey, await subscriptionHere());
      noteAgreed(memberId);
      return 'on';
    });

  const turnOff = () =>
    attempt(async () => {
      const subscription = await subscriptionHere();
      if (subscription !== null) {
        await callOverHttp(removePushDevice, { endpoint: subscription.endpoint });
        await subscription.unsubscribe();
      }
      return 'off';
    });

  return { state, pending, failed, turnOn: () => void turnOn(), turnOff: () => void turnOff() };
}
