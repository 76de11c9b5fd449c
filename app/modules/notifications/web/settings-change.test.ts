import { expect, it } from 'vitest';
import { changedFields } from '#platform/web/kept.ts';
import type { NotificationSettings } from '../notification-settings.contract.ts';
import { CHOICES } from '../notifications.contract.ts';
import { changeOf, kindsOf, writtenOf } from './settings-change.tsx';

const all = { inApp: true, mail: true, push: true };
const before: NotificationSettings = {
  kinds: Object.fromEntries(CHOICES.map((kind) => [kind, all])) as NotificationSettings['kinds'],
  mail: 'soon',
  quiet: null,
  timeZone: 'Asia/Jakarta',
};

it('names the kinds that were changed, so that what was silenced elsewhere meanwhile stays so', () => {
  const comment = { ...all, push: false };
  const written = { ...writtenOf(before), mail: 'daily', chosen: { comment } } as const;
  expect(changeOf(before, written)).toEqual({ mail: 'daily', kinds: { comment } });
  expect(changeOf(before, writtenOf(before))).toEqual({ kinds: {} });
  const quiet = { from: '21:00', to: '06:00' };
  expect(changeOf({ ...before, quiet }, { ...writtenOf(before), quiet: null })).toEqual({ quiet: null, kinds: {} });
  expect(changeOf({ ...before, quiet }, { ...writtenOf(before), quiet: { ...quiet } })).toEqual({ kinds: {} });
});

it('names no kind that was silenced elsewhere while the form lay on this device', () => {
  const comment = { ...all, push: false };
  const kept = changedFields(writtenOf(before), { ...writtenOf(before), chosen: { comment } });
  const silent = { inApp: false, mail: false, push: false };
  const now = { ...before, mail: 'weekly', kinds: { ...before.kinds, repost: silent } } as const;
  const restored = { ...writtenOf(now), ...kept };
  expect(changeOf(now, restored)).toEqual({ kinds: { comment } });
  expect(kindsOf(now, restored)).toMatchObject({ comment, repost: silent });
});
