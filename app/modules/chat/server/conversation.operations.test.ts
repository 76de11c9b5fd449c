import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  answerRequest,
  getChatSettings,
  getConversation,
  getUnreadChats,
  listConversations,
  type Mute,
  muteConversation,
  REQUESTS_PER_DAY,
  saveChatSettings,
  setDisappearing,
  startConversation,
  takeBackDecline,
} from '../chat.contract.ts';
import { editMessage, listMessages, markChat, reactToMessage, searchMessages, signalTyping } from '../chat-message.contract.ts';
import { createGroup } from '../group.contract.ts';
import { aConversation, heard, say } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let hana: Member;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas, hana] = await Promise.all([
    aMember(world, { name: 'Ratri Maheswari' }),
    aMember(world, { name: 'Bagas Setiawan' }),
    aMember(world, { name: 'Hana Tobing' }),
  ]);
  world.told.length = 0;
});

const as = (member: Member): Caller => world.as(member);
const start = (one: Member, other: Member) => as(one).call(startConversation, { memberId: other.id });
const boxOf = async (member: Member, box: 'chats' | 'requests') =>
  (await as(member).call(listConversations, { box })).data.map(({ id }) => id);

describe('a conversation of two', () => {
  it('is one, whoever begins and however often, and nobody else’s', async () => {
    const id = await aConversation(world, ratri, bagas);
    expect(await Promise.all([start(bagas, ratri), start(ratri, bagas)])).toEqual([{ id }, { id }]);
    await expect(start(ratri, ratri)).rejects.toMatchObject({ code: 'chat.notYourself' });
    await expect(as(ratri).call(startConversation, { memberId: '0123456789abcdef' })).rejects.toMatchObject({
      code: 'chat.memberNotFound',
    });
    await expect(start(await aMember(world, { verified: false }), ratri)).rejects.toMatchObject({ code: 'access.verified' });

    await say(as(ratri), id, 'Good morning');
    expect(await heard(as(bagas), id)).toEqual(['Good morning']);
    for (const operation of [getConversation, listMessages, signalTyping]) {
      await expect(as(hana).call(operation, { id })).rejects.toMatchObject({ code: 'chat.notFound' });
      await expect(world.as(null).call(operation, { id })).rejects.toMatchObject({ code: 'access.signIn' });
    }
    await expect(say(as(hana), id, 'May I?')).rejects.toMatchObject({ code: 'chat.notFound' });
    expect([...(await boxOf(hana, 'chats')), ...(await boxOf(hana, 'requests'))]).toEqual([]);
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({
      partner: { name: 'Ratri Maheswari' },
      can: { write: true, manage: false },
    });
  });

  it('began twice at the same moment is one', async () => {
    const ids = await Promise.all([start(ratri, bagas), start(bagas, ratri), start(ratri, bagas)]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  it('tells those who take part that there is something, and not a word of it', async () => {
    const id = await aConversation(world, ratri, bagas);
    world.told.length = 0;
    await say(as(ratri), id, 'The culture grew Burkholderia');
    expect(world.told).toEqual(
      expect.arrayContaining(
        [ratri, bagas].map((member) => ({ to: `member:${member.id}`, name: 'chat.changed', payload: { conversationId: id, revision: 1 } })),
      ),
    );
    expect(world.told).toHaveLength(2);
    expect(JSON.stringify(world.told)).not.toContain('Burkholderia');
    await as(bagas).call(signalTyping, { id });
    expect(world.told.at(-1)).toEqual({
      to: `member:${ratri.id}`,
      name: 'chat.typing',
      payload: { conversationId: id, memberId: bagas.id },
    });
  });
});

describe('a stranger', () => {
  it('writes one message, lies apart, and goes on after a yes', async () => {
    const { id } = await start(ratri, bagas);
    expect(await boxOf(bagas, 'requests')).toEqual([]);
    await say(as(ratri), id, 'May I ask about melioidosis?');
    await expect(say(as(ratri), id, 'Hello?')).rejects.toMatchObject({ code: 'chat.awaitsAnswer' });
    expect([await boxOf(bagas, 'chats'), await boxOf(bagas, 'requests')]).toEqual([[], [id]]);
    expect(await as(bagas).call(getUnreadChats, {})).toEqual({ unread: 0, requests: 1 });
    expect(await boxOf(ratri, 'chats')).toEqual([id]);
    expect(await as(ratri).call(getConversation, { id })).toMatchObject({ request: 'outgoing', can: { write: false } });

    // Reading a request tells the stranger nothing.
    world.told.length = 0;
    await as(bagas).call(markChat, { id, delivered: 1, read: 1 });
    await as(bagas).call(signalTyping, { id });
    expect(world.told.filter(({ to }) => to === `member:${ratri.id}`)).toEqual([]);
    const mark = (await as(ratri).call(getConversation, { id })).participants.find(({ member }) => member.id === bagas.id);
    expect(mark).toMatchObject({ delivered: 0, read: null });

    await expect(as(ratri).call(answerRequest, { id, accept: true })).rejects.toMatchObject({ code: 'chat.noRequest' });
    await as(bagas).call(answerRequest, { id, accept: true });
    await say(as(ratri), id, 'Thank you');
    expect(await boxOf(bagas, 'chats')).toEqual([id]);
  });

  it('is not told of a no, cannot go on, and is answered if the other changes their mind', async () => {
    const { id } = await start(ratri, bagas);
    await say(as(ratri), id, 'Buy my book');
    await as(bagas).call(answerRequest, { id, accept: false });
    expect([await boxOf(bagas, 'chats'), await boxOf(bagas, 'requests')]).toEqual([[], []]);
    await expect(say(as(ratri), id, 'Really')).rejects.toMatchObject({ code: 'chat.awaitsAnswer' });
    expect(await as(ratri).call(getConversation, { id })).toMatchObject({ request: 'outgoing' });
    // The no itself can be taken back, by whoever gave it.
    await expect(as(ratri).call(takeBackDecline, { id })).rejects.toMatchObject({ code: 'chat.noRequest' });
    await as(bagas).call(takeBackDecline, { id });
    expect(await boxOf(bagas, 'requests')).toEqual([id]);
    await expect(as(bagas).call(takeBackDecline, { id })).rejects.toMatchObject({ code: 'chat.noRequest' });
    await as(bagas).call(answerRequest, { id, accept: false });
    expect(await start(ratri, bagas)).toEqual({ id });
    await expect(say(as(ratri), id, 'Still')).rejects.toMatchObject({ code: 'chat.awaitsAnswer' });
    await start(bagas, ratri);
    await say(as(ratri), id, 'Sorry about that');
    expect(await heard(as(bagas), id)).toEqual(['Buy my book', 'Sorry about that']);
  });

  it('is answered by writing back, and is none to somebody in the same group', async () => {
    const { id } = await start(ratri, bagas);
    await say(as(ratri), id, 'May I ask?');
    await say(as(bagas), id, 'Please do');
    await say(as(ratri), id, 'It is about a rash');
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ request: 'none' });

    await aConversation(world, bagas, hana);
    await as(bagas).call(createGroup, { name: 'Ward 3', memberIds: [ratri.id, hana.id] });
    const { id: direct } = await start(hana, ratri);
    expect(await as(hana).call(getConversation, { id: direct })).toMatchObject({ request: 'none' });
  });

  it('asks nothing before they write: whoever writes first begins, and is a stranger if they are one then', async () => {
    const { id } = await start(ratri, bagas);
    // The other has the address, too, and has been asked nothing.
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ request: 'none', can: { write: true, setDisappearing: true } });
    await expect(as(bagas).call(answerRequest, { id, accept: true })).rejects.toMatchObject({ code: 'chat.noRequest' });
    expect(await start(bagas, ratri)).toEqual({ id });
    await say(as(bagas), id, 'May I ask about melioidosis?');
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ request: 'outgoing', can: { write: false } });
    expect(await as(ratri).call(getConversation, { id })).toMatchObject({ request: 'incoming' });
    expect([await boxOf(ratri, 'requests'), await boxOf(bagas, 'requests')]).toEqual([[id], []]);
    await as(ratri).call(answerRequest, { id, accept: true });
    await say(as(ratri), id, 'Please do');

    // Opened as a stranger, written to by somebody whom they follow by then; and the other way round.
    const { id: followed } = await start(ratri, hana);
    await as(hana).call(followMember, { memberId: ratri.id, following: true });
    await say(as(ratri), followed, 'Good morning');
    expect(await as(hana).call(getConversation, { id: followed })).toMatchObject({ request: 'none' });
    const { id: left } = await start(hana, bagas).then(async (made) => {
      await as(bagas).call(followMember, { memberId: hana.id, following: true });
      return made;
    });
    await as(bagas).call(followMember, { memberId: hana.id, following: false });
    await say(as(hana), left, 'Good evening');
    expect(await as(bagas).call(getConversation, { id: left })).toMatchObject({ request: 'incoming' });
  });

  it('who begins what another has only opened begins it with their own time', async () => {
    await as(bagas).call(saveChatSettings, { readMarks: true, disappearAfter: 86_400 });
    const { id } = await start(ratri, bagas);
    await start(bagas, ratri);
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ disappearAfter: 86_400 });
    await say(as(bagas), id, 'Good morning');
    await start(ratri, bagas);
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ disappearAfter: 86_400, request: 'outgoing' });
  });

  it('may ask so many in a day, whenever the conversations were opened and however many are written at once', async () => {
    const others = await Promise.all(Array.from({ length: REQUESTS_PER_DAY + 2 }, (_, n) => aMember(world, { name: `Other ${n}` })));
    const started = await Promise.all(others.map((other) => start(ratri, other)));
    const { client } = world.runtime.services.database.db;
    await client.query(`update chat.conversation set created_at = now() - interval '2 days' where maker_id = $1`, [ratri.id]);
    const answers = await Promise.allSettled(started.map(({ id }) => say(as(ratri), id, 'Hello')));
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toMatchObject([{ code: 'chat.tooManyRequests' }, { code: 'chat.tooManyRequests' }]);
    await expect(start(ratri, hana)).rejects.toMatchObject({ code: 'chat.tooManyRequests' });

    // A day later they may ask again.
    await client.query(`update chat.message set at = now() - interval '25 hours' where author_id = $1`, [ratri.id]);
    const last = started[answers.findIndex(({ status }) => status === 'rejected')];
    await say(as(ratri), last?.id ?? '', 'Hello again');
    await start(ratri, hana);
  });

  it('learns nothing from signs: who is asked puts none before they have said yes', async () => {
    const { id } = await start(ratri, bagas);
    const { id: messageId } = await say(as(ratri), id, 'May I ask about melioidosis?');
    const react = () => as(bagas).call(reactToMessage, { id: messageId, emoji: '👍' });
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ can: { write: true, react: false } });
    world.told.length = 0;
    await expect(react()).rejects.toMatchObject({ code: 'chat.acceptFirst' });
    await as(bagas).call(answerRequest, { id, accept: false });
    await expect(react()).rejects.toMatchObject({ code: 'chat.acceptFirst' });
    expect((await as(ratri).call(listMessages, { id })).data).toMatchObject([{ reactions: [] }]);
    expect(world.told.filter(({ to }) => to !== `member:${bagas.id}`)).toEqual([]);
    await say(as(bagas), id, 'Please do');
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ can: { react: true } });
    expect(await react()).toMatchObject({ reactions: [{ emoji: '👍', count: 1, mine: true }] });
  });
});

