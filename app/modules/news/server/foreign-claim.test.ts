/** What a feed says of the works of another publisher: it may be who tells of them first, and changes nothing of what their journal says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getArticle, listArticles } from '../news.contract.ts';
import { type ArticleWish, aSource, someArticles } from '../testing/news.factory.ts';

let world: TestWorld;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  nobody = world.as(null);
  await aSource(world, { id: 'own', name: 'Journal of Its Own' });
  await someArticles(world, 'own', [
    { title: 'What this journal had in its first issue', doi: '10.1000/own.1' },
    { title: 'What this journal had in its second issue', doi: '10.1000/own.2' },
  ]);
  await aSource(world, { id: 'other', name: 'Another Journal' });
  await someArticles(world, 'other', [
    { title: 'What the other journal had in its first issue', doi: '10.3000/other.1' },
    { title: 'What the other journal had in its second issue', doi: '10.3000/other.2' },
  ]);
  await aSource(world, { id: 'watch', kind: 'agency' });
});
afterAll(() => world.close());

async function anArticle(source: string, wish: ArticleWish): Promise<string> {
  await someArticles(world, source, [wish]);
  return (await found(wish.title))?.id ?? '';
}
const found = async (title: string) => (await nobody.call(listArticles, { limit: 50 })).data.find((one) => one.title === title);
const noticeOf = async (id: string) => (await nobody.call(getArticle, { id })).item.card.notice;

describe('a notice of another publisher', () => {
  it('marks nothing, whatever DOI and journal it gives itself', async () => {
    const title = 'A trial that stands as its journal printed it';
    const id = await anArticle('own', { title, doi: '10.1000/own.3' });
    const text = 'This retracts doi:10.1000/own.3.';
    await someArticles(world, 'other', [
      { title: `Retraction: ${title}`, doi: '10.1000/forged.1', text },
      { title: `Statement of Retraction: ${title}`, journal: 'Journal of Its Own', text },
    ]);
    expect(await noticeOf(id)).toBeNull();
    await someArticles(world, 'own', [{ title: `Retraction notice to: ${title}`, doi: '10.1000/own.3.notice', text }]);
    expect(await noticeOf(id)).toBe('retraction');
  });

  it('marks nothing that comes in later either', async () => {
    const work = (n: number) => ({ title: `A trial number ${n} that is still to come in`, doi: `10.1000/later.${n}` });
    const notice = (n: number, source: string) => ({
      title: `Retraction: ${work(n).title}`,
      doi: `10.1000/${source}.${n}`,
      journal: 'Journal of Its Own',
      text: `This retracts doi:${work(n).doi}.`,
    });
    await someArticles(world, 'other', [notice(1, 'claimed')]);
    await someArticles(world, 'own', [notice(2, 'own.notice')]);
    expect(await noticeOf(await anArticle('own', work(1)))).toBeNull();
    expect(await noticeOf(await anArticle('own', work(2)))).toBe('retraction');
  });

  it('does not become a word of the publisher by articles that it has of it, unless these are most of what it has', async () => {
    const title = 'A trial that somebody else has in a list';
    const id = await anArticle('own', { title, doi: '10.1000/listed' });
    await someArticles(world, 'other', [{ title: 'One more of that publisher, found elsewhere', doi: '10.1000/elsewhere' }]);
    await someArticles(world, 'other', [{ title: `RETRACTED: ${title}`, doi: '10.1000/listed' }]);
    expect(await noticeOf(id)).toBeNull();
  });

  it('tells nobody who cites its DOI, and one of its journal does', async () => {
    const told = async (who: Caller) => {
      await world.settle();
      return (await who.call(listNotifications, {})).data.filter(({ kind }) => kind.startsWith('article')).length;
    };
    const [one, two] = [world.as(await aMember(world, { name: 'Citra One' })), world.as(await aMember(world, { name: 'Citra Two' }))];
    const citing = (who: Caller, doi: string) =>
      aPublishedCase(world, who, { content: { references: [{ title: 'A paper', source: `doi:${doi}` }] } });
    await citing(one, '10.1000/cited.1');
    await citing(two, '10.1000/cited.2');
    await someArticles(world, 'other', [{ title: 'RETRACTED: What one colleague cites in a case', doi: '10.1000/cited.1' }]);
    await someArticles(world, 'own', [{ title: 'RETRACTED: What another colleague cites in a case', doi: '10.1000/cited.2' }]);
    expect([await told(one), await told(two)]).toEqual([0, 1]);
  });
});

describe('an article that another feed brought first', () => {
  const doi = '10.1000/taken';
  it.each([
    ['other', 'Cheap pills for everybody, says the other journal'],
    ['watch', 'RETRACTED: A trial, as the agency calls it'],
  ])('is that of its journal once the journal brings it: %s', async (source, title) => {
    const id = await anArticle(source, { title, doi: `${doi}.${source}`, link: `https://${source}.example/pills`, text: 'Buy them.' });
    const own = { title: `A trial of pills that ${source} had first`, doi: `${doi}.${source}`, link: `https://own.example/${source}` };
    await someArticles(world, 'own', [{ ...own, text: 'They did not help.' }]);
    const { item, link, abstract, notices } = await nobody.call(getArticle, { id });
    expect({ link, abstract, notices }).toEqual({ link: own.link, abstract: 'They did not help.', notices: [] });
    expect(item).toMatchObject({
      title: own.title,
      byline: { kind: 'source', id: 'own' },
      card: { notice: null, journal: 'Journal of Its Own' },
    });
    // Whoever has it afterwards adds nothing.
    await someArticles(world, source, [{ title, doi: own.doi }]);
    expect((await nobody.call(getArticle, { id })).item.title).toBe(own.title);
  });

  it('stays where it is when its publisher has a second feed', async () => {
    await aSource(world, { id: 'own-too' });
    await someArticles(world, 'own-too', [{ title: 'What only the second feed of them has', doi: '10.1000/too.1' }]);
    const id = await anArticle('own', { title: 'What both feeds of the publisher have', doi: '10.1000/both' });
    await someArticles(world, 'own-too', [{ title: 'What both feeds have, in other words', doi: '10.1000/both' }]);
    expect((await nobody.call(getArticle, { id })).item.title).toBe('What both feeds of the publisher have');
  });
});
