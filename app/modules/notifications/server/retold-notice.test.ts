/** A journal often says the same twice, in the entry of the article itself and in one of its own: members are told of it once. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, updateComment } from '#modules/library/discussion.contract.ts';
import { setBookmark } from '#modules/library/library.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { getArticle, listArticles } from '#modules/news/news.contract.ts';
import { type ArticleWish, aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications } from '../notifications.contract.ts';

let world: TestWorld;
let number = 0;
let work: Required<Pick<ArticleWish, 'title' | 'doi' | 'link'>>;
let saver: Caller;
let answerer: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  await aSource(world, { id: 'delta' });
});
afterAll(() => world.close());
beforeEach(async () => {
  number += 1;
  work = {
    title: `A cure number ${number} that was taken back`,
    doi: `10.1000/cure.${number}`,
    link: `https://delta.example/cure/${number}`,
  };
  saver = world.as(await aMember(world, { name: 'Sari Saver' }));
  answerer = world.as(await aMember(world, { name: 'Ani Answer' }));
});

async function arrives(wish: ArticleWish): Promise<string> {
  await someArticles(world, 'delta', [wish]);
  await world.settle();
  const { data } = await world.as(null).call(listArticles, { journal: 'delta', limit: 50 });
  return data.find(({ title }) => title === wish.title)?.id ?? '';
}

async function kindsTold(who: Caller): Promise<string[]> {
  await world.settle();
  const { data } = await who.call(listNotifications, { limit: 50 });
  return data.map(({ kind }) => kind).filter((kind) => kind.startsWith('article'));
}

const renamed = (words: string): ArticleWish => ({ ...work, title: `${words}: ${work.title}` });
const noticed = (words: string, n = 1): ArticleWish => ({
  title: `${words}: ${work.title}`,
  doi: `${work.doi}.notice.${n}`,
  link: `${work.link}/why/${n}`,
  text: `About doi:${work.doi}.`,
});

/** One colleague keeps the article, another cites it in an answer, which is changed once everything was said. */
async function toldOf(...wishes: readonly ArticleWish[]): Promise<string[][]> {
  const id = await arrives(work);
  await saver.call(setBookmark, { itemId: id, bookmarked: true });
  const itemId = await anItem(world, answerer, { title: 'What was discussed' });
  const { id: commentId } = await answerer.call(addComment, { itemId, text: fromPlainText(`See ${work.doi}`) });
  await world.settle();
  for (const wish of wishes) await arrives(wish);
  await answerer.call(updateComment, { commentId, edits: 0, text: fromPlainText(`See ${work.doi} and more`) });
  return [await kindsTold(saver), await kindsTold(answerer)];
}

it('of an article that its feed renames, and of which a notice speaks later', async () => {
  const [, notice] = [renamed('RETRACTED'), noticed('Retraction')];
  expect(await toldOf(renamed('RETRACTED'), notice)).toEqual([['articleRetracted'], ['articleRetracted']]);
  const { data } = await world.as(null).call(listArticles, { journal: 'delta', limit: 50 });
  const [id, noticeId] = [work.title, notice.title].map((title) => data.find((one) => one.title === title)?.id ?? '');
  // Whoever opens the article still reads where the journal says why.
  const { notices } = await world.as(null).call(getArticle, { id: id ?? '' });
  expect(notices.map(({ articleId }) => articleId)).toContain(noticeId);
});

it('of one of which a notice speaks, and which its feed renames later', async () => {
  expect(await toldOf(noticed('Retraction'), renamed('RETRACTED'))).toEqual([['articleRetracted'], ['articleRetracted']]);
});

it('of one that is taken back by two notices', async () => {
  expect(await toldOf(noticed('Retraction'), noticed('Statement of Retraction', 2))).toEqual([['articleRetracted'], ['articleRetracted']]);
});

it('of doubts, and of each correction that says something else', async () => {
  expect((await toldOf(renamed('Expression of concern'), noticed('Expression of Concern')))[0]).toEqual(['articleConcern']);
  await arrives(noticed('Correction to', 2));
  await arrives(noticed('Erratum', 3));
  expect(await kindsTold(saver)).toEqual(['articleCorrected', 'articleCorrected', 'articleConcern']);
});

it('of one that was taken back before it came here, and whoever cites it by DOI or by link is told', async () => {
  const [byDoi, byLink] = [saver, answerer];
  const [byTitle, later] = [world.as(await aMember(world, { name: 'Tia Title' })), world.as(await aMember(world, { name: 'Lina Later' }))];
  const citing = (who: Caller, title: string, cited: { title?: string; source?: string; url?: string }) =>
    aPublishedCase(world, who, { content: { title, references: [{ title: 'A paper', source: 'Delta', ...cited }] } });
  await citing(byDoi, 'By DOI', { source: `doi:${work.doi}` });
  await citing(byLink, 'By link', { url: work.link });
  await citing(byTitle, 'By title', { title: work.title });
  await world.settle();
  const id = await arrives(renamed('RETRACTED'));
  expect((await world.as(null).call(getArticle, { id })).item.card.notice).toBe('retraction');
  await citing(later, 'Later', { source: `doi:${work.doi}` });
  for (const who of [byDoi, byLink, byTitle, later]) expect(await kindsTold(who)).toEqual(['articleRetracted']);
  await arrives(noticed('Retraction'));
  for (const who of [byDoi, byLink, byTitle, later]) expect(await kindsTold(who)).toEqual(['articleRetracted']);
});
