import { expect, it } from 'vitest';
import { loadTranslations } from '#platform/i18n/translations.ts';
import type { Notification } from '../notifications.contract.ts';
import { sentenceOf } from './notification-words.view.ts';

const translations = await loadTranslations();
const byline = { kind: 'member', id: 'm', name: 'Hana Tobing', speciality: null, workplace: null, verified: true, photo: null } as const;
const told = (language: 'en' | 'id', kind: Notification['kind'], count: number) =>
  sentenceOf({ translations }, language, { kind, byline, count });

it('names one colleague and counts several, in both languages', () => {
  expect(told('en', 'reply', 1)).toBe('Hana Tobing replied to your answer.');
  expect(told('en', 'reply', 3)).toBe('3 new replies to your answers, the latest by Hana Tobing.');
  expect(told('id', 'reply', 1)).toBe('Hana Tobing membalas jawaban Anda.');
  expect(told('id', 'reply', 3)).toBe('3 balasan baru atas jawaban Anda, terakhir dari Hana Tobing.');
  expect(told('id', 'follow', 1)).toBe('Hana Tobing kini mengikuti Anda.');
});

it('says what comes once as it stands, however often it is counted', () => {
  expect(told('id', 'forumRequest', 1)).toBe('Hana Tobing meminta bergabung dengan forum Anda.');
  expect(told('en', 'mention', 2)).toBe('Hana Tobing named you.');
});
