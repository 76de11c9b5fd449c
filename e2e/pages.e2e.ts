/** Which pages there are, and who is let in. */
import { beforeAll, expect, it } from 'vitest';
import { type ProductPage, productPages, routedPatterns } from './product-pages.ts';
import { sentPage } from './sent-pages.ts';

let pages: ProductPage[] = [];
beforeAll(async () => {
  pages = await productPages();
});

it('are all listed', () => {
  const listed = new Set(pages.map(({ pattern }) => pattern));
  expect([...listed].toSorted()).toEqual([...new Set(routedPatterns())].toSorted());
});

it('of members lead everyone else to the sign-in and back', async () => {
  for (const { path } of pages.filter((one) => one.for === 'member')) {
    const { status, leadsTo } = await sentPage(path);
    expect.soft({ path, status, leadsTo }).toEqual({ path, status: 302, leadsTo: `/login?redirect_url=${encodeURIComponent(path)}` });
  }
});
