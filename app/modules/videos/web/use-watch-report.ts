/** Tells the server what a member watches with the page in sight: what they have seen, and where they stopped. */
import { type RefObject, useEffect } from 'react';
import type { InputOf } from '#platform/operation/operation.ts';
import { useReader } from '#platform/web/facts.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { reportWatched, startWatching } from '../videos.contract.ts';

type Claim = InputOf<typeof reportWatched>['spans'][number];

const REPORT_MS = 10_000;
/** Between two signs of life of a player; a longer way is a jump. */
const STEP_SECONDS = 1.5;
/** The server takes so many at once. */
const MAX_CLAIMS = 50;

interface OpenSpan {
  from: number;
  to: number;
  readonly speed: number;
  readonly since: number;
  until: number;
}

/** Collects what was really played: not what was jumped over, and nothing behind another tab. */
export function createWatchLog(clock: () => number) {
  let closed: Claim[] = [];
  let open: OpenSpan | null = null;

  const close = () => {
    if (open !== null && open.to > open.from)
      closed.push({ from: open.from, to: open.to, took: (open.until - open.since) / 1000, speed: open.speed });
    open = null;
  };
  return {
    /** The player is at this second and plays. */
    at(second: number, speed: number): void {
      const now = clock();
      const goesOn = open !== null && open.speed === speed && second >= open.to && second - open.to <= STEP_SECONDS * speed;
      if (!goesOn) {
        close();
        open = { from: second, to: second, speed, since: now, until: now };
      }
      if (open !== null) {
        open.to = second;
        open.until = now;
      }
    },
    /** It does not play any more, or nobody sees it. */
    close,
    /** What has not been told yet. */
    take(): Claim[] {
      const last = open;
      close();
      if (last !== null) open = { from: last.to, to: last.to, speed: last.speed, since: last.until, until: last.until };
      const taken = closed.slice(0, MAX_CLAIMS);
      closed = closed.slice(MAX_CLAIMS);
      return taken;
    },
    /** It did not arrive. */
    putBack(claims: readonly Claim[]): void {
      closed = [...claims, ...closed];
    },
  };
}

/** A sign of life of the player: it counts while it plays and somebody sees the page. */
export function heed(
  log: Pick<ReturnType<typeof createWatchLog>, 'at' | 'close'>,
  { paused, seeking, currentTime, playbackRate }: Pick<HTMLVideoElement, 'paused' | 'seeking' | 'currentTime' | 'playbackRate'>,
  page: DocumentVisibilityState,
): void {
  if (paused || seeking || page !== 'visible') log.close();
  else log.at(currentTime, playbackRate);
}

export function useWatchReport(videoId: string, element: RefObject<HTMLVideoElement | null>, onPosition: (second: number) => void): void {
  const readerId = useReader()?.id ?? null;
  useEffect(() => {
    const video = element.current;
    if (video === null) return;
    const log = createWatchLog(() => performance.now());
    const listening = new AbortController();
    let begun = false;

    const report = async () => {
      onPosition(video.currentTime);
      if (readerId === null || !begun) return;
      const spans = log.take();
      if (spans.length === 0) return;
      // It arrives even when the page is left meanwhile.
      await callOverHttp(reportWatched, { id: videoId, spans, position: video.currentTime }, { keepalive: true }).catch(() =>
        log.putBack(spans),
      );
    };
    const tell = () => void report();
    const on = (target: EventTarget, name: string, handler: () => void) =>
      target.addEventListener(name, handler, { signal: listening.signal });

    on(video, 'playing', () => {
      if (begun || readerId === null) return;
      begun = true;
      // Nobody is told when it could not be noted: watching goes on.
      callOverHttp(startWatching, { id: videoId }).catch(() => {
        begun = false;
      });
    });
    on(video, 'timeupdate', () => heed(log, video, document.visibilityState));
    on(video, 'seeking', () => log.close());
    on(video, 'pause', tell);
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') return;
      tell();
      log.close();
    });
    on(window, 'pagehide', tell);
    const timer = setInterval(() => {
      if (!video.paused) tell();
    }, REPORT_MS);
    return () => {
      tell();
      clearInterval(timer);
      listening.abort();
    };
  }, [videoId, element, readerId, onPosition]);
}
