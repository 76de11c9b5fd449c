/** What is erased is erased everywhere: for a day, answers of commands are kept for whoever repeats them. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { deleteMessage, editMessage, reactToMessage, sendMessage } from '../chat-message.contract.ts';
import { aConversation, age, sweep, twoColleagues } from '../testing/chat.factory.ts';
import { removeMessage } from './chat.public.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let id: string;
let keys = 0;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas] = await twoColleagues(world);
  id = await aConversation(world, ratri, bagas);
});

const key = () => ({ key: `intent-${String(keys++).padStart(8, '0')}` });

/** Said, changed, answered and signed, as browsers do it: each with a key of its own. */
async function talkOf(words: string): Promise<string> {
  const as = { ratri: world.as(ratri), bagas: world.as(bagas) };
  const { id: messageId } = await as.ratri.call(sendMessage, { id, text: `${words} first`, clientId: 'desk-0001' }, key());
  await as.ratri.call(editMessage, { id: messageId, text: `${words} then` }, key());
  await as.bagas.call(reactToMessage, { id: messageId, emoji: '🙏' }, key());
  await as.bagas.call(sendMessage, { id, text: 'Thank you', clientId: 'desk-0002', replyTo: messageId }, key());
  return messageId;
}

/** Of which commands of theirs the answers are still kept; what they say is sealed. */
const kept = async (): Promise<string[]> =>
  (
    await world.runtime.database.pool.query<{ operation: string }>(
      `select operation from platform.idempotency where caller = any($1) and response ? 'sealed' order by created_at`,
      [[ratri.id, bagas.id]],
    )
  ).rows.map(({ operation }) => operation);

const REMEMBERED = ['chat.sendMessage', 'chat.editMessage', 'chat.reactToMessage', 'chat.sendMessage'];

it('taken back, once it cannot be brought back any more', async () => {
  const messageId = await talkOf('Zebrafinch');
  expect(await kept()).toEqual(REMEMBERED);
  await world.as(ratri).call(deleteMessage, { id: messageId, deleted: true }, key());
  await age(world, messageId, { deletedAt: 180 });
  await sweep(world);
  expect(await kept()).toEqual([]);
});

it('when its time is over', async () => {
  const messageId = await talkOf('Quetzal');
  expect(await kept()).toEqual(REMEMBERED);
  await age(world, messageId, { expiresAt: 1 });
  await sweep(world);
  expect(await kept()).toEqual([]);
});

it('when staff take it away, and what was said beside it is still answered', async () => {
  const messageId = await talkOf('Hoatzin');
  const other = { id, text: 'Kookaburra', clientId: 'desk-0003' };
  const intent = key();
  const said = await world.as(ratri).call(sendMessage, other, intent);
  const { services } = world.runtime;
  await services.database.transaction((db) => removeMessage({ db, services, afterCommit: (work) => work() }, messageId));
  expect(await kept()).toEqual(['chat.sendMessage']);
  expect(await world.as(ratri).call(sendMessage, other, intent)).toEqual(said);
});