describe('how long messages stay', () => {
  const decide = (member: Member, id: string, after: 0 | 86_400 = 86_400) => as(member).call(setDisappearing, { id, after });
  const mayDecide = async (member: Member, id: string) => (await as(member).call(getConversation, { id })).can.setDisappearing;

  it('tells nobody of a conversation in which nothing was said', async () => {
    const { id } = await start(ratri, bagas);
    const familiar = await aConversation(world, hana, bagas);
    world.told.length = 0;
    await decide(ratri, id);
    await decide(hana, familiar);
    expect(world.told).toEqual([]);
    expect([...(await boxOf(bagas, 'chats')), ...(await boxOf(bagas, 'requests'))]).toEqual([]);
    expect(await heard(as(ratri), id)).toEqual([]);
    expect(await say(as(ratri), id, 'May I ask?')).toMatchObject({ seq: 1, expiresAt: expect.any(String) });
  });

  it('is not decided before a stranger has their answer: a line would tell one that they were read, the other that they are asked again', async () => {
    const { id } = await start(ratri, bagas);
    await say(as(ratri), id, 'May I ask about melioidosis?');
    world.told.length = 0;
    await expect(decide(bagas, id)).rejects.toMatchObject({ code: 'chat.acceptFirst' });
    await expect(decide(ratri, id)).rejects.toMatchObject({ code: 'chat.awaitsAnswer' });
    expect(await Promise.all([mayDecide(ratri, id), mayDecide(bagas, id)])).toEqual([false, false]);
    await as(bagas).call(answerRequest, { id, accept: false });
    await expect(decide(bagas, id)).rejects.toMatchObject({ code: 'chat.acceptFirst' });
    expect(world.told.filter(({ to }) => to !== `member:${bagas.id}`)).toEqual([]);
    expect(await heard(as(ratri), id)).toEqual(['May I ask about melioidosis?']);
    await say(as(bagas), id, 'Please do');
    await decide(bagas, id);
    expect(await mayDecide(ratri, id)).toBe(true);
    expect((await heard(as(ratri), id)).at(-1)).toBe('disappearing');
  });

  it('is decided by neither of two who are blocked', async () => {
    const id = await aConversation(world, ratri, bagas);
    await say(as(ratri), id, 'Good morning');
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
    for (const member of [ratri, bagas]) {
      await expect(decide(member, id)).rejects.toMatchObject({ code: 'chat.blocked' });
      expect(await mayDecide(member, id)).toBe(false);
    }
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: false });
    await decide(ratri, id);
  });
});

