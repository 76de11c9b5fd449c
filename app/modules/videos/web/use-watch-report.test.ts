import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchLog, type FollowedPlayer, followPlayer, heed } from './use-watch-report.ts';

/** A player that says where it is, four times a second. */
function watched(log: ReturnType<typeof createWatchLog>, clock: { now: number }, from: number, seconds: number, speed = 1) {
  for (let passed = 0; passed <= seconds; passed += 0.25) {
    log.at(from + passed * speed, speed);
    clock.now += 250;
  }
}

describe('the log of what was watched', () => {
  it('is one part for what was played in one go, with the time it took', () => {
    const clock = { now: 0 };
    const log = createWatchLog(() => clock.now);
    watched(log, clock, 10, 5);
    expect(log.take()).toEqual([{ from: 10, to: 15, took: 5, speed: 1 }]);
    // What goes on after a report joins without a gap.
    watched(log, clock, 15.25, 1);
    expect(log.take()).toMatchObject([{ from: 15, to: 16.25 }]);
  });

  it('leaves out what was jumped over, and keeps speeds apart', () => {
    const clock = { now: 0 };
    const log = createWatchLog(() => clock.now);
    watched(log, clock, 0, 2);
    watched(log, clock, 60, 2);
    watched(log, clock, 62, 2, 2);
    expect(log.take()).toEqual([
      { from: 0, to: 2, took: 2, speed: 1 },
      { from: 60, to: 62, took: 2, speed: 1 },
      { from: 62, to: 66, took: 2, speed: 2 },
    ]);
  });

  it('leaves out what plays behind another tab, on a pause or on the way to another place', () => {
    const clock = { now: 0 };
    const log = createWatchLog(() => clock.now);
    const plays = { paused: false, seeking: false, playbackRate: 1 };
    const play = (from: number, seconds: number, state: Partial<typeof plays>, page: DocumentVisibilityState) => {
      for (let second = from; second <= from + seconds; second += 0.25) {
        heed(log, { ...plays, ...state, currentTime: second }, page);
        clock.now += 250;
      }
    };
    play(0, 2, {}, 'visible');
    play(2.25, 5, {}, 'hidden');
    play(10, 2, {}, 'visible');
    play(12.25, 2, { paused: true }, 'visible');
    play(20, 2, { seeking: true }, 'visible');
    expect(log.take()).toEqual([
      { from: 0, to: 2, took: 2, speed: 1 },
      { from: 10, to: 12, took: 2, speed: 1 },
    ]);
  });
});

describe('a player that is followed', () => {
  class Player extends EventTarget implements FollowedPlayer {
    paused = true;
    seeking = false;
    currentTime = 0;
    playbackRate = 1;

    /** As a browser does, four times a second. */
    play(seconds: number): void {
      if (this.paused) {
        this.paused = false;
        this.dispatchEvent(new Event('playing'));
      }
      for (let passed = 0; passed < seconds; passed += 0.25) {
        this.currentTime += 0.25;
        vi.advanceTimersByTime(250);
        this.dispatchEvent(new Event('timeupdate'));
      }
    }

    pause(): void {
      this.paused = true;
      this.dispatchEvent(new Event('pause'));
    }
  }

  interface Call {
    readonly name: string;
    readonly key: string;
    readonly input: { spans?: { from: number; to: number }[]; position?: number };
  }
  let calls: Call[];
  let answer: (call: Call) => Response;
  let kept: (number | null)[];
  let video: Player;
  let stop: () => void;

  const done = ({ input: { position = 0 } }: Call) => Response.json({ status: true, response: { position, watched: 1, counted: 1 } });
  const refused = (status: number) => () =>
    Response.json({ status: false, response: { code: 'test.no', message: '', requestId: '' } }, { status });
  const lost = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const reports = () => calls.filter(({ name }) => name === 'watched');
  const starts = () => calls.filter(({ name }) => name === 'start-watching');
  /** Until everything that was called has been answered. */
  const answered = () => vi.advanceTimersByTimeAsync(0);

  function follow(isMember = true): void {
    stop = followPlayer(video, { videoId: 'v', isMember, known: null, onPosition: (...at) => void kept.splice(0, 2, ...at) });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [calls, kept, answer] = [[], [], done];
    video = new Player();
    vi.stubGlobal(
      'document',
      Object.assign(new EventTarget(), { documentElement: { lang: 'en', dataset: {} }, cookie: '', visibilityState: 'visible' }),
    );
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
      const name = url.split('/').at(-1) ?? '';
      const key = new Headers(headers).get('idempotency-key') ?? '';
      const call = { name, key, input: JSON.parse(String(body)) as Call['input'] };
      calls.push(call);
      return answer(call);
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is begun once and told of every ten seconds, on a pause and when it is left', async () => {
    follow();
    video.play(11);
    await answered();
    expect(starts()).toHaveLength(1);
    expect(reports().map(({ input }) => input.spans)).toMatchObject([[{ from: 0.25 }]]);
    expect(kept).toEqual([expect.any(Number), reports()[0]?.input.position]);
    video.play(3);
    video.pause();
    await answered();
    expect(reports()).toHaveLength(2);
    expect(reports()[1]?.input).toMatchObject({ position: 14 });
    video.play(2);
    stop();
    await answered();
    expect(reports()[2]?.input).toMatchObject({ position: 16 });
    expect(starts()).toHaveLength(1);
  });

  it('takes no time from the clock of the device, which may be wrong, and be set right meanwhile', async () => {
    follow();
    video.play(4);
    vi.setSystemTime(Date.now() - 3_600_000);
    video.play(4);
    vi.setSystemTime(Date.now() + 86_400_000);
    video.play(2.5);
    await answered();
    expect(reports().map(({ input }) => input.spans)).toEqual([[{ from: 0.25, to: 10.5, took: 10.25, speed: 1 }]]);
  });

  it('of somebody who is not signed in is told to nobody, and kept on the device', async () => {
    follow(false);
    video.play(12);
    video.pause();
    await answered();
    expect(calls).toEqual([]);
    expect(kept).toEqual([12, null]);
  });

  it('is begun with the next report where that failed, and loses nothing of what was watched meanwhile', async () => {
    answer = lost;
    follow();
    video.play(1);
    await answered();
    video.play(10);
    await answered();
    expect(starts()).toHaveLength(2);
    expect(reports()).toEqual([]);
    answer = done;
    video.play(10);
    await answered();
    expect(starts()).toHaveLength(3);
    expect(reports()[0]?.input.spans).toMatchObject([{ from: 0.25, to: 21 }]);
  });

  it('is told of again by the same key where no answer came, before what was watched since', async () => {
    follow();
    video.play(1);
    await answered();
    answer = lost;
    video.play(10);
    await answered();
    video.play(10);
    await answered();
    answer = done;
    video.play(10);
    await answered();
    const [first, again, once, then] = reports();
    expect(reports()).toHaveLength(4);
    for (const same of [again, once]) expect(same).toEqual(first);
    expect(then?.key).not.toBe(first?.key);
    expect(then?.input.spans?.[0]?.from).toBe(first?.input.spans?.[0]?.to);
  });

  it('is not told of for ever what is refused for good', async () => {
    follow();
    video.play(1);
    await answered();
    answer = refused(404);
    video.play(10);
    await answered();
    answer = done;
    video.play(10);
    await answered();
    expect(new Set(reports().map(({ key }) => key)).size).toBe(2);
  });
});
