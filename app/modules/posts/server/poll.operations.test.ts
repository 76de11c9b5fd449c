import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { decideApproval, listApprovals } from '#modules/moderation/approval.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import type { PollContent } from '../post-content.contract.ts';
import { publishPost, savePostDraft, startPostDraft } from '../post-draft.contract.ts';
import {
  closePoll,
  getPost,
  listPosts,
  repostPost,
  repostReadingMaterial,
  restorePost,
  votePoll,
  withdrawPost,
} from '../posts.contract.ts';
import { aPoll, aPostDraft, aPublishedPost, approvePost } from '../testing/posts.factory.ts';

const poll: PollContent = { ...aPoll, options: [...aPoll.options] };
let world: TestWorld;
let anna: Caller;
let voters: Caller[];

beforeAll(async () => {
  world = await openTestWorld();
  anna = world.as(await aMember(world, { name: 'Anna Wibowo' }));
  voters = [];
  for (const name of ['Budi Santoso', 'Citra Dewi', 'Dimas Arif', 'Eka Putri', 'Fajar Hadi'])
    voters.push(world.as(await aMember(world, { name, verified: name !== 'Eka Putri' })));
});
afterAll(() => world.close());

const [budi, citra] = [() => voters[0] as Caller, () => voters[1] as Caller];
const aPollPost = (wish = {}) => aPublishedPost(world, anna, { content: { poll, ...wish } });