describe('blocking', () => {
  it('lets neither write, and leaves what was said readable', async () => {
    const id = await aConversation(world, ratri, bagas);
    await say(as(ratri), id, 'Good morning');
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
    for (const member of [ratri, bagas]) {
      await expect(say(as(member), id, 'Hello?')).rejects.toMatchObject({ code: 'chat.blocked' });
      expect(await heard(as(member), id)).toEqual(['Good morning']);
      expect(await as(member).call(getConversation, { id })).toMatchObject({ can: { write: false }, blockedByMe: member === bagas });
    }
    await expect(start(hana, bagas)).resolves.toBeDefined();
    await as(bagas).call(blockMember, { memberId: hana.id, blocked: true });
    await expect(start(await aMember(world), bagas)).resolves.toBeDefined();
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: false });
    await say(as(ratri), id, 'Peace');
  });

  it('lets neither change their words, nor learn when the other reads', async () => {
    const id = await aConversation(world, ratri, bagas);
    const { id: messageId } = await say(as(ratri), id, 'Good morning');
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
    world.told.length = 0;
    await expect(as(ratri).call(editMessage, { id: messageId, text: 'Answer me' })).rejects.toMatchObject({ code: 'chat.blocked' });
    await as(bagas).call(markChat, { id, delivered: 1, read: 1 });
    expect(world.told.filter(({ to }) => to === `member:${ratri.id}`)).toEqual([]);
    const mark = async () => (await as(ratri).call(getConversation, { id })).participants.find(({ member }) => member.id === bagas.id);
    expect(await mark()).toMatchObject({ read: null });
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ unread: 0 });
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: false });
    expect(await mark()).toMatchObject({ read: 1 });
    expect(await as(ratri).call(editMessage, { id: messageId, text: 'Good evening' })).toMatchObject({ text: 'Good evening' });
  });

  it('keeps those who are blocked from beginning, and their requests out of sight', async () => {
    const { id } = await start(ratri, bagas);
    await say(as(ratri), id, 'Hello');
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: true });
    expect(await boxOf(bagas, 'requests')).toEqual([]);
    expect(await as(bagas).call(getUnreadChats, {})).toEqual({ unread: 0, requests: 0 });
    const hits = async () => (await as(bagas).call(searchMessages, { q: 'hello' })).data.length;
    expect(await hits()).toBe(0);
    await as(bagas).call(blockMember, { memberId: ratri.id, blocked: false });
    expect(await hits()).toBe(1);
    await as(bagas).call(blockMember, { memberId: hana.id, blocked: true });
    await expect(start(hana, bagas)).rejects.toMatchObject({ code: 'chat.blocked' });
  });
});

