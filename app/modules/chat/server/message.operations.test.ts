import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import type { Member } from '#platform/session/viewer.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getUnreadChats, listConversations, setDisappearing } from '../chat.contract.ts';
import {
  deleteMessage,
  editMessage,
  FLOOD,
  listMessages,
  MESSAGE_LENGTH,
  type Message,
  reactToMessage,
  searchMessages,
  sendMessage,
} from '../chat-message.contract.ts';
import { aConversation, age, changesSince, heard, longTalk, say, storedWords, sweep } from '../testing/chat.factory.ts';

let world: TestWorld;
let ratri: Member;
let bagas: Member;
let hana: Member;
let id: string;
const as = (member: Member): Caller => world.as(member);
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [ratri, bagas, hana] = await Promise.all([
    aMember(world, { name: 'Ratri A' }),
    aMember(world, { name: 'Bagas B' }),
    aMember(world, { name: 'Hana C' }),
  ]);
  id = await aConversation(world, ratri, bagas);
});

const seenBy = async (member: Member, messageId: string): Promise<Message | undefined> =>
  (await as(member).call(listMessages, { id })).data.find((one) => one.id === messageId);

describe('a message', () => {
  it('sent twice is one, from whichever connection, and another member’s of the same name is theirs', async () => {
    const send = (who: Member) => as(who).call(sendMessage, { id, text: 'Once', clientId: 'phone-0001' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(ratri)));
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
    await send(bagas);
    expect(await heard(as(bagas), id)).toEqual(['Once', 'Once']);
    expect(await seenBy(bagas, answers[0]?.id ?? '')).toMatchObject({ clientId: null, authorName: 'Ratri A' });
  });

  it('that waited on a device is not said by another member who has signed in there since', async () => {
    const request = { madeFor: ratri.id };
    const send = (who: Member) => as(who).call(sendMessage, { id, text: 'For Bagas alone', clientId: 'desk-0001' }, { request });
    await expect(send(bagas)).rejects.toMatchObject({ code: 'access.readerChanged' });
    expect(await heard(as(bagas), id)).toEqual([]);
    expect(await send(ratri)).toMatchObject({ authorId: ratri.id });
  });

  it('that waited long on its author’s device says when it was written, and when it came', async () => {
    const send = (clientId: string, waitedSeconds?: number) =>
      as(ratri).call(sendMessage, { id, text: 'K 6.8', clientId, ...(waitedSeconds !== undefined && { waitedSeconds }) });
    for (const message of [await send('phone-0001'), await send('phone-0002', 170), await send('phone-0005', 2_000_000_000)])
      expect(message.writtenAt).toBeNull();
    const late = await send('phone-0003', 7200);
    const seen = await seenBy(bagas, late.id);
    expect(seen?.at).toBe(late.at);
    expect(Date.parse(late.at) - Date.parse(seen?.writtenAt ?? '')).toBe(7_200_000);
    // Sent once more after a lost answer, it is the message that it was.
    expect(await send('phone-0003', 7300)).toEqual(late);
    await expect(send('phone-0004', -1)).rejects.toMatchObject({ code: 'request.invalid' });
    await as(ratri).call(deleteMessage, { id: late.id, deleted: true });
    expect(await seenBy(bagas, late.id)).toMatchObject({ deleted: true, writtenAt: null });
  });

  it('that waited on its author’s device marks nothing as read that came meanwhile', async () => {
    await say(as(ratri), id, 'K 7.1, come');
    await as(bagas).call(sendMessage, { id, text: 'Still in the lift', clientId: 'lift-0001', waitedSeconds: 90 });
    expect((await as(bagas).call(getUnreadChats, {})).unread).toBe(1);
    // Whoever writes at once has read what stands above.
    await as(bagas).call(sendMessage, { id, text: 'Coming', clientId: 'lift-0002' });
    expect((await as(bagas).call(getUnreadChats, {})).unread).toBe(0);
  });

  it('has words, a length, and no signs that deceive', async () => {
    for (const text of ['', '  \n', '\u202e\u0007', 'x'.repeat(MESSAGE_LENGTH + 1), `@${'a @'.repeat(5000)}`]) {
      await expect(say(as(ratri), id, text)).rejects.toMatchObject({ code: 'request.invalid' });
    }
    expect(await say(as(ratri), id, ' Na\u0007 118 \u202emmol/L 👩‍⚕️\nمرحبا ')).toMatchObject({ text: 'Na 118 mmol/L 👩‍⚕️\nمرحبا' });
  });

  it('is quoted, answered with signs, and changed by its author alone', async () => {
    const first = await say(as(ratri), id, 'Stop the metformin?');
    const answer = await say(as(bagas), id, 'Yes, eGFR 24', { replyTo: first.id });
    expect(answer.quote).toMatchObject({ id: first.id, authorId: ratri.id, text: 'Stop the metformin?', what: 'text' });

    await as(bagas).call(reactToMessage, { id: first.id, emoji: '👍' });
    expect(await as(ratri).call(reactToMessage, { id: first.id, emoji: '👍' })).toMatchObject({
      reactions: [{ emoji: '👍', count: 2, mine: true }],
    });
    await as(bagas).call(reactToMessage, { id: first.id, emoji: '🙏' });
    await as(ratri).call(reactToMessage, { id: first.id, emoji: null });
    expect((await seenBy(ratri, first.id))?.reactions).toEqual([{ emoji: '🙏', count: 1, mine: false }]);

    await expect(as(bagas).call(editMessage, { id: first.id, text: 'No' })).rejects.toMatchObject({ code: 'chat.messageNotFound' });
    await expect(as(bagas).call(deleteMessage, { id: first.id, deleted: true })).rejects.toMatchObject({ code: 'chat.messageNotFound' });
    await expect(as(hana).call(reactToMessage, { id: first.id, emoji: '👍' })).rejects.toMatchObject({ code: 'chat.messageNotFound' });
    await as(ratri).call(editMessage, { id: first.id, text: 'Stop the metformin today?' });
    expect(await seenBy(bagas, first.id)).toMatchObject({ text: 'Stop the metformin today?', edited: true, seq: first.seq });
    expect((await seenBy(bagas, answer.id))?.quote).toMatchObject({ text: 'Stop the metformin today?' });
  });

  it('is not changed over what its author has changed in another window: both versions are kept', async () => {
    const said = await say(as(ratri), id, 'Give 10 mg');
    const edit = (was: string, text: string) => as(ratri).call(editMessage, { id: said.id, was, text });
    await edit('Give 10 mg', 'Give 5 mg');
    await expect(edit('Give 10 mg', 'Give 10 mg twice a day')).rejects.toMatchObject({
      code: 'chat.staleEdit',
      details: { current: { text: 'Give 5 mg' } },
    });
    expect(await seenBy(bagas, said.id)).toMatchObject({ text: 'Give 5 mg' });
    // Once it was seen; and what stands there already is no other version.
    await edit('Give 5 mg', 'Give 5 mg twice a day');
    expect(await edit('Give 5 mg', 'Give 5 mg twice a day')).toMatchObject({ text: 'Give 5 mg twice a day' });
    const both = await Promise.allSettled(['once', 'thrice'].map((often) => edit('Give 5 mg twice a day', `Give 5 mg ${often} a day`)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps its words for a quarter of an hour and can be taken back for two days', async () => {
    const { id: messageId } = await say(as(ratri), id, 'Give 10 mg');
    const hoursAgo = (hours: number) => age(world, messageId, { at: hours * 3600 });
    await hoursAgo(0.3);
    await expect(as(ratri).call(editMessage, { id: messageId, text: 'Give 1 mg' })).rejects.toMatchObject({ code: 'chat.tooLate' });
    await hoursAgo(49);
    await expect(as(ratri).call(deleteMessage, { id: messageId, deleted: true })).rejects.toMatchObject({ code: 'chat.tooLate' });
    await hoursAgo(47);
    await as(ratri).call(deleteMessage, { id: messageId, deleted: true });
    expect(await seenBy(bagas, messageId)).toMatchObject({ text: '', deleted: true });
    expect((await as(bagas).call(searchMessages, { q: 'give' })).data).toEqual([]);
    expect((await as(bagas).call(listConversations, {})).data[0]?.last).toMatchObject({ what: 'deleted', text: '' });
    await as(ratri).call(deleteMessage, { id: messageId, deleted: false });
    expect(await seenBy(bagas, messageId)).toMatchObject({ text: 'Give 10 mg', deleted: false });
    await as(ratri).call(deleteMessage, { id: messageId, deleted: true });
    await age(world, messageId, { deletedAt: 180 });
    await expect(as(ratri).call(deleteMessage, { id: messageId, deleted: false })).rejects.toMatchObject({ code: 'chat.tooLate' });
    await sweep(world);
    expect((await storedWords(world, messageId)).texts).toEqual(['']);
  });

  it('is gone when its time is over, before anything has swept it away', async () => {
    await as(ratri).call(setDisappearing, { id, after: 86_400 });
    const said = await say(as(ratri), id, 'Vanishing words');
    const late = await say(as(bagas), id, 'Staying a little', { replyTo: said.id });
    await as(bagas).call(reactToMessage, { id: said.id, emoji: '👍' });
    await age(world, said.id, { expiresAt: 1 });
    const seen = [
      await as(bagas).call(listMessages, { id }),
      await as(bagas).call(listConversations, {}),
      await changesSince(as(bagas), id, 0),
      await as(bagas).call(searchMessages, { q: 'vanishing' }),
    ];
    expect(JSON.stringify(seen)).not.toContain('Vanishing');
    expect((await seenBy(ratri, late.id))?.quote).toMatchObject({ what: 'hidden' });
    for (const work of [
      () => as(ratri).call(editMessage, { id: said.id, text: 'Back' }),
      () => as(bagas).call(reactToMessage, { id: said.id, emoji: '👍' }),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'chat.messageNotFound' });
    await sweep(world);
    expect(await storedWords(world, said.id)).toEqual({ texts: [], reactions: 0 });
  });

  it('is not the thirty-first within ten seconds', async () => {
    for (let n = 0; n < FLOOD.messages; n++) await say(as(ratri), id, `Word ${n}`);
    await expect(say(as(ratri), id, 'One more')).rejects.toMatchObject({ code: 'chat.tooFast' });
    await say(as(bagas), id, 'Calm down');
  });
});

describe('reading', () => {
  it('goes back page by page, from a place, and by what has changed', async () => {
    await longTalk(world, id, ratri.id, 130);
    const page = (input: { before?: number; from?: number }) => as(bagas).call(listMessages, { id, ...input });
    const newest = await page({});
    expect([newest.data[0]?.seq, newest.data.at(-1)?.seq, newest.older, newest.newer, newest.revision]).toEqual([
      81,
      130,
      true,
      false,
      130,
    ]);
    const oldest = await page({ before: 31 });
    expect([oldest.data[0]?.seq, oldest.data.at(-1)?.seq, oldest.older, oldest.newer]).toEqual([1, 30, false, true]);
    const around = await page({ from: 50 });
    expect([around.data[0]?.seq, around.data.at(-1)?.seq, around.older, around.newer]).toEqual([50, 99, true, true]);
    const changes = await changesSince(as(bagas), id, 10);
    expect([changes.data.length, changes.revision, changes.more]).toEqual([100, 110, true]);
    expect(await changesSince(as(bagas), id, 110)).toMatchObject({ revision: 130, more: false });
  });

  it('finds words as they begin, in own conversations only', async () => {
    await say(as(ratri), id, 'Klopidogrel 300 mg, then 75 mg daily');
    await say(as(bagas), id, 'Berikan klopidogrel sekarang');
    const found = await as(bagas).call(searchMessages, { q: "klopi' & | :* (mg" });
    expect(found.data).toMatchObject([{ conversationId: id, title: 'Ratri A', own: false, seq: 1 }]);
    expect(found.data[0]?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Klopidogrel', 'mg', 'mg']);
    expect((await as(bagas).call(searchMessages, { q: 'klopi', limit: 1 })).nextCursor).not.toBeNull();
    expect((await as(hana).call(searchMessages, { q: 'klopi' })).data).toEqual([]);
    expect((await as(hana).call(searchMessages, { q: 'klopi', conversationId: id })).data).toEqual([]);
    expect((await as(ratri).call(searchMessages, { q: '!!! ---' })).data).toEqual([]);
  });

  it.each([
    ['nausea/vomiting after tea', ['nausea/vomiting', 'vomiting', 'nausea', 'nausea/vom', 'vomiting/nausea']],
    ['BP 120/80, earlier 130 / 90', ['120/80', '80', '120/8', '130/90']],
    ['K 3.5, pH 7.21, Hb 9,8', ['3.5', '7.21', '9.8', '7,21', '21', 'K 3.5']],
    ['Operated on 12-11-2026 at 07:30', ['12-11-2026', '2026', '12-11', '07:30']],
    ['See https://www.who.int/news/fact-sheets?id=dengue_2026', ['who', 'dengue', 'fact-sheets', 'https://www.who.int/news/fact']],
    ['Nyeri dada.Pasien dari RS.Soetomo', ['pasien', 'dada.pasien', 'soetomo', 'RS.Soetomo']],
    ['Write to icu@example.org about COVID-19/IL-6', ['icu@example.org', 'example', 'covid-19', 'IL-6', 'covid']],
    ['“Kalium” 3–5 → <2 and >9 &amp; stable', ['kalium', '3-5', '2', 'stable']],
  ])('finds what is joined as it is typed, and by its parts: %s', async (text, questions) => {
    const said = await say(as(ratri), id, text);
    for (const q of questions) {
      const found = (await as(bagas).call(searchMessages, { q, conversationId: id })).data;
      expect([q, found.map((one) => one.id)]).toEqual([q, [said.id]]);
      expect([q, found[0]?.excerpt.some(({ hit }) => hit)]).toEqual([q, true]);
    }
  });

  it('takes a figure as a whole: its parts stand together', async () => {
    await say(as(ratri), id, 'After 3 days 5 mg, at 80 years 120 ml');
    const { id: messageId } = await say(as(ratri), id, 'K 3.5, BP 120/80');
    for (const q of ['3.5', '120/80', 'K 3.5'])
      expect((await as(bagas).call(searchMessages, { q })).data.map((one) => one.id)).toEqual([messageId]);
    expect((await as(bagas).call(searchMessages, { q: '5' })).data).toHaveLength(2);
  });
});
