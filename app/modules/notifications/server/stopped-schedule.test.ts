/** What was given a time and could not appear: whoever gave it its time learns why, and where to go on. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setForumRole } from '#modules/forums/forum-membership.contract.ts';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { getDraft, publishIssue, saveIssue } from '#modules/newsletters/newsletters.contract.ts';
import { aDraft, aNewsletter, issueContent, publishDueLetters } from '#modules/newsletters/testing/newsletters.factory.ts';
import { schedulePost } from '#modules/posts/post-draft.contract.ts';
import { aPostDraft, publishScheduled } from '#modules/posts/testing/posts.factory.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { listNotifications, notificationPath } from '../notifications.contract.ts';

let world: TestWorld;
let writer: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openTestWorld();
  writer = world.as(await aMember(world, { name: 'Dewi Lestari', rights: ['newsletters'] }));
  other = world.as(await aMember(world));
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[]) => world.runtime.database.pool.query(text, values);
const soon = () => new Date(Date.now() + 60_000).toISOString();

async function runDue(): Promise<void> {
  await publishScheduled(world);
  await publishDueLetters(world);
  await world.settle();
}

const told = async (who: Caller) =>
  (await who.call(listNotifications, {})).data.map((one) => ({ kind: one.kind, note: one.note, path: notificationPath(one) }));

/** As if it had been tried without success for more than an hour. */
const longTried = (table: string, at: string, id: string) =>
  sql(`update ${table} set ${at} = now() - interval '62 minutes', tried_at = now() - interval '31 minutes' where id = $1`, [id]);

it('is told of a post that has to be changed, and of one that a fault of ours kept back', async () => {
  const scheduled = async (title: string) => {
    const { draftId, version } = await aPostDraft(writer, { content: { title } });
    await writer.call(schedulePost, { id: draftId, version, publishAt: soon() });
    await longTried('posts.draft', 'publish_at', draftId);
    return draftId;
  };
  const untitled = await scheduled('Has lost its text');
  await sql(`update posts.draft set content = content || '{"body": null}' where id = $1`, [untitled]);
  const hindered = await scheduled('Kept back');
  await sql(`update posts.draft set settings = '[]' where id = $1`, [hindered]);
  await runDue();
  await runDue();
  expect(await told(writer)).toEqual(
    expect.arrayContaining([
      { kind: 'postStopped', note: 'Has lost its text', path: `/posts/new?draft=${untitled}` },
      { kind: 'postHindered', note: 'Kept back', path: `/posts/new?draft=${hindered}` },
    ]),
  );
  expect(await told(writer)).toHaveLength(2);
  expect(await told(other)).toEqual([]);
});

it('is told the same of an issue', async () => {
  const { id: newsletterId, slug } = await aNewsletter(writer);
  const scheduled = async (title: string) => {
    const issue = await aDraft(writer, newsletterId, { title });
    await writer.call(publishIssue, { ...issue, at: soon() });
    return issue;
  };
  const emptied = await scheduled('Has nothing to read');
  await writer.call(saveIssue, {
    ...emptied,
    newsletterId,
    content: issueContent({ title: 'Has nothing to read', intro: fromPlainText('') }),
  });
  const hindered = await scheduled('Kept back');
  await sql(`update newsletters.issue set intro = '{}' where id = $1`, [hindered.id]);
  for (const { id } of [emptied, hindered]) await longTried('newsletters.issue', 'scheduled_at', id);
  await runDue();
  expect(await told(writer)).toEqual(
    expect.arrayContaining([
      { kind: 'postStopped', note: 'Has nothing to read', path: `/newsletters/${slug}/write/${emptied.id}` },
      { kind: 'postHindered', note: 'Kept back', path: `/newsletters/${slug}/write/${hindered.id}` },
    ]),
  );
  expect(await told(other)).toEqual([]);
});

it('and where whoever gave it its time may not write any more, those who do learn it, and nobody else', async () => {
  const someone = async (name: string) => world.as(await aMember(world, { name }));
  const [owner, tending] = [await someone('Ratri Maheswari'), await someone('Bagas Setiawan')];
  const [gone, reader] = [await someone('Nadia Putri'), await someone('Hana Tobing')];
  const forumId = await aForum(owner);
  const { id: newsletterId, slug } = await aNewsletter(owner, { forumId, audience: 'anyone' });
  for (const who of [tending, gone, reader]) await enterForum(forumId, who, owner);
  const role = (who: Caller, to: 'moderator' | 'member') => owner.call(setForumRole, { forumId, memberId: who.viewer?.id ?? '', role: to });
  await role(tending, 'moderator');
  await role(gone, 'moderator');
  const content = issueContent({ title: 'Left behind' });
  const issue = await aDraft(gone, newsletterId, content);
  await gone.call(publishIssue, { ...issue, at: soon() });
  // An editor has changed a word in it, and writes it like those who tend the forum.
  await writer.call(saveIssue, { ...issue, newsletterId, content });
  await role(gone, 'member');
  await sql(`update newsletters.issue set scheduled_at = now() - interval '1 second' where id = $1`, [issue.id]);
  await runDue();
  await runDue();
  const lapsed = { kind: 'issueLapsed', note: 'Left behind', path: `/newsletters/${slug}/write/${issue.id}` };
  const aboutIt = async (who: Caller) => (await told(who)).filter(({ kind }) => kind === 'issueLapsed' || kind === 'postStopped');
  for (const who of [owner, tending]) expect(await aboutIt(who)).toEqual([lapsed]);
  expect(await aboutIt(writer)).toContainEqual(lapsed);
  for (const who of [gone, reader, other]) expect(await aboutIt(who)).toEqual([]);
  expect(await tending.call(getDraft, { id: issue.id })).toMatchObject({ state: 'draft', scheduledAt: null });
});
