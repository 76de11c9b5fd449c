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
  expect(changeOf(before, written)).toEqual({ ...before, mail: 'daily', kinds: { comment } });
  expect(changeOf(before, writtenOf(before)).kinds).toEqual({});
});

it('names no kind that was silenced elsewhere while the form lay on this device', () => {
  const comment = { ...all, push: false };
  const kept = changedFields(writtenOf(before), { ...writtenOf(before), chosen: { comment } });
  const silent = { inApp: false, mail: false, push: false };
  const now = { ...before, mail: 'weekly', kinds: { ...before.kinds, repost: silent } } as const;
  const restored = { ...writtenOf(now), ...kept };
  expect(changeOf(now, restored)).toEqual({ ...now, kinds: { comment } });
  expect(kindsOf(now, restored)).toMatchObject({ comment, repost: silent });
});
