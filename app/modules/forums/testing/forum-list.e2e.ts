/** Forums that are suggested, or are the busiest: each card says why it stands there, in the words of its reader. */
import { expect, it } from 'vitest';
import { mainOf, sentPage, wordsOf } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';
import type { ForumCard } from '../forums.contract.ts';

/** Of fields that have several forums: not everybody is in all of theirs. */
const READERS = ['wulan', 'lestari', 'yosef', 'anisa', 'reza', 'meera', 'maria', 'amina', 'sanjay', 'arjun'];

/** How often the words stand on the page. */
const said = (html: string, words: RegExp) => [...wordsOf(mainOf(html)).matchAll(words)].length;

it.each([
  { base: '', speciality: /Because your speciality is \p{L}/gu, exchange: /\d+ contributions? in seven days/g, fresh: /\bNew\b/g },
  { base: '/id', speciality: /Karena spesialisasi Anda \p{L}/gu, exchange: /\d+ tulisan dalam tujuh hari/g, fresh: /\bBaru\b/g },
])('at $base/forums', async ({ base, speciality, exchange, fresh }) => {
  const suggestedTo = async (as: string) => (await ask<{ data: ForumCard[] }>(as, 'GET', '/api/v3/suggested-forum')).data;
  let reader = '';
  let cards: ForumCard[] = [];
  const isOfField = ({ reason }: ForumCard) => reason?.key === 'speciality';
  for (const as of READERS) {
    if (cards.some(isOfField)) break;
    [reader, cards] = [as, await suggestedTo(as)];
  }
  const { html } = await sentPage(`${base}/forums?list=suggested`, { as: reader });
  const counted = (key: string) => cards.filter(({ reason }) => reason?.key === key).length;
  expect(counted('speciality')).toBeGreaterThan(0);
  expect([said(html, speciality), said(html, exchange)]).toEqual([counted('speciality'), counted('exchange')]);
  expect(said(html, fresh)).toBeGreaterThanOrEqual(counted('newForum'));

  const busiest = (await ask<{ data: ForumCard[] }>(null, 'GET', '/api/v3/most-active-forum')).data;
  expect(busiest.length).toBeGreaterThan(0);
  expect(said((await sentPage(`${base}/forums?list=active`)).html, exchange)).toBe(busiest.length);
});
