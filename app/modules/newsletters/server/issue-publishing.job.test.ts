import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '#modules/identity/testing/identity.factory.ts';
import { anItem, bringTo, joinAudience } from '#modules/library/testing/library.factory.ts';
import { bodyHtml, bodyText } from '#platform/delivery/mail-body.ts';
import { mailGivenUp, mailRefused } from '#platform/delivery/refusal.ts';
import { fromPlainText, type RichText } from '#platform/richtext/richtext.ts';
import type { Member } from '#platform/session/viewer.ts';
import { A_DAY, patienceOf } from '#platform/testing/patience.ts';
import { openTestHttp } from '#platform/testing/test-http.ts';
import { type Caller, openTestWorld, type TestWorld } from '#platform/testing/test-world.ts';
import { getIssue, getNewsletter, publishIssue, readUnsubscribe, saveIssue, unsubscribe } from '../newsletters.contract.ts';
import { aNewsletter, anIssue, issueContent, letterPeople, sentTo, subscribeTo } from '../testing/newsletters.factory.ts';
import { sendIssue } from './issue-publishing.job.ts';

let world: TestWorld;
let staff: Caller;
let reader: Caller;
let other: Caller;
let approver: Member;
const stranger = () => world.as(null);
beforeAll(async () => {
  world = await openTestWorld();
  ({ staff, reader, other } = await letterPeople(world));
  approver = await aMember(world, { rights: ['approvals'] });
});
afterAll(() => world.close());
beforeEach(() => {
  world.sent.length = 0;
});

it('goes on to all its subscribers, however long what it needs was away', () => {
  expect(patienceOf(sendIssue)).toBeGreaterThan(A_DAY);
});

