import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteForum } from '#modules/forums/forum-closing.contract.ts';
import { leaveForum } from '#modules/forums/forum-membership.contract.ts';
import { changeForum, getForum } from '#modules/forums/forums.contract.ts';
import { aForum, enterForum, forumSettings } from '#modules/forums/testing/forums.factory.ts';
import { listComments } from '#modules/library/discussion.contract.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { aSource } from '#modules/news/testing/news.factory.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getIssue, getNewsletter, listDrafts, listNewsletters, saveIssue, saveNewsletter } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent, letterPeople, sentTo, subscribeTo } from '../testing/newsletters.factory.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let other: Caller;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader, other } = await letterPeople(world));
});
afterAll(() => world.close());

const namesFor = async (who: Caller) => (await who.call(listNewsletters, { limit: 50 })).data.map(({ id }) => id);

describe('founding', () => {
  it('is for staff, and for those who tend a forum in that forum', async () => {
    const forumId = await aForum(reader, { kind: 'public' });
    await expect(aNewsletter(reader)).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
    await expect(aNewsletter(other, { forumId, audience: 'forum' })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
    const { id } = await aNewsletter(reader, { forumId, audience: 'forum' });
    expect((await reader.call(listDrafts, { newsletterId: id })).data).toEqual([]);
    await expect(other.call(listDrafts, { newsletterId: id })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
  });

  it('gives each its own address, and refuses a stale change', async () => {
    const { id, slug } = await aNewsletter(staff);
    await expect(aNewsletter(staff, { slug })).rejects.toMatchObject({
      code: 'newsletters.slugTaken',
      fields: { slug: expect.anything() },
    });
    for (const wrong of ['issues', 'new', 'unsubscribe', 'Ab', '-ab', 'a b', 'a'.repeat(61)]) {
      await expect(aNewsletter(staff, { slug: wrong })).rejects.toMatchObject({ code: 'request.invalid' });
    }
    const change = { id, slug, name: 'Renamed', about: 'More', language: 'en', forumId: null, audience: 'members' } as const;
    await staff.call(saveNewsletter, { ...change, version: 1 });
    await expect(staff.call(saveNewsletter, { ...change, version: 1 })).rejects.toMatchObject({
      code: 'newsletters.stale',
      details: { current: { name: change.name, about: change.about, version: 2 } },
    });
  });
});

describe('a change', () => {
  const mayRead = (who: Caller, id: string) =>
    who.call(getIssue, { id }).then(
      () => true,
      () => false,
    );
  const readersOf = async (id: string) => [await mayRead(stranger(), id), await mayRead(other, id), await mayRead(reader, id)];
  const fields = { name: 'A letter', about: 'What happened.', language: 'en' as const };

  it('never brings issues that are out into another forum', async () => {
    const closed = await aForum(reader, { kind: 'private' });
    const open = await aForum(reader, { kind: 'public', name: 'An open one' });
    const { id, slug } = await aNewsletter(reader, { forumId: closed, audience: 'forum' });
    const issue = await anIssue(reader, id);
    for (const forumId of [open, null])
      await expect(
        reader.call(saveNewsletter, { id, slug, ...fields, version: 1, forumId, audience: forumId === null ? 'anyone' : 'forum' }),
      ).rejects.toMatchObject({ code: 'newsletters.hasIssues', fields: { forumId: 'newsletters.error.hasIssues' } });
    expect(await readersOf(issue)).toEqual([false, false, true]);
    // Nobody has read one without issues.
    const fresh = await aNewsletter(reader, { forumId: closed, audience: 'forum' });
    const moved = { id: fresh.id, slug: fresh.slug, ...fields, version: 1, forumId: open, audience: 'forum' as const };
    await expect(other.call(saveNewsletter, moved)).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
    await reader.call(saveNewsletter, moved);
  });

  it('of who may read it closes what is out, and never opens it', async () => {
    const forumId = await aForum(reader, { kind: 'private' });
    const { id, slug } = await aNewsletter(reader, { forumId, audience: 'anyone' });
    let version = 1;
    const become = async (audience: 'anyone' | 'members' | 'forum') => {
      await reader.call(saveNewsletter, { id, slug, ...fields, version, forumId, audience });
      version += 1;
    };
    const first = await anIssue(reader, id);
    expect(await readersOf(first)).toEqual([true, true, true]);
    await become('members');
    expect(await readersOf(first)).toEqual([false, true, true]);
    await become('forum');
    const inside = await anIssue(reader, id);
    expect([await readersOf(first), await readersOf(inside)]).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
    await become('anyone');
    await become('members');
    const last = await anIssue(reader, id);
    expect([await readersOf(first), await readersOf(inside), await readersOf(last)]).toEqual([
      [false, false, true],
      [false, false, true],
      [false, true, true],
    ]);
  });

  it('of its name or address shows on the cards of what is out: they lead to it', async () => {
    const { id, slug } = await aNewsletter(staff);
    const issue = await anIssue(staff, id);
    const change = { id, ...fields, forumId: null, audience: 'anyone' as const };
    await staff.call(saveNewsletter, { ...change, slug: `${slug}-anew`, version: 1 });
    expect((await stranger().call(getIssue, { id: issue })).item.card).toMatchObject({
      newsletter: fields.name,
      slug: `${slug}-anew`,
      entries: 0,
    });
    const entries = [{ itemId: await anItem(world, other), note: '' }];
    await staff.call(saveIssue, { id: issue, newsletterId: id, version: 1, content: issueContent({ entries }) });
    expect((await stranger().call(getIssue, { id: issue })).item.card).toMatchObject({ newsletter: fields.name, entries: 1 });
  });

  it('of its forum’s name opens nothing that is for fewer', async () => {
    const settings = forumSettings({ kind: 'public' });
    const forumId = await aForum(reader, settings);
    const { id, slug } = await aNewsletter(reader, { forumId, audience: 'members' });
    const issue = await anIssue(reader, id);
    await reader.call(saveNewsletter, { id, slug, ...fields, version: 1, forumId, audience: 'forum' });
    const { version } = await reader.call(getForum, { id: forumId });
    await reader.call(changeForum, { ...settings, id: forumId, version, name: 'Renamed since' });
    await world.settle();
    expect(await readersOf(issue)).toEqual([false, true, true]);
  });

  it('that takes it out of its forum, or gives it to a journal, is for staff', async () => {
    const forumId = await aForum(reader, { kind: 'public' });
    await aSource(world, { id: 'lancet', name: 'The Lancet' });
    const { id, slug } = await aNewsletter(reader, { forumId });
    const alone = { id, slug, ...fields, version: 1, forumId: null, audience: 'anyone' as const };
    await expect(reader.call(saveNewsletter, { ...alone, journalId: 'lancet' })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
    await expect(reader.call(saveNewsletter, alone)).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
    await staff.call(saveNewsletter, alone);
    // Its owner goes on writing it.
    await reader.call(saveNewsletter, { ...alone, version: 2, about: 'What happened this week.' });
    await expect(reader.call(saveNewsletter, { ...alone, version: 3, journalId: 'lancet' })).rejects.toMatchObject({
      code: 'newsletters.mayNotWrite',
    });
    await staff.call(saveNewsletter, { ...alone, version: 3, journalId: 'lancet' });
  });
});

it('is found by its address and by the id of its forum', async () => {
  const forumId = await aForum(reader, { kind: 'public' });
  const { id } = await aNewsletter(reader, { forumId, audience: 'forum' });
  await aNewsletter(reader, { forumId, audience: 'forum' });
  expect((await stranger().call(getNewsletter, { slug: forumId })).newsletter.id).toBe(id);
  await expect(stranger().call(getNewsletter, { slug: await aForum(reader, { kind: 'public' }) })).rejects.toMatchObject({
    code: 'newsletters.notFound',
  });
});

it('is found by the id of its forum by whoever may read it, though another of that forum is for fewer', async () => {
  const forumId = await aForum(reader, { kind: 'private' });
  const inside = await aNewsletter(reader, { forumId, audience: 'forum' });
  const open = await aNewsletter(reader, { forumId, audience: 'anyone' });
  const foundBy = async (who: Caller) => (await who.call(getNewsletter, { slug: forumId })).newsletter.id;
  expect([await foundBy(reader), await foundBy(stranger())]).toEqual([inside.id, open.id]);
});

it('is not found in the place of a forum’s, whatever address it is given', async () => {
  const forumId = await aForum(other, { kind: 'public' });
  const pirate = await aNewsletter(other, { forumId: await aForum(other, { kind: 'public' }) });
  await expect(aNewsletter(staff, { slug: forumId })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { slug: expect.any(String) as string },
  });
  await expect(aNewsletter(staff, { slug: 'cardiologyletter' })).resolves.toMatchObject({ slug: 'cardiologyletter' });
  // One that was given such an address before that was refused.
  await world.runtime.database.pool.query('update newsletters.newsletter set slug = $1 where id = $2', [forumId, pirate.id]);
  expect((await stranger().call(getNewsletter, { slug: forumId })).newsletter.id).toBe(pirate.id);
  const { id } = await aNewsletter(other, { forumId });
  expect((await stranger().call(getNewsletter, { slug: forumId })).newsletter.id).toBe(id);
});

it('outlives its forum where others than its readers may read it', async () => {
  const forumId = await aForum(reader, { kind: 'public', name: 'A forum that ends' });
  const open = await aNewsletter(reader, { forumId });
  const inner = await aNewsletter(reader, { forumId, audience: 'forum' });
  await reader.call(deleteForum, { forumId, name: 'A forum that ends' });
  await world.settle();
  expect((await stranger().call(getNewsletter, { slug: open.slug })).newsletter).toMatchObject({ forumId: null, audience: 'anyone' });
  await expect(reader.call(getNewsletter, { slug: inner.slug })).rejects.toMatchObject({ code: 'newsletters.notFound' });
});

describe('who may read', () => {
  it('is anyone, members, or the readers of a forum for as long as they are in it', async () => {
    const forumId = await aForum(staff, { kind: 'private' });
    const open = await aNewsletter(staff);
    const inner = await aNewsletter(staff, { audience: 'members' });
    const closed = await aNewsletter(staff, { audience: 'forum', forumId });
    const issue = await anIssue(staff, closed.id);
    await enterForum(forumId, reader, staff);
    expect(await namesFor(stranger())).toEqual(expect.arrayContaining([open.id]));
    expect(await namesFor(stranger())).not.toContain(inner.id);
    expect(await namesFor(other)).toContain(inner.id);
    expect(await namesFor(other)).not.toContain(closed.id);
    expect(await namesFor(reader)).toContain(closed.id);
    expect((await reader.call(getIssue, { id: issue })).newsletter.id).toBe(closed.id);
    for (const outsider of [stranger(), other]) {
      await expect(outsider.call(getIssue, { id: issue })).rejects.toMatchObject({ code: 'newsletters.notFound' });
      await expect(outsider.call(getNewsletter, { slug: closed.slug })).rejects.toMatchObject({ code: 'newsletters.notFound' });
      await expect(outsider.call(listComments, { itemId: issue })).rejects.toMatchObject({ code: 'library.itemNotFound' });
    }
    await expect(subscribeTo(other, closed.id)).rejects.toMatchObject({ code: 'newsletters.notFound' });
    await subscribeTo(reader, closed.id);
    await reader.call(leaveForum, { forumId });
    await anIssue(staff, closed.id, { title: 'After they left' });
    await world.runJobs();
    expect(sentTo(world)).toEqual([]);
    await expect(reader.call(getIssue, { id: issue })).rejects.toMatchObject({ code: 'newsletters.notFound' });
    // Ending it needs no right to read it.
    expect(await subscribeTo(reader, closed.id, false)).toEqual({
      subscribed: false,
      subscribers: 0,
      noAddress: false,
      since: expect.any(String),
    });
  });
});
