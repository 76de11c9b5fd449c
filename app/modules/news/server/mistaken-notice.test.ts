/** A notice that was noted by mistake, as when it means another work of the same name: editors take it back, and it stays taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDraftRetractions, saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { caseContent, draftSettings } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getArticle, listArticles, type NoticeKind } from '../news.contract.ts';
import { judgeNotice, listNotices } from '../notice.contract.ts';
import { type ArticleWish, aSource, someArticles } from '../testing/news.factory.ts';

let world: TestWorld;
let editor: Caller;
let colleague: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  editor = world.as(await aMember(world, { name: 'Sekar Puspita', rights: ['news'] }));
  colleague = world.as(await aMember(world, { name: 'Ratri Maheswari', rights: ['approvals'] }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const titleIn = (journal: string) => `A remedy that the journal ${journal} published in May`;

/** An article of a journal of its own, of which `said` was said since. */
async function anArticle(journal: string, ...said: readonly ((work: ArticleWish) => ArticleWish)[]) {
  await aSource(world, { id: journal });
  const work = { title: titleIn(journal), doi: `10.1000/${journal}`, link: `https://${journal}.example/gone` };
  await someArticles(world, journal, [work]);
  const id = await idOf(journal, work.title);
  const bring = async () => {
    for (const wish of said) await someArticles(world, journal, [wish(work)]);
  };
  await bring();
  return { id, work, bring };
}

async function idOf(journal: string, title: string): Promise<string> {
  const { data } = await nobody.call(listArticles, { journal, limit: 50 });
  return data.find((one) => one.title === title)?.id ?? '';
}

const renamed = (work: ArticleWish): ArticleWish => ({ ...work, title: `RETRACTED: ${work.title}` });
const noticed =
  (words: string, journal: string, n = 1) =>
  (work: ArticleWish): ArticleWish => ({
    title: `${words}: ${work.title}`,
    doi: `10.1000/${journal}.why.${n}`,
    link: `https://${journal}.example/why/${n}`,
    text: `About doi:${work.doi}.`,
  });

/** What a reader sees of it: on its page, and in lists. */
async function seenOf(id: string, journal: string) {
  const { item, notices } = await nobody.call(getArticle, { id });
  const { data } = await nobody.call(listArticles, { journal, limit: 50 });
  return { badge: item.card.notice, inLists: data.find((one) => one.id === id)?.card.notice, kinds: notices.map(({ kind }) => kind) };
}
const SAYS = (kind: NoticeKind) => ({ badge: kind, inLists: kind, kinds: [kind] });
const NOTHING = { badge: null, inLists: null, kinds: [] };

describe('a notice that was a mistake', () => {
  it('is shown to nobody, also when its feed brings it again, and stands again once an editor says so', async () => {
    const { id, bring } = await anArticle('alpha', noticed('Retraction', 'alpha'));
    const noticeId = await idOf('alpha', `Retraction: ${titleIn('alpha')}`);
    expect(await seenOf(id, 'alpha')).toEqual(SAYS('retraction'));
    expect(await editor.call(judgeNotice, { id, kind: 'retraction', noticeId, mistaken: true })).toEqual({ notice: null });
    expect(await seenOf(id, 'alpha')).toEqual(NOTHING);
    expect((await nobody.call(getArticle, { id: noticeId })).concerns).toEqual([]);
    await bring();
    expect(await seenOf(id, 'alpha')).toEqual(NOTHING);
    expect((await editor.call(listNotices, { id })).data).toMatchObject([
      { kind: 'retraction', noticeId, mistaken: { by: 'Sekar Puspita' } },
    ]);
    expect(await editor.call(judgeNotice, { id, kind: 'retraction', noticeId, mistaken: false })).toEqual({ notice: 'retraction' });
    expect(await seenOf(id, 'alpha')).toEqual(SAYS('retraction'));
    expect((await nobody.call(getArticle, { id: noticeId })).concerns).toMatchObject([{ id }]);
    expect((await editor.call(listNotices, { id })).data).toMatchObject([{ noticeId, mistaken: null }]);
  });

  it('stays one where it stands in the entry of the article itself', async () => {
    const { id, bring } = await anArticle('beta', renamed);
    expect(await seenOf(id, 'beta')).toEqual(SAYS('retraction'));
    await editor.call(judgeNotice, { id, kind: 'retraction', noticeId: null, mistaken: true });
    await bring();
    expect(await seenOf(id, 'beta')).toEqual(NOTHING);
  });

  it('leaves what else is said, and another notice that comes later is heard', async () => {
    const { id, work } = await anArticle('gamma', noticed('Retraction', 'gamma'), noticed('Correction to', 'gamma', 2));
    const noticeId = await idOf('gamma', `Retraction: ${titleIn('gamma')}`);
    expect(await editor.call(judgeNotice, { id, kind: 'retraction', noticeId, mistaken: true })).toEqual({ notice: 'correction' });
    expect(await seenOf(id, 'gamma')).toEqual(SAYS('correction'));
    await someArticles(world, 'gamma', [noticed('Expression of concern', 'gamma', 3)(work)]);
    expect((await seenOf(id, 'gamma')).badge).toBe('concern');
    // The journal now says it in the entry itself: that nobody has judged.
    await someArticles(world, 'gamma', [renamed(work)]);
    expect((await seenOf(id, 'gamma')).badge).toBe('retraction');
  });

  it('warns nobody who cites the article, by DOI, title or link, until it stands again', async () => {
    const { id, work } = await anArticle('delta', noticed('Retraction', 'delta'));
    const noticeId = await idOf('delta', `Retraction: ${titleIn('delta')}`);
    const references = [
      { title: 'By its DOI', source: `doi:${work.doi}` },
      { title: work.title, source: 'By its title' },
      { title: 'By its link', source: 'Delta', url: work.link ?? '' },
    ];
    const author = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
    const draft = await author.call(startDraft, { language: 'en' });
    await author.call(saveDraft, { id: draft.id, version: draft.version, content: caseContent({ references }), settings: draftSettings() });
    const warned = async () => (await author.call(listDraftRetractions, { id: draft.id })).data.flatMap(({ cited }) => cited.title).sort();
    expect(await warned()).toHaveLength(3);
    await editor.call(judgeNotice, { id, kind: 'retraction', noticeId, mistaken: true });
    expect(await warned()).toEqual([]);
    await editor.call(judgeNotice, { id, kind: 'retraction', noticeId, mistaken: false });
    expect(await warned()).toHaveLength(3);
  });

  it('is judged by editors alone, and only where it stands', async () => {
    const { id } = await anArticle('epsilon', renamed);
    const judged = { id, kind: 'retraction', noticeId: null, mistaken: true } as const;
    for (const [who, code] of [
      [nobody, 'access.signIn'],
      [colleague, 'access.staff'],
    ] as const) {
      await expect(who.call(judgeNotice, judged)).rejects.toMatchObject({ code });
      await expect(who.call(listNotices, { id })).rejects.toMatchObject({ code });
    }
    expect(await seenOf(id, 'epsilon')).toEqual(SAYS('retraction'));
    await expect(editor.call(judgeNotice, { ...judged, kind: 'concern' })).rejects.toMatchObject({ code: 'news.noticeNotFound' });
    await expect(editor.call(judgeNotice, { ...judged, id: '0000000000000000' })).rejects.toMatchObject({ code: 'news.notFound' });
  });
});
