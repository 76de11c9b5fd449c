/** Whoever was told that an article was taken back learns that this was a mistake, and that it stands after all. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { setBookmark } from '#modules/library/library.contract.ts';
import { listArticles } from '#modules/news/news.contract.ts';
import { judgeNotice } from '#modules/news/notice.contract.ts';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications } from '../notifications.contract.ts';

let world: TestWorld;
let editor: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  editor = world.as(await aMember(world, { name: 'Sekar Puspita', rights: ['news'] }));
  await aSource(world, { id: 'gamma' });
});
afterAll(() => world.close());

const colleague = async (name: string) => world.as(await aMember(world, { name }));

/** What they are told of articles, the newest first. */
async function told(who: Caller) {
  await world.settle();
  const { data } = await who.call(listNotifications, { limit: 50 });
  return data.filter(({ kind }) => kind.startsWith('article')).map(({ kind, item }) => [kind, item?.id]);
}

async function anArticle(title: string) {
  const doi = `10.1000/${title.replaceAll(' ', '.')}`;
  await someArticles(world, 'gamma', [{ title, doi, link: `https://gamma.example/${doi}` }]);
  return { id: await idOf(title), title, doi };
}
async function idOf(title: string): Promise<string> {
  const { data } = await world.as(null).call(listArticles, { journal: 'gamma', limit: 50 });
  return data.find((one) => one.title === title)?.id ?? '';
}
/** Returns the id of the notice. */
async function isNoticed({ title, doi }: { title: string; doi: string }, words: string): Promise<string> {
  const notice = { title: `${words}: ${title}`, doi: `${doi}.${words}`, link: `https://gamma.example/${doi}/${words}`, text: `doi:${doi}` };
  await someArticles(world, 'gamma', [notice]);
  await world.settle();
  return idOf(notice.title);
}

it('who kept or cites it is told of the mistake and of its end, and whoever came to it meanwhile of its end alone', async () => {
  const article = await anArticle('A remedy of which two works were written');
  const { id } = article;
  const [keeper, citer, later, nobodyOfIt] = await Promise.all(
    ['Ratri', 'Bagas', 'Hana', 'Galuh'].map((name) => colleague(`${name} Putri`)),
  );
  if (!keeper || !citer || !later || !nobodyOfIt) throw new Error('Four colleagues');
  await keeper.call(setBookmark, { itemId: id, bookmarked: true });
  await aPublishedCase(world, citer, { content: { references: [{ title: 'A remedy', source: `doi:${article.doi}` }] } });
  await world.settle();
  const noticeId = await isNoticed(article, 'Retraction');
  const judge = (mistaken: boolean) => editor.call(judgeNotice, { id, kind: 'retraction', noticeId, mistaken });

  await judge(true);
  // Said twice, it is told once.
  await judge(true);
  for (const who of [keeper, citer])
    expect(await told(who)).toEqual([
      ['articleCleared', id],
      ['articleRetracted', id],
    ]);
  await later.call(setBookmark, { itemId: id, bookmarked: true });
  expect(await told(later)).toEqual([]);

  await judge(false);
  for (const who of [keeper, citer])
    expect((await told(who)).map(([kind]) => kind)).toEqual(['articleRetracted', 'articleCleared', 'articleRetracted']);
  expect(await told(later)).toEqual([['articleRetracted', id]]);
  await judge(true);
  expect((await told(keeper))[0]).toEqual(['articleCleared', id]);
  expect((await told(later))[0]).toEqual(['articleCleared', id]);
  expect(await told(nobodyOfIt)).toEqual([]);
});

it('nobody is told while another notice says the same', async () => {
  const article = await anArticle('A remedy that its journal took back twice');
  const { id } = article;
  const keeper = await colleague('Intan Sari');
  await keeper.call(setBookmark, { itemId: id, bookmarked: true });
  const first = await isNoticed(article, 'Retraction');
  const second = await isNoticed(article, 'Statement of Retraction');
  expect(second).not.toBe('');
  const judge = (noticeId: string, mistaken: boolean) => editor.call(judgeNotice, { id, kind: 'retraction', noticeId, mistaken });
  expect(await judge(first, true)).toEqual({ notice: 'retraction' });
  expect(await told(keeper)).toEqual([['articleRetracted', id]]);
  await judge(second, true);
  expect((await told(keeper))[0]).toEqual(['articleCleared', id]);
  await judge(first, false);
  await judge(second, false);
  expect((await told(keeper)).map(([kind]) => kind)).toEqual(['articleRetracted', 'articleCleared', 'articleRetracted']);
});
