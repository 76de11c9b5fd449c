import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { GROUP_SIZE, getConversation, getUnreadChats, listConversations, setDisappearing } from '../chat.contract.ts';
import { editMessage, listMessages, markChat, reactToMessage, searchMessages, signalTyping } from '../chat-message.contract.ts';
import { addToGroup, createGroup, removeFromGroup, renameGroup, setGroupRole, takeBackLeaving } from '../group.contract.ts';
import { changesSince, crowdGroup, heard, say } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let hana: Member;
let dewi: Member;
let id: string;
const as = (member: Member): Caller => world.as(member);
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas, hana, dewi] = await Promise.all([
    aMember(world, { name: 'Ratri A' }),
    aMember(world, { name: 'Bagas B' }),
    aMember(world, { name: 'Hana C' }),
    aMember(world, { name: 'Dewi D' }),
  ]);
  for (const member of [bagas, hana, dewi]) await as(member).call(followMember, { memberId: ratri.id, following: true });
  ({ id } = await as(ratri).call(createGroup, { name: 'Ward 3', memberIds: [bagas.id, hana.id, hana.id, ratri.id] }));
});

const rolesIn = async (member: Member) =>
  (await as(member).call(getConversation, { id })).participants.map((one) => `${one.member.name} ${one.role}`).sort();

