/** Tells the server what a member watches with the page in sight: what they have seen, and where they stopped. */
import { type RefObject, useEffect, useRef } from 'react';
import { CallFailure } from '#platform/operation/errors.ts';
import type { InputOf } from '#platform/operation/operation.ts';
import { useReader } from '#platform/web/facts.ts';
import { callOverHttp } from '#platform/web/http-caller.ts';
import { reportWatched, startWatching } from '../videos.contract.ts';

type Claim = InputOf<typeof reportWatched>['spans'][number];

const REPORT_MS = 10_000;
/** Answers that would be the same again. Without a network, or signed out, there is another time. */
const REFUSED = new Set([400, 404, 422]);
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

/** Told where the player stands, and where the server says that the reader stopped. */
type PositionListener = (second: number, known: number | null) => void;

interface Batch {
  /** What had no answer may have arrived all the same: by its key it counts once, and takes the member's time once. */
  readonly key: string;
  readonly input: InputOf<typeof reportWatched>;
}

export interface FollowedPlayer extends EventTarget, Pick<HTMLVideoElement, 'paused' | 'seeking' | 'currentTime' | 'playbackRate'> {}

interface Following {
  readonly videoId: string;
  readonly isMember: boolean;
  /** Where the server says that the reader stopped. */
  readonly known: number | null;
  readonly onPosition: PositionListener;
}

/** Follows a player until the returned function is called. */
export function followPlayer(video: FollowedPlayer, { videoId, isMember, known: before, onPosition }: Following): () => void {
  const log = createWatchLog(() => performance.now());
  const listening = new AbortController();
  const failed: Batch[] = [];
  let known = before;
  let place = video.currentTime;
  let hasPlayed = false;
  let begun: Promise<boolean> | null = null;

  /** Nobody is told when it could not be noted: watching goes on, and the next report begins with it. */
  const begin = (): Promise<boolean> => {
    begun ??= callOverHttp(startWatching, { id: videoId }, { unasked: true }).then(
      () => true,
      () => {
        begun = null;
        return false;
      },
    );
    return begun;
  };
  const send = async (batch: Batch): Promise<boolean> => {
    try {
      // It arrives even when the page is left meanwhile.
      ({ position: known } = await callOverHttp(reportWatched, batch.input, { keepalive: true, unasked: true, idempotencyKey: batch.key }));
      onPosition(place, known);
      return true;
    } catch (error) {
      if (error instanceof CallFailure && REFUSED.has(error.status)) return true;
      failed.push(batch);
      return false;
    }
  };
  const report = async () => {
    place = video.currentTime;
    onPosition(place, known);
    if (!isMember || !hasPlayed || !(await begin())) return;
    // One after the other, so that where the reader is now comes last; what waits behind a failure goes with the next report.
    for (let batch = failed.shift(); batch !== undefined; batch = failed.shift()) if (!(await send(batch))) return;
    const spans = log.take();
    if (spans.length > 0) await send({ key: crypto.randomUUID(), input: { id: videoId, spans, position: place } });
  };
  const tell = () => void report();
  const on = (target: EventTarget, name: string, handler: () => void) =>
    target.addEventListener(name, handler, { signal: listening.signal });

  on(video, 'playing', () => {
    hasPlayed = true;
    if (isMember) void begin();
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
}

export function useWatchReport(
  videoId: string,
  element: RefObject<HTMLVideoElement | null>,
  known: number | null,
  onPosition: PositionListener,
): void {
  const isMember = useReader() !== null;
  const first = useRef(known);
  useEffect(() => {
    const video = element.current;
    return video === null ? undefined : followPlayer(video, { videoId, isMember, known: first.current, onPosition });
  }, [videoId, element, isMember, onPosition]);
}
