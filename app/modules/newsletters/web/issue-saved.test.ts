import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { IssueSaved } from './issue-saved.tsx';

const written = (language: 'en' | 'id', props: Parameters<typeof IssueSaved>[0]): string =>
  renderToString(inLanguage(language, createElement(IssueSaved, props))).replace(/<[^>]*>/g, '');

it('says whether it is saved, and of a change that nobody can read yet why', () => {
  expect(written('en', { saved: false, status: 'held' })).toBe('Not saved yet');
  expect(written('en', { saved: true, status: null })).toBe('Saved');
  expect(written('en', { saved: true, status: 'draft' })).toBe('Saved');
  expect(written('en', { saved: true, status: 'published' })).toBe('Saved. Readers see it now.');
  expect(written('en', { saved: true, status: 'held' })).toBe('Saved. Our team reads it first; until then nobody else sees the issue.');
  expect(written('en', { saved: true, status: 'hidden' })).toBe('Saved. Readers still cannot see the issue.');
  expect(written('id', { saved: true, status: 'held' })).toBe(
    'Tersimpan. Tim kami membacanya dulu; sampai saat itu edisi ini tidak terlihat oleh orang lain.',
  );
});
