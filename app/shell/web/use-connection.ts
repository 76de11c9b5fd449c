import { useEffect, useEffectEvent, useState } from 'react';
import { type BlockerFunction, createPath, type Location, useBlocker, useLocation, useNavigation, useRevalidator } from 'react-router';
import { holdRequests } from './held-requests.ts';
import { holdDocuments, isKept } from './offline-links.ts';
import { isReachable } from './reachable.ts';

export type Connection = 'online' | 'offline' | 'trying' | 'stillOffline';

export interface ConnectionState {
  readonly connection: Connection;
  /** The page that was on its way does not come any more. */
  readonly stuck: boolean;
  /** Is the server there again? If so, what was lost is asked for again. */
  readonly retry: () => Promise<void>;
  /** Whether it is any use to ask for a script now: a browser asks for each but once, and a failure stays. */
  readonly mayLoad: () => Promise<boolean>;
  /** A script could not be had. True when that is for want of a network. */
  readonly loseScript: () => Promise<boolean>;
}

/** Places on the page itself need no network. */
const leaves = ({ currentLocation: from, nextLocation: to, historyAction }: Parameters<BlockerFunction>[0]) =>
  from.pathname !== to.pathname || from.search !== to.search || (to.hash === '' && historyAction !== 'POP');

/** Whether the server can be reached. While it cannot, every way to another page is held, and what is read stays. */
export function useConnection(): ConnectionState {
  const [connection, setConnection] = useState<Connection>('online');
  // Without a script that is wanted again and again, only a new document can do.
  const [lost, setLost] = useState<'request' | 'script' | null>(null);
  const [stuckAt, setStuckAt] = useState<Location>();
  const { revalidate } = useRevalidator();
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const pageHere = useEffectEvent(() => pathname);
  const away = connection !== 'online';
  const blocker = useBlocker((move) => (away || lost === 'script') && leaves(move));

  async function look() {
    setConnection((now) => (now === 'online' ? now : 'trying'));
    const isThere = await isReachable();
    setConnection(isThere ? 'online' : 'stillOffline');
    return isThere;
  }
  async function recover() {
    setLost(null);
    // On the way to a page this sets out again.
    await revalidate();
  }
  async function retry() {
    if (!(await look())) return;
    if (lost === 'script') window.location.assign(createPath(next ?? window.location));
    else await recover();
  }

  async function lose(what: 'request' | 'script') {
    if (what === 'script') setLost(what);
    if (await isReachable()) return false;
    setLost((before) => before ?? what);
    setConnection('stillOffline');
    return true;
  }
  // What a page keeps on the device comes without a network.
  const mayLoad = async () => !away || (navigator.serviceWorker?.controller ?? null) !== null || look();

  const loseHere = useEffectEvent(lose);
  const listen = useEffectEvent(() => {
    setConnection(navigator.onLine ? 'online' : 'offline');
    if (!navigator.onLine || lost === null) return;
    // Nobody is led away from what they read meanwhile, but it may be brought up to date.
    if (next !== undefined) setStuckAt(next);
    else if (lost === 'request') void recover();
  });
  const wayTo = useEffectEvent(async (to: { readonly pathname: string }) => {
    if (await isKept(to)) return 'document';
    if (!(await look())) return 'none';
    return lost === 'script' ? 'document' : 'here';
  });

  useEffect(() => {
    const listener = () => listen();
    listener();
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    const stop = holdRequests({ onRequest: () => loseHere('request'), onScript: () => loseHere('script'), pageHere: () => pageHere() });
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
      stop();
    };
  }, []);
  useEffect(() => {
    if (away) return holdDocuments((to, go) => void wayTo(to).then((way) => way !== 'none' && go()));
  }, [away]);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Whoever wants to go elsewhere meanwhile does not want to go there any more.
    let wanted = true;
    const { location, proceed, reset } = blocker;
    void wayTo(location).then((way) => {
      if (!wanted) return;
      if (way === 'here') return proceed();
      reset();
      if (way === 'document') window.location.assign(createPath(location));
    });
    return () => {
      wanted = false;
    };
  }, [blocker]);

  return { connection, stuck: next !== undefined && next === stuckAt, retry, mayLoad, loseScript: () => lose('script') };
}
