/** A request whose only words have disappeared: nobody is asked any more, and neither of the two waits for the other. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  answerRequest,
  getConversation,
  getUnreadChats,
  listConversations,
  saveChatSettings,
  setDisappearing,
  startConversation,
} from '../chat.contract.ts';
import { markChat, signalTyping } from '../chat-message.contract.ts';
import { age, heard, say, sweep, twoColleagues } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let id: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas] = await twoColleagues(world);
  await world.as(ratri).call(saveChatSettings, { disappearAfter: 86_400 });
  ({ id } = await world.as(ratri).call(startConversation, { memberId: bagas.id }));
});

/** Asks, and lets the words go: by the clock alone, or swept away as well. */
async function ask(how: 'over' | 'swept', meanwhile = async () => {}) {
  const { id: messageId } = await say(world.as(ratri), id, 'May I ask about melioidosis?');
  await meanwhile();
  await age(world, messageId, { at: 86_500, expiresAt: 1 });
  if (how === 'swept') await sweep(world);
}

const seenBy = async (member: Member) => {
  const { request, can } = await world.as(member).call(getConversation, { id });
  return { request, write: can.write };
};
const boxesOf = async (member: Member) =>
  await Promise.all(
    (['chats', 'requests'] as const).map(async (box) => (await world.as(member).call(listConversations, { box })).data.length),
  );

describe.each(['over', 'swept'] as const)('a request whose words are %s', (how) => {
  it('lies in no list, counts for nothing, and lets either of the two write', async () => {
    await ask(how);
    expect([await seenBy(ratri), await seenBy(bagas)]).toEqual(Array(2).fill({ request: 'none', write: true }));
    expect([await boxesOf(ratri), await boxesOf(bagas)]).toEqual(Array(2).fill([0, 0]));
    expect(await world.as(bagas).call(getUnreadChats, {})).toEqual({ unread: 0, requests: 0 });
  });

  it('is asked once more, and waits as the first one did', async () => {
    await ask(how);
    await say(world.as(ratri), id, 'May I ask again?');
    await expect(say(world.as(ratri), id, 'Hello?')).rejects.toMatchObject({ code: 'chat.awaitsAnswer' });
    expect([await seenBy(ratri), await seenBy(bagas)]).toMatchObject([{ request: 'outgoing', write: false }, { request: 'incoming' }]);
    expect(await boxesOf(bagas)).toEqual([0, 1]);
    await world.as(bagas).call(answerRequest, { id, accept: true });
    await say(world.as(ratri), id, 'Thank you');
    expect(await heard(world.as(bagas), id)).toEqual(['May I ask again?', 'Thank you']);
  });

  it('is answered by whoever was asked, with a word or with a yes', async () => {
    await ask(how);
    expect(await world.as(bagas).call(startConversation, { memberId: ratri.id })).toEqual({ id });
    // Of a name that is not verified any more as well: they answer, and begin nothing.
    await say(world.as({ ...bagas, verified: false }), id, 'You had a question');
    await say(world.as(ratri), id, 'About melioidosis');
    expect([await seenBy(ratri), await seenBy(bagas)]).toEqual(Array(2).fill({ request: 'none', write: true }));
  });

  it('tells whoever asked nothing of what the other did: not that they read it, nor that they said no', async () => {
    await ask(how, async () => {
      await world.as(bagas).call(markChat, { id, delivered: 1, read: 1 });
      await world.as(bagas).call(answerRequest, { id, accept: false });
    });
    expect(await seenBy(ratri)).toEqual({ request: 'none', write: true });
    const marks = (await world.as(ratri).call(getConversation, { id })).participants.find(({ member }) => member.id === bagas.id);
    expect(marks).toMatchObject({ delivered: 0, read: null });
    world.told.length = 0;
    await world.as(bagas).call(signalTyping, { id });
    await world.as(bagas).call(markChat, { id, delivered: 1, read: 1 });
    expect(world.told.filter(({ to }) => to === `member:${ratri.id}`)).toEqual([]);
    await world.settle();
    // A no stays one, and whoever gave it is not asked again.
    await say(world.as(ratri), id, 'Buy my book');
    await world.settle();
    expect([await seenBy(ratri), await seenBy(bagas)]).toMatchObject([{ request: 'outgoing', write: false }, { request: 'none' }]);
    expect([await boxesOf(bagas), (await world.as(bagas).call(listNotifications, {})).data.length]).toEqual([[0, 0], 1]);
    expect(await world.as(bagas).call(getUnreadChats, {})).toEqual({ unread: 0, requests: 0 });
  });

  it('has its time changed without a line, as before the first word', async () => {
    await ask(how);
    world.told.length = 0;
    await world.as(ratri).call(setDisappearing, { id, after: 0 });
    expect(world.told).toEqual([]);
    expect(await say(world.as(ratri), id, 'May I ask again?')).toMatchObject({ expiresAt: null });
    expect(await heard(world.as(bagas), id)).toEqual(['May I ask again?']);
  });
});

it('a page that still shows the request gives its answer, which opens the conversation', async () => {
  await ask('swept');
  expect(await world.as(bagas).call(answerRequest, { id, accept: true })).toEqual({ accepted: true });
  await say(world.as(ratri), id, 'Thank you');
});
