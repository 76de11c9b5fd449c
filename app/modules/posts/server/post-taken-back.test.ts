/** What the author of a post is told once nobody else reads it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { decideApproval } from '#modules/moderation/approval.contract.ts';
import { decideReports, report } from '#modules/moderation/complaint.contract.ts';
import { aModerator } from '#modules/moderation/testing/moderation.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { publishPost } from '../post-draft.contract.ts';
import { getPost, restorePost, withdrawPost } from '../posts.contract.ts';
import { aPostDraft, aPublishedPost } from '../testing/posts.factory.ts';

let world: TestWorld;
let anna: Caller;
let staff: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  anna = world.as(await aMember(world, { name: 'Anna Wibowo' }));
  staff = await aModerator(world);
});
afterAll(() => world.close());

it('one that they withdrew says so, and comes back for ten minutes', async () => {
  const id = await aPublishedPost(world, anna);
  expect(await anna.call(getPost, { id })).toMatchObject({ status: 'published', restorableUntil: null, can: { withdraw: true } });
  await anna.call(withdrawPost, { id });
  const taken = await anna.call(getPost, { id });
  expect(taken).toMatchObject({ status: 'withdrawn', can: { withdraw: false } });
  expect(Date.parse(taken.restorableUntil ?? '') - Date.now()).toBeGreaterThan(9 * 60_000);
  await anna.call(restorePost, { id });
  await anna.call(withdrawPost, { id });
  await world.runtime.database.pool.query(`update library.item set status_at = now() - interval '11 minutes' where id = $1`, [id]);
  expect(await anna.call(getPost, { id })).toMatchObject({ status: 'withdrawn', restorableUntil: null });
  await expect(anna.call(restorePost, { id })).rejects.toMatchObject({ code: 'posts.notFound' });
});

it('one that staff sent back or removed is not brought back as if its author had withdrawn it', async () => {
  const newcomer = world.as(await aMember(world, { verified: false }));
  const { id } = await newcomer.call(publishPost, await aPostDraft(newcomer));
  expect(await newcomer.call(getPost, { id })).toMatchObject({ status: 'held', can: { withdraw: true } });
  const { rows } = await world.runtime.database.pool.query('select status_at from library.item where id = $1', [id]);
  await staff.call(decideApproval, {
    decision: 'sendBack',
    itemId: id,
    heldSince: rows[0].status_at.toISOString(),
    reason: 'Who says so?',
  });
  expect(await newcomer.call(getPost, { id })).toMatchObject({ status: 'withdrawn', restorableUntil: null });
  await expect(newcomer.call(restorePost, { id })).rejects.toMatchObject({ code: 'posts.notFound' });

  const removed = await aPublishedPost(world, anna);
  await newcomer.call(report, { target: 'item', id: removed, reason: 'advertising' });
  const ground = { ground: 'advertising', reason: 'It sells a course.' } as const;
  await staff.call(decideReports, { decision: 'remove', target: 'item', id: removed, ...ground });
  expect(await anna.call(getPost, { id: removed })).toMatchObject({ status: 'removed', restorableUntil: null, can: { withdraw: false } });
});
