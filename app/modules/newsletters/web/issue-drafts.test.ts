import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { NONE } from '#platform/web/facts.ts';
import { inLanguage } from '#platform/web/testing/in-language.tsx';
import { type Draft, IssueDrafts } from './issue-drafts.tsx';

const draft: Draft = { id: '1', title: 'What we read', state: 'draft', scheduledAt: null, changedAt: '2026-11-21T09:10:00.000Z' };

function written(language: 'en' | 'id', drafts: readonly Draft[]): string {
  const List = () => createElement(IssueDrafts, { slug: 'weekly', drafts });
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: List }]);
  return renderToString(inLanguage(language, createElement(Page, { hydrationData: { loaderData: { root: NONE } } }))).replace(
    /<[^>]*>/g,
    ' ',
  );
}

it('says of an issue that waits for its time when it will be sent, and of any other since when it lies there', () => {
  const waits: Draft = { ...draft, state: 'scheduled', scheduledAt: '2099-12-03T02:00:00.000Z' };
  expect(written('en', [waits])).toContain('Will be sent 3 Dec 2099, 02:00 UTC');
  expect(written('id', [waits])).toContain('Akan dikirim 3 Des 2099, 02.00 UTC');
  expect(written('en', [draft])).toContain('21 Nov 2026');
});
