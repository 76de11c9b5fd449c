import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listArticles } from '#modules/news/news.contract.ts';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listPostDraftRetractions } from '../post-draft.contract.ts';
import { aPostDraft } from '../testing/posts.factory.ts';

const TITLE = 'A remedy for the common cold that was none at all';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let retractedId: string;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  await aSource(world, { id: 'gamma' });
  await someArticles(world, 'gamma', [
    { title: TITLE, doi: '10.1000/gone.5', link: 'https://gamma.example/50' },
    { title: 'A sound trial of paracetamol in fever', doi: '10.1000/sound.5', link: 'https://gamma.example/51' },
  ]);
  await someArticles(world, 'gamma', [
    { title: `Retraction: ${TITLE}`, link: 'https://gamma.example/52', text: 'This retracts doi:10.1000/gone.5.' },
  ]);
  const { data } = await world.as(null).call(listArticles, { journal: 'gamma', limit: 50 });
  retractedId = data.find(({ title }) => title === TITLE)?.id ?? '';
});
afterAll(() => world.close());

const linked = (href: string): RichText =>
  ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] }],
  }) as RichText;

const retractionsOf = async (body: RichText) => {
  const { draftId } = await aPostDraft(ratri, { content: { body } });
  return (await ratri.call(listPostDraftRetractions, { id: draftId })).data;
};

it('the author of a draft is told what it leads to or names by DOI and was retracted', async () => {
  expect(await retractionsOf(linked('https://doi.org/10.1000/gone.5'))).toEqual([
    { cited: { title: '', source: '', url: 'https://doi.org/10.1000/gone.5' }, articleId: retractedId },
  ]);
  expect(await retractionsOf(fromPlainText('As shown (10.1000/Gone.5), and at https://gamma.example/50.'))).toEqual([
    { cited: { title: '', source: '', url: 'https://gamma.example/50' }, articleId: retractedId },
    { cited: { title: '', source: '10.1000/Gone.5', url: null }, articleId: retractedId },
  ]);
});

it('and of nothing that stands, nor of what a colleague writes', async () => {
  expect(await retractionsOf(fromPlainText('See 10.1000/sound.5 and https://gamma.example/51, not 10.1000/gone.55.'))).toEqual([]);
  const { draftId } = await aPostDraft(ratri, { content: { body: linked('https://doi.org/10.1000/gone.5') } });
  await expect(bagas.call(listPostDraftRetractions, { id: draftId })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
});
