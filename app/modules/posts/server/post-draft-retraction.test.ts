import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { aRetraction, type Retraction } from '#modules/news/testing/news.factory.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listPostDraftRetractions } from '../post-draft.contract.ts';
import { aPostDraft } from '../testing/posts.factory.ts';

const SOUND = { title: 'A sound trial of paracetamol in fever', doi: '10.1000/sound.5', link: 'https://delta.example/51' };

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let retracted: Retraction;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  retracted = await aRetraction(world, 'delta', { others: [SOUND] });
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
  const url = `https://doi.org/${retracted.doi}`;
  expect(await retractionsOf(linked(url))).toEqual([
    { cited: { title: '', source: '', url }, kind: 'retraction', articleId: retracted.id },
  ]);
  // Whoever types a DOI does not mind its case.
  const typed = retracted.doi.replace('gone', 'Gone');
  expect(await retractionsOf(fromPlainText(`As shown (${typed}), and at ${retracted.link}.`))).toEqual([
    { cited: { title: '', source: '', url: retracted.link }, kind: 'retraction', articleId: retracted.id },
    { cited: { title: '', source: typed, url: null }, kind: 'retraction', articleId: retracted.id },
  ]);
});

it('and of nothing that stands, nor of what a colleague writes', async () => {
  expect(await retractionsOf(fromPlainText(`See ${SOUND.doi} and ${SOUND.link}, not ${retracted.doi}5.`))).toEqual([]);
  const { draftId } = await aPostDraft(ratri, { content: { body: linked(`https://doi.org/${retracted.doi}`) } });
  await expect(bagas.call(listPostDraftRetractions, { id: draftId })).rejects.toMatchObject({ code: 'posts.draftNotFound' });
});
