/** What search engines and previews of links are told of a case, as it is sent, without any script. */
import { expect, it } from 'vitest';
import { ask } from './sessions.ts';
import { site } from './site.ts';

const contentOf = (html: string, property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

it('a case says what it is, and what its picture is', async () => {
  const { data } = await ask<{ data: { id: string; title: string }[] }>(null, 'GET', '/api/v3/cases?limit=1&sort=discussed');
  const [first] = data;
  const { url } = site();
  const answer = await fetch(`${url}/cases/${first?.id}`);
  const html = await answer.text();
  const described = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  expect(described).toMatchObject({ '@context': 'https://schema.org', '@type': ['MedicalScholarlyArticle', 'DiscussionForumPosting'] });
  expect(contentOf(html, 'og:type')).toBe('article');
  const picture = contentOf(html, 'og:image') ?? '';
  expect(picture).toBe(`${url}/og/cases/${first?.id}.png`);
  const drawn = await fetch(picture);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('a page lets no script run because it stands in it', async () => {
  const policy = (await fetch(`${site().url}/cases`)).headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((line) => line.startsWith('script-src ')) ?? '';
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[^']+'$/);
});
