import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../notifications.contract.ts';
import {
  DEFAULT_SETTINGS,
  dayIn,
  daysBetween,
  isChoiceKind,
  isQuiet,
  isUrgent,
  mailDue,
  muteOf,
  pauseEnd,
  waysOf,
} from './notification-rules.policy.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

describe('quiet hours', () => {
  it.each([
    ['13:59', false], // 20:59 in Jakarta
    ['14:00', true], // 21:00
    ['20:00', true], // 03:00
    ['22:59', true], // 05:59
    ['23:00', false], // 06:00
  ])('over midnight in Jakarta: %s UTC is quiet: %s', (time, quiet) => {
    expect(isQuiet({ ...DEFAULT_SETTINGS, pausedUntil: null }, at(time))).toBe(quiet);
  });

  it.each([
    ['2026-10-31T09:59', true], // 05:59, four hours behind Greenwich
    ['2026-10-31T10:00', false],
    ['2026-11-01T10:59', true], // 05:59, five hours behind it from this night on
    ['2026-11-01T11:00', false],
    ['2026-03-08T09:59', true],
    ['2026-03-08T10:00', false], // 06:00, an hour earlier than the day before
  ])('by a clock that is changed in New York: %s UTC is quiet: %s', (now, quiet) => {
    const hours = { ...DEFAULT_SETTINGS, timeZone: 'America/New_York', pausedUntil: null };
    expect(isQuiet(hours, new Date(`${now}:00Z`))).toBe(quiet);
  });

  it('within a day, and not at all', () => {
    const noon = { quiet: { from: '12:00', to: '13:30' }, timeZone: 'UTC', pausedUntil: null };
    expect([at('11:59'), at('12:00'), at('13:29'), at('13:30')].map((time) => isQuiet(noon, time))).toEqual([false, true, true, false]);
    expect(isQuiet({ quiet: null, timeZone: 'UTC', pausedUntil: null }, at('03:00'))).toBe(false);
  });
});

describe('a while in which nobody disturbs', () => {
  const paused = { quiet: null, timeZone: 'Asia/Jakarta', pausedUntil: at('04:00') };

  it('is over at its end, whatever the quiet hours', () => {
    expect([at('03:59'), at('04:00')].map((time) => isQuiet(paused, time))).toEqual([true, false]);
    expect(isQuiet({ ...DEFAULT_SETTINGS, pausedUntil: at('13:00') }, at('14:30'))).toBe(true);
  });

  it.each([
    ['hour', '08:30', '2026-11-21T09:30'],
    ['fourHours', '08:30', '2026-11-21T12:30'],
    // Seven in Jakarta is midnight UTC.
    ['morning', '08:30', '2026-11-22T00:00'],
    ['morning', '23:59', '2026-11-22T00:00'],
    ['morning', '00:00', '2026-11-22T00:00'],
  ] as const)('%s, asked for at %s UTC by a clock in Jakarta', (pause, now, end) => {
    expect(pauseEnd(pause, 'Asia/Jakarta', at(now)).toISOString()).toBe(`${end}:00.000Z`);
  });
});

it.each([
  ['2026-03-08T03:00', '2026-03-08T11:00'], // at ten in the evening before clocks go forward: seven comes an hour sooner
  ['2026-11-01T02:00', '2026-11-01T12:00'],
])('the morning comes at seven, also after the night in which clocks change: asked for at %s UTC', (now, end) => {
  expect(pauseEnd('morning', 'America/New_York', new Date(`${now}:00Z`)).toISOString()).toBe(`${end}:00.000Z`);
});

it('counts days by the clock of the member', () => {
  expect([dayIn('UTC', at('20:00')), dayIn('Asia/Jakarta', at('20:00'))]).toEqual(['2026-11-21', '2026-11-22']);
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
});

it('takes the ways that the member chose, and always tells what concerns the account', () => {
  const mention = { inApp: false, mail: true, push: false };
  const chosen = { ...DEFAULT_SETTINGS, kinds: { ...DEFAULT_SETTINGS.kinds, mention } };
  expect(waysOf('mention', chosen)).toEqual(mention);
  expect(waysOf('comment', chosen)).toEqual({ inApp: true, mail: false, push: true });
  expect(waysOf('newDevice', chosen)).toEqual({ inApp: true, mail: false, push: true });
  const account = { inApp: true, mail: true, push: true };
  expect(waysOf('newDevice', { ...chosen, kinds: { ...chosen.kinds, account } })).toEqual(account);
});

