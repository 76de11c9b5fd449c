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

/**
 * Where this browser keeps who asked for them here, and by which address they came: colleagues share computers. It goes with whoever
 * signs out (`leave-device.ts`).
 */
const askedKey = (readerId: string) => copyKey('push', readerId, null);

interface Asked {
  readonly endpoint: string;
}

/**
 * A browser's agreement outlives sessions and our keys: what this reader agreed to before is told to the server again, for this session.
 * Where a message came after that had ended, the browser takes none any more (`push-worker.js`), and where a colleague asked for them
 * meanwhile, they come for them: this reader's have an address of their own again. True when this browser takes push messages for them.
 */
export async function renewPush(readerId: string): Promise<boolean> {
  if (!isSupported() || Notification.permission !== 'granted') return false;
  const asked = readKept<Asked>(askedKey(readerId));
  if (asked === null) return false;
  const subscription = await subscriptionHere();
  const { publicKey } = await callOverHttp(getPushKey, {});
  const isTheirs = subscription !== null && subscription.endpoint === asked.endpoint && keyOf(subscription) === publicKey;
  const device = isTheirs ? deviceOf(subscription) : await subscribe(publicKey, subscription);
  await callOverHttp(addPushDevice, device, { unasked: true });
  if (!isTheirs) keepAsked(readerId, device);
  return true;
}

/** What is still on its way to the old address comes to nobody. */
async function subscribe(publicKey: string, old: PushSubscription | null): Promise<PushDevice> {
  await old?.unsubscribe();
  const registration = await navigator.serviceWorker.register(WORKER);
  return deviceOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

const keepAsked = (readerId: string, { endpoint }: Asked) => keep(askedKey(readerId), { endpoint });

/** Asked for by this reader, here. */
export async function startPush(readerId: string): Promise<void> {
  const { publicKey } = await callOverHttp(getPushKey, {});
  const device = await subscribe(publicKey, await subscriptionHere());
  await callOverHttp(addPushDevice, device);
  keepAsked(readerId, device);
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
