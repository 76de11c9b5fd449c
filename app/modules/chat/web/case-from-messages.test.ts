import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getDraft, listDrafts } from '#modules/cases/case-draft.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import type { Operation } from '#platform/operation/operation.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import type { callOverHttp } from '#platform/web/http-caller.ts';
import type { Message } from '../chat-message.contract.ts';
import { aConversation, say } from '../testing/chat.factory.ts';
import { caseFrom } from './case-from-messages.tsx';

let world: TestWorld;
let ratri: Member;
let id: string;
let said: Message;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ratri = await aMember(world, { name: 'Ratri A' });
  id = await aConversation(world, ratri, await aMember(world, { name: 'Bagas B' }));
  said = await say(world.as(ratri), id, 'Fever for five days\n\nThen a rash');
});

/** As from a browser, where operations of one name fail. */
const failingAt = (name: string | null) =>
  ((operation: Operation, input: never) =>
    operation.name === name ? Promise.reject(new Error(name)) : world.as(ratri).call(operation, input)) as typeof callOverHttp;
const drafts = async () => (await world.as(ratri).call(listDrafts, {})).data;
const withPicture = () => ({ ...said, image: { id: 'picture' } }) as unknown as Message;

it('begins with the words that were chosen, line by line', async () => {
  const { draftId, left } = await caseFrom(failingAt(null), 'en', id, [said]);
  expect(left).toBe(0);
  const draft = await world.as(ratri).call(getDraft, { id: draftId });
  expect(JSON.stringify(draft.content)).toMatch(/Fever for five days.*Then a rash/);
  expect(draft.settings.imagesReviewed).toBe(false);
});

it.each(['chat.copyPictures', 'cases.startDraft', 'cases.saveDraft'])('leaves no empty draft where %s fails', async (name) => {
  await expect(caseFrom(failingAt(name), 'en', id, [withPicture()])).rejects.toThrow(name);
  expect(await drafts()).toEqual([]);
});
