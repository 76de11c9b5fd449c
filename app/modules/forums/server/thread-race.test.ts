/** An author and those who tend the forum at the same moment: what a card says is written by both, and neither takes back what the other did. */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { addComment } from '#modules/library/discussion.contract.ts';
import { uploadImage } from '#modules/media/media.contract.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { setForumRole } from '../forum-membership.contract.ts';
import { editThread, getThread, tendThread } from '../forum-thread.contract.ts';
import { changeForum, getForum } from '../forums.contract.ts';
import { aForum, aThread, enterForum, forumSettings } from '../testing/forums.factory.ts';
import { takeDownAnswer, takeDownThread } from '../thread-desk.contract.ts';

let world: TestWorld;
let owner: Caller;
let bagas: Caller;
let forumId: string;
let id: string;

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
  bagas = world.as(await aMember(world, { name: 'Bagas Setiawan' }));
});
afterAll(() => world.close());
beforeEach(async () => {
  forumId = await aForum(owner);
  await enterForum(forumId, bagas, owner);
  id = await aThread(bagas, forumId);
});

async function upload(): Promise<string> {
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer();
  return (await bagas.call(uploadImage, { purpose: 'post' }, { file: { filename: 'ecg.jpg', bytes } })).id;
}

const edit = (version: number, change: object = {}) =>
  bagas.call(editThread, {
    ...{ id, version, title: `Potassium, asked ${version + 1} times`, text: fromPlainText('Would you postpone?') },
    ...{ basis: 'question', references: [] },
    ...change,
  });
const cardOf = async () => (await owner.call(getThread, { id })).item.card;

it('a thread that is pinned while it is changed is pinned and changed', async () => {
  for (let round = 0; round < 8; round++) {
    const { version } = await bagas.call(getThread, { id });
    const pinned = round % 2 === 0;
    const later = new Promise((resolve) => setTimeout(resolve, round)).then(() => edit(version));
    await Promise.all([owner.call(tendThread, { id, pinned }), later]);
    expect((await cardOf()).pinned, `round ${round}`).toBe(pinned);
  }
});

it('one that is given a picture while it is pinned has it on its card', async () => {
  const images = [{ mediaId: await upload(), caption: 'V1 to V6', alt: 'An electrocardiogram' }];
  const { version } = await bagas.call(getThread, { id });
  await Promise.all([edit(version, { images, imagesReviewed: true }), owner.call(tendThread, { id, pinned: true })]);
  expect(await cardOf()).toMatchObject({ pinned: true, images: 1, cover: { id: images[0]?.mediaId } });
});

it('one that is changed while its forum gets another name bears that name', async () => {
  for (let round = 0; round < 6; round++) {
    const { version } = await bagas.call(getThread, { id });
    const name = `Renal evenings ${round} of ${forumId}`;
    const settings = { ...forumSettings({ name }), id: forumId, version: (await owner.call(getForum, { id: forumId })).version };
    const later = new Promise((resolve) => setTimeout(resolve, round)).then(() => edit(version));
    await Promise.all([owner.call(changeForum, settings), later]);
    expect((await cardOf()).forum.name, `round ${round}`).toBe(name);
  }
});

async function aForumModerator(): Promise<Caller> {
  const made = world.as(await aMember(world, { name: 'Made Wirawan' }));
  await enterForum(forumId, made, owner);
  await owner.call(setForumRole, { forumId, memberId: made.viewer?.id ?? '', role: 'moderator' });
  return made;
}

it('taken down by two at once, its author is told once, and why it was', async () => {
  const made = await aForumModerator();
  const done = await Promise.all([owner, made].map((who, n) => who.call(takeDownThread, { id, reason: `Reason ${n}` })));
  await world.settle();
  const told = (await bagas.call(listNotifications, {})).data.filter(({ kind }) => kind === 'threadTakenDown');
  const stands = (await bagas.call(getThread, { id })).takenDown?.reason;
  expect(told.map(({ note }) => note)).toEqual([stands]);
  // Whoever was later learns that their words are not what its author reads.
  expect(done.map((one) => one.stands).toSorted()).toEqual([stands, null].toSorted());
  expect(await made.call(takeDownThread, { id, reason: 'Later still.' })).toEqual({ id, stands });
});

it('the writer of an answer that two take down at once is told once', async () => {
  const made = await aForumModerator();
  for (let round = 0; round < 4; round++) {
    const { id: commentId } = await bagas.call(addComment, { itemId: id, text: fromPlainText(`Postpone, said ${round} times.`) });
    const done = await Promise.allSettled([owner, made].map((who, n) => who.call(takeDownAnswer, { commentId, reason: `Reason ${n}` })));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await world.settle();
    const told = (await bagas.call(listNotifications, {})).data.filter(({ kind, item }) => kind === 'answerTakenDown' && item?.id === id);
    expect(told, `round ${round}`).toHaveLength(round + 1);
  }
  expect((await bagas.call(getThread, { id })).item.counts.comments).toBe(0);
});