describe('the mail', () => {
  it('goes once to each subscriber, holds only what anyone may read, and says how to end it', async () => {
    const { id: newsletterId } = await aNewsletter(staff, { name: 'Ward letter' });
    await subscribeTo(reader, newsletterId);
    expect(await subscribeTo(reader, newsletterId)).toEqual({ subscribed: true, subscribers: 1, noAddress: false });
    expect(await subscribeTo(other, newsletterId)).toEqual({ subscribed: true, subscribers: 2, noAddress: false });
    const open = await anItem(world, staff, { title: 'For everyone' });
    const inside = await anItem(world, staff, { title: 'A secret title', audience: 'members' });
    const entries = [open, inside].map((itemId) => ({ itemId, note: itemId === open ? 'a line' : '' }));
    const id = await anIssue(staff, newsletterId, { entries, inner: fromPlainText('the inner part') });
    await world.runJobs();
    await world.runJobs();
    expect(sentTo(world).sort()).toEqual(['other@letters.test', 'reader@letters.test']);
    const mail = world.sent.find(({ to }) => to === 'reader@letters.test');
    expect(mail?.values).toMatchObject({ name: 'Ward letter', url: expect.stringContaining(`/newsletters/issues/${id}`) });
    const words = bodyText(mail?.body ?? []);
    expect(words).toContain('Three things worth your time.');
    expect(words).toMatch(/For everyone <http:\/\/localhost:3000\/cases\/\w+>\n\na line/);
    expect(JSON.stringify(world.sent)).not.toMatch(/inner part|secret title/);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/newsletters\/unsubscribe\/[\w-]+$/);
    expect(await staff.call(getIssue, { id })).toMatchObject({ mailed: 2 });
  });

  it('has the shape it was written in, titles that lead to what they name, and nothing in it is taken for markup', async () => {
    const { id: newsletterId } = await aNewsletter(staff, { name: 'Letter <i>&' });
    await subscribeTo(reader, newsletterId);
    const title = '<script>alert(1)</script> & "quotes"';
    const itemId = await anItem(world, staff, { title });
    const intro = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Bold <b>', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' and ' },
            { type: 'text', text: 'a link', marks: [{ type: 'link', attrs: { href: 'https://who.int/"x' } }] },
          ],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'fluids' }] }] }],
        },
      ],
    } satisfies RichText;
    await anIssue(staff, newsletterId, { intro, entries: [{ itemId, note: '- not a list\n<img src=x onerror=y>' }] });
    await world.runJobs();
    const parts = world.sent.find(({ to }) => to === 'reader@letters.test')?.body ?? [];
    const look = { paragraph: 'p', list: 'l', item: 'i', link: 'a', line: 'h' };
    const page = bodyHtml(parts, look);
    expect(page).toContain('<strong>Bold &lt;b&gt;</strong> and <a href="https://who.int/%22x" a>a link</a>');
    expect(page).toContain('<ul l><li i>fluids</li></ul>');
    expect(page).toMatch(
      /<a href="http:\/\/localhost:3000\/cases\/\w+" a><strong>&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;quotes&quot;<\/strong><\/a>/,
    );
    expect(page).toContain('<p p>- not a list<br>&lt;img src=x onerror=y&gt;</p>');
    expect(page).not.toMatch(/<(?:script|img|i)\b/);
    expect(bodyText(parts)).toContain('Bold <b> and a link <https://who.int/%22x>\n\n- fluids');
  });

  it('of an issue for which nothing may stand in it says where it is read, to whoever can read any of it', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    await subscribeTo(reader, newsletterId);
    await subscribeTo(other, newsletterId);
    const intro = fromPlainText('');
    await anIssue(staff, newsletterId, {
      intro,
      entries: [{ itemId: await anItem(world, staff, { audience: 'members' }), note: 'a line' }],
    });
    await world.runJobs();
    expect(sentTo(world).sort()).toEqual(['other@letters.test', 'reader@letters.test']);
    expect(world.sent.map(({ text, body }) => [text, body])).toEqual(Array(2).fill(['newsletters:mail.textOnWeb', []]));
    world.sent.length = 0;

    await joinAudience(world, 'readers', [reader.viewer as Member]);
    const closed = await anItem(world, staff, { audience: 'readers' });
    const gone = await anItem(world, staff, { audience: 'members' });
    const entries = [closed, gone].map((itemId) => ({ itemId, note: '' }));
    const { id, version } = await staff.call(saveIssue, { id: null, newsletterId, version: 0, content: issueContent({ intro, entries }) });
    await staff.call(publishIssue, { id, version });
    await bringTo(world, approver, gone, 'withdrawn');
    await world.runJobs();
    expect(sentTo(world)).toEqual(['reader@letters.test']);
  });

  it('is ended by its link without signing in, on the page and by one click of a mail program', async () => {
    const { id: newsletterId, slug } = await aNewsletter(staff);
    await subscribeTo(reader, newsletterId);
    await subscribeTo(other, newsletterId);
    await anIssue(staff, newsletterId);
    await world.runJobs();
    const tokenFor = (to: string) =>
      world.sent
        .find((mail) => mail.to === to)
        ?.unsubscribeUrl?.split('/')
        .at(-1) ?? '';

    const token = tokenFor('reader@letters.test');
    expect(await stranger().call(readUnsubscribe, { token })).toMatchObject({ slug, subscribed: true });
    await stranger().call(unsubscribe, { token });
    await stranger().call(unsubscribe, { token });
    expect(await stranger().call(readUnsubscribe, { token })).toMatchObject({ subscribed: false });
    await expect(stranger().call(unsubscribe, { token: token.slice(0, -1) + (token.endsWith('_') ? '-' : '_') })).rejects.toMatchObject({
      code: 'newsletters.notFound',
    });

    const app = await openTestHttp(world, { resolve: async () => null }, { rateFactor: 1 });
    const oneClick = (address: string, type = 'application/x-www-form-urlencoded', payload = 'List-Unsubscribe=One-Click') =>
      app.inject({ method: 'POST', url: `/newsletters/unsubscribe/${address}`, payload, headers: { 'content-type': type } });
    // Scanners of mail open every link: that alone ends nothing.
    const address = `/newsletters/unsubscribe/${tokenFor('other@letters.test')}`;
    for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: address });
    await app.inject({ method: 'GET', url: `/api/v3${address}` });
    expect(await stranger().call(readUnsubscribe, { token: tokenFor('other@letters.test') })).toMatchObject({ subscribed: true });
    expect((await staff.call(getNewsletter, { slug })).newsletter.subscribers).toBe(1);
    // Programs that heard no answer post again.
    for (let n = 0; n < 2; n++) expect((await oneClick(tokenFor('other@letters.test'))).statusCode).toBe(204);
    expect((await staff.call(getNewsletter, { slug })).newsletter.subscribers).toBe(0);
    // The form that RFC 8058 would rather have.
    const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    await subscribeTo(other, newsletterId);
    expect((await oneClick(tokenFor('other@letters.test'), 'multipart/form-data; boundary=b', parts)).statusCode).toBe(204);
    expect((await oneClick('0'.repeat(56))).statusCode).toBe(404);
    await app.close();
    expect((await staff.call(getNewsletter, { slug })).newsletter.subscribers).toBe(0);
  });

  it('is not counted as sent where the mail server refused it, whatever the reason', async () => {
    const { id: newsletterId } = await aNewsletter(staff);
    for (const who of [reader, other]) await subscribeTo(who, newsletterId);
    const id = await anIssue(staff, newsletterId);
    await world.runJobs();
    const mailed = async () => (await staff.call(getIssue, { id })).mailed;
    expect(await mailed()).toBe(2);
    const { services } = world.runtime;
    const [one, another] = ['reader@letters.test', 'other@letters.test'].map((to) => world.sent.find((mail) => mail.to === to)?.gate);
    if (one === undefined || another === undefined) throw new Error('Both were mailed to, behind a gate');
    await services.database.transaction((db) => services.emit(db, mailRefused, { to: 'reader@letters.test', gate: one }));
    await world.settle();
    expect(await mailed()).toBe(1);
    await services.database.transaction((db) => services.emit(db, mailGivenUp, { gate: another }));
    await services.database.transaction((db) => services.emit(db, mailGivenUp, { gate: { name: 'of others', about: {} } }));
    await world.settle();
    expect(await mailed()).toBe(0);
    await subscribeTo(reader, newsletterId);
  });

  it('is not sent again to a mailbox that refused it, until its owner subscribes anew', async () => {
    const { id: newsletterId, slug } = await aNewsletter(staff);
    await subscribeTo(reader, newsletterId);
    const { services } = world.runtime;
    await services.database.transaction((db) => services.emit(db, mailRefused, { to: 'reader@letters.test' }));
    await world.settle();
    expect((await reader.call(getNewsletter, { slug })).newsletter).toMatchObject({ subscribed: true, undeliverable: true });
    await anIssue(staff, newsletterId);
    await world.runJobs();
    expect(sentTo(world)).toEqual([]);
    await subscribeTo(reader, newsletterId);
    await anIssue(staff, newsletterId);
    await world.runJobs();
    expect(sentTo(world)).toEqual(['reader@letters.test']);
  });
});
