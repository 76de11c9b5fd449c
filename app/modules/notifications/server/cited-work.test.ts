/** Who cites an article is told what its journal says of it, whatever they wrote and however they named it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { leaveForum } from '#modules/forums/forum-membership.contract.ts';
import { editThread } from '#modules/forums/forum-thread.contract.ts';
import { aForum, aThread, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment, deleteComment, updateComment } from '#modules/library/discussion.contract.ts';
import { setBookmark } from '#modules/library/library.contract.ts';
import { anItem, bringTo } from '#modules/library/testing/library.factory.ts';
import { getArticle, listArticles } from '#modules/news/news.contract.ts';
import { type ArticleWish, aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { aNewsletter, anIssue } from '#modules/newsletters/testing/newsletters.factory.ts';
import { withdrawPost } from '#modules/posts/posts.contract.ts';
import { aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import { silentLog } from '#platform/log/log.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications } from '../notifications.contract.ts';
import { keepCited } from './cited-work.job.ts';

let world: TestWorld;
let number = 0;
/** Each test has a work of its own. */
let work: Required<Pick<ArticleWish, 'title' | 'doi' | 'link'>>;

beforeAll(async () => {
  world = await openTestWorld();
  await aSource(world, { id: 'delta' });
});
afterAll(() => world.close());
beforeEach(() => {
  number += 1;
  work = {
    title: `A remedy number ${number} that helped nobody at all`,
    doi: `10.1000/remedy.${number}`,
    link: `https://delta.example/remedy/${number}`,
  };
});

const someone = async (name: string): Promise<Caller> => world.as(await aMember(world, { name }));

async function arrives(wish: ArticleWish): Promise<string> {
  await someArticles(world, 'delta', [wish]);
  await world.settle();
  const { data } = await world.as(null).call(listArticles, { journal: 'delta', limit: 50 });
  return data.find(({ title }) => title === wish.title)?.id ?? '';
}

const retraction = (more: Partial<ArticleWish> = {}): ArticleWish => ({
  title: `Retraction: ${work.title}`,
  link: `${work.link}/why`,
  text: `The authors retract doi:${work.doi}.`,
  ...more,
});

async function told(who: Caller) {
  await world.settle();
  const { data } = await who.call(listNotifications, { limit: 50 });
  return data.flatMap(({ kind, item, note }) => (kind.startsWith('article') ? [{ kind, itemId: item?.id, note }] : []));
}

const linked = (href: string) =>
  ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] }],
  }) as RichText;

const reference = (wish: Partial<{ title: string; source: string; year: number | null; url: string | null }>) => ({
  title: 'A paper',
  source: '',
  year: null,
  url: null,
  ...wish,
});

