import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listArticles } from '../news.contract.ts';
import { aSource, someArticles } from '../testing/news.factory.ts';
import { holdersCiting } from './citation.store.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

it('finds everybody who cites an article, each once, however many there are', async () => {
  const { db, pool } = world.runtime.database;
  await aSource(world, { id: 'much-cited' });
  await someArticles(world, 'much-cited', [{ title: 'An article that everybody cites', doi: '10.1000/cited' }]);
  const articleId = (await world.as(null).call(listArticles, { journal: 'much-cited' })).data[0]?.id ?? '';
  await pool.query(
    `insert into news.citation (holder_id, n, doi) select 'holder-' || n, m, '10.1000/cited' from generate_series(1, 1300) n, generate_series(1, 2) m`,
  );
  const found: string[] = [];
  for await (const ids of holdersCiting(db, { articleId, noticeId: null })) found.push(...ids);
  expect(found.length).toBe(1300);
  expect(new Set(found).size).toBe(1300);
});
