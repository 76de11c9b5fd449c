/** What an anonymous colleague wrote tells nobody who they are: not by a change of theirs, and not by what only one person could write. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCase } from '#modules/cases/cases.contract.ts';
import { aPublishedCase } from '#modules/cases/testing/cases.factory.ts';
import { updateUserBasicDetail } from '#modules/identity/member.contract.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { blockMember } from '#modules/network/block.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { getPost } from '#modules/posts/posts.contract.ts';
import { aPublishedPost } from '#modules/posts/testing/posts.factory.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { addComment, listComments, markBestAnswer, updateComment } from '../discussion.contract.ts';

let world: TestWorld;
let bagas: Caller;
let made: Caller;
let nobody: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
  made = world.as(await aMember(world, { name: 'Made Wirawan', speciality: 'nephrology' }));
  nobody = world.as(null);
});
afterAll(() => world.close());

const idOf = (caller: Caller) => caller.viewer?.id ?? '';
const anAuthor = async (name: string) =>
  world.as(await aMember(world, { name, speciality: 'cardiology', province: 'Jawa Tengah', practisingSince: 2018 }));
const say = (caller: Caller, itemId: string, wish: { anonymous?: boolean; parentId?: string } = {}) =>
  caller.call(addComment, { itemId, text: fromPlainText('I would wait.'), ...wish });
const discussionOf = async (itemId: string) => (await nobody.call(listComments, { itemId })).data;
const naming = (id: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { id, label: 'Made' } }] }],
});

describe('when a member changes', () => {
  it('what they wrote under their name says so, and what they wrote anonymously stays as it was', async () => {
    const ratri = await anAuthor('Ratri Maheswari');
    const [named, unnamed] = [await aPublishedCase(world, ratri), await aPublishedCase(world, ratri, { settings: { anonymous: true } })];
    const theirs = await aPublishedCase(world, bagas);
    const answer = await say(ratri, theirs, { anonymous: true });
    await say(ratri, theirs);
    const before = {
      item: (await nobody.call(getCase, { id: unnamed })).item.byline,
      discussion: await discussionOf(theirs),
    };

    await ratri.call(updateUserBasicDetail, { firstName: 'Ratna', province: 'Bali', practisingSince: 1990, workplace: 'Elsewhere' });
    await world.settle();

    expect((await nobody.call(getCase, { id: named })).item.byline).toMatchObject({ kind: 'member', workplace: 'Elsewhere' });
    expect((await nobody.call(getCase, { id: unnamed })).item.byline).toEqual(before.item);
    const [anonymous, underName] = await discussionOf(theirs);
    expect(anonymous).toEqual(before.discussion[0]);
    expect(underName?.byline).toMatchObject({ kind: 'member', workplace: 'Elsewhere' });

    // What tells of it later shows the same colleague: two that differ would tell that one of them has changed.
    await ratri.call(updateComment, { commentId: answer.id, edits: 0, text: naming(idOf(made)) });
    await say(ratri, unnamed);
    await world.settle();
    const [mention] = (await made.call(listNotifications, {})).data;
    expect(mention).toMatchObject({ kind: 'mention', byline: anonymous?.byline });
    expect((await discussionOf(unnamed))[0]).toMatchObject({ byAuthor: true, byline: before.item });
    // What is written from now on is by who they are now.
    expect((await say(ratri, theirs, { anonymous: true })).byline).toMatchObject({ kind: 'anonymous', province: 'Bali' });
  });

  it('blocks go on telling named things from anonymous ones', async () => {
    const [dewi, eka] = [await anAuthor('Dewi Anggraini'), await anAuthor('Eka Pratama')];
    const itemId = await aPublishedCase(world, bagas);
    await say(dewi, itemId);
    await say(dewi, itemId, { anonymous: true });
    await eka.call(blockMember, { memberId: idOf(dewi), blocked: true });
    await dewi.call(updateUserBasicDetail, { province: 'Bali' });
    await world.settle();
    expect((await eka.call(listComments, { itemId })).data.map(({ byline }) => byline.kind)).toEqual(['anonymous']);
  });
});

describe('an anonymous answer of the author', () => {
  it('is one like any other below what they wrote under their name', async () => {
    const ratri = await anAuthor('Ratri Maheswari');
    const id = await aPublishedCase(world, ratri);
    const question = await say(made, id);
    const own = await say(ratri, id, { anonymous: true });
    const reply = await say(ratri, id, { anonymous: true, parentId: question.id });
    await say(ratri, id);
    await ratri.call(markBestAnswer, { commentId: own.id, best: true });
    await world.settle();
    expect([own.byAuthor, reply.byAuthor]).toEqual([false, false]);

    const [best, asked, named] = await discussionOf(id);
    expect([best?.id, best?.byAuthor, asked?.replies[0]?.byAuthor, named?.byAuthor]).toEqual([own.id, false, false, true]);
    expect(JSON.stringify([best, asked?.replies])).not.toMatch(new RegExp(`${idOf(ratri)}|Ratri|Maheswari`));
    const told = (await made.call(listNotifications, {})).data.filter(({ item }) => item?.id === id);
    expect(told.map(({ kind, byline }) => [kind, byline?.kind])).toEqual([['reply', 'anonymous']]);
  });

  it('is refused where nobody but them could have written it', async () => {
    const ratri = await anAuthor('Ratri Maheswari');
    const narrow = await aPublishedCase(world, ratri, {
      settings: { respondents: 'specialities', respondentSpecialities: ['nephrology'] },
    });
    await expect(say(ratri, narrow, { anonymous: true })).rejects.toMatchObject({
      code: 'library.onlyAuthor',
      fields: { anonymous: 'library.error.onlyAuthor' },
    });
    expect((await say(ratri, narrow)).byAuthor).toBe(true);
    expect((await say(made, narrow, { anonymous: true })).byline.kind).toBe('anonymous');

    const newcomer = world.as(await aMember(world, { name: 'Nina Newcomer', verified: false }));
    const post = await aPublishedPost(world, newcomer);
    await expect(say(newcomer, post, { anonymous: true })).rejects.toMatchObject({ code: 'library.onlyAuthor' });
    expect((await say(newcomer, post)).byline.kind).toBe('member');

    // Below what they wrote anonymously they are the author, and anonymous.
    const hidden = await aPublishedPost(world, newcomer, { settings: { anonymous: true } });
    expect(await say(newcomer, hidden, { anonymous: true })).toMatchObject({ byAuthor: true, byline: { kind: 'anonymous' } });
    expect((await nobody.call(getPost, { id: hidden })).item.byline.kind).toBe('anonymous');
  });
});
