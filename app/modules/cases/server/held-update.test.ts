/** How a case went on tells what it was: where the diagnosis is held back, updates open with it, and the closing one with the outcome. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { addCaseUpdate, getCase, openStep } from '../cases.contract.ts';
import { aPublishedCase } from '../testing/cases.factory.ts';

let world: TestWorld;
let author: Caller;
let reader: Caller;
let nobody: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const step = (kind: 'diagnosis' | 'outcome', held: boolean): CaseContent['disclosure'][number] => ({
  kind,
  held,
  text: fromPlainText('As expected.'),
});

/** A case that its author told of on, and then closed. */
async function aContinuedCase(...disclosure: CaseContent['disclosure']): Promise<string> {
  const id = await aPublishedCase(world, author, { content: { disclosure } });
  await author.call(addCaseUpdate, { id, title: 'NS1 positive', text: fromPlainText('Platelets rise.') });
  await author.call(addCaseUpdate, { id, title: 'Home after dengue', text: fromPlainText('No complaints.'), closes: true });
  return id;
}
const updatesFor = async (caller: Caller, id: string) =>
  (await caller.call(getCase, { id })).updates.map(({ title, opensWith }) => opensWith ?? title);

it('they are told with the diagnosis, the closing one with the outcome, and say so until then', async () => {
  const id = await aContinuedCase(step('diagnosis', true), step('outcome', true));
  const staff = world.as(await aMember(world, { rights: ['approvals'] }));
  for (const caller of [nobody, reader]) {
    expect(await updatesFor(caller, id)).toEqual(['diagnosis', 'diagnosis']);
    const seen = JSON.stringify(await caller.call(getCase, { id }));
    for (const held of ['NS1', 'Platelets rise', 'dengue', 'No complaints']) expect(seen).not.toContain(held);
  }
  for (const caller of [author, staff]) expect(await updatesFor(caller, id)).toEqual(['NS1 positive', 'Home after dengue']);
  await reader.call(openStep, { id, kind: 'diagnosis' });
  expect(await updatesFor(reader, id)).toEqual(['NS1 positive', 'outcome']);
  await reader.call(openStep, { id, kind: 'outcome' });
  expect(await updatesFor(reader, id)).toEqual(['NS1 positive', 'Home after dengue']);
});

it('only the closing one waits where nothing but the outcome is held back, and none where nothing is', async () => {
  expect(await updatesFor(nobody, await aContinuedCase(step('diagnosis', false), step('outcome', true)))).toEqual([
    'NS1 positive',
    'outcome',
  ]);
  const openly = await aContinuedCase(step('diagnosis', false), step('outcome', false));
  expect(await updatesFor(nobody, openly)).toEqual(['NS1 positive', 'Home after dengue']);
});
