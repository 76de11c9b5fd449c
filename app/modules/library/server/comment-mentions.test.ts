/** Whom a text names is what the server knows, not what its writer says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCaseUpdate, getCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { newId } from '#platform/db/id.ts';
import type { RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, COMMENT_LENGTH, updateComment } from '../discussion.contract.ts';

let world: TestWorld;
let ratri: Caller;
let bagas: Caller;
let made: Caller;
let itemId: string;

beforeAll(async () => {
  world = await openTestWorld();
  ratri = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  made = world.as(await aMember(world, { name: 'Made Wirawan' }));
  itemId = await aPublishedCase(world, ratri);
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const mention = (id: string, label: string) => ({ type: 'mention', attrs: { id, label } }) as const;
const paragraph = (...content: NonNullable<Extract<RichText['content'][number], { type: 'paragraph' }>['content']>): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});

describe('a mention', () => {
  it('carries the name of the member it leads to, whatever its writer put there', async () => {
    const text = paragraph({ type: 'text', text: 'As ' }, mention(idOf(made), 'World Health Organization'), {
      type: 'text',
      text: ' says.',
    });
    const { text: stored } = await bagas.call(addComment, { itemId, text });
    expect(stored).toEqual(paragraph({ type: 'text', text: 'As ' }, mention(idOf(made), 'Made Wirawan'), { type: 'text', text: ' says.' }));
  });

  it('of nobody is the text it looks like, in lists too', async () => {
    const said = paragraph({ type: 'text', text: '@Nobody' });
    const list: RichText = {
      type: 'doc',
      content: [
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [mention(newId(), 'Nobody')] }] }] },
      ],
    };
    const { text: stored } = await bagas.call(addComment, { itemId, text: list });
    expect(stored).toEqual({ type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'listItem', content: said.content }] }] });
  });

  it('is refused without a name, and more than fifty times; both is said of the text', async () => {
    const send = (...mentions: ReturnType<typeof mention>[]) => bagas.call(addComment, { itemId, text: paragraph(...mentions) });
    const refused = { code: 'request.invalid' };
    await expect(send(mention(idOf(made), ''))).rejects.toMatchObject({ ...refused, fields: { text: 'validation.invalid' } });
    const often = Array.from({ length: 51 }, () => mention(idOf(made), 'Made'));
    await expect(send(...often)).rejects.toMatchObject({ ...refused, fields: { text: 'validation.manyMentions' } });
    await expect(send(...often.slice(1))).resolves.toMatchObject({ best: false });
  });

  it('counts by the name it leads to: what is too long by that is refused, however short it was sent', async () => {
    const long = world.as(await aMember(world, { name: `Wirawan ${'Adi'.repeat(20)}` }));
    const text = paragraph({ type: 'text', text: 'x'.repeat(COMMENT_LENGTH - 50) }, mention(idOf(long), 'W'));
    const refused = { code: 'request.invalid', fields: { text: 'validation.tooLong' } };
    await expect(bagas.call(addComment, { itemId, text })).rejects.toMatchObject(refused);
    const { id: commentId } = await bagas.call(addComment, { itemId, text: paragraph({ type: 'text', text: 'Short.' }) });
    await expect(bagas.call(updateComment, { commentId, edits: 0, text })).rejects.toMatchObject(refused);
  });

  it('that comes with an edit tells the colleague, once', async () => {
    const dewi = world.as(await aMember(world, { name: 'Dewi Lestari' }));
    const { id: commentId } = await bagas.call(addComment, { itemId, text: paragraph({ type: 'text', text: 'Ask around.' }) });
    const naming = paragraph({ type: 'text', text: 'Ask ' }, mention(idOf(dewi), 'Dewi'));
    await bagas.call(updateComment, { commentId, edits: 0, text: naming });
    await bagas.call(updateComment, {
      commentId,
      edits: 1,
      text: paragraph({ type: 'text', text: 'Do ask ' }, mention(idOf(dewi), 'Dewi')),
    });
    await world.settle();
    const { data } = await dewi.call(listNotifications, {});
    expect(data).toMatchObject([{ kind: 'mention', byline: { name: 'Bagas Setiawan' } }]);
  });

  it('tells ten of one answer, however often it is changed', async () => {
    const members = await Promise.all(
      Array.from({ length: 14 }, async (_, n) => world.as(await aMember(world, { name: `Colleague ${n}` }))),
    );
    const naming = (some: readonly Caller[]) => paragraph(...some.map((one) => mention(idOf(one), 'Somebody')));
    const { id: commentId } = await bagas.call(addComment, { itemId, text: naming(members.slice(0, 6)) });
    await bagas.call(updateComment, { commentId, edits: 0, text: naming(members.slice(6, 9)) });
    await bagas.call(updateComment, { commentId, edits: 1, text: naming(members.slice(9)) });
    await world.settle();
    const told = await Promise.all(members.map(async (one) => (await one.call(listNotifications, {})).data.length));
    expect(told.filter((count) => count > 0)).toHaveLength(10);
  });

  it('is corrected when a text is edited and when a case goes on', async () => {
    const { id: commentId } = await bagas.call(addComment, { itemId, text: paragraph({ type: 'text', text: 'First.' }) });
    const edited = await bagas.call(updateComment, { commentId, edits: 0, text: paragraph(mention(idOf(made), 'Bagas Setiawan')) });
    expect(edited.text).toEqual(paragraph(mention(idOf(made), 'Made Wirawan')));
    const update = await ratri.call(addCaseUpdate, { id: itemId, title: 'Day 7', text: paragraph(mention(idOf(made), 'WHO')) });
    expect(update.text).toEqual(paragraph(mention(idOf(made), 'Made Wirawan')));
    const id = await aPublishedCase(world, ratri, {
      content: { presentation: paragraph(mention(idOf(made), 'WHO'), mention(newId(), 'WHO')) },
      acceptIdentifiers: true,
    });
    const { content } = await bagas.call(getCase, { id });
    expect(content.presentation).toEqual(paragraph(mention(idOf(made), 'Made Wirawan'), { type: 'text', text: '@WHO' }));
  });

  it('tells whom it names, once, however often they are named', async () => {
    const sari = world.as(await aMember(world, { name: 'Sari Lestari' }));
    await bagas.call(addComment, {
      itemId,
      text: paragraph(mention(idOf(sari), 'Sari'), mention(idOf(sari), 'Sari'), mention(newId(), 'Sari')),
    });
    await world.settle();
    const { data } = await sari.call(listNotifications, {});
    expect(data).toMatchObject([{ kind: 'mention', byline: { name: 'Bagas Setiawan' } }]);
  });
});
