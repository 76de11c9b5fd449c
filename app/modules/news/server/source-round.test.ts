/** The round of all sources that are due: each is read once, and no host is asked by two at a time. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSource, type FeedAnswer, openSourceReading, type SourceReading } from '../testing/news.factory.ts';
import { allSources, setActive } from './source.store.ts';
import { sourceReadingJobs } from './source-reading.job.ts';

let sources: SourceReading;
beforeAll(async () => {
  sources = await openSourceReading();
});
afterAll(() => sources.close());

it('the round reads what is due, once, one after the other where sources share a host', async () => {
  const { db } = sources.world.runtime.database;
  for (const { id } of await allSources(db)) await setActive(db, id, false);
  let open = 0;
  let most = 0;
  const before = sources.server.requests.length;
  for (const id of ['round-1', 'round-2', 'round-3']) {
    sources.server.answer(`/${id}`, (response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response
          .writeHead(200, { 'content-type': 'text/xml' })
          .end(`<rss version="2.0"><channel><item><title>${id}</title><link>https://round.example/${id}</link></item></channel></rss>`);
      }, 20);
    });
    const feedUrl = sources.server.url(`/${id}`);
    await aSource(sources.world, { id, feedUrl: id === 'round-2' ? feedUrl.replace('http://feeds', 'HTTP://Feeds') : feedUrl });
  }
  const { readDueSources } = sourceReadingJobs(sources.server.outbound, 1);
  // Two workers at the same minute.
  await Promise.all([readDueSources.run(sources.context(), {}), readDueSources.run(sources.context(), {})]);
  expect(sources.server.requests.slice(before).toSorted()).toEqual(['/round-1', '/round-2', '/round-3']);
  expect(most).toBeLessThanOrEqual(2);
  await readDueSources.run(sources.context(), {});
  expect(sources.server.requests.length - before).toBe(3);
});

it('the round and a source that is switched on meanwhile ask one host one after the other, and one feed once', async () => {
  const { db } = sources.world.runtime.database;
  for (const { id } of await allSources(db)) await setActive(db, id, false);
  let open = 0;
  let most = 0;
  const before = sources.server.requests.length;
  const asked = Promise.withResolvers<void>();
  const slow: FeedAnswer = (response) => {
    open += 1;
    most = Math.max(most, open);
    asked.resolve();
    setTimeout(() => {
      open -= 1;
      response.writeHead(200, { 'content-type': 'text/xml' }).end('<rss version="2.0"><channel></channel></rss>');
    }, 150);
  };
  for (const id of ['host-1', 'host-2']) {
    sources.server.answer(`/${id}`, slow);
    await aSource(sources.world, { id, feedUrl: sources.server.url(`/${id}`) });
  }
  await setActive(db, 'host-2', false);
  const { readDueSources, readOneSource } = sourceReadingJobs(sources.server.outbound, 1);
  const round = readDueSources.run(sources.context(), {});
  await asked.promise;
  // Both are switched on while the first is being read: the one is read already, and the other has the same host.
  for (const id of ['host-1', 'host-2']) {
    await setActive(db, id, true);
    await readOneSource.run(sources.context(), { source: id });
  }
  await round;
  expect(sources.server.requests.slice(before)).toEqual(['/host-1']);
  await Promise.all([readOneSource.run(sources.context(), { source: 'host-2' }), readDueSources.run(sources.context(), {})]);
  await readDueSources.run(sources.context(), {});
  expect(sources.server.requests.slice(before)).toEqual(['/host-1', '/host-2']);
  expect(most).toBe(1);
  // What was read is due later, and nothing keeps its host.
  expect(await sources.stateOf('host-2')).toMatchObject({ readingUntil: null, failures: 0, fault: null });
});