describe('a retraction finds who cites the article', () => {
  it('in a case: by DOI, by a link to it, by the link of its publisher, by its exact title; and not by another', async () => {
    const id = await arrives(work);
    const ways = {
      doi: { title: 'A paper', source: `2025;3:1. doi:${work.doi.toUpperCase()}` },
      doiLink: { title: 'A paper', source: 'Delta', url: `https://doi.org/${work.doi}` },
      publisher: { title: 'A paper', source: 'Delta', url: `https://www.delta.example/remedy/${number}/?utm_source=x` },
      title: { title: `${work.title.toUpperCase()}.`, source: 'Delta' },
      here: { title: 'A paper', source: 'Kolegia', url: `https://kolegia.example/id/news/${id}` },
      otherDoi: { title: work.title, source: 'doi:10.1000/of.another.year' },
      otherLink: { title: 'A paper', source: 'Delta', url: `${work.link}0` },
      longerDoi: { title: 'A paper', source: `doi:${work.doi}9` },
    };
    const authors = new Map<string, Caller>();
    for (const [way, cited] of Object.entries(ways)) {
      const author = await someone(`Dr ${way}`);
      authors.set(way, author);
      await aPublishedCase(world, author, { content: { title: `A case that cites: ${way}`, references: [cited] } });
    }
    await world.settle();
    await arrives(retraction());
    const found = new Map<string, unknown>();
    for (const [way, author] of authors) found.set(way, await told(author));
    const one = (way: string) => [{ kind: 'articleRetracted', itemId: id, note: `A case that cites: ${way}` }];
    expect(Object.fromEntries(found)).toEqual({
      ...Object.fromEntries(['doi', 'doiLink', 'publisher', 'title', 'here'].map((way) => [way, one(way)])),
      otherDoi: [],
      otherLink: [],
      longerDoi: [],
    });
  });

  it('in posts, threads, newsletters and answers, and says in which of them', async () => {
    const id = await arrives(work);
    const poster = await someone('Putri Poster');
    const asker = await someone('Tono Thread');
    const answerer = await someone('Ani Answer');
    const replier = await someone('Rama Reference');
    const writer = world.as(await aMember(world, { name: 'Nita Newsletter', rights: ['newsletters'] }));
    await aPublishedPost(world, poster, { content: { title: 'The post', body: linked(`https://dx.doi.org/${work.doi}`) } });
    const forumId = await aForum(asker, { name: `Forum of remedy ${number}` });
    await aThread(asker, forumId, { title: 'The thread of the ward', references: [reference({ url: work.link })] });
    const itemId = await anItem(world, poster, { title: 'What was discussed' });
    await answerer.call(addComment, { itemId, text: fromPlainText(`See ${work.doi}.`) });
    await replier.call(addComment, { itemId, text: fromPlainText('As shown.'), references: [reference({ title: work.title })] });
    const { id: newsletterId } = await aNewsletter(writer);
    await anIssue(writer, newsletterId, { title: 'The issue', entries: [{ itemId: id, note: 'Worth a read' }] });
    await world.settle();
    await arrives(retraction());
    const of = (note: string) => [{ kind: 'articleRetracted', itemId: id, note }];
    expect(await told(poster)).toEqual(of('The post'));
    expect(await told(asker)).toEqual(of('The thread of the ward'));
    expect(await told(answerer)).toEqual(of('What was discussed'));
    expect(await told(replier)).toEqual(of('What was discussed'));
    expect(await told(writer)).toEqual(of('The issue'));
  });

  it('not where it was taken out again, nor in what was withdrawn or deleted', async () => {
    await arrives(work);
    const [withdrawer, deleter, mender] = [await someone('Wida'), await someone('Dedi'), await someone('Mira')];
    const postId = await aPublishedPost(world, withdrawer, { content: { title: 'Taken back', body: linked(work.link) } });
    const itemId = await anItem(world, withdrawer, { title: 'What was discussed' });
    const text = fromPlainText(`See ${work.link}`);
    const deleted = await deleter.call(addComment, { itemId, text });
    const mended = await mender.call(addComment, { itemId, text });
    await world.settle();
    await withdrawer.call(withdrawPost, { id: postId });
    await deleter.call(deleteComment, { commentId: deleted.id });
    await mender.call(updateComment, { commentId: mended.id, edits: 0, text: fromPlainText('I was wrong.') });
    await world.settle();
    await arrives(retraction());
    for (const caller of [withdrawer, deleter, mender]) expect(await told(caller)).toEqual([]);
  });

  it('that came before the text: when it is written, and when an answer begins to cite it', async () => {
    const id = await arrives(work);
    await arrives(retraction());
    const [asker, answerer] = [await someone('Tari'), await someone('Ando')];
    const forumId = await aForum(asker, { name: `Forum of remedy ${number}` });
    await aThread(asker, forumId, { title: 'It cites what was gone', text: fromPlainText(`As ${work.link} shows`) });
    const itemId = await anItem(world, asker, { title: 'What was discussed' });
    const answer = await answerer.call(addComment, { itemId, text: fromPlainText('As shown.') });
    expect(await told(asker)).toEqual([{ kind: 'articleRetracted', itemId: id, note: 'It cites what was gone' }]);
    expect(await told(answerer)).toEqual([]);
    await answerer.call(updateComment, { commentId: answer.id, edits: 0, text: fromPlainText(`As ${work.doi} shows`) });
    expect(await told(answerer)).toEqual([{ kind: 'articleRetracted', itemId: id, note: 'What was discussed' }]);
  });

  it('once, however often it comes and whatever is changed in the text afterwards', async () => {
    await arrives(work);
    const author = await someone('Citra Citer');
    const itemId = await anItem(world, author, { title: 'What was discussed' });
    const { id: commentId } = await author.call(addComment, { itemId, text: fromPlainText(work.link) });
    await world.settle();
    await arrives(retraction());
    await arrives(retraction());
    await author.call(updateComment, { commentId, edits: 0, text: fromPlainText(`${work.link} and more`) });
    expect(await told(author)).toHaveLength(1);
  });
});

