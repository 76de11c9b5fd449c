/** What writers may do with an answer after it was sent, and what others learn of what it said before. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import {
  addComment,
  deleteComment,
  listCommentEdits,
  listComments,
  markBestAnswer,
  restoreComment,
  updateComment,
} from '../discussion.contract.ts';
import { react } from '../library.contract.ts';
import { anItem } from '../testing/library.factory.ts';
import { changeItem } from './library.public.ts';

const text = fromPlainText('Watch the haematocrit.');

let world: TestWorld;
let author: Caller;
let writer: Caller;
let itemId: string;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  author = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  writer = world.as(await aMember(world, { name: 'Made Wirawan', speciality: 'nephrology' }));
  itemId = await anItem(world, author, { kind: 'post' });
});

const answer = (caller = writer, change: object = {}) => caller.call(addComment, { itemId, text, ...change });
const edit = (commentId: string, edits = 0, change: object = {}) => writer.call(updateComment, { commentId, edits, text, ...change });
const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const narrow = (kind: 'specialities', specialities: string[]) =>
  world.runtime.database.transaction((db) =>
    changeItem({ db, emit: (event, payload) => world.runtime.services.emit(db, event, payload) }, itemId, {
      respondents: { kind, specialities },
    }),
  );
const refused = (reason: string) => ({ code: 'library.mayNotRespond', details: { reason } });

describe('an edit', () => {
  it('of a version that is no longer there is refused with the one that is', async () => {
    const { id } = await answer();
    const newer = {
      text: fromPlainText('Watch it twice a day.'),
      basis: 'guideline',
      references: [{ title: 'Dengue guidelines', source: 'WHO', year: 2009, url: null }],
    };
    await edit(id, 0, newer);
    await expect(edit(id, 0)).rejects.toMatchObject({ code: 'library.staleEdit', details: { current: { ...newer, edits: 1 } } });
  });

  it('is for those whom the author still lets respond', async () => {
    const { id } = await answer();
    await narrow('specialities', ['cardiology']);
    await expect(edit(id)).rejects.toMatchObject(refused('otherSpeciality'));
    expect((await writer.call(listComments, { itemId })).data[0]?.can).toMatchObject({ edit: false, delete: true });
    await narrow('specialities', ['nephrology']);
    expect(await edit(id)).toMatchObject({ edits: 1 });
  });

  it('is not for somebody who is blocked, by the author or by whom they replied to, nor for who is not verified', async () => {
    const other = world.as(await aMember(world, { name: 'Sari Lestari' }));
    const { id } = await answer();
    const reply = await answer(writer, { parentId: (await answer(other)).id });
    await other.call(blockMember, { memberId: idOf(writer), blocked: true });
    await expect(edit(reply.id)).rejects.toMatchObject(refused('notChosen'));
    expect(await edit(id)).toMatchObject({ edits: 1 });
    await author.call(blockMember, { memberId: idOf(writer), blocked: true });
    await expect(edit(id, 1)).rejects.toMatchObject(refused('notChosen'));

    if (writer.viewer === null) throw new Error('Nobody writes');
    const unverified = world.as({ ...writer.viewer, verified: false });
    await expect(unverified.call(updateComment, { commentId: id, edits: 1, text })).rejects.toMatchObject(refused('notVerified'));
  });

  it('goes for bringing back what was deleted, too', async () => {
    const { id } = await answer();
    await writer.call(deleteComment, { commentId: id });
    await narrow('specialities', ['cardiology']);
    await expect(writer.call(restoreComment, { commentId: id })).rejects.toMatchObject(refused('otherSpeciality'));
    await narrow('specialities', ['nephrology']);
    expect(await writer.call(restoreComment, { commentId: id })).toMatchObject({ id, text });
  });
});

it('an earlier text that may identify a patient is for its writer and staff', async () => {
  const staff = world.as(await aMember(world, { rights: ['approvals'] }));
  const telling = fromPlainText('NIK 3374015203790001, kontrol besok.');
  const { id } = await answer(writer, { text: telling, acceptIdentifiers: true });
  await edit(id);
  await edit(id, 1, { text: fromPlainText('Twice a day.') });
  const textsFor = async (caller: Caller) => (await caller.call(listCommentEdits, { commentId: id })).edits.map((earlier) => earlier.text);
  expect(await textsFor(world.as(null))).toEqual([text, null]);
  expect(await textsFor(author)).toEqual([text, null]);
  expect(await textsFor(writer)).toEqual([text, telling]);
  expect(await textsFor(staff)).toEqual([text, telling]);
});

it('earlier texts are there for whom the answer is: not where one of the two has blocked the other, nor of a reply to such an answer', async () => {
  const other = world.as(await aMember(world, { name: 'Sari Lestari' }));
  const reader = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  const parent = await answer(other);
  const { id } = await answer(writer, { parentId: parent.id });
  await edit(id);
  const anonymous = await answer(writer, { anonymous: true });
  await edit(anonymous.id);
  const earlier = (caller: Caller, commentId = id) => caller.call(listCommentEdits, { commentId });
  const notFound = { code: 'library.commentNotFound' };
  expect((await earlier(reader)).edits).toHaveLength(1);

  await writer.call(blockMember, { memberId: idOf(reader), blocked: true });
  await expect(earlier(reader)).rejects.toMatchObject(notFound);
  // Nobody is told apart from who is anonymous.
  expect((await earlier(reader, anonymous.id)).edits).toHaveLength(1);
  await writer.call(blockMember, { memberId: idOf(reader), blocked: false });
  await reader.call(blockMember, { memberId: idOf(writer), blocked: true });
  await expect(earlier(reader)).rejects.toMatchObject(notFound);
  await reader.call(blockMember, { memberId: idOf(writer), blocked: false });
  await other.call(blockMember, { memberId: idOf(reader), blocked: true });
  await expect(earlier(reader)).rejects.toMatchObject(notFound);
  for (const caller of [world.as(null), author, writer, other]) expect((await earlier(caller)).edits).toHaveLength(1);
});

describe('an earlier version', () => {
  const guideline = { title: 'Dengue guidelines', source: 'WHO', year: 2009, url: null };
  const drive = { title: 'Her film', source: '', year: null, url: 'https://drive.google.com/file/d/abcdef' };
  const versionsFor = async (caller: Caller, commentId: string) =>
    (await caller.call(listCommentEdits, { commentId })).edits.map(({ at: _, ...edit }) => edit);

  it('shows what the answer rested on', async () => {
    const { id } = await answer(writer, { basis: 'guideline', references: [guideline] });
    await edit(id, 0, { basis: 'experience' });
    await edit(id, 1);
    const versions = [
      { text, basis: 'experience', references: [] },
      { text, basis: 'guideline', references: [guideline] },
    ];
    for (const caller of [world.as(null), author, writer]) expect(await versionsFor(caller, id)).toEqual(versions);
  });

  it('of before that was kept says nothing of it', async () => {
    const { id } = await answer(writer, { basis: 'guideline', references: [guideline] });
    await edit(id);
    await world.runtime.database.pool.query('update library.comment_edit set basis = null, "references" = null where comment_id = $1', [
      id,
    ]);
    expect(await versionsFor(author, id)).toEqual([{ text, basis: null, references: [] }]);
  });

  it('is hidden, too, where a reference that was taken out may identify a patient', async () => {
    const { id } = await answer(writer, { basis: 'experience', references: [guideline, drive] });
    await edit(id, 0, { references: [guideline, drive], text: fromPlainText('Twice a day.') });
    // What it still cites can be read below it.
    expect(await versionsFor(author, id)).toMatchObject([{ text, references: [guideline, drive] }]);
    await edit(id, 1, { references: [guideline] });
    const hidden = { text: null, basis: null, references: [] };
    expect(await versionsFor(author, id)).toEqual([hidden, hidden]);
    expect(await versionsFor(writer, id)).toMatchObject([{ references: [guideline, drive] }, { text, references: [guideline, drive] }]);
  });
});

it('two windows delete an answer and bring it back: it is gone once, and back once', async () => {
  const { id } = await answer();
  const counted = async () => (await world.runtime.database.pool.query('select comments from library.item where id = $1', [itemId])).rows;
  const twice = (act: () => Promise<unknown>) => Promise.all([act(), act(), act()]);
  await twice(() => writer.call(deleteComment, { commentId: id }));
  expect(await counted()).toEqual([{ comments: 0 }]);
  await twice(() => writer.call(restoreComment, { commentId: id }));
  expect(await counted()).toEqual([{ comments: 1 }]);
});

it('a reply to a reply joins the thread', async () => {
  const { id } = await answer();
  const reply = await answer(author, { parentId: id });
  const second = await answer(writer, { parentId: reply.id });
  const { data } = await writer.call(listComments, { itemId });
  expect(data.map((comment) => [comment.id, comment.replies.map((one) => one.id)])).toEqual([[id, [reply.id, second.id]]]);
});

it('the best answer is the author’s to mark', async () => {
  const { id } = await answer();
  await expect(writer.call(markBestAnswer, { commentId: id, best: true })).rejects.toMatchObject({ code: 'library.notYours' });
  expect((await writer.call(listComments, { itemId })).data[0]?.best).toBe(false);
  await author.call(markBestAnswer, { commentId: id, best: true });
  expect((await writer.call(listComments, { itemId })).data[0]?.best).toBe(true);
});

const bestOnes = async () =>
  (await writer.call(listComments, { itemId })).data.filter((comment) => comment.best).map((comment) => comment.id);

it('one answer is the best, also of several that are marked at the same moment', async () => {
  const ids = [];
  for (let n = 0; n < 4; n += 1) ids.push((await answer()).id);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(ids.map((commentId) => author.call(markBestAnswer, { commentId, best: true })));
    const [best, ...more] = await bestOnes();
    expect(more).toEqual([]);
    await author.call(markBestAnswer, { commentId: best ?? '', best: false });
  }
});

it('an answer that its writer deletes and brings back is the best again, unless another is', async () => {
  const { id } = await answer();
  await answer(author, { parentId: id });
  await author.call(markBestAnswer, { commentId: id, best: true });
  await writer.call(deleteComment, { commentId: id });
  expect(await bestOnes()).toEqual([]);
  expect(await writer.call(restoreComment, { commentId: id })).toMatchObject({ best: true });
  expect(await bestOnes()).toEqual([id]);

  await writer.call(deleteComment, { commentId: id });
  const other = await answer();
  await author.call(markBestAnswer, { commentId: other.id, best: true });
  expect(await writer.call(restoreComment, { commentId: id })).toMatchObject({ best: false });
  expect(await bestOnes()).toEqual([other.id]);
});

it('no item has two best answers, whatever writes them', async () => {
  const ids = [(await answer()).id, (await answer()).id];
  const marking = world.runtime.database.pool.query('update library.comment set best = true where id = any($1)', [ids]);
  await expect(marking).rejects.toMatchObject({ constraint: 'comment_best' });
});

it('what an answer cites is asked about like what it says', async () => {
  const references = [{ title: 'Chart of NIK 3374015203790001', source: 'Ward 4', year: null, url: null }];
  const asked = { code: 'library.identifiersRemain', details: { identifiers: [expect.objectContaining({ field: 'references.0.title' })] } };
  await expect(answer(writer, { references })).rejects.toMatchObject(asked);
  const { id } = await answer();
  await expect(edit(id, 0, { references })).rejects.toMatchObject(asked);
  expect(await edit(id, 0, { references, acceptIdentifiers: true })).toMatchObject({ references });
  const paper = {
    title: 'Dengue',
    source: 'Siti Rahma et al, Lancet, 12 March 2024',
    year: 2024,
    url: 'https://doi.org/10.1016/S0140-6736(20)30183-5',
  };
  expect(await answer(writer, { references: [paper] })).toMatchObject({ references: [paper] });
});

it('where the links of an answer lead is asked about like what it says', async () => {
  const linked = (href: string): RichText => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Her chart', marks: [{ type: 'link', attrs: { href } }] }] }],
  });
  const telling = linked('https://files.example.org/chart?nik=3374015203790001');
  const asked = {
    code: 'library.identifiersRemain',
    details: { identifiers: [expect.objectContaining({ field: 'text', text: '3374015203790001' })] },
  };
  await expect(answer(writer, { text: telling })).rejects.toMatchObject(asked);
  const { id } = await answer(writer, { text: telling, acceptIdentifiers: true });
  await edit(id, 0, { text: linked('https://doi.org/10.1016/S0140-6736(20)30183-5') });
  // It may have been changed for that very reason.
  expect((await author.call(listCommentEdits, { commentId: id })).edits).toMatchObject([{ text: null }]);
  expect((await writer.call(listCommentEdits, { commentId: id })).edits).toMatchObject([{ text: telling }]);
});

it('an answer that is not shown keeps its place and tells nothing of whoever wrote it', async () => {
  const references = [{ title: 'Dengue guidelines', source: 'WHO', year: 2009, url: null }];
  const { id } = await answer(writer, { basis: 'guideline', references });
  await answer(author, { parentId: id });
  await author.call(react, { target: 'comment', id, reaction: 'helpful' });
  const placeOf = async (caller: Caller) => (await caller.call(listComments, { itemId })).data[0];
  const place = {
    byline: { kind: 'anonymous', speciality: null, experience: null, province: null, verified: false },
    ...{ byAuthor: false, text: null, basis: null, references: [], second: null, editedAt: null, edits: 0 },
    ...{ helpful: 0, insightful: 0, agree: 0, myReaction: null },
  };
  const { pool } = world.runtime.database;
  await pool.query('update library.comment set held_at = now() where id = $1', [id]);
  expect(await placeOf(author)).toMatchObject({ ...place, id, held: true });
  expect(await placeOf(writer)).toMatchObject({ byline: { name: 'Made Wirawan' }, basis: 'guideline', helpful: 1, held: true });
  await pool.query('update library.comment set held_at = null where id = $1', [id]);
  await writer.call(deleteComment, { commentId: id });
  for (const caller of [author, writer, world.as(null)]) expect(await placeOf(caller)).toMatchObject({ ...place, id, held: false });
  expect(await writer.call(restoreComment, { commentId: id })).toMatchObject({ byline: { name: 'Made Wirawan' }, helpful: 1 });
});
