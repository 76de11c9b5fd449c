/** One author in several windows: what they do to drafts at the same moment. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { discardDraft, getDraft, listDrafts, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { aPublishedCase, caseContent, draftSettings } from '../testing/cases.factory.ts';

let world: TestWorld;
let anna: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  anna = world.as(await aMember(world, { name: 'Anna Wibowo' }));
  // First cases are held: this is Anna's.
  await aPublishedCase(world, anna);
});
afterAll(() => world.close());

async function aDraft(author: Caller) {
  const { id, version } = await author.call(startDraft, { language: 'en' });
  const saved = await author.call(saveDraft, { id, version, content: { ...caseContent() }, settings: draftSettings() });
  return { draftId: id, version: saved.version };
}

const countOf = async (table: string, author: Caller) =>
  (await world.runtime.database.pool.query(`select from ${table} where author_id = $1`, [author.viewer?.id])).rowCount;

it('a draft is one of twenty at most, however many are begun at once', async () => {
  const writer = world.as(await aMember(world, { name: 'Wulan Many' }));
  const begin = (drafts: number) => Promise.allSettled(Array.from({ length: drafts }, () => writer.call(startDraft, { language: 'en' })));
  await begin(18);
  const last = await begin(6);
  expect(last.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(Array(4).fill('cases.tooManyDrafts'));
  expect(await countOf('cases.draft', writer)).toBe(20);
});

it('a new case stays in the list of what is unfinished, however many published ones are being changed', async () => {
  const writer = world.as(await aMember(world, { name: 'Wulan Older' }));
  const published = [await aPublishedCase(world, writer), await aPublishedCase(world, writer)];
  const begun: string[] = [];
  for (let drafts = 0; drafts < 20 - 1; drafts++) begun.push((await writer.call(startDraft, { language: 'en' })).id);
  const changes: string[] = [];
  for (const caseId of published) changes.push((await writer.call(startDraft, { caseId, language: 'en' })).id);

  const ids = (await writer.call(listDrafts, {})).data.map(({ id }) => id);
  // The newest first, and of the changes the one that was begun last: its case leads to the other.
  expect(ids).toEqual([changes[1], ...begun.toReversed()]);
  expect((await writer.call(startDraft, { caseId: published[0], language: 'en' })).id).toBe(changes[0]);
});

it('a draft is published once, however many windows send it', async () => {
  const writer = world.as(await aMember(world, { name: 'Wayan Twice' }));
  const draft = await aDraft(writer);
  const sent = await Promise.allSettled(['one', 'two', 'three'].map((key) => writer.call(publishCase, draft, { key: `publish-${key}` })));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refusals).toEqual(['cases.draftNotFound', 'cases.draftNotFound']);
  expect(await countOf('cases.record', writer)).toBe(1);
});

it('what is saved while it is published is taken in, or refused as too late: nothing is lost', async () => {
  for (let round = 0; round < 6; round += 1) {
    const draft = await aDraft(anna);
    const content = { ...caseContent({ title: 'Saved while it was published' }) };
    const [published, saved] = await Promise.allSettled([
      anna.call(publishCase, draft),
      anna.call(saveDraft, { id: draft.draftId, version: draft.version, content, settings: draftSettings() }),
    ]);
    const codes = [published, saved].map((one) => (one.status === 'rejected' ? one.reason.code : 'done'));
    expect([
      ['done', 'cases.draftNotFound'],
      ['cases.staleDraft', 'done'],
    ]).toContainEqual(codes);
    if (saved.status === 'fulfilled') {
      expect((await anna.call(getDraft, { id: draft.draftId })).content).toMatchObject({ title: content.title });
      await anna.call(discardDraft, { id: draft.draftId });
    }
  }
});

it('the change of a published case has one draft, however often it is begun at once', async () => {
  const id = await aPublishedCase(world, anna);
  const begun = await Promise.all(Array.from({ length: 4 }, () => anna.call(startDraft, { caseId: id, language: 'en' })));
  expect(new Set(begun.map((draft) => draft.id)).size).toBe(1);
});