describe('what a member chooses', () => {
  it('counts what is new, until it is read or while it is muted', async () => {
    const id = await aConversation(world, ratri, bagas);
    await say(as(ratri), id, 'One');
    await say(as(ratri), id, 'Two');
    expect(await as(bagas).call(getUnreadChats, {})).toEqual({ unread: 1, requests: 0 });
    expect((await as(bagas).call(listConversations, {})).data[0]).toMatchObject({ id, unread: 2, last: { text: 'Two', own: false } });
    expect(await as(ratri).call(getUnreadChats, {})).toEqual({ unread: 0, requests: 0 });
    await as(bagas).call(muteConversation, { id, mute: 'always' });
    expect(await as(bagas).call(getUnreadChats, {})).toEqual({ unread: 0, requests: 0 });
    await as(bagas).call(muteConversation, { id, mute: 'off' });
    await as(bagas).call(markChat, { id, delivered: 99, read: 99 });
    expect(await as(bagas).call(getUnreadChats, {})).toEqual({ unread: 0, requests: 0 });
    expect(await as(bagas).call(markChat, { id, delivered: 0, read: 0 })).toEqual({ read: 2 });
  });

  it('is muted for a while that says its end, or for good', async () => {
    const id = await aConversation(world, ratri, bagas);
    const mute = async (how: Mute) => {
      await as(bagas).call(muteConversation, { id, mute: how });
      const { muted, mutedUntil } = await as(bagas).call(getConversation, { id });
      return [muted, mutedUntil === null ? null : Math.round((Date.parse(mutedUntil) - Date.now()) / 3_600_000)];
    };
    expect(await mute('eightHours')).toEqual([true, 8]);
    expect(await mute('week')).toEqual([true, 168]);
    expect(await mute('always')).toEqual([true, null]);
    // It is the member's own.
    expect(await as(ratri).call(getConversation, { id })).toMatchObject({ muted: false, mutedUntil: null });
    await expect(as(hana).call(muteConversation, { id, mute: 'always' })).rejects.toMatchObject({ code: 'chat.notFound' });
    await as(bagas).call(muteConversation, { id, mute: 'week' });
    const { client } = world.runtime.services.database.db;
    await client.query(`update chat.participant set muted_until = now() - interval '1 minute' where member_id = $1`, [bagas.id]);
    expect(await as(bagas).call(getConversation, { id })).toMatchObject({ muted: false, mutedUntil: null });
    expect(await mute('off')).toEqual([false, null]);
  });

  it('shows what was read to those who show it, too', async () => {
    const id = await aConversation(world, ratri, bagas);
    await say(as(ratri), id, 'One');
    const marksFor = async (member: Member) =>
      (await as(member).call(getConversation, { id })).participants.find(({ member: other }) => other.id !== member.id);
    await as(bagas).call(markChat, { id, delivered: 1, read: 1 });
    expect(await marksFor(ratri)).toMatchObject({ delivered: 1, read: 1 });
    expect(await as(ratri).call(getChatSettings, {})).toEqual({ readMarks: true, disappearAfter: 0 });
    await as(ratri).call(saveChatSettings, { readMarks: false, disappearAfter: 0 });
    for (const member of [ratri, bagas]) expect(await marksFor(member)).toMatchObject({ delivered: 1, read: null });
    world.told.length = 0;
    await say(as(ratri), id, 'Two');
    await as(bagas).call(markChat, { id, delivered: 2, read: 2 });
    expect(world.told.filter(({ name }) => name === 'chat.marked')).toEqual([
      { to: `member:${ratri.id}`, name: 'chat.marked', payload: { conversationId: id, memberId: bagas.id, delivered: 2, read: null } },
    ]);
  });

  it('keeps what was chosen in another window', async () => {
    await as(hana).call(saveChatSettings, { readMarks: false });
    expect(await as(hana).call(saveChatSettings, { disappearAfter: 86_400 })).toEqual({ readMarks: false, disappearAfter: 86_400 });
    expect(await as(hana).call(saveChatSettings, {})).toEqual({ readMarks: false, disappearAfter: 86_400 });
    await as(hana).call(saveChatSettings, { readMarks: true, disappearAfter: 0 });
    expect(await as(hana).call(getChatSettings, {})).toEqual({ readMarks: true, disappearAfter: 0 });
  });

  it('lets messages disappear from then on, in conversations they begin by default', async () => {
    await as(ratri).call(saveChatSettings, { readMarks: true, disappearAfter: 86_400 });
    const id = await aConversation(world, ratri, bagas);
    const soon = await say(as(ratri), id, 'Until tomorrow');
    expect(Date.parse(soon.expiresAt ?? '') - Date.parse(soon.at)).toBe(86_400_000);
    await as(bagas).call(setDisappearing, { id, after: 0 });
    expect(await say(as(bagas), id, 'For good')).toMatchObject({ expiresAt: null });
    expect(await heard(as(ratri), id)).toEqual(['Until tomorrow', 'disappearing', 'For good']);
    await expect(as(hana).call(setDisappearing, { id, after: 0 })).rejects.toMatchObject({ code: 'chat.notFound' });
    await expect(as(ratri).call(setDisappearing, { id, after: 5 as never })).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
