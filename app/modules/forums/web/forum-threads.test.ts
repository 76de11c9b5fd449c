import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { translator } from '#platform/i18n/translator.ts';
import { NONE_YET } from './forum-threads.tsx';

const textsOf = (language: (typeof LANGUAGES)[number]) =>
  translator(language, JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')));

it('nobody is told to join a forum that they are in, or that nobody enters', () => {
  const t = textsOf('en');
  const told = Object.fromEntries(Object.entries(NONE_YET).map(([why, key]) => [why, t(key, { time: '16:10' })]));
  expect(told).toEqual({
    write: 'Begin with a question that others have too.',
    signIn: 'Whoever joins can begin.',
    notMember: 'Whoever joins can begin.',
    notVerified: 'Once your profile is verified, you can write here.',
    muted: 'You can read here, and write again from 16:10.',
    forumClosed: 'This forum is closed: it can be read, and nothing new is written.',
  });
});

it.each(LANGUAGES)('says in %s what leaving a closed forum means', (language) => {
  const t = textsOf(language);
  const words = ['public', 'protected', 'private', 'closed'].map((kind) => t(`page.leaveSure.${kind}`));
  expect(new Set(words).size).toBe(4);
});
