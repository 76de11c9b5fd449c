import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Language } from '#platform/i18n/languages.ts';
import { translator } from '#platform/i18n/translator.ts';
import { filled } from '#platform/testing/filled-schema.ts';
import { PostContent } from '../post-content.contract.ts';
import { freshPostSettings } from '../post-draft.contract.ts';
import { linesOfPart } from './post-words.tsx';

const texts = (module: string, language: Language) =>
  translator(language, JSON.parse(readFileSync(new URL(`../../${module}/locales/${language}.json`, import.meta.url), 'utf8')));

it.each(['en', 'id'] as const)('reads a version with every text of a post, and no key of ours (%s)', (language) => {
  const { value, words } = filled(PostContent);
  const ours = { t: texts('posts', language), media: texts('media', language), images: {} };
  const shared = { of: () => [], specialities: () => '', day: () => '', yesOrNo: () => '' };
  const version = { content: { ...(value as PostContent) }, settings: freshPostSettings('en', null) };
  const all = [...Object.keys(version.content), 'settings']
    .flatMap((part) => linesOfPart(version, part, { ...ours, shared }))
    .flatMap(({ label, text }) => [label, text])
    .join('\n');
  const isOurs = (path: string) => path.endsWith('mediaId') || /^files\.\d+\.id$/.test(path);
  expect([...words].filter(([path, word]) => !isOurs(path) && !all.includes(word))).toEqual([]);
  expect(all).not.toMatch(/compose\.\w+/);
});
