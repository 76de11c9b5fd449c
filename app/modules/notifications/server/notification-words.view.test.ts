import { expect, it } from 'vitest';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { loadTranslations } from '#platform/i18n/translations.ts';
import { CHOICES, NOTIFICATION_KINDS, type Notification, sentenceKey } from '../notifications.contract.ts';
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

it('has words for every kind: what happened, why it is told, and what members choose ways for', () => {
  const keys = [
    ...NOTIFICATION_KINDS.flatMap((kind) => [sentenceKey({ kind, count: 1 }), sentenceKey({ kind, count: 2 }), `reason.${kind}`]),
    ...CHOICES.map((choice) => `settings.kind.${choice}`),
  ];
  for (const language of LANGUAGES)
    expect(
      keys.filter((key) => !translations.has(language, `notifications:${key}`)),
      language,
    ).toEqual([]);
});
