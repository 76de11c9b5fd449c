import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { listBookmarks, listFeed, setBookmark } from '#modules/library/library.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { silentLog } from '#platform/log/log.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { followJournal, getDigest, listJournals } from '../journal.contract.ts';
import { type FiveLines, getArticle, listArticles, listCardVersions, listUnwritten, repostArticle, writeCard } from '../news.contract.ts';
import { aSource, someArticles } from '../testing/news.factory.ts';
import { articlesLike } from './article.store.ts';
import { announceDigests } from './digest.job.ts';
import { note } from './notice-arrival.store.ts';
import { weekOf } from './week.policy.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let editor: Caller;
let otherEditor: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  editor = world.as(await aMember(world, { name: 'Sekar Puspita', rights: ['news'] }));
  otherEditor = world.as(await aMember(world, { name: 'Tono Wibowo', rights: ['news'] }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const lines = (news = 'Fewer relapses with the shorter course.'): FiveLines => ({
  news,
  strength: 'One open trial, few patients.',
  audience: 'Adults with mild disease.',
  practice: 'Nothing changes before a second trial.',
  funding: 'Not stated.',
});

async function anArticle(source: string, wish: Parameters<typeof someArticles>[2][number]): Promise<string> {
  await someArticles(world, source, [wish]);
  const { data } = await nobody.call(listArticles, { journal: source, limit: 50 });
  const id = data.find(({ title }) => title === wish.title)?.id;
  if (id === undefined) throw new Error(`${wish.title} did not come in`);
  return id;
}
const newsOf = async (caller: Caller) => (await caller.call(listNotifications, {})).data.filter(({ kind }) => kind.startsWith('article'));

describe('the list', () => {
  it('narrows to speciality, journal, type and language, and pages without gaps', async () => {
    await aSource(world, { id: 'alpha' });
    await aSource(world, { id: 'beta', language: 'id' });
    await someArticles(
      world,
      'alpha',
      Array.from({ length: 25 }, (_, n) => ({
        title: `Asthma in the clinic, part ${n}: a randomised trial`,
        link: `https://alpha.example/${n}`,
        // Half of them at the same moment.
        date: `2026-10-${String(10 + Math.floor(n / 12)).padStart(2, '0')}T00:00:00Z`,
      })),
    );
    await someArticles(world, 'beta', [
      { title: 'Pedoman terapi cairan untuk anak dengan demam berdarah', link: 'https://beta.example/1' },
    ]);
    const first = await nobody.call(listArticles, { journal: 'alpha', limit: 20 });
    const second = await nobody.call(listArticles, { journal: 'alpha', limit: 20, cursor: first.nextCursor ?? '' });
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(25);
    expect(second.nextCursor).toBeNull();
    const titles = async (filter: Parameters<typeof nobody.call<typeof listArticles>>[1]) =>
      (await nobody.call(listArticles, { limit: 50, ...filter })).data.map(({ title }) => title);
    expect(await titles({ type: 'guideline' })).toEqual(['Pedoman terapi cairan untuk anak dengan demam berdarah']);
    expect(await titles({ language: 'id' })).toEqual(['Pedoman terapi cairan untuk anak dengan demam berdarah']);
    expect(await titles({ speciality: 'tropical-medicine' })).toEqual(['Pedoman terapi cairan untuk anak dengan demam berdarah']);
    expect((await titles({ speciality: 'pulmonology', type: 'trial' })).length).toBe(25);
    expect(await titles({ speciality: 'urology' })).toEqual([]);
  });

  it('narrows to the journals a reader follows', async () => {
    const follower = world.as(await aMember(world, { name: 'Galuh Pratiwi' }));
    expect((await follower.call(listArticles, { following: true })).data).toEqual([]);
    await follower.call(followJournal, { journal: 'beta', following: true });
    const { data } = await follower.call(listArticles, { following: true });
    expect(data.map(({ byline }) => byline.kind === 'source' && byline.id)).toEqual(['beta']);
    expect((await follower.call(listArticles, { following: true, speciality: 'urology' })).data).toEqual([]);
    expect((await nobody.call(listArticles, { following: true })).data).toEqual([]);
    await follower.call(followJournal, { journal: 'beta', following: false });
    expect((await follower.call(listArticles, { following: true })).data).toEqual([]);
  });

  it('stands in the feed under the name of the journal, which nobody can take for a person', async () => {
    await someArticles(world, 'beta', [{ title: 'Something that came in a moment ago', link: 'https://beta.example/2' }]);
    const entry = (await nobody.call(listFeed, { limit: 50 })).data.find(({ kind }) => kind === 'article');
    expect(entry?.byline).toMatchObject({ kind: 'source' });
  });
});

describe('an article', () => {
  it('is kept, discussed and shared like everything else', async () => {
    await aSource(world, { id: 'gamma' });
    const id = await anArticle('gamma', { title: 'Long walks and short stays after hip surgery', link: 'https://gamma.example/1' });
    await ratri.call(setBookmark, { itemId: id, bookmarked: true });
    expect((await ratri.call(listBookmarks, { kind: 'article' })).data.map((item) => item.id)).toEqual([id]);
    await bagas.call(addComment, { itemId: id, text: fromPlainText('We see the same.') });
    expect(await bagas.call(repostArticle, { articleId: id, note: 'Worth a read' })).toEqual({ reposted: true, reposts: 1 });
    expect(await bagas.call(repostArticle, { articleId: id, reposted: false })).toMatchObject({ reposted: false, reposts: 0 });
    expect((await ratri.call(getArticle, { id })).item.counts).toMatchObject({ comments: 1, bookmarks: 1, reposts: 0 });
    await world.settle();
  });

  it('is not found under the address of a case, nor the other way round', async () => {
    const caseId = await aPublishedCase(world, ratri);
    await expect(nobody.call(getArticle, { id: caseId })).rejects.toMatchObject({ code: 'news.notFound' });
    await expect(bagas.call(repostArticle, { articleId: caseId })).rejects.toMatchObject({ code: 'news.notFound' });
    await expect(nobody.call(getArticle, { id: '0000000000000000' })).rejects.toMatchObject({ code: 'news.notFound' });
  });
});

describe('the five lines', () => {
  it('are written by editors, signed, and shown to everyone at once', async () => {
    const id = await anArticle('gamma', { title: 'Five lines are written about this article', link: 'https://gamma.example/2' });
    await expect(ratri.call(writeCard, { id, version: 0, lines: lines() })).rejects.toMatchObject({ code: 'access.staff' });
    await expect(nobody.call(writeCard, { id, version: 0, lines: lines() })).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(ratri.call(listCardVersions, { id })).rejects.toMatchObject({ code: 'access.staff' });
    expect((await nobody.call(getArticle, { id })).written).toBeNull();
    await editor.call(writeCard, { id, version: 0, lines: lines() });
    const view = await nobody.call(getArticle, { id });
    expect(view.written).toMatchObject({ version: 1, lines: lines(), author: { name: 'Sekar Puspita' } });
    expect(view.item.card.lines).toEqual(lines());
    expect(view.can.writeCard).toBe(false);
    expect((await editor.call(getArticle, { id })).can.writeCard).toBe(true);
  });

  it('keep every version, and nobody overwrites what they have not read', async () => {
    const id = await anArticle('gamma', { title: 'Two editors write about this article at once', link: 'https://gamma.example/3' });
    await editor.call(writeCard, { id, version: 0, lines: lines('First.') });
    await expect(otherEditor.call(writeCard, { id, version: 0, lines: lines('Second.') })).rejects.toMatchObject({
      code: 'news.staleCard',
      details: { current: { version: 1, lines: lines('First.') } },
    });
    await otherEditor.call(writeCard, { id, version: 1, lines: lines('Second.') });
    await editor.call(writeCard, { id, version: 2, lines: null });
    expect((await nobody.call(getArticle, { id })).written).toBeNull();
    const versions = (await editor.call(listCardVersions, { id })).data;
    expect(versions.map(({ version, lines: text, author }) => [version, text?.news ?? null, author?.name])).toEqual([
      [3, null, 'Sekar Puspita'],
      [2, 'Second.', 'Tono Wibowo'],
      [1, 'First.', 'Sekar Puspita'],
    ]);
  });

  it('are asked of editors for what readers care for and nobody has summed up', async () => {
    const [kept, written, taken] = await Promise.all(
      ['kept by many and not summed up', 'summed up and done', 'summed up and taken back'].map((what, n) =>
        anArticle('gamma', { title: `An article that was ${what}`, link: `https://gamma.example/unwritten-${n}` }),
      ),
    );
    if (!kept || !written || !taken) throw new Error('Three articles');
    await ratri.call(setBookmark, { itemId: kept, bookmarked: true });
    await editor.call(writeCard, { id: written, version: 0, lines: lines() });
    await editor.call(writeCard, { id: taken, version: 0, lines: lines() });
    await editor.call(writeCard, { id: taken, version: 1, lines: null });
    await anArticle('gamma', { title: 'Correction: something about a table', link: 'https://gamma.example/unwritten-9' });
    const { data } = await editor.call(listUnwritten, {});
    const offered = data.map(({ id }) => id);
    expect(offered.indexOf(kept)).toBeGreaterThanOrEqual(0);
    expect(offered.indexOf(taken)).toBeGreaterThan(offered.indexOf(kept));
    expect(offered).not.toContain(written);
    expect(data.every(({ card }) => card.lines === null && card.type !== 'correction')).toBe(true);
    await expect(ratri.call(listUnwritten, {})).rejects.toMatchObject({ code: 'access.staff' });
    await expect(nobody.call(listUnwritten, {})).rejects.toMatchObject({ code: 'access.signIn' });
  });

  it('say which line is missing', async () => {
    const id = await anArticle('gamma', { title: 'An article with a line too few about it', link: 'https://gamma.example/4' });
    await expect(editor.call(writeCard, { id, version: 0, lines: { ...lines(), funding: '  ' } })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { 'lines.funding': expect.any(String) as string },
    });
  });
});

describe('a retraction', () => {
  it('reaches everyone who saved, shared, discussed or cited the article, and nobody else', async () => {
    const doi = '10.1000/trial.77';
    const id = await anArticle('gamma', { title: 'A treatment that seemed to help everybody', doi, link: 'https://gamma.example/77' });
    const [saver, sharer, commenter, citer, mistaken, reader] = await Promise.all(
      ['Saver', 'Sharer', 'Commenter', 'Citer', 'Mistaken', 'Reader'].map(async (name) =>
        world.as(await aMember(world, { name: `Dr ${name}` })),
      ),
    );
    if (!saver || !sharer || !commenter || !citer || !mistaken || !reader) throw new Error('Six colleagues');
    await saver.call(setBookmark, { itemId: id, bookmarked: true });
    await sharer.call(repostArticle, { articleId: id });
    await commenter.call(addComment, { itemId: id, text: fromPlainText('Impressive.') });
    const reference = { title: 'A treatment', source: 'Journal gamma, 2025', url: `https://doi.org/${doi.toUpperCase()}` };
    await aPublishedCase(world, citer, { content: { title: 'The case that cites it', references: [reference] } });
    const longer = { title: 'Another treatment', source: `doi:${doi}8` };
    await aPublishedCase(world, mistaken, { content: { references: [longer] } });
    await world.settle();

    const notice = {
      title: 'Retraction: A treatment that seemed to help everybody',
      doi: '10.1000/notice.1',
      link: 'https://gamma.example/78',
      text: `The authors retract the article doi:${doi}.`,
    };
    const noticeId = await anArticle('gamma', notice);
    await world.settle();

    for (const caller of [saver, sharer, commenter])
      expect(await newsOf(caller)).toMatchObject([{ kind: 'articleRetracted', item: { id }, note: null }]);
    expect(await newsOf(citer)).toMatchObject([{ kind: 'articleRetracted', item: { id }, note: 'The case that cites it' }]);
    expect(await newsOf(mistaken)).toEqual([]);
    expect(await newsOf(reader)).toEqual([]);

    const view = await reader.call(getArticle, { id });
    expect(view.item.card.notice).toBe('retraction');
    expect(view.notices).toMatchObject([{ kind: 'retraction', articleId: noticeId, title: notice.title }]);
    expect((await reader.call(getArticle, { id: noticeId })).concerns).toMatchObject([{ id }]);

    // The same entry again, and a correction that comes later, tell nobody twice and make it no better.
    await someArticles(world, 'gamma', [notice]);
    await anArticle('gamma', { title: 'Correction to: A treatment that seemed to help everybody', link: 'https://gamma.example/79' });
    await world.settle();
    expect((await newsOf(saver)).map(({ kind }) => kind).toSorted()).toEqual(['articleCorrected', 'articleRetracted']);
    expect((await reader.call(getArticle, { id })).item.card.notice).toBe('retraction');
  });

  it('is seen when the journal changes the entry itself', async () => {
    const title = 'An article that changes its title one day';
    const id = await anArticle('gamma', { title, doi: '10.1000/changing', link: 'https://gamma.example/80' });
    await bagas.call(setBookmark, { itemId: id, bookmarked: true });
    await someArticles(world, 'gamma', [{ title: `RETRACTED: ${title}`, doi: '10.1000/changing', link: 'https://gamma.example/80' }]);
    await world.settle();
    expect(await newsOf(bagas)).toMatchObject([{ kind: 'articleRetracted', item: { id } }]);
    expect((await nobody.call(getArticle, { id })).notices).toMatchObject([{ kind: 'retraction', articleId: null }]);
  });

  it('in the entry of another journal or agency marks nothing, and in that of a second feed of its own does', async () => {
    const title = 'An article that three feeds have in their lists';
    const [doi, link] = ['10.1000/in.three', 'https://gamma.example/three'];
    const id = await anArticle('gamma', { title, doi, link });
    await aSource(world, { id: 'zeta' });
    await someArticles(world, 'zeta', [{ title: 'What zeta itself brought out in May', doi: '10.3000/zeta.1' }]);
    await aSource(world, { id: 'watch', kind: 'agency' });
    await someArticles(world, 'zeta', [{ title: `RETRACTED: ${title}`, doi }]);
    await someArticles(world, 'watch', [{ title: `RETRACTED: ${title}`, link }]);
    expect(await nobody.call(getArticle, { id })).toMatchObject({ notices: [], item: { card: { notice: null } } });
    await aSource(world, { id: 'gamma-first' });
    await someArticles(world, 'gamma-first', [{ title: 'What is in the second feed alone', doi: '10.1000/first.1' }]);
    await someArticles(world, 'gamma-first', [{ title: `RETRACTED: ${title}`, doi }]);
    expect(await nobody.call(getArticle, { id })).toMatchObject({ item: { card: { notice: 'retraction' } } });
  });

  it('marks the work it is about, and none that its text names beside', async () => {
    await aSource(world, { id: 'epsilon' });
    const [cited, meant, elsewhere] = [
      await anArticle('gamma', { title: 'A review that everybody cites', doi: '10.1000/review.1', link: 'https://gamma.example/r1' }),
      await anArticle('gamma', {
        title: 'A trial that was made up from the start',
        doi: '10.1000/trial.9',
        link: 'https://gamma.example/t9',
      }),
      await anArticle('epsilon', {
        title: 'What another publisher brought out',
        doi: '10.2000/other.1',
        link: 'https://epsilon.example/1',
      }),
    ];
    await someArticles(world, 'gamma', [
      {
        title: 'Retraction: A trial that was made up from the start',
        doi: '10.1000/notice.9',
        link: 'https://gamma.example/n9',
        text: 'As doi:10.1000/review.1 and doi:10.2000/other.1 have said before.',
      },
      { title: 'Retraction', doi: '10.1000/notice.10', link: 'https://gamma.example/n10', text: 'Of doi:10.2000/other.1.' },
      // The same title, in another's journal.
      { title: 'Retraction: What another publisher brought out', link: 'https://gamma.example/n11' },
    ]);
    const noticeOf = async (id: string) => (await nobody.call(getArticle, { id })).item.card.notice;
    expect([await noticeOf(cited), await noticeOf(meant), await noticeOf(elsewhere)]).toEqual([null, 'retraction', null]);
  });

  it('that comes while an editor writes the five lines stays on the card with them', async () => {
    const title = 'An article about which two write at one moment';
    const id = await anArticle('gamma', { title, doi: '10.1000/moment', link: 'https://gamma.example/moment' });
    const { database, services } = world.runtime;
    let writing: Promise<unknown> = Promise.resolve();
    await database.transaction(async (db) => {
      const [article] = await articlesLike(db, [{ doi: '10.1000/moment', linkKey: null, titleKey: null }]);
      if (article === undefined) throw new Error('It was brought in');
      const entry = { title: `Retraction: ${title}`, publishedAt: new Date() };
      await note({ db, emit: (event, payload) => services.emit(db, event, payload) }, article, { kind: 'retraction', noticeId: '', entry });
      writing = editor.call(writeCard, { id, version: 0, lines: lines() });
      // Time enough to read the card as it was before.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await writing;
    expect((await nobody.call(getArticle, { id })).item.card).toMatchObject({ notice: 'retraction', lines: lines() });
  });

  it('of something that was never here reaches those who cite it', async () => {
    const writer = world.as(await aMember(world, { name: 'Wayan Writer' }));
    await aPublishedCase(world, writer, { content: { references: [{ title: 'Old work', source: '2019;12:3. doi:10.1000/old.work' }] } });
    const noticeId = await anArticle('gamma', {
      title: 'Retraction: Old work on something else',
      link: 'https://gamma.example/81',
      text: 'This retracts 10.1000/old.work.',
    });
    await world.settle();
    expect(await newsOf(writer)).toMatchObject([{ kind: 'articleRetracted', item: { id: noticeId } }]);
  });
});

describe('journals', () => {
  it('are followed once per member, and counted', async () => {
    expect(await ratri.call(followJournal, { journal: 'alpha', following: true })).toEqual({ following: true, followers: 1 });
    expect(await ratri.call(followJournal, { journal: 'alpha', following: true })).toEqual({ following: true, followers: 1 });
    expect(await bagas.call(followJournal, { journal: 'alpha', following: true })).toEqual({ following: true, followers: 2 });
    expect(await bagas.call(followJournal, { journal: 'alpha', following: false })).toEqual({ following: false, followers: 1 });
    await expect(nobody.call(followJournal, { journal: 'alpha', following: true })).rejects.toMatchObject({ code: 'access.signIn' });
    await expect(ratri.call(followJournal, { journal: 'no-such-journal', following: true })).rejects.toMatchObject({
      code: 'news.journalNotFound',
    });
    const { data } = await ratri.call(listJournals, {});
    expect(data.find(({ id }) => id === 'alpha')).toMatchObject({ following: true, followers: 1, articles: 25 });
    expect((await nobody.call(listJournals, {})).data.every(({ following }) => following === null)).toBe(true);
  });

  it('show a week at a time, and say which weeks lie beside it', async () => {
    await aSource(world, { id: 'weekly' });
    await someArticles(world, 'weekly', [
      { title: 'In the forty-fifth week of the year', link: 'https://weekly.example/1', date: '2026-11-04T00:00:00Z' },
      { title: 'On the last minute of a week', link: 'https://weekly.example/2', date: '2026-11-15T23:59:00Z' },
      { title: 'On the first minute of a week', link: 'https://weekly.example/3', date: '2026-11-16T00:00:00Z' },
    ]);
    const newest = await nobody.call(getDigest, { journal: 'weekly' });
    expect(newest).toMatchObject({
      week: '2026-W47',
      from: '2026-11-16T00:00:00.000Z',
      to: '2026-11-22T00:00:00.000Z',
      earlier: '2026-W46',
      later: null,
    });
    expect(newest.articles.map(({ title }) => title)).toEqual(['On the first minute of a week']);
    const before = await nobody.call(getDigest, { journal: 'weekly', week: '2026-W46' });
    expect(before).toMatchObject({ earlier: '2026-W45', later: '2026-W47' });
    expect(before.articles.map(({ title }) => title)).toEqual(['On the last minute of a week']);
    expect((await nobody.call(getDigest, { journal: 'weekly', week: '2020-W01' })).articles).toEqual([]);
    await expect(nobody.call(getDigest, { journal: 'weekly', week: '2026-W60' })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(nobody.call(getDigest, { journal: 'nothing-here' })).rejects.toMatchObject({ code: 'news.journalNotFound' });
  });

  it('show a week of many articles page by page', async () => {
    await aSource(world, { id: 'prolific' });
    const wishes = Array.from({ length: 60 }, (_, n) => ({
      title: `Number ${n} of a week in which much was published`,
      link: `https://prolific.example/${n}`,
      date: `2026-11-${10 + (n % 4)}T00:00:00Z`,
    }));
    await someArticles(world, 'prolific', wishes);
    const first = await nobody.call(getDigest, { journal: 'prolific', week: '2026-W46' });
    const second = await nobody.call(getDigest, { journal: 'prolific', week: '2026-W46', cursor: first.nextCursor ?? '' });
    expect([first.articles.length, second.articles.length, second.nextCursor]).toEqual([50, 10, null]);
    const shown = [...first.articles, ...second.articles];
    expect(new Set(shown.map(({ id }) => id)).size).toBe(60);
    expect(shown.map(({ publishedAt }) => publishedAt)).toEqual(
      shown
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .reverse(),
    );
  });

  it('tell their followers of a complete week, once, and of an empty one nobody', async () => {
    const lastWeek = new Date(Date.now() - 7 * 86_400_000);
    await aSource(world, { id: 'followed' });
    await aSource(world, { id: 'silent' });
    await someArticles(world, 'followed', [
      { title: 'Something of last week', link: 'https://followed.example/1', date: lastWeek.toISOString() },
    ]);
    const follower = world.as(await aMember(world, { name: 'Fitri Follower' }));
    for (const journal of ['followed', 'silent']) await follower.call(followJournal, { journal, following: true });
    for (let run = 0; run < 2; run++) {
      const { services, database } = world.runtime;
      await announceDigests.run({ services, db: database.db, log: silentLog, signal: new AbortController().signal }, {});
      await world.settle();
    }
    const told = (await follower.call(listNotifications, {})).data.filter(({ kind }) => kind === 'journalDigest');
    expect(told).toMatchObject([{ byline: { kind: 'source', id: 'followed' }, item: null }]);
    expect(weekOf(lastWeek)).toMatch(/^\d{4}-W\d\d$/);
  });
});
