import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, dayIn, daysBetween, isQuiet, waysOf } from './notification-settings.policy.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

describe('quiet hours', () => {
  it.each([
    ['13:59', false], // 20:59 in Jakarta
    ['14:00', true], // 21:00
    ['20:00', true], // 03:00
    ['22:59', true], // 05:59
    ['23:00', false], // 06:00
  ])('over midnight in Jakarta: %s UTC is quiet: %s', (time, quiet) => {
    expect(isQuiet(DEFAULT_SETTINGS, at(time))).toBe(quiet);
  });

  it('within a day, and not at all', () => {
    const noon = { quiet: { from: '12:00', to: '13:30' }, timeZone: 'UTC' };
    expect([at('11:59'), at('12:00'), at('13:29'), at('13:30')].map((time) => isQuiet(noon, time))).toEqual([false, true, true, false]);
    expect(isQuiet({ quiet: null, timeZone: 'UTC' }, at('03:00'))).toBe(false);
  });
});

it('counts days by the clock of the member', () => {
  expect([dayIn('UTC', at('20:00')), dayIn('Asia/Jakarta', at('20:00'))]).toEqual(['2026-11-21', '2026-11-22']);
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
});

it('sends by e-mail only what is meant for it, and always tells what concerns the account', () => {
  const silent = {
    ...DEFAULT_SETTINGS,
    kinds: { ...DEFAULT_SETTINGS.kinds, mention: { inApp: false, mail: true }, comment: { inApp: true, mail: true } },
  };
  expect(waysOf('mention', silent)).toEqual({ inApp: false, mail: true });
  expect(waysOf('comment', silent)).toEqual({ inApp: true, mail: false });
  expect(waysOf('newDevice', silent)).toEqual({ inApp: true, mail: false });
});
