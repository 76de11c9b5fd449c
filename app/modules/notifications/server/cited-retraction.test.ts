import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishCase, saveDraft, startDraft } from '#modules/cases/case-draft.contract.ts';
import { updateCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listArticles } from '#modules/news/news.contract.ts';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications } from '../notifications.contract.ts';

const DOI = '10.1000/gone.9';
const TITLE = 'A remedy for the common cold that was none at all';

let world: TestWorld;
let retractedId: string;
beforeAll(async () => {
  world = await openTestWorld();
  await aSource(world, { id: 'gamma' });
  await someArticles(world, 'gamma', [
    { title: TITLE, doi: DOI, link: 'https://gamma.example/90' },
    { title: 'A sound trial of paracetamol in fever', doi: '10.1000/sound.9', link: 'https://gamma.example/91' },
    { title: 'Another trial of fluids in dengue fever', doi: '10.1000/mended.9', link: 'https://gamma.example/93' },
  ]);
  await someArticles(world, 'gamma', [
    { title: `Retraction: ${TITLE}`, link: 'https://gamma.example/92', text: `This retracts doi:${DOI}.` },
    { title: 'Correction to: Another trial of fluids in dengue fever', link: 'https://gamma.example/94', text: 'doi:10.1000/mended.9' },
  ]);
  const { data } = await world.as(null).call(listArticles, { journal: 'gamma', limit: 50 });
  retractedId = data.find(({ title }) => title === TITLE)?.id ?? '';
});
afterAll(() => world.close());

async function told(who: Caller) {
  await world.settle();
  return (await who.call(listNotifications, {})).data.filter(({ kind }) => kind === 'articleRetracted');
}

it('who cites in a post what was retracted before is told', async () => {
  const author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  const link = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: `https://doi.org/${DOI}` } }] };
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'As shown ' }, link] }] } as RichText;
  await aPublishedPost(world, author, { content: { title: 'The post that cites it', body } });
  expect(await told(author)).toMatchObject([{ item: { id: retractedId }, note: 'The post that cites it' }]);
});

it('who cites it in a change of a case is told then, once for each of their texts', async () => {
  const author = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const id = await aPublishedCase(world, author, { content: { references: [{ title: 'Something else', source: 'A journal, 2020' }] } });
  expect(await told(author)).toEqual([]);
  const draft = await author.call(startDraft, { caseId: id, language: 'en' });
  const content = { ...caseContent({ title: 'Now it cites it', references: [{ title: TITLE, source: 'Journal gamma, 2025' }] }) };
  const { version } = await author.call(saveDraft, { id: draft.id, version: draft.version, content, settings: draftSettings() });
  await author.call(publishCase, { draftId: draft.id, version });
  expect(await told(author)).toMatchObject([{ item: { id: retractedId }, note: 'Now it cites it' }]);
  await author.call(updateCase, { id, version: 2, solved: true });
  expect(await told(author)).toHaveLength(1);

  const url = 'https://www.gamma.example/90?utm_source=feed';
  await aPublishedCase(world, author, {
    content: { title: 'A second case', references: [{ title: 'By its link', source: 'Gamma', url }] },
  });
  expect((await told(author)).map(({ note }) => note)).toEqual(['A second case', 'Now it cites it']);
});

it('who cites what stands, or was only corrected, is told nothing', async () => {
  const author = world.as(await aMember(world, { name: 'Hana Tobing' }));
  const references = ['10.1000/sound.9', '10.1000/mended.9', `${DOI}9`].map((doi) => ({ title: 'A trial', source: `doi:${doi}` }));
  await aPublishedCase(world, author, { content: { references } });
  expect(await told(author)).toEqual([]);
});