describe('a poll', () => {
  it('takes one vote of each member, changed until it is closed', async () => {
    const id = await aPollPost();
    expect((await budi().call(getPost, { id })).poll).toMatchObject({ votes: null, voters: 0, myVote: null, closed: false });
    await expect(world.as(null).call(votePoll, { id, option: 0 })).rejects.toMatchObject({ code: 'access.signIn' });
    expect(await budi().call(votePoll, { id, option: 0 })).toMatchObject({ votes: [1, 0, 0], myVote: 0 });
    expect(await budi().call(votePoll, { id, option: 2 })).toMatchObject({ votes: [0, 0, 1], voters: 1, myVote: 2 });
    expect((await citra().call(getPost, { id })).poll).toMatchObject({ votes: null, voters: 1 });
    expect((await anna.call(getPost, { id })).poll).toMatchObject({ votes: [0, 0, 1] });
    await expect(citra().call(votePoll, { id, option: 3 })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(budi().call(closePoll, { id })).rejects.toMatchObject({ code: 'posts.notYours' });
    expect(await anna.call(closePoll, { id })).toMatchObject({ closed: true });
    await expect(citra().call(votePoll, { id, option: 0 })).rejects.toMatchObject({ code: 'posts.pollClosed' });
    expect((await world.as(null).call(getPost, { id })).poll).toMatchObject({ votes: [0, 0, 1], closed: true });
  });

  it('closes at its time by itself', async () => {
    const id = await aPollPost();
    await world.runtime.database.pool.query(`update posts.post set closes_at = now() - interval '1 second' where id = $1`, [id]);
    await expect(budi().call(votePoll, { id, option: 0 })).rejects.toMatchObject({ code: 'posts.pollClosed' });
  });

  it('is open for its days once readers see its post, however long staff had it', async () => {
    const newcomer = world.as(await aMember(world, { verified: false }));
    const staff = world.as(await aMember(world, { rights: ['approvals'] }));
    const { id } = await newcomer.call(publishPost, await aPostDraft(newcomer, { content: { poll: { ...poll, openDays: 1 } } }));
    // Over a weekend.
    await world.runtime.database.pool.query(
      `update posts.post set created_at = created_at - interval '3 days', closes_at = closes_at - interval '3 days' where id = $1`,
      [id],
    );
    const held = (await staff.call(listApprovals, { limit: 50 })).data.find((one) => one.id === id);
    await staff.call(decideApproval, { decision: 'approve', itemId: id, heldSince: held?.heldSince ?? '' });
    await world.settle();
    const { closesAt, closed } = (await budi().call(getPost, { id })).poll ?? {};
    expect(closed).toBe(false);
    expect(Date.parse(closesAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await budi().call(votePoll, { id, option: 0 })).toMatchObject({ myVote: 0 });
  });

  it('stays closed where its author closed it before readers saw its post, and where it has ended', async () => {
    const newcomer = world.as(await aMember(world, { verified: false }));
    const held = await newcomer.call(publishPost, await aPostDraft(newcomer, { content: { poll } }));
    await newcomer.call(closePoll, { id: held.id });
    await approvePost(world, held.id);
    const ended = await aPollPost();
    await world.settle();
    await world.runtime.database.pool.query(
      `update posts.post set created_at = created_at - interval '8 days', closes_at = closes_at - interval '8 days' where id = $1`,
      [ended],
    );
    await world.runtime.database.pool.query(`update library.item set published_at = published_at - interval '8 days' where id = $1`, [
      ended,
    ]);
    await anna.call(withdrawPost, { id: ended });
    await anna.call(restorePost, { id: ended });
    await world.settle();
    for (const id of [held.id, ended]) expect((await budi().call(getPost, { id })).poll).toMatchObject({ closed: true });
  });

  it.each([
    ['whose time ran out while staff had it', false],
    ['that was changed after its time ran out', true],
  ])('%s stays closed where its author then closed it', async (_, changed) => {
    const newcomer = world.as(await aMember(world, { verified: false }));
    const { id } = await newcomer.call(publishPost, await aPostDraft(newcomer, { content: { poll: { ...poll, openDays: 1 } } }));
    await world.runtime.database.pool.query(
      `update posts.post set created_at = created_at - interval '3 days', closes_at = closes_at - interval '3 days' where id = $1`,
      [id],
    );
    if (changed) await change(id, { ...poll, openDays: 1, options: ['Never', 'Always'] }, newcomer);
    await newcomer.call(closePoll, { id });
    await approvePost(world, id);
    await world.settle();
    expect((await budi().call(getPost, { id })).poll).toMatchObject({ closed: true });
  });

  it('is not where none was asked, nor where the post cannot be read', async () => {
    const plain = await aPublishedPost(world, anna);
    await expect(budi().call(votePoll, { id: plain, option: 0 })).rejects.toMatchObject({ code: 'posts.noPoll' });
    const id = await aPollPost();
    await anna.call(withdrawPost, { id });
    await expect(budi().call(votePoll, { id, option: 0 })).rejects.toMatchObject({ code: 'posts.notFound' });
    await expect(anna.call(votePoll, { id, option: 0 })).rejects.toMatchObject({ code: 'posts.noPoll' });
  });

  const change = async (id: string, changed: PollContent | null, author = anna) => {
    const draft = await author.call(startPostDraft, { postId: id, language: 'en' });
    const content = { ...draft.content, title: 'Changed', poll: changed };
    const { version } = await author.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: draft.settings });
    return author.call(publishPost, { draftId: draft.id, version });
  };

  it('is its author’s to change as long as nobody has voted', async () => {
    const id = await aPollPost();
    expect((await anna.call(startPostDraft, { postId: id, language: 'en' })).votedPoll).toBeNull();
    await change(id, { ...poll, options: ['Never', 'Always'] });
    expect((await budi().call(getPost, { id })).poll?.options).toEqual(['Never', 'Always']);
    await change(id, null);
    expect((await budi().call(getPost, { id })).poll).toBeNull();
  });

  it('takes no vote for what its voter did not read', async () => {
    const id = await aPollPost();
    const read = { question: poll.question, option: poll.options[0] ?? '' };
    await change(id, { ...poll, options: ['Never', 'Always'] });
    await expect(budi().call(votePoll, { id, option: 0, read })).rejects.toMatchObject({ code: 'posts.pollChanged' });
    await change(id, { ...poll, question: 'Must we hand over?' });
    await expect(budi().call(votePoll, { id, option: 0, read })).rejects.toMatchObject({ code: 'posts.pollChanged' });
    await change(id, poll);
    expect(await budi().call(votePoll, { id, option: 0, read })).toMatchObject({ myVote: 0, votes: [1, 0, 0] });
  });

  it('stays once somebody has, while the rest of its post is changed', async () => {
    const id = await aPollPost();
    await budi().call(votePoll, { id, option: 1 });
    const changes = [null, { ...poll, options: ['Never', 'Always'] }, { ...poll, question: 'And now?' }, { ...poll, openDays: null }];
    for (const changed of changes)
      await expect(change(id, changed)).rejects.toMatchObject({
        code: 'posts.pollVoted',
        fields: { poll: 'posts.validation.pollVoted' },
        details: { poll },
      });
    expect((await anna.call(startPostDraft, { postId: id, language: 'en' })).votedPoll).toEqual(poll);
    const { closesAt } = (await budi().call(getPost, { id })).poll ?? {};
    expect(await change(id, poll)).toEqual({ id, status: 'published' });
    const view = await budi().call(getPost, { id });
    expect(view.item.title).toBe('Changed');
    expect(view.poll).toMatchObject({ options: poll.options, votes: [0, 1, 0], closesAt });
  });

  it('counts every voter once, whatever is repeated and changed at the same time', async () => {
    const click = fc.record({ who: fc.nat(4), option: fc.nat(2), key: fc.constantFrom(null, 'a', 'b') });
    await fc.assert(
      fc.asyncProperty(fc.array(click, { minLength: 1, maxLength: 14 }), async (clicks) => {
        const id = await aPollPost();
        await Promise.allSettled(
          clicks.map(({ who, option, key }) =>
            (voters[who] as Caller).call(votePoll, { id, option }, key === null ? {} : { key: `${id}-${key}-${option}` }),
          ),
        );
        const { poll: shown, item } = await anna.call(getPost, { id });
        const people = new Set(clicks.map(({ who }) => who)).size;
        const sum = (shown?.votes ?? []).reduce((total, count) => total + count, 0);
        expect([sum, shown?.voters, item.counts.answers]).toEqual([people, people, people]);
        const stored = await world.runtime.database.pool.query(
          'select option, count(*)::int as n from posts.vote where post_id = $1 group by option order by option',
          [id],
        );
        expect(stored.rows.map(({ option, n }) => shown?.votes?.[option as number] === n)).toEqual(stored.rows.map(() => true));
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('a repost', () => {
  it('shows a post with a note, and is taken back', async () => {
    const id = await aPublishedPost(world, anna);
    expect(await budi().call(repostPost, { postId: id, note: 'Read this' })).toEqual({ reposted: true, reposts: 1 });
    expect(await budi().call(repostPost, { postId: id })).toEqual({ reposted: true, reposts: 1 });
    expect(await budi().call(repostPost, { postId: id, reposted: false })).toMatchObject({ reposted: false, reposts: 0 });
    await expect(budi().call(repostReadingMaterial, { itemId: id })).rejects.toMatchObject({ code: 'library.itemNotFound' });
  });

  it('is refused for what is one’s own, what is not published, and what was never there', async () => {
    const id = await aPublishedPost(world, anna);
    await expect(anna.call(repostPost, { postId: id })).rejects.toMatchObject({ code: 'library.ownRepost' });
    expect(await anna.call(repostPost, { postId: id, reposted: false })).toEqual({ reposted: false, reposts: 0 });
    await anna.call(withdrawPost, { id });
    await expect(budi().call(repostPost, { postId: id })).rejects.toMatchObject({ code: 'posts.notFound' });
    await expect(budi().call(repostPost, { postId: newId() })).rejects.toMatchObject({ code: 'posts.notFound' });
    // Staff see what waits for them, and cannot pass it on either.
    const newcomer = world.as(await aMember(world, { verified: false }));
    const held = (await newcomer.call(publishPost, await aPostDraft(newcomer))).id;
    const staff = world.as(await aMember(world, { rights: ['approvals'] }));
    await expect(staff.call(repostPost, { postId: held })).rejects.toMatchObject({ code: 'library.notPublished' });
  });

  it('is nothing to repost itself: who passes it on reposts the post, and its id leads nowhere', async () => {
    const id = await aPublishedPost(world, anna);
    await budi().call(repostPost, { postId: id, note: 'Read this' });
    const follower = world.as(await aMember(world));
    await follower.call(followMember, { memberId: budi().viewer?.id ?? '', following: true });
    const { data } = await follower.call(listFeed, { filter: 'following', limit: 50 });
    const [entry] = data.filter((one) => one.id === id);
    const repostId = entry?.repost?.id ?? '';
    expect(repostId).not.toBe('');
    await expect(follower.call(repostPost, { postId: repostId })).rejects.toMatchObject({ code: 'posts.notFound' });
    await expect(follower.call(repostReadingMaterial, { itemId: repostId })).rejects.toMatchObject({ code: 'library.itemNotFound' });
    expect(await follower.call(repostPost, { postId: id })).toEqual({ reposted: true, reposts: 2 });
  });

  it('shows nothing to those who may not read the post', async () => {
    const id = await aPublishedPost(world, anna, { settings: { audience: 'members' } });
    const sharer = await aMember(world);
    await world.as(sharer).call(repostPost, { postId: id, note: 'For us' });
    const ids = async (caller: Caller, filter: 'forYou' | 'following') =>
      (await caller.call(listFeed, { filter, limit: 50 })).data.map((entry) => entry.id);
    const follower = world.as(await aMember(world));
    await follower.call(followMember, { memberId: sharer.id, following: true });
    expect(await ids(follower, 'following')).toContain(id);
    expect(await ids(world.as(null), 'forYou')).not.toContain(id);
  });
});

it('lists what a reader asks for', async () => {
  const { data } = await budi().call(listPosts, { sort: 'discussed', limit: 5 });
  expect(data.length).toBeGreaterThan(0);
  expect((await world.as(null).call(listPosts, { following: true })).data).toEqual([]);
  expect((await aPostDraft(citra())).version).toBe(1);
});