describe('where what cites it stands is named to those who may read it there, and to nobody else', () => {
  it('not to who left the forum, whatever it is called by then; and again to who came back', async () => {
    const id = await arrives(work);
    const [owner, leaver] = [await someone('Olga Owner'), await someone('Lia Leaver')];
    const forumId = await aForum(owner, { kind: 'private', name: `Closed round ${number}` });
    await enterForum(forumId, leaver, owner);
    const threadId = await aThread(owner, forumId, { title: 'Said among ourselves' });
    await leaver.call(addComment, { itemId: threadId, text: fromPlainText(`See ${work.doi}.`) });
    await aThread(leaver, forumId, { title: 'Asked among ourselves', text: fromPlainText(`As ${work.doi} shows`) });
    await world.settle();
    await arrives(retraction());
    const notes = async () => (await told(leaver)).map(({ note }) => note).toSorted();
    expect(await notes()).toEqual(['Asked among ourselves', 'Said among ourselves']);
    await leaver.call(leaveForum, { forumId });
    await owner.call(editThread, { id: threadId, version: 0, title: 'Said after they left', text: fromPlainText('Again.') });
    const nameless = { kind: 'articleRetracted', itemId: id, note: null };
    expect(await told(leaver)).toEqual([nameless, nameless]);
    await enterForum(forumId, leaver, owner);
    expect(await notes()).toEqual(['Asked among ourselves', 'Said after they left']);
  });

  it('what is held, to its author alone', async () => {
    await arrives(work);
    const [author, answerer] = [await someone('Ari Author'), await someone('Ana Answerer')];
    const staff = await aMember(world, { name: 'Sita Staff', rights: ['approvals'] });
    const itemId = await anItem(world, author, { title: 'What was discussed' });
    for (const one of [author, answerer]) await one.call(addComment, { itemId, text: fromPlainText(`See ${work.doi}.`) });
    await world.settle();
    await arrives(retraction());
    await bringTo(world, staff, itemId, 'held');
    expect((await told(author)).map(({ note }) => note)).toEqual(['What was discussed']);
    expect((await told(answerer)).map(({ note }) => note)).toEqual([null]);
  });
});

