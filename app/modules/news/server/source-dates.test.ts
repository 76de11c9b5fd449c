/** Dates that could be read in two ways: how many, and one of them, stand beside their source at the desk. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { changeSource, listSources } from '../journal.contract.ts';
import { feed, openSourceReading, type SourceReading } from '../testing/news.factory.ts';

let sources: SourceReading;
beforeAll(async () => {
  sources = await openSourceReading();
});
afterAll(() => sources.close());

it('are told to editors until the feed has none, or another address', async () => {
  const editor = sources.world.as(await aMember(sources.world, { rights: ['news'] }));
  const seen = async (id: string) => (await editor.call(listSources, {})).data.find((source) => source.id === id);
  const item = (n: number, date: string) =>
    `<item><title>Dated in numbers ${n}</title><link>https://numbers.example/${n}</link><pubDate>${date}</pubDate></item>`;
  const rss = (...items: string[]) =>
    feed('text/xml', `<rss version="2.0"><channel><language>en</language>${items.join('')}</channel></rss>`);
  const unclear = rss(item(1, '04/05/2026'), item(2, '05/06/2026'), item(3, 'Mon, 16 Nov 2026 10:00:00 GMT'));
  await sources.readFrom('unclear', unclear);
  await sources.readFrom('clear', rss(item(4, '2026-05-04')));
  expect(await seen('unclear')).toMatchObject({ unclearDates: 2, unclearDate: '04/05/2026', fault: null });
  expect(await seen('clear')).toMatchObject({ unclearDates: 0, unclearDate: null });
  // Of a feed that could not be read, or has not changed, it is known still.
  sources.server.answer('/unclear', (response) => response.writeHead(503).end());
  await sources.read('unclear');
  sources.server.answer('/unclear', (response) => response.writeHead(304).end());
  await sources.read('unclear');
  expect(await seen('unclear')).toMatchObject({ unclearDates: 2 });
  sources.server.answer('/unclear', rss(item(1, '2026-05-04')));
  await sources.read('unclear');
  expect(await seen('unclear')).toMatchObject({ unclearDates: 0, unclearDate: null });
  sources.server.answer('/unclear', unclear);
  await sources.read('unclear');
  const { name, language, openAccess, version } = (await seen('unclear')) ?? { name: '', language: 'en', openAccess: false, version: 0 };
  const moved = { source: 'unclear', name, language, openAccess, version, specialities: [], feedUrl: sources.server.url('/moved') };
  expect(await editor.call(changeSource, moved)).toMatchObject({ unclearDates: 0, unclearDate: null });
});
