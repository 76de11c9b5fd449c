import { expect, it } from 'vitest';
import type { NotificationSettings } from '../notification-settings.contract.ts';
import { CHOICES } from '../notifications.contract.ts';
import { changeOf } from './settings-change.tsx';

const all = { inApp: true, mail: true, push: true };
const before: NotificationSettings = {
  kinds: Object.fromEntries(CHOICES.map((kind) => [kind, all])) as NotificationSettings['kinds'],
  mail: 'soon',
  quiet: null,
  timeZone: 'Asia/Jakarta',
};

it('names the kinds that were changed, so that what was silenced elsewhere meanwhile stays so', () => {
  const comment = { ...all, push: false };
  const written: NotificationSettings = { ...before, mail: 'daily', kinds: { ...before.kinds, comment } };
  expect(changeOf(before, written)).toEqual({ ...before, mail: 'daily', kinds: { comment } });
  expect(changeOf(before, before).kinds).toEqual({});
});
