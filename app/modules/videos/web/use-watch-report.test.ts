import { describe, expect, it } from 'vitest';
import { createWatchLog, heed } from './use-watch-report.ts';

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

  it('hands in again what did not arrive', () => {
    const clock = { now: 0 };
    const log = createWatchLog(() => clock.now);
    watched(log, clock, 0, 2);
    log.close();
    const taken = log.take();
    expect(log.take()).toEqual([]);
    log.putBack(taken);
    expect(log.take()).toEqual(taken);
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
