/** The messages of the open conversation: as the page came, and live from then on. */
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { OutputOf } from '#platform/operation/operation.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { CONNECTED, RESUMED } from '#platform/web/live-messages.ts';
import { useMemberMessages } from '#platform/web/realtime.ts';
import { CHAT_CHANGED } from '../chat.contract.ts';
import { listChanges, listMessages, type Message } from '../chat-message.contract.ts';
import { createAsking } from './asking.tsx';
import { logOf, type MessageLog, nextExpiry, withChanges, withEnd, withMessage, withPage } from './message-log.tsx';
import { createServerClock } from './server-clock.tsx';

export interface LiveLog {
  readonly log: MessageLog;
  /** The server's clock now, in milliseconds. */
  readonly now: () => number;
  readonly put: (message: Message) => void;
  readonly more: (where: 'before' | 'after') => void;
  readonly loading: boolean;
  /** For whoever writes at an earlier place: what they write stands at the end, and they are to see it there. */
  readonly toEnd: () => void;
}

/** `onHappening`: the conversation itself has changed, or is none of the reader's any more. */
export function useMessageLog(id: string, page: OutputOf<typeof listMessages>, onHappening: () => void): LiveLog {
  const [log, setLog] = useState(() => logOf(page));
  const [loading, setLoading] = useState(false);
  const [clock] = useState(() => createServerClock(Date.parse(page.now)));
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const current = useRef(log);
  current.current = log;
  const happened = useEffectEvent(onHappening);
  /** What comes while another change waits to be drawn builds on that one. */
  const take = useCallback((change: (known: MessageLog) => MessageLog) => {
    current.current = change(current.current);
    setLog(current.current);
  }, []);

  /** Number of the last change that this window was told of. */
  const told = useRef(0);
  const ask = useAsking(
    async () => {
      for (let more = true; more; ) {
        const since = current.current.revision;
        const heard = clock.ask();
        const changes = await callOverHttp(listChanges, { id, since });
        if (heard(Date.parse(changes.now))) tick();
        take((known) => withChanges(known, since, changes));
        more = changes.more;
        // A change without a message is one of the conversation, such as a stranger's yes.
        const isOfConversation = changes.data.length === 0 && changes.revision > since;
        if (isOfConversation || changes.data.some(({ happening }) => happening !== null)) happened();
      }
    },
    () => {
      if (told.current <= current.current.revision) return;
      // Told of something, and shown nothing: the reader is out. Without an answer nobody knows.
      told.current = 0;
      happened();
    },
  );

  /** The device may have slept, or been set: what it knows of the server's clock is asked for as well. */
  const askAnew = useCallback(() => {
    clock.doubt();
    void ask();
  }, [clock, ask]);

  useMemberMessages(({ name, payload }) => {
    if (name === CONNECTED || name === RESUMED) askAnew();
    if (name !== CHAT_CHANGED || payload.conversationId !== id) return;
    const revision = Number(payload.revision);
    if (revision <= current.current.revision) return;
    told.current = Math.max(told.current, revision);
    void ask();
  });

  useEffect(() => {
    // A phone that slept was told nothing.
    const handleVisible = () => document.visibilityState === 'visible' && askAnew();
    document.addEventListener('visibilitychange', handleVisible);
    // Nor is anybody told that a clock was set.
    const timer = setInterval(() => clock.isDoubtful() && askAnew(), LONGEST_TIMER_MS);
    return () => {
      document.removeEventListener('visibilitychange', handleVisible);
      clearInterval(timer);
    };
  }, [clock, askAnew]);

  useExpiry(log.messages, clock.now, ticks, tick);

  const more = useCallback(
    (where: 'before' | 'after') => {
      const asked = current.current;
      const edge = where === 'before' ? asked.messages[0]?.seq : (asked.messages.at(-1)?.seq ?? 0) + 1;
      if (edge === undefined) return;
      setLoading(true);
      callOverHttp(listMessages, where === 'before' ? { id, before: edge } : { id, from: edge })
        .then((found) => {
          const isOld = found.revision < current.current.revision;
          take((known) => withPage(known, found, where, asked));
          if (isOld) void ask();
        }, ignoreFailure)
        .finally(() => setLoading(false));
    },
    [id, ask, take],
  );

  /** They want to be at the end; without a line they get there once what they wrote has gone out. */
  const ending = useRef(false);
  const toEnd = useCallback(() => {
    if (!current.current.newer) return;
    ending.current = true;
    callOverHttp(listMessages, { id }).then((found) => {
      ending.current = false;
      take((known) => withEnd(known, found));
      // What came while this page was on its way.
      void ask();
    }, ignoreFailure);
  }, [id, ask, take]);
  const put = useCallback(
    (message: Message) => {
      take((known) => withMessage(known, message));
      if (ending.current) toEnd();
    },
    [take, toEnd],
  );

  return {
    log,
    loading,
    more,
    now: clock.now,
    put,
    toEnd,
  };
}

function useAsking(work: () => Promise<void>, onAnswered: () => void): () => Promise<void> {
  const onAsk = useEffectEvent(work);
  const onAnswer = useEffectEvent(onAnswered);
  const [asking] = useState(() =>
    createAsking(
      () => onAsk(),
      () => onAnswer(),
    ),
  );
  useEffect(() => asking.stop, [asking]);
  return asking.ask;
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof CallFailure)) throw error;
}

/** A phone that sleeps stops its timers, and they go on with what was left of them: nothing that is over is shown longer than this. */
const LONGEST_TIMER_MS = 60_000;

/** Draws the page anew when the next message disappears. */
function useExpiry(messages: readonly Message[], now: () => number, ticks: number, tick: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each tick the next one is looked for.
  useEffect(() => {
    const left = nextExpiry(messages, now());
    if (left === null) return;
    const timer = setTimeout(tick, Math.min(left + 50, LONGEST_TIMER_MS));
    // Whoever takes the phone out of the pocket is shown nothing of it, with a line or without.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [messages, now, ticks, tick]);
}
