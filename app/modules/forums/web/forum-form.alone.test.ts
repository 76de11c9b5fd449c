/** Who may not open a forum reads so before they write, and not only when they send. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Language } from '#platform/i18n/languages.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { ForumForm } from './forum-form.tsx';

const reader = vi.hoisted(() => ({ verified: false }));
vi.mock('#platform/web/facts.ts', async (original) => ({ ...(await original<object>()), useReader: () => reader }));

function formOf({ verified, placeId = null, language = 'en' }: { verified: boolean; placeId?: string | null; language?: Language }) {
  reader.verified = verified;
  const initial = { name: '', about: '', rules: '', kind: 'public' as const, language, specialities: [], password: '' };
  const use = { placeId, initial, sendLabel: 'Open', pending: false, failure: null, onSend: async () => true };
  const form = inLanguage(language, createElement(ForumForm, use));
  return renderToString(createElement(createRoutesStub([{ path: '/', Component: () => form }])));
}

it.each([
  ['en', 'Opening a forum is for verified colleagues', 'See your verification'],
  ['id', 'Membuka forum hanya untuk sejawat terverifikasi', 'Lihat verifikasi Anda'],
] as const)('tells a member who is not verified, and leads to the verification (%s)', (language, words, link) => {
  const form = formOf({ verified: false, language });
  expect(form).toContain(words);
  expect(form).toMatch(new RegExp(`<a [^>]*href="[^"]*/onboarding"[^>]*>${link}</a>`));
});

it('tells nobody else', () => {
  expect(formOf({ verified: true })).not.toContain('/onboarding');
  // Who owns one may change it, whatever became of their verification.
  expect(formOf({ verified: false, placeId: '0123456789abcdef' })).not.toContain('/onboarding');
});