describe('a group', () => {
  it('is made of colleagues who know its maker', async () => {
    expect(await rolesIn(bagas)).toEqual(['Bagas B member', 'Hana C member', 'Ratri A admin']);
    expect(await heard(as(hana), id)).toEqual(['created']);
    const stranger = await aMember(world, { name: 'Joko E' });
    const make = (memberIds: string[], name = 'Ward 4') => as(ratri).call(createGroup, { name, memberIds });
    await expect(make([stranger.id])).rejects.toMatchObject({ code: 'chat.notReachable' });
    await expect(make(['0123456789abcdef'])).rejects.toMatchObject({ code: 'chat.memberNotFound' });
    await expect(make([bagas.id], ' \u200e ')).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(make([])).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('as large as one may be tells live who is writing, and to those whose messages they are how far they were read', async () => {
    await crowdGroup(world, id, GROUP_SIZE - 3);
    await say(as(hana), id, 'The round is at seven');
    const { seq } = await say(as(ratri), id, 'At eight');
    world.told.length = 0;
    await as(bagas).call(signalTyping, { id });
    const typing = world.told.splice(0).filter(({ name }) => name === 'chat.typing');
    expect([typing.length, typing.some(({ to }) => to === `member:${bagas.id}`)]).toEqual([GROUP_SIZE - 1, false]);
    const marked = async (read: number) => {
      await as(bagas).call(markChat, { id, delivered: read, read });
      return world.told
        .splice(0)
        .flatMap(({ to, name, payload }) => (name === 'chat.marked' ? [[to, (payload as { read: number }).read]] : []));
    };
    expect(await marked(seq - 1)).toEqual([[`member:${hana.id}`, seq - 1]]);
    expect(await marked(seq)).toEqual([[`member:${ratri.id}`, seq]]);
    expect(await marked(seq)).toEqual([]);
  });

  it('brings nobody to a colleague whom they blocked or who blocked them, and says no more than of a stranger', async () => {
    const block = (one: Member, other: Member, blocked = true) => as(one).call(blockMember, { memberId: other.id, blocked });
    const refusedFor = (names: string) => ({ code: 'chat.notReachable', values: { names }, details: null });
    const stranger = await aMember(world, { name: 'Joko E' });
    const add = (...memberIds: string[]) => as(ratri).call(addToGroup, { id, memberIds });
    await expect(add(stranger.id)).rejects.toMatchObject(refusedFor('Joko E'));
    // By whoever is there, to whoever is there, and so for who adds.
    for (const [one, other] of [
      [hana, dewi],
      [dewi, hana],
      [ratri, dewi],
      [dewi, ratri],
    ] as const) {
      await block(one, other);
      await as(dewi)
        .call(followMember, { memberId: ratri.id, following: true })
        .catch(() => null);
      await expect(add(dewi.id, stranger.id)).rejects.toMatchObject(refusedFor('Dewi D, Joko E'));
      await block(one, other, false);
    }
    await as(dewi).call(followMember, { memberId: ratri.id, following: true });
    // Among those who are brought in together the later one is refused; without them, all others come.
    await block(dewi, bagas);
    const make = (memberIds: string[]) => as(ratri).call(createGroup, { name: 'Ward 4', memberIds });
    await expect(make([bagas.id, hana.id, dewi.id])).rejects.toMatchObject(refusedFor('Dewi D'));
    await expect(make([dewi.id, hana.id, bagas.id])).rejects.toMatchObject(refusedFor('Bagas B'));
    await make([hana.id, dewi.id]);
    await block(dewi, bagas, false);
    expect(await add(dewi.id)).toEqual({ added: 1 });
    // Who left a group in which a colleague stayed whom they blocked since does not come back to them.
    await as(dewi).call(removeFromGroup, { id, memberId: dewi.id });
    await block(bagas, dewi);
    await expect(add(dewi.id)).rejects.toMatchObject(refusedFor('Dewi D'));
  });

  it('folds what is said by a colleague whom one has blocked, for oneself alone', async () => {
    await as(bagas).call(blockMember, { memberId: hana.id, blocked: true });
    await say(as(hana), id, 'Good morning');
    const seenBy = async (member: Member) => {
      const { foldedIds } = await as(member).call(getConversation, { id });
      const [row] = (await as(member).call(listConversations, {})).data.filter((one) => one.id === id);
      return [foldedIds, row?.last?.what, row?.last?.text];
    };
    expect(await seenBy(bagas)).toEqual([[hana.id], 'folded', '']);
    // Who was blocked does not learn it.
    expect(await seenBy(hana)).toEqual([[], 'text', 'Good morning']);
    expect(await seenBy(ratri)).toEqual([[], 'text', 'Good morning']);
    const hits = async (member: Member) => (await as(member).call(searchMessages, { q: 'morning' })).data.length;
    expect(await Promise.all([bagas, hana, ratri].map(hits))).toEqual([0, 1, 1]);
    // Nor do the two see each other write.
    for (const [writes, reads] of [
      [hana, ratri],
      [bagas, ratri],
    ] as const) {
      world.told.length = 0;
      await as(writes).call(signalTyping, { id });
      expect(world.told.map(({ to }) => to)).toEqual([`member:${reads.id}`]);
    }
  });

  it('counts nothing that a colleague says whom one has blocked, for oneself alone', async () => {
    await as(bagas).call(blockMember, { memberId: hana.id, blocked: true });
    const counted = async (member: Member) => {
      const [row] = (await as(member).call(listConversations, {})).data.filter((one) => one.id === id);
      const { unread } = await as(member).call(getConversation, { id });
      return [row?.unread, unread, (await as(member).call(getUnreadChats, {})).unread];
    };
    await say(as(hana), id, 'Good morning');
    expect(await Promise.all([bagas, ratri].map(counted))).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    await say(as(ratri), id, 'The round begins at eight');
    expect(await counted(bagas)).toEqual([1, 1, 1]);
    await as(bagas).call(blockMember, { memberId: hana.id, blocked: false });
    expect(await counted(bagas)).toEqual([2, 2, 1]);
  });

  it('is not renamed over the name that another admin has given it meanwhile', async () => {
    await as(ratri).call(renameGroup, { id, was: 'Ward 3', name: 'Ward 3, nights' });
    await expect(as(ratri).call(renameGroup, { id, was: 'Ward 3', name: 'Ward 3 and 4' })).rejects.toMatchObject({
      code: 'chat.staleName',
      details: { current: { name: 'Ward 3, nights' } },
    });
    expect(await as(ratri).call(renameGroup, { id, was: 'Ward 3, nights', name: 'Ward 3 and 4' })).toEqual({ name: 'Ward 3 and 4' });
  });

  it('is led by its admins, and by nobody who only takes part', async () => {
    const acts = (who: Member) => [
      () => as(who).call(renameGroup, { id, name: 'Ward 5' }),
      () => as(who).call(addToGroup, { id, memberIds: [dewi.id] }),
      () => as(who).call(setGroupRole, { id, memberId: hana.id, role: 'admin' }),
      () => as(who).call(removeFromGroup, { id, memberId: hana.id }),
      () => as(who).call(setDisappearing, { id, after: 86_400 }),
    ];
    for (const act of acts(bagas)) await expect(act()).rejects.toMatchObject({ code: 'chat.notAdmin' });
    for (const act of acts(dewi)) await expect(act()).rejects.toMatchObject({ code: 'chat.notFound' });
    for (const act of acts(ratri)) await act();
    expect(await rolesIn(dewi)).toEqual(['Bagas B member', 'Dewi D member', 'Ratri A admin']);
    await expect(as(ratri).call(setGroupRole, { id, memberId: ratri.id, role: 'member' })).rejects.toMatchObject({
      code: 'chat.lastAdmin',
    });
  });

  it('has two hundred and fifty-six seats, and a list of more names than that is refused', async () => {
    await crowdGroup(world, id, GROUP_SIZE - 4);
    await as(ratri).call(addToGroup, { id, memberIds: [dewi.id, bagas.id] });
    const last = await aMember(world, { name: 'Joko E' });
    await as(last).call(followMember, { memberId: ratri.id, following: true });
    await expect(as(ratri).call(addToGroup, { id, memberIds: [last.id] })).rejects.toMatchObject({ code: 'chat.groupFull' });
    await expect(as(last).call(getConversation, { id })).rejects.toMatchObject({ code: 'chat.notFound' });
    const memberIds = Array.from({ length: GROUP_SIZE }, () => dewi.id);
    await expect(as(ratri).call(createGroup, { name: 'All', memberIds })).rejects.toMatchObject({ code: 'request.invalid' });
    await as(bagas).call(removeFromGroup, { id, memberId: bagas.id });
    await as(ratri).call(addToGroup, { id, memberIds: [last.id] });
    expect(await heard(as(last), id)).toEqual(['added']);
  });

  it('shows a newcomer what is said from then on, and not what an answer quotes from before', async () => {
    const before = await say(as(bagas), id, 'Old news about bed twelve');
    await as(ratri).call(addToGroup, { id, memberIds: [dewi.id] });
    await say(as(hana), id, 'About that', { replyTo: before.id });
    expect(await heard(as(dewi), id)).toEqual(['added', 'About that']);
    const { data } = await changesSince(as(dewi), id, 0);
    expect(JSON.stringify(data)).not.toContain('Old news');
    expect(data.at(-1)?.quote).toMatchObject({ what: 'hidden' });
    // Changed now, but said before: still not hers.
    await as(bagas).call(editMessage, { id: before.id, text: 'Old news, corrected' });
    await as(hana).call(reactToMessage, { id: before.id, emoji: '👍' });
    expect(JSON.stringify((await changesSince(as(dewi), id, 0)).data)).not.toContain('corrected');
    expect((await as(dewi).call(searchMessages, { q: 'news' })).data).toEqual([]);
    await expect(as(dewi).call(reactToMessage, { id: before.id, emoji: '👍' })).rejects.toMatchObject({ code: 'chat.messageNotFound' });
  });

  it.each(['leaves', 'is removed'])('shows who %s nothing after that moment, in any way', async (how) => {
    const said = await say(as(bagas), id, 'Before the parting');
    await as(how === 'leaves' ? hana : ratri).call(removeFromGroup, { id, memberId: hana.id });
    await say(as(bagas), id, 'A word behind the back');
    await as(bagas).call(editMessage, { id: said.id, text: 'Edited behind the back' });
    await as(ratri).call(reactToMessage, { id: said.id, emoji: '👍' });
    await as(ratri).call(renameGroup, { id, name: 'Named behind the back' });
    await as(ratri).call(addToGroup, { id, memberIds: [dewi.id] });

    const seen = [
      await as(hana).call(getConversation, { id }),
      await as(hana).call(listConversations, {}),
      await changesSince(as(hana), id, 0),
      await as(hana).call(searchMessages, { q: 'behind' }),
      await as(hana).call(searchMessages, { q: 'edited' }),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/behind|Dewi|👍/);
    expect(await heard(as(hana), id)).toEqual(['created', '', how === 'leaves' ? 'left' : 'removed']);
    expect(seen[0]).toMatchObject({ takingPart: false, name: 'Ward 3', participants: [], can: { write: false } });
    await expect(say(as(hana), id, 'Let me in')).rejects.toMatchObject({ code: 'chat.closed' });
    await expect(as(hana).call(reactToMessage, { id: said.id, emoji: '👍' })).rejects.toMatchObject({ code: 'chat.closed' });
    world.told.length = 0;
    await say(as(bagas), id, 'Again');
    expect(world.told.some(({ to }) => to === `member:${hana.id}`)).toBe(false);

    await as(ratri).call(addToGroup, { id, memberIds: [hana.id] });
    await say(as(bagas), id, 'Welcome back');
    expect(await heard(as(hana), id)).toEqual(['added', 'Welcome back']);
  });

  it('says by name who was taken out, and whose words are quoted, to those who stay and to whoever is out', async () => {
    const { id: messageId } = await say(as(hana), id, 'Potassium is 7.1');
    await say(as(bagas), id, 'Calcium first', { replyTo: messageId });
    await as(ratri).call(removeFromGroup, { id, memberId: hana.id });
    for (const reader of [bagas, hana]) {
      const { data } = await as(reader).call(listMessages, { id });
      expect(data.at(-1)).toMatchObject({ authorName: 'Ratri A', happening: { what: 'removed', names: ['Hana C'] } });
      expect(data.at(-2)?.quote).toMatchObject({ authorId: hana.id, authorName: 'Hana C' });
      expect(data[0]?.happening).toMatchObject({ what: 'created', names: expect.arrayContaining(['Bagas B', 'Hana C']) });
    }
  });

  it('is as it was where a leaving is taken back, by whose act it was and for a minute', async () => {
    await as(ratri).call(removeFromGroup, { id, memberId: ratri.id });
    await expect(as(bagas).call(takeBackLeaving, { id, memberId: ratri.id })).rejects.toMatchObject({ code: 'chat.notAdmin' });
    await say(as(bagas), id, 'Gone?');
    expect(await heard(as(ratri), id)).toEqual(['created', 'left']);
    await as(ratri).call(takeBackLeaving, { id, memberId: ratri.id });
    expect(await heard(as(ratri), id)).toEqual(['created', 'left', 'madeAdmin', 'Gone?', 'cameBack']);
    // Their place in it, too, beside whoever leads it since.
    expect((await rolesIn(hana)).filter((role) => role.endsWith('admin'))).toContain('Ratri A admin');
    expect(await as(ratri).call(getConversation, { id })).toMatchObject({ takingPart: true, name: 'Ward 3', can: { manage: true } });

    // Of two who have been there equally long, either was made the admin.
    const { myRole } = await as(hana).call(getConversation, { id });
    await as(ratri).call(removeFromGroup, { id, memberId: hana.id });
    await expect(as(hana).call(takeBackLeaving, { id, memberId: hana.id })).rejects.toMatchObject({ code: 'chat.notAdmin' });
    await as(ratri).call(takeBackLeaving, { id, memberId: hana.id });
    expect(await as(hana).call(getConversation, { id })).toMatchObject({ takingPart: true, myRole });
    // What is taken back twice is as it is.
    expect(await as(ratri).call(takeBackLeaving, { id, memberId: hana.id })).toEqual({ left: false });

    await as(ratri).call(removeFromGroup, { id, memberId: hana.id });
    const { client } = world.runtime.services.database.db;
    await client.query(`update chat.participant set left_at = left_at - interval '2 minutes' where member_id = $1`, [hana.id]);
    await expect(as(ratri).call(takeBackLeaving, { id, memberId: hana.id })).rejects.toMatchObject({ code: 'chat.tooLate' });
    await expect(as(dewi).call(takeBackLeaving, { id, memberId: hana.id })).rejects.toMatchObject({ code: 'chat.notFound' });
  });

  it('is handed over when the last admin leaves', async () => {
    await as(ratri).call(removeFromGroup, { id, memberId: ratri.id });
    expect((await rolesIn(bagas)).filter((role) => role.endsWith('admin'))).toHaveLength(1);
    expect(await heard(as(bagas), id)).toEqual(['created', 'left', 'madeAdmin']);
    await as(bagas).call(removeFromGroup, { id, memberId: bagas.id });
    await as(hana).call(removeFromGroup, { id, memberId: hana.id });
    await as(hana)
      .call(removeFromGroup, { id, memberId: hana.id })
      .catch(() => undefined);
    expect(await as(hana).call(getConversation, { id })).toMatchObject({ takingPart: false });
  });
});
