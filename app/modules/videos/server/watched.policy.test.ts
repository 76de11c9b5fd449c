import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SPEED } from '../videos.contract.ts';
import { type Claim, credit, isFinished, lengthOf, resumeAt, type Span, union } from './watched.policy.ts';

const span = fc.tuple(fc.nat(6000), fc.nat(6000)).map(([a, b]): Span => [Math.min(a, b), Math.max(a, b)]);
const spans = fc.array(span, { maxLength: 30 });

const claim = fc.record<Claim>({
  from: fc.double({ min: 0, max: 700, noNaN: true }),
  to: fc.double({ min: 0, max: 700, noNaN: true }),
  took: fc.double({ min: 0, max: 100_000, noNaN: true }),
  speed: fc.double({ min: 0.1, max: 16, noNaN: true }),
});
/** Reports of one member, from whatever devices, each some milliseconds after the one before. */
const reports = fc.array(fc.record({ after: fc.nat(30_000), claims: fc.array(claim, { maxLength: 6 }) }), { maxLength: 25 });

describe('the union of what was watched', () => {
  it('is the same whatever the order and however often', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        expect(union([...a, ...b])).toEqual(union([...b, ...a]));
        expect(union(union(a))).toEqual(union(a));
        expect(union([...a, ...a])).toEqual(union(a));
        expect(union([...union(a), ...b])).toEqual(union([...a, ...b]));
      }),
    );
  });

  it('holds exactly what one of its parts holds', () => {
    fc.assert(
      fc.property(spans, fc.nat(6000), (all, at) => {
        const inside = (list: readonly Span[]) => list.some(([from, to]) => from <= at && at < to);
        expect(inside(union(all))).toBe(inside(all));
      }),
    );
  });

  it('keeps its parts in order and apart', () => {
    fc.assert(
      fc.property(spans, (all) => {
        const joined = union(all);
        for (const [n, [from, to]] of joined.entries()) {
          expect(from).toBeLessThan(to);
          const next = joined[n + 1];
          if (next !== undefined) expect(next[0]).toBeGreaterThan(to);
        }
        expect(lengthOf(joined)).toBeLessThanOrEqual(lengthOf(all));
      }),
    );
  });
});

const FROM_THE_BEGINNING = { accountedUntil: 0, startedAt: 0 };

describe('what counts of a report', () => {
  it('is never more than the time that has passed × 2, whatever any number of devices claim', () => {
    fc.assert(
      fc.property(reports, fc.nat(200_000), (list, idle) => {
        const startedAt = 1_000_000;
        let [now, accountedUntil, total] = [startedAt, startedAt - idle, 0];
        for (const { after, claims } of list) {
          now += after;
          const counted = credit(claims, { now, accountedUntil, startedAt }, 600);
          expect(counted.accountedUntil).toBeLessThanOrEqual(now);
          expect(counted.accountedUntil).toBeGreaterThanOrEqual(accountedUntil);
          accountedUntil = counted.accountedUntil;
          total += lengthOf(counted.spans);
          expect(total).toBeLessThanOrEqual(((now - startedAt) / 100) * MAX_SPEED);
        }
      }),
    );
  });

  it('lies within the video and within what was claimed', () => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 6 }), (claims) => {
        const { spans: counted, speeds } = credit(claims, { now: 200_000, ...FROM_THE_BEGINNING }, 600);
        for (const [from, to] of counted) {
          expect(to).toBeLessThanOrEqual(6000);
          expect(claims.some((one) => Math.round(one.from * 10) === from && to <= Math.round(one.to * 10))).toBe(true);
        }
        expect(Object.values(speeds).reduce((sum, tenths) => sum + tenths, 0)).toBe(lengthOf(counted));
      }),
    );
  });

  const tenSeconds: Claim = { from: 0, to: 10, took: 10, speed: 1 };

  it('is all of it for somebody who simply watches', () => {
    expect(credit([tenSeconds], { now: 10_000, ...FROM_THE_BEGINNING }, 60)).toEqual({
      spans: [[0, 100]],
      speeds: { 1: 100 },
      accountedUntil: 10_000,
    });
    expect(credit([{ from: 0, to: 20, took: 10, speed: 2 }], { now: 10_000, ...FROM_THE_BEGINNING }, 60).spans).toEqual([[0, 200]]);
  });

  it('gives the same seconds to one of two devices only', () => {
    const first = credit([tenSeconds], { now: 10_000, ...FROM_THE_BEGINNING }, 60);
    const second = credit([{ ...tenSeconds, from: 30, to: 40 }], { now: 10_000, startedAt: 0, accountedUntil: first.accountedUntil }, 60);
    expect(second.spans).toEqual([]);
  });

  it('does not add up idle time beyond two minutes', () => {
    const counted = credit([{ from: 0, to: 3600, took: 3600, speed: 1 }], { now: 3_600_000, ...FROM_THE_BEGINNING }, 3600);
    expect(lengthOf(counted.spans)).toBe(1200);
  });

  it('begins when the video was opened, however long the member was idle before', () => {
    const counted = credit([tenSeconds], { now: 600_000, accountedUntil: 0, startedAt: 598_000 }, 60);
    expect(counted.spans).toEqual([[0, 20]]);
  });

  it('is cut to what a device can have shown in the time it says it took', () => {
    expect(lengthOf(credit([{ from: 0, to: 50, took: 5, speed: 1 }], { now: 100_000, ...FROM_THE_BEGINNING }, 60).spans)).toBe(50);
  });
});

it('resumes at the beginning when the end was reached', () => {
  expect([resumeAt(58.5, 60), resumeAt(30, 60), resumeAt(30, null)]).toEqual([0, 30, 30]);
  expect([isFinished(53, 60), isFinished(54, 60)]).toEqual([false, true]);
});
