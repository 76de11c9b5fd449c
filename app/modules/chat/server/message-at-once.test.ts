/** What is reported, or who is blocked, while a message is about to be changed. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { deleteMessage, editMessage } from '../chat-message.contract.ts';
import { aConversation, age, heard, say, storedWords, sweep } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let writer: Caller;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ratri = await aMember(world, { name: 'Ratri Maheswari' });
  bagas = await aMember(world, { name: 'Bagas Setiawan' });
  writer = world.as(ratri);
  id = await aConversation(world, ratri, bagas);
});

const waiting = async () =>
  (await world.runtime.database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .rowCount;

/** Does something while a report of the message has been written and is not there yet; the report is there before it ends. */
async function whileReported<Result>(messageId: string, work: () => Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const reporting = await world.runtime.database.pool.connect();
  try {
    await reporting.query('begin');
    await reporting.query('update chat.message set held = true where id = $1', [messageId]);
    let ended = false;
    const begun = Promise.allSettled([work()]).finally(() => {
      ended = true;
    });
    await expect.poll(async () => ended || (await waiting()) !== 0, { timeout: 10_000 }).toBe(true);
    await reporting.query('commit');
    const [result] = await begun;
    return result;
  } finally {
    reporting.release();
  }
}

it('what is reported at the same moment stays as it was said', async () => {
  const { id: messageId } = await say(writer, id, 'Sell me your prescription pad.');
  const edit = await whileReported(messageId, () => writer.call(editMessage, { id: messageId, text: 'Good morning.' }));
  expect(edit).toMatchObject({ status: 'rejected', reason: { code: 'chat.tooLate' } });
  expect((await storedWords(world, messageId)).texts).toEqual(['Sell me your prescription pad.']);
});

it('nor is it swept away: neither what was taken back, nor what was to disappear', async () => {
  const { id: taken } = await say(writer, id, 'Taken back.');
  await writer.call(deleteMessage, { id: taken, deleted: true });
  await age(world, taken, { deletedAt: 600 });
  await whileReported(taken, () => sweep(world));
  expect((await storedWords(world, taken)).texts).toEqual(['Taken back.']);
  const { id: over } = await say(writer, id, 'Over.');
  await age(world, over, { expiresAt: 1 });
  await whileReported(over, () => sweep(world));
  expect((await storedWords(world, over)).texts).toEqual(['Over.']);
});

it('what was taken back does not come back between two of whom one has blocked the other since', async () => {
  const { id: messageId } = await say(writer, id, 'Forget it.');
  await writer.call(deleteMessage, { id: messageId, deleted: true });
  await world.as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
  await expect(writer.call(deleteMessage, { id: messageId, deleted: false })).rejects.toMatchObject({ code: 'chat.blocked' });
  await world.as(bagas).call(blockMember, { memberId: ratri.id, blocked: false });
  await writer.call(deleteMessage, { id: messageId, deleted: false });
  expect(await heard(world.as(bagas), id)).toEqual(['Forget it.']);
  // Taking words back is always done.
  await world.as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
  await writer.call(deleteMessage, { id: messageId, deleted: true });
});