describe('a notice of what is not here', () => {
  it('is kept: whoever cites the work later is told, by DOI or by its title', async () => {
    const noticeId = await arrives(retraction());
    const [byDoi, byTitle] = [await someone('Dani Doi'), await someone('Tia Title')];
    await aPublishedCase(world, byDoi, { content: { title: 'By DOI', references: [{ title: 'A paper', source: `doi:${work.doi}` }] } });
    await aPublishedCase(world, byTitle, { content: { title: 'By title', references: [{ title: work.title, source: 'Delta' }] } });
    expect(await told(byDoi)).toEqual([{ kind: 'articleRetracted', itemId: noticeId, note: 'By DOI' }]);
    expect(await told(byTitle)).toEqual([{ kind: 'articleRetracted', itemId: noticeId, note: 'By title' }]);
  });

  it('tells those who cited it before, and marks the article when it comes; whom the link alone leads to it is told then', async () => {
    const [byTitle, byLink] = [await someone('Tia Title'), await someone('Lina Link')];
    await aPublishedCase(world, byTitle, { content: { title: 'By title', references: [{ title: work.title, source: 'Delta' }] } });
    await aPublishedCase(world, byLink, {
      content: { title: 'By link', references: [{ title: 'A paper', source: 'Delta', url: work.link }] },
    });
    await world.settle();
    const noticeId = await arrives(retraction());
    expect(await told(byTitle)).toEqual([{ kind: 'articleRetracted', itemId: noticeId, note: 'By title' }]);
    expect(await told(byLink)).toEqual([]);
    const id = await arrives(work);
    expect(await world.as(null).call(getArticle, { id })).toMatchObject({
      item: { card: { notice: 'retraction' } },
      notices: [{ kind: 'retraction', articleId: noticeId }],
    });
    expect(await told(byTitle)).toHaveLength(1);
    expect(await told(byLink)).toEqual([{ kind: 'articleRetracted', itemId: id, note: 'By link' }]);
  });

  it('and of what comes with it in one feed tells of the article', async () => {
    const author = await someone('Citra Citer');
    await aPublishedCase(world, author, { content: { title: 'Both', references: [{ title: 'A paper', source: `doi:${work.doi}` }] } });
    await world.settle();
    await someArticles(world, 'delta', [retraction(), work]);
    const { data } = await world.as(null).call(listArticles, { journal: 'delta', limit: 50 });
    const id = data.find(({ title }) => title === work.title)?.id;
    expect(data.find((item) => item.id === id)?.card.notice).toBe('retraction');
    expect(await told(author)).toEqual([{ kind: 'articleRetracted', itemId: id, note: 'Both' }]);
  });
});

describe('doubts', () => {
  it('are told as doubts, and a retraction that follows as what it is', async () => {
    const id = await arrives(work);
    const [saver, citer] = [await someone('Sari Saver'), await someone('Citra Citer')];
    await saver.call(setBookmark, { itemId: id, bookmarked: true });
    await aPublishedCase(world, citer, { content: { title: 'It cites', references: [{ title: 'A paper', source: `doi:${work.doi}` }] } });
    await world.settle();
    await arrives({ ...retraction(), title: `Expression of Concern: ${work.title}` });
    expect(await told(saver)).toEqual([{ kind: 'articleConcern', itemId: id, note: null }]);
    expect(await told(citer)).toEqual([{ kind: 'articleConcern', itemId: id, note: 'It cites' }]);
    const view = await world.as(null).call(getArticle, { id });
    expect(view).toMatchObject({ item: { card: { notice: 'concern' } }, notices: [{ kind: 'concern' }] });
    await arrives({ ...retraction(), link: `${work.link}/gone` });
    await arrives({ ...retraction(), title: `Correction to: ${work.title}`, link: `${work.link}/mended` });
    expect((await told(saver)).map(({ kind }) => kind)).toEqual(['articleCorrected', 'articleRetracted', 'articleConcern']);
    expect((await world.as(null).call(getArticle, { id })).item.card.notice).toBe('retraction');
  });
});

it('what was written before citations were kept is looked at by night, once', async () => {
  await arrives(work);
  const author = await someone('Lama Penulis');
  const itemId = await anItem(world, author, { title: 'What was discussed' });
  await author.call(addComment, { itemId, text: fromPlainText(work.link) });
  await aPublishedPost(world, author, { content: { title: 'The old post', body: linked(work.link) } });
  await world.settle();
  const { services } = world.runtime;
  await services.database.pool.query('delete from news.citation');
  for (let night = 0; night < 2; night++)
    await keepCited.run({ db: services.database.db, services, log: silentLog, signal: new AbortController().signal }, {});
  await arrives(retraction());
  expect((await told(author)).map(({ note }) => note).toSorted()).toEqual(['The old post', 'What was discussed']);
});
