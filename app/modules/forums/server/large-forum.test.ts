/** A forum in which more has happened than a query has places for values (65,535) can still be deleted, with all that was said in it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { deleteForum } from '../forum-closing.contract.ts';
import { aForum, aThread, forumSettings } from '../testing/forums.factory.ts';

const MANY = 70_000;

let world: TestWorld;
let owner: Caller;

beforeAll(async () => {
  world = await openTestWorld();
  owner = world.as(await aMember(world, { name: 'Ratri Maheswari' }));
});
afterAll(() => world.close());

it('with seventy thousand members and as many answers, and five hundred pictures', { timeout: 240_000 }, async () => {
  const { pool } = world.runtime.database;
  const { name } = forumSettings();
  const forumId = await aForum(owner, { name });
  const threadId = await aThread(owner, forumId);
  await world.settle();
  await pool.query(
    `insert into forums.membership (forum_id, member_id, standing)
     select $1, 'member-' || n, 'member' from generate_series(1, $2::int) n`,
    [forumId, MANY],
  );
  await pool.query(`insert into library.audience_member select $1, 'member-' || n from generate_series(1, $2::int) n`, [forumId, MANY]);
  await pool.query(
    `insert into library.comment (id, item_id, author_id, byline, text)
     select 'answer-' || n, $1, 'member-' || n, '{}', '[]' from generate_series(1, $2::int) n`,
    [threadId, MANY],
  );
  await pool.query(
    `insert into moderation.report (id, target, target_id, member_id, reason, note, created_at)
     values ('reported', 'comment', 'answer-' || $1::int, 'member-1', 'spam', '', now())`,
    [MANY],
  );
  await pool.query(`insert into news.citation (holder_id, n, doi) values ('answer-' || $1::int, 0, '10.1056/NEJMoa2034577')`, [MANY]);
  await pool.query(
    `insert into media.image (id, owner_id, purpose, ref, kept_at)
     select 'picture-' || n, $1, 'thread', '{"widths":[480,800,1600]}', now() from generate_series(1, 500) n`,
    [owner.viewer?.id],
  );
  await pool.query(
    `update forums.thread set images = (select json_agg(json_build_object('id', 'picture-' || n)) from generate_series(1, 500) n) where id = $1`,
    [threadId],
  );

  await owner.call(deleteForum, { forumId, name });
  await world.settle();
  const { rows } = await pool.query(
    `select (select count(*)::int from library.audience_member where audience = $1) as members,
       (select count(*)::int from library.comment where item_id = $2) as answers,
       (select count(*)::int from media.image where id like 'picture-%') as pictures,
       (select count(*)::int from moderation.report where id = 'reported') as reports,
       (select count(*)::int from news.citation where holder_id like 'answer-%') as citations,
       (select count(*)::int from platform.outbox) as untold`,
    [forumId, threadId],
  );
  expect(rows).toEqual([{ members: 0, answers: 0, pictures: 0, reports: 0, citations: 0, untold: 0 }]);
});
