/** The outbox of this device as one conversation, and the list of all, show it. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Message } from '../chat-message.contract.ts';
import { type Flushed, forget, keep, nextPlace, readOutbox, type Waiting, watchOutbox } from './outbox-entry.tsx';
import { postOf } from './outbox-post.tsx';

export interface Outbox {
  /** Of this conversation, oldest first. */
  readonly waiting: readonly Waiting[];
  /** They wait for their writer to sign in. */
  readonly signedOut: boolean;
  /** The last attempt failed, and something waits for the next one. */
  readonly stalled: boolean;
  readonly add: (entry: Pick<Waiting, 'text' | 'quote' | 'image' | 'file'>) => void;
  readonly retry: (entry: Waiting) => void;
  readonly drop: (entry: Waiting) => void;
}

export function useOutbox(memberId: string, conversationId: string, onSent: (message: Message) => void): Outbox {
  const all = useWaiting(memberId);
  const waiting = useMemo(() => all.filter((entry) => entry.conversationId === conversationId), [all, conversationId]);
  const [last, setLast] = useState<Flushed>('done');
  const post = postOf(memberId);
  const tellSent = useEffectEvent((message: Message, entry: Waiting) => {
    if (entry.conversationId === conversationId) onSent(message);
  });
  useEffect(() => postOf(memberId).listen({ sent: (message, entry) => tellSent(message, entry), flushed: setLast }), [memberId]);

  function put(entry: Waiting) {
    keep(memberId, entry);
    post.flush();
  }

  return {
    waiting,
    signedOut: last === 'signedOut',
    stalled: last !== 'done',
    add(entry) {
      const at = nextPlace(readOutbox(memberId), Date.now());
      put({ ...entry, clientId: crypto.randomUUID(), conversationId, at, state: 'waiting', problem: null });
    },
    retry: (entry) => put({ ...entry, state: 'waiting', problem: null }),
    drop(entry) {
      forget(memberId, entry.clientId);
      // It may be what held the others up.
      post.flush();
    },
  };
}

/** By conversation: something of it waits on this device, or was refused. */
export function useUnsent(memberId: string | null): ReadonlyMap<string, Waiting['state']> {
  const all = useWaiting(memberId);
  return useMemo(() => {
    const refused = all.filter(({ state }) => state === 'failed');
    return new Map([...all, ...refused].map(({ conversationId, state }) => [conversationId, state]));
  }, [all]);
}

function useWaiting(memberId: string | null): readonly Waiting[] {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    if (memberId === null) return;
    const look = () => setWaiting(readOutbox(memberId));
    look();
    return watchOutbox(memberId, look);
  }, [memberId]);
  return waiting;
}
