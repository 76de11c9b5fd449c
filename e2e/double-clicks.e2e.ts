/** A button that is pressed twice, at once or when the server was quick and has answered in between, writes once; and the server counts. */
import type { Locator, Page, Response } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { publishAs } from '#modules/cases/testing/case.journey.ts';
import { sends } from './answers.ts';
import { open, settled, sharedBrowser } from './browser.ts';
import { ask } from './sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: what the first has written stands there as well. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;
const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

type Press = (page: Page, button: Locator, route: string) => Promise<void>;

const AT_ONCE: Press = (_, button) => button.dblclick();

/** The second half of a double click, which comes where the pointer is: whatever stands there by then. */
const ANSWERED_BETWEEN: Press = async (page, button, route) => {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  const half = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await sends(page, route, () => half(1));
  await half(2);
};

const WAYS = [
  ['at once', AT_ONCE],
  ['with the answer in between', ANSWERED_BETWEEN],
] as const;

/** Presses twice and says how often something was written, once the page has done all of it. */
async function pressTwice(page: Page, button: Locator, route: string, press: Press): Promise<void> {
  const answers: string[] = [];
  const hear = (answer: Response) => {
    if (answer.request().method() !== 'GET' && new URL(answer.url()).pathname.endsWith(route)) answers.push(`${answer.status()}`);
  };
  page.on('response', hear);
  await press(page, button, route);
  await expect.poll(() => answers).toEqual(['200']);
  await settled(page);
  expect(answers).toEqual(['200']);
  page.off('response', hear);
}

interface Draft {
  readonly id: string;
  readonly version: number;
  readonly settings: object;
}

/** A draft of a post, with a poll where one is asked for. */
async function draftOf(who: string, title: string, poll: object | null = null): Promise<{ draftId: string; version: number }> {
  const { id, version, settings } = await ask<Draft>(who, 'POST', '/api/v3/post-drafts', { language: 'en' });
  const saved = await ask<{ version: number }>(who, 'PATCH', `/api/v3/post-drafts/${id}`, {
    ...{ version, settings, content: { title, body: paragraph('What happens when a button is pressed twice?'), poll } },
  });
  return { draftId: id, version: saved.version };
}

async function forumOf(who: string, kind: 'public' | 'private', name: string): Promise<string> {
  const about = 'What happens when a button is pressed twice.';
  const forum = { name: `${name} ${run}`, about, rules: [], kind, language: 'en', specialities: [] };
  return (await ask<{ id: string }>(who, 'POST', '/api/v3/addforum', forum)).id;
}

const inForum = async (owner: string, forumId: string, list: 'member' | 'requested', id: string) => {
  const { data } = await ask<{ data: { memberId: string }[] }>(owner, 'GET', `/api/v3/forum-members?forumId=${forumId}&list=${list}`);
  return data.filter((one) => one.memberId === id).length;
};

