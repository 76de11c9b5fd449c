import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listArticles } from '#modules/news/news.contract.ts';
import { aRetraction, RETRACTED_TITLE, type Retraction, someArticles } from '#modules/news/testing/news.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listDraftRetractions, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { caseContent, draftSettings } from '../testing/cases.factory.ts';

const SOUND = { title: 'A sound trial of paracetamol in fever', doi: '10.1000/sound.7', link: 'https://gamma.example/71' };
const MENDED = { title: 'Another trial of fluids in dengue fever', doi: '10.1000/mended.7', link: 'https://gamma.example/72' };

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let retracted: Retraction;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  retracted = await aRetraction(world, 'gamma', {
    others: [SOUND, MENDED],
    notices: [{ title: `Correction to: ${MENDED.title}`, link: 'https://gamma.example/74', text: `doi:${MENDED.doi}` }],
  });
});
afterAll(() => world.close());

async function aDraft(content: Record<string, unknown>) {
  const { id, version } = await ratri.call(startDraft, { language: 'en' });
  await ratri.call(saveDraft, { id, version, content, settings: draftSettings() });
  return id;
}

it('the author of a draft is told which references were retracted, as they wrote them, and of no others', async () => {
  const byTitle = { title: RETRACTED_TITLE, source: 'Journal gamma, 2025' };
  const byLink = { title: 'By its link', source: 'Gamma', url: 'https://www.gamma.example/gone?utm_source=feed' };
  const standing = { title: SOUND.title, source: `doi:${SOUND.doi}`, year: 2025 };
  const corrected = { title: 'Another trial', source: `doi:${MENDED.doi}` };
  const id = await aDraft({ references: [standing, byTitle, corrected, byLink] });
  expect((await ratri.call(listDraftRetractions, { id })).data).toEqual([
    { cited: { ...byTitle, url: null }, kind: 'retraction', articleId: retracted.id },
    { cited: byLink, kind: 'retraction', articleId: retracted.id },
  ]);
  await expect(bagas.call(listDraftRetractions, { id })).rejects.toMatchObject({ code: 'cases.draftNotFound' });
  await expect(world.as(null).call(listDraftRetractions, { id })).rejects.toMatchObject({ code: 'access.signIn' });
});

it('learns of doubts as such, and of what was said of works that were never here', async () => {
  await someArticles(world, 'gamma', [
    { title: 'Expression of Concern: A sound trial of paracetamol in fever', doi: '10.1000/doubt.7', link: 'https://gamma.example/75' },
    {
      title: 'Retraction: Something that we never had at all',
      doi: '10.1000/never.7',
      link: 'https://gamma.example/76',
      text: '10.1000/absent.7',
    },
  ]);
  const { data } = await world.as(null).call(listArticles, { journal: 'gamma', type: 'retraction', limit: 50 });
  const noticeId = data.find(({ title }) => title.includes('never had'))?.id;
  const doubted = { title: SOUND.title, source: `doi:${SOUND.doi}` };
  const absent = { title: 'By its DOI', source: 'Somewhere', url: 'https://doi.org/10.1000/ABSENT.7' };
  const id = await aDraft({ references: [doubted, absent] });
  expect((await ratri.call(listDraftRetractions, { id })).data).toEqual([
    { cited: { ...doubted, url: null }, kind: 'concern', articleId: expect.any(String) as string },
    { cited: absent, kind: 'retraction', articleId: noticeId },
  ]);
});

it('whatever stands where references should, a draft answers; and it may be published as it is', async () => {
  for (const references of ['none', [null, 'a trial', { title: 7, source: [], url: {} }], {}, undefined])
    expect(await ratri.call(listDraftRetractions, { id: await aDraft({ references }) })).toEqual({ data: [] });
  const { id, version } = await ratri.call(startDraft, { language: 'en' });
  const content = { ...caseContent({ references: [{ title: RETRACTED_TITLE, source: `doi:${retracted.doi}` }] }) };
  const saved = await ratri.call(saveDraft, { id, version, content, settings: draftSettings() });
  expect((await ratri.call(listDraftRetractions, { id })).data).toHaveLength(1);
  expect(await ratri.call(publishCase, { draftId: id, version: saved.version })).toHaveProperty('status');
});