it('lets nobody silence what is always told, and everybody the rest', () => {
  for (const kind of NOTIFICATION_KINDS) expect({ kind, silenced: muteOf(kind) !== null }).toEqual({ kind, silenced: isChoiceKind(kind) });
  expect(NOTIFICATION_KINDS.filter(isUrgent)).toEqual(['newDevice']);
});

describe('a mail', () => {
  // 21 November 2026 is a Saturday; 07:00 in Jakarta is 00:00 UTC.
  const due = (mail: 'soon' | 'daily' | 'weekly', last: string | null, now: string) =>
    mailDue({ mail, timeZone: 'Asia/Jakarta' }, last === null ? null : new Date(last), new Date(now));

  it('is of all that waits where it comes soon', () => {
    expect(due('soon', '2026-11-20T23:59:00Z', '2026-11-21T00:00:00Z')).toEqual({ before: null });
  });

  it.each([
    ['daily', '2026-11-20T00:15:00Z', '2026-11-20T23:59:59Z', null],
    ['daily', '2026-11-20T00:15:00Z', '2026-11-21T00:00:00Z', '2026-11-21T00:00'],
    ['daily', '2026-11-21T00:00:00Z', '2026-11-21T23:59:00Z', null],
    // Nothing waited for days: what comes in the afternoon waits for the next morning.
    ['daily', '2026-11-12T00:00:00Z', '2026-11-21T07:23:45Z', '2026-11-21T00:00'],
    // The job was away at seven: it comes late, and once.
    ['daily', '2026-11-19T00:00:00Z', '2026-11-21T15:00:00Z', '2026-11-21T00:00'],
    ['daily', null, '2026-11-21T08:15:00Z', '2026-11-21T00:00'],
    ['weekly', '2026-11-16T00:05:00Z', '2026-11-22T23:59:00Z', null],
    ['weekly', '2026-11-16T00:05:00Z', '2026-11-23T00:00:00Z', '2026-11-23T00:00'],
    ['weekly', '2026-11-16T00:05:00Z', '2026-11-23T16:59:00Z', '2026-11-23T00:00'],
    // Quiet from Monday's seven to midnight.
    ['weekly', '2026-11-16T00:05:00Z', '2026-11-23T17:15:00Z', '2026-11-23T00:00'],
    ['weekly', '2026-11-16T00:05:00Z', '2026-11-24T00:00:00Z', null],
    // A Wednesday, though the last one left nine days ago.
    ['weekly', '2026-11-16T00:05:00Z', '2026-11-25T07:23:00Z', null],
    // Chosen on a Saturday afternoon: the first one comes on Monday.
    ['weekly', '2026-11-21T08:00:00Z', '2026-11-21T08:15:00Z', null],
    ['weekly', '2026-11-21T08:00:00Z', '2026-11-23T00:00:00Z', '2026-11-23T00:00'],
  ] as const)('%s, the last at %s, now %s: of what came before %s', (mail, last, now, before) => {
    expect(due(mail, last, now)).toEqual(before === null ? null : { before: new Date(`${before}:00Z`) });
  });

  it('comes once in the day on which clocks change', () => {
    const due = (last: string, now: string) =>
      mailDue({ mail: 'daily', timeZone: 'America/New_York' }, new Date(`${last}Z`), new Date(`${now}Z`));
    // Half past six on the day that had 25 hours: the digest of the morning before was sent.
    expect(due('2026-10-31T11:00:30', '2026-11-01T11:30:00')).toBeNull();
    expect(due('2026-10-31T11:00:30', '2026-11-01T12:00:00')).toEqual({ before: new Date('2026-11-01T12:00:00Z') });
    // Kept back over that night, it is of what came before seven all the same.
    expect(due('2026-10-30T11:00:30', '2026-11-01T09:00:00')).toEqual({ before: new Date('2026-10-31T11:00:00Z') });
    expect(due('2026-03-07T12:00:30', '2026-03-08T11:00:00')).toEqual({ before: new Date('2026-03-08T11:00:00Z') });
  });

  it('follows the clock of its reader', () => {
    const inApia = { mail: 'daily', timeZone: 'Pacific/Apia' } as const;
    // 07:00 on the 22nd, thirteen hours before Greenwich.
    expect(mailDue(inApia, null, new Date('2026-11-21T18:00:30Z'))).toEqual({ before: new Date('2026-11-21T18:00:00Z') });
  });
});