it('a post is published once', async () => {
  const title = `Pressed twice ${run}`;
  const { draftId } = await draftOf('joko', title);
  const { page, complaints } = await visit({ as: 'joko' });
  await open(page, `/posts/new?draft=${draftId}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await pressTwice(page, page.getByRole('button', { name: 'Publish', exact: true }), '/v3/posts', AT_ONCE);
  await page.waitForURL(/\/posts\/[0-9a-z]{16}$/);
  const { data } = await ask<{ data: { title: string }[] }>('joko', 'GET', '/api/v3/content_creator?limit=50');
  expect(data.filter((one) => one.title === title)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('a case goes on once', async () => {
  const author = await visit({ as: 'grace' });
  const { page } = author;
  const id = await publishAs(author.context, { content: { title: `Goes on once ${run}` } });
  await open(page, `/cases/${id}`);
  await page.getByRole('button', { name: 'Add an update' }).click();
  await page.getByLabel('Headline of the update').fill('Home on day nine');
  await page.getByRole('textbox', { name: 'How did it go on?' }).fill('Walks without help.');
  await pressTwice(page, page.getByRole('button', { name: 'Publish the update' }), '/updates', AT_ONCE);
  await page.getByRole('heading', { name: 'Home on day nine' }).waitFor();
  const { updates } = await ask<{ updates: { title: string }[] }>('grace', 'GET', `/api/v3/cases/${id}`);
  expect(updates.map(({ title }) => title)).toEqual(['Home on day nine']);
  expect(author.complaints).toEqual([]);
});

it('a message is sent once', async () => {
  const [mine, theirs] = [await memberId('rohit'), await memberId('kavita')];
  await ask('kavita', 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
  const { id } = await ask<{ id: string }>('rohit', 'POST', '/api/v3/chat/conversations', { memberId: theirs });
  const text = `Sent once ${run}`;
  const { page, complaints } = await visit({ as: 'rohit' });
  await open(page, `/chat/${id}`);
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await pressTwice(page, page.getByRole('button', { name: 'Send', exact: true }), '/messages', AT_ONCE);
  const { data } = await ask<{ data: { text: string | null }[] }>('kavita', 'GET', `/api/v3/chat/conversations/${id}/messages`);
  expect(data.filter((one) => one.text === text)).toHaveLength(1);
  expect(await page.getByRole('article').filter({ hasText: text }).count()).toBe(1);
  expect(complaints).toEqual([]);
});

it('a vote is one, and stays what it was', async () => {
  const { page, complaints } = await visit({ as: 'sofia' });
  for (const [how, press] of WAYS) {
    const poll = { question: 'Once or twice?', options: ['Once', 'Twice', 'Thrice', 'Never'], openDays: 7 };
    const { id } = await ask<{ id: string }>('joko', 'POST', '/api/v3/posts', await draftOf('joko', `A vote ${how} ${run}`, poll));
    await open(page, `/posts/${id}`);
    await pressTwice(page, page.getByRole('button', { name: 'Never' }), '/vote', press);
    await page.getByText('1 colleague voted').waitFor();
    const found = await ask<{ content: { poll: unknown } }>('joko', 'GET', `/api/v3/posts/${id}`);
    expect(JSON.stringify(found)).toContain('"voters":1');
    expect(JSON.stringify(found)).toContain('"votes":[0,0,0,1]');
    expect(await page.getByRole('button', { name: 'Change my vote' }).count()).toBe(1);
  }
  expect(complaints).toEqual([]);
});

it('a colleague is followed, and not left again', async () => {
  const [mine, theirs] = [await memberId('sofia'), await memberId('vikram')];
  const { page, complaints } = await visit({ as: 'sofia' });
  const isSaid = (words: RegExp) => page.getByRole('main').getByRole('button', { name: words }).first();
  for (const [, press] of WAYS) {
    await ask('sofia', 'POST', '/api/v3/follow-member', { memberId: theirs, following: false });
    await open(page, `/profile/${theirs}`);
    await pressTwice(page, isSaid(/^Follow Vikram/), '/follow-member', press);
    await isSaid(/^Following Vikram/).waitFor();
    const { data } = await ask<{ data: { id: string }[] }>('vikram', 'GET', `/api/v3/profile/follower-list?memberId=${theirs}&limit=50`);
    expect(data.filter(({ id }) => id === mine)).toHaveLength(1);
  }
  expect(complaints).toEqual([]);
});

it('a forum is joined, and not left again; a request to join is one, and not withdrawn', async () => {
  const me = await memberId('sofia');
  const { page, complaints } = await visit({ as: 'sofia' });
  for (const [how, press] of WAYS) {
    const joined = await forumOf('grace', 'public', `Joined ${how}`);
    await open(page, `/forums/${joined}`);
    await pressTwice(page, page.getByRole('button', { name: 'Join', exact: true }), '/join-forum', press);
    await page.getByRole('button', { name: 'Leave', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await inForum('grace', joined, 'member', me)).toBe(1);

    const closed = await forumOf('grace', 'private', `Asked ${how}`);
    await open(page, `/forums/${closed}`);
    await pressTwice(page, page.getByRole('button', { name: 'Request to join' }), '/send-join-request', press);
    await page.getByRole('status').getByText('Request under review').waitFor();
    expect(await inForum('grace', closed, 'requested', me)).toBe(1);
  }
  expect(complaints).toEqual([]);
});
