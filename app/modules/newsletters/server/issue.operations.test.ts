import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForum, enterForum } from '#modules/forums/testing/forums.factory.ts';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { anItem } from '#modules/library/testing/library.factory.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { countAddressees, findEntry, suggestEntries } from '../issue-composing.contract.ts';
import { deleteDraft, getDraft, getIssue, getNewsletter, publishIssue, saveIssue } from '../newsletters.contract.ts';
import { aDraft, aNewsletter, anIssue, issueContent, letterPeople, subscribeTo } from '../testing/newsletters.factory.ts';

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

describe('an issue', () => {
  it('is written, found stale, published once, and read with what its reader may read', async () => {
    const { id: newsletterId, slug } = await aNewsletter(staff);
    const open = await anItem(world, other, { title: 'For everyone' });
    const inside = await anItem(world, other, { title: 'For members', audience: 'members' });
    const entries = [
      { itemId: inside, note: 'first' },
      { itemId: open, note: 'second' },
    ];
    const content = issueContent({ entries, inner: fromPlainText('Only for colleagues') });
    const { id } = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content });
    await expect(stranger().call(getIssue, { id })).rejects.toMatchObject({ code: 'newsletters.notFound' });
    await expect(reader.call(getDraft, { id })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
    const { version } = await staff.call(saveIssue, { id, newsletterId, version: 1, content });
    await expect(staff.call(saveIssue, { id, newsletterId, version: 1, content })).rejects.toMatchObject({
      code: 'newsletters.stale',
      details: { version },
    });
    // What whoever is refused puts their version beside, and since when it stands there.
    const standing = await staff.call(getDraft, { id });
    expect(standing).toMatchObject({ version, content: { title: content.title } });
    expect(Date.parse(standing.changedAt)).toBeGreaterThan(Date.now() - 60_000);
    await expect(staff.call(publishIssue, { id, version: 1 })).rejects.toMatchObject({ code: 'newsletters.stale' });
    await staff.call(publishIssue, { id, version });
    await expect(staff.call(publishIssue, { id, version })).rejects.toMatchObject({ code: 'newsletters.published' });
    await expect(staff.call(deleteDraft, { id })).rejects.toMatchObject({ code: 'newsletters.published' });

    const outside = await stranger().call(getIssue, { id });
    expect(outside).toMatchObject({ inner: null, innerLocked: true, mailed: null, can: { edit: false, respond: false } });
    expect(outside.entries.map(({ item }) => item.title)).toEqual(['For everyone']);
    const within = await reader.call(getIssue, { id });
    expect(within.inner).toEqual(content.inner);
    expect(within.entries.map(({ item, note }) => `${item.title}: ${note}`)).toEqual(['For members: first', 'For everyone: second']);
    expect((await stranger().call(getNewsletter, { slug })).issues.data.map((item) => item.id)).toEqual([id]);
  });

  it('with nothing in it, or without a title, is refused, also as a change of what is out', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    const empty = issueContent({ intro: fromPlainText(' ') });
    const untitled = issueContent({ title: ' ' });
    for (const content of [empty, untitled]) {
      const draft = await aDraft(staff, newsletterId, content);
      await expect(staff.call(publishIssue, draft)).rejects.toMatchObject({ code: 'newsletters.empty' });
    }
    const id = await anIssue(staff, newsletterId);
    await expect(staff.call(saveIssue, { id, newsletterId, version: 1, content: empty })).rejects.toMatchObject({
      code: 'newsletters.empty',
    });
    await expect(staff.call(saveIssue, { id, newsletterId, version: 1, content: untitled })).rejects.toMatchObject({
      fields: { 'content.title': expect.any(String) },
    });
    expect((await reader.call(getIssue, { id })).item.title).toBe('What we read in May');
  });

  it('names colleagues by the names they have, and reads what leads to nobody like every other word', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    const known = await aMember(world, { name: 'Hana Tobing' });
    const saying = (id: string, label: string): RichText => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'With ' },
            { type: 'mention', attrs: { id, label } },
          ],
        },
      ],
    });
    const texts = { intro: saying(known.id, 'Professor Somebody'), inner: saying(known.id, 'Professor Somebody') };
    const id = await anIssue(staff, newsletterId, texts);
    const shown = JSON.stringify(await reader.call(getIssue, { id }));
    expect(shown.match(/Hana Tobing|Professor Somebody/g)).toEqual(expect.arrayContaining(['Hana Tobing']));
    expect(shown).not.toContain('Professor Somebody');

    const nobody = saying('nobody1', 'Siti Aminah, 0812 3456 7890');
    for (const [part, content] of Object.entries({ intro: { intro: nobody }, inner: { inner: nobody } }))
      await expect(staff.call(publishIssue, await aDraft(staff, newsletterId, content))).rejects.toMatchObject({
        code: 'newsletters.identifiersRemain',
        details: { identifiers: expect.arrayContaining([expect.objectContaining({ field: part, kind: 'phone' })]) as unknown },
      });
  });

  it('is no entry of itself, as nothing is reposted by itself', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    const id = await anIssue(staff, newsletterId);
    const entries = [await anItem(world, other), id].map((itemId) => ({ itemId, note: '' }));
    await expect(staff.call(saveIssue, { id, newsletterId, version: 1, content: issueContent({ entries }) })).rejects.toMatchObject({
      code: 'newsletters.ownEntry',
      fields: { 'content.entries.1.note': 'newsletters.error.ownEntry' },
    });
    expect((await reader.call(getIssue, { id })).entries).toEqual([]);
    // An earlier issue is something else.
    await anIssue(staff, newsletterId, { entries: [{ itemId: id, note: 'As we wrote in May.' }] });
  });

  it('is given no time that is past', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    const later = await aDraft(staff, newsletterId);
    await expect(staff.call(publishIssue, { ...later, at: new Date(0).toISOString() })).rejects.toMatchObject({
      code: 'newsletters.inThePast',
    });
  });

  it('is composed of what came since the last one', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    await anItem(world, other, { title: 'Before' });
    await anIssue(staff, newsletterId);
    const fresh = await anItem(world, other, { title: 'After' });
    expect((await staff.call(suggestEntries, { newsletterId })).data.map(({ id }) => id)).toContain(fresh);
    expect((await staff.call(suggestEntries, { newsletterId })).data.map(({ title }) => title)).not.toContain('Before');
  });

  it('is offered the liveliest of all that came since, however much was active after it', async () => {
    const { id: newsletterId } = await aNewsletter(staff, { language: 'id' });
    const liveliest = await anItem(world, other, { language: 'id', title: 'Yang paling ramai' });
    for (let n = 0; n < 41; n++) await anItem(world, other, { language: 'id' });
    await world.runtime.database.pool.query('update library.item set comments = 9 where id = $1', [liveliest]);
    const { data } = await staff.call(suggestEntries, { newsletterId });
    expect(data).toHaveLength(20);
    expect(data[0]?.id).toBe(liveliest);
  });

  it('takes in what its writer finds by its address, and may read', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    const itemId = await anItem(world, other, { title: 'Of last year' });
    expect((await staff.call(findEntry, { newsletterId, itemId })).item).toMatchObject({ id: itemId, title: 'Of last year' });
    const closed = await anItem(world, other, { audience: 'a-forum' });
    for (const id of [closed, newsletterId]) expect((await staff.call(findEntry, { newsletterId, itemId: id })).item).toBeNull();
    await expect(reader.call(findEntry, { newsletterId, itemId })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
  });

  it('says beforehand to how many it would be mailed', async () => {
    const forumId = await aForum(staff, { kind: 'private' });
    const open = await aNewsletter(staff, { forumId, audience: 'members' });
    const inner = await aNewsletter(staff, { forumId, audience: 'forum' });
    const byPhone = world.as(await aMember(world, { phone: '+6281200000077' }));
    await world.runtime.database.pool.query('update identity."user" set email_verified = false where id = $1', [byPhone.viewer?.id]);
    for (const who of [reader, byPhone]) await enterForum(forumId, who, staff);
    expect(await subscribeTo(byPhone, open.id)).toMatchObject({ subscribed: true, noAddress: true });
    expect((await byPhone.call(getNewsletter, { slug: open.slug })).newsletter).toMatchObject({ subscribed: true, noAddress: true });
    for (const who of [reader, other]) expect(await subscribeTo(who, open.id)).toMatchObject({ noAddress: false });
    for (const who of [reader, byPhone]) await subscribeTo(who, inner.id);
    await world.runtime.database.pool.query('insert into newsletters.subscription (newsletter_id, member_id) values ($1, $2)', [
      inner.id,
      other.viewer?.id,
    ]);
    expect(await staff.call(countAddressees, { newsletterId: open.id })).toEqual({ addressees: 2 });
    expect(await staff.call(countAddressees, { newsletterId: inner.id })).toEqual({ addressees: 1 });
    await expect(reader.call(countAddressees, { newsletterId: open.id })).rejects.toMatchObject({ code: 'newsletters.mayNotWrite' });
  });
});
