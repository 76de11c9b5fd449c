/** Who is told that a post names them, over all its changes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { publishPost, savePostDraft, startPostDraft } from '../post-draft.contract.ts';
import { getPost, restorePost, withdrawPost } from '../posts.contract.ts';
import { aPostDraft, aPublishedPost, approvePost } from '../testing/posts.factory.ts';

let world: TestWorld;
let anna: Caller;
let members: Caller[];

beforeAll(async () => {
  world = await openTestWorld();
  anna = world.as(await aMember(world, { name: 'Anna Weber' }));
  members = await Promise.all(Array.from({ length: 12 }, async (_, n) => world.as(await aMember(world, { name: `Colleague ${n}` }))));
});
afterAll(() => world.close());

const naming = (some: readonly Caller[], words = 'Please look: '): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: words },
        ...some.map((one) => ({ type: 'mention', attrs: { id: one.viewer?.id ?? '', label: 'Somebody' } }) as const),
      ],
    },
  ],
});

async function change(postId: string, body: RichText) {
  const draft = await anna.call(startPostDraft, { postId, language: 'en' });
  const content = { ...draft.content, body };
  const { version } = await anna.call(savePostDraft, { id: draft.id, version: draft.version, content, settings: draft.settings });
  return anna.call(publishPost, { draftId: draft.id, version });
}

/** How often each of them was told. */
async function told(postId: string): Promise<number[]> {
  await world.settle();
  return Promise.all(
    members.map(async (one) => (await one.call(listNotifications, {})).data.filter(({ item }) => item?.id === postId).length),
  );
}
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

it('ten are told of one post, however often it is changed, each once', async () => {
  const id = await aPublishedPost(world, anna, { content: { body: naming(members.slice(0, 8)) } });
  expect(sum(await told(id))).toBe(8);
  await change(id, naming(members.slice(8)));
  await change(id, naming(members.slice(4)));
  await change(id, naming(members.slice(0, 4)));
  const counts = await told(id);
  expect([sum(counts), Math.max(...counts)]).toEqual([10, 1]);
});

it('whom a change names that staff read first is told when it can be read, also after it was taken back', async () => {
  const [first, later] = members;
  if (first === undefined || later === undefined) throw new Error('no members');
  const id = await aPublishedPost(world, anna, { content: { body: fromPlainText('A tip from our ward.') } });
  const { status } = await change(id, naming([first], 'It is guaranteed to work. '));
  expect([status, sum(await told(id))]).toEqual(['held', 0]);
  await approvePost(world, id);
  expect((await told(id)).slice(0, 2)).toEqual([1, 0]);
  await anna.call(withdrawPost, { id });
  await anna.call(restorePost, { id });
  await change(id, naming([first, later]));
  expect((await told(id)).slice(0, 2)).toEqual([1, 1]);
});

it('what looks like a name and leads to nobody is read like every other word, before it is published', async () => {
  const nobody = { type: 'mention', attrs: { id: 'nobody1', label: 'Siti Aminah, 0812 3456 7890' } } as const;
  const body: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Seen with ' }, nobody] }] };
  const draft = await aPostDraft(anna, { content: { body } });
  await expect(anna.call(publishPost, draft)).rejects.toMatchObject({
    code: 'posts.identifiersRemain',
    details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: 'body', kind: 'phone' })]) as unknown },
  });
  expect((await anna.call(publishPost, { ...draft, acceptIdentifiers: true })).status).toBe('held');
  // The name that a colleague gave themselves is none that staff look for.
  const named = await aPublishedPost(world, anna, { content: { body: naming(members.slice(0, 1)) } });
  expect((await anna.call(getPost, { id: named })).status).toBe('published');
});
