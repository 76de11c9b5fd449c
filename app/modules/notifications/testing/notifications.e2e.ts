/** What happens elsewhere comes to an open page without loading it again. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { expectAccessible, open, openLive, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { readPeople } from '../../../../sample/sample-people.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: what the first has written stands there as well. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

/** Who is told, and the case of theirs that is answered. */
let author = '';
let authorId = '';
let itemId = '';
beforeAll(async () => {
  const { data } = await ask<{ data: { id: string; byline: { id?: string; name?: string } }[] }>(
    null,
    'GET',
    '/api/v3/cases?limit=50&sort=discussed',
  );
  const keys = new Map(readPeople(new Date()).map(({ name, key }) => [name, key]));
  const busy = new Set(['ratri', 'hendra', 'putri', 'nadia']);
  const found = data.find(({ byline }) => byline.name !== undefined && !busy.has(keys.get(byline.name) ?? 'ratri'));
  author = keys.get(found?.byline.name ?? '') ?? '';
  authorId = found?.byline.id ?? '';
  itemId = found?.id ?? '';
});

const paragraph = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
const text = (words: string) => ({ type: 'text', text: words });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const unread = async (page: Page) => Number(/(\d+) unread/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

describe('while a page is open', () => {
  it('an answer, a mention and a follower arrive at the bell, and the list offers to show them', async () => {
    // New answers to a case join those that wait already.
    await ask(author, 'POST', '/api/v3/notifications/read', { mark: 'all' });
    const { page, complaints } = await visit({ as: author });
    await openLive(page, '/notifications');
    const before = await unread(page);
    await ask('hendra', 'POST', '/api/v3/add-comment', { itemId, text: paragraph(text(`Which dose did you give? ${run}`)) });
    await expect.poll(() => unread(page)).toBe(before + 1);
    await ask('hendra', 'POST', '/api/v3/follow-member', { memberId: authorId, following: false });
    await ask('hendra', 'POST', '/api/v3/follow-member', { memberId: authorId, following: true });

    const addressed = await visit({ as: 'putri' });
    const { id } = await ask<{ id: string }>('putri', 'GET', '/api/v3/profile/get-user-basic-detail');
    await openLive(addressed.page, '/cases');
    const atFirst = await unread(addressed.page);
    await ask('hendra', 'POST', '/api/v3/add-comment', {
      itemId,
      text: paragraph(text('What do you say, '), { type: 'mention', attrs: { id, label: 'Putri' } }, text('?')),
    });
    await expect.poll(() => unread(addressed.page)).toBe(atFirst + 1);
    await bell(addressed.page).click();
    await addressed.page
      .getByRole('listitem')
      .filter({ hasText: /Hendra .* named you\./ })
      .first()
      .waitFor();

    // Both stand there once the list is read again.
    const told = async () => (await ask<{ data: { kind: string; read: boolean }[] }>(author, 'GET', '/api/v3/notifications')).data;
    await expect.poll(told).toContainEqual(expect.objectContaining({ kind: 'follow', read: false }));
    await page.getByRole('status').filter({ hasText: 'Something new has come.' }).waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: /answered what you wrote\.|new answers to what you wrote/ })
      .first()
      .waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /Hendra .* follows you now\./ })
      .waitFor();
    expect([...complaints, ...addressed.complaints]).toEqual([]);
  });

  it('an answer to what one follows is told, and silenced in one tap', async () => {
    const { page, complaints } = await visit({ as: 'nadia' });
    await ask('nadia', 'POST', '/api/v3/follow-item', { itemId, following: true });
    await openLive(page, '/notifications');
    await ask('hendra', 'POST', '/api/v3/add-comment', { itemId, text: paragraph(text(`We saw the same last week. ${run}`)) });
    await page.getByRole('button', { name: 'Show it' }).click();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: /answered in what you follow\.|new answers in what you follow/ })
      .first();
    await row.getByRole('button', { name: /^Nothing more about/ }).click();
    await page.getByText('You hear nothing more about this.').first().waitFor();
    await sends(page, '/notifications/mute', () => page.getByRole('button', { name: 'Undo' }).first().click());
    await row.getByRole('button', { name: /^Nothing more about/ }).click();
    await row.getByText(/ · Muted$/).waitFor();
    await open(page, '/notifications/settings');
    const muted = page.getByRole('region', { name: 'Muted' });
    await expectAccessible(page);
    await sends(page, '/notifications/muted-items/end', () => muted.getByRole('button', { name: /^Tell me about .* again$/ }).click());
    await muted.getByText('You have muted nothing.').waitFor();
    await open(page, '/notifications');
    await row.getByRole('button', { name: /^Nothing more about/ }).waitFor();
    await ask('nadia', 'POST', '/api/v3/follow-item', { itemId, following: false });
    expect(complaints).toEqual([]);
  });

  it('that a case was solved is told to who follows it, live and in the language of the page', async () => {
    const { data } = await ask<{ data: { id: string; byline: { name?: string } }[] }>(null, 'GET', '/api/v3/cases?limit=50&status=open');
    const keys = new Map(readPeople(new Date()).map(({ name, key }) => [name, key]));
    const open = data.find(
      ({ id, byline }) => id !== itemId && keys.has(byline.name ?? '') && !['nadia', 'putri'].includes(keys.get(byline.name ?? '') ?? ''),
    );
    const solver = keys.get(open?.byline.name ?? '') ?? '';
    const followers = [
      { as: 'nadia', path: '/notifications', show: 'Show it', told: `${open?.byline.name} marked a case you follow as solved.` },
      {
        as: 'putri',
        path: '/id/notifications',
        show: 'Tampilkan',
        told: `${open?.byline.name} menandai kasus yang Anda ikuti sebagai terpecahkan.`,
      },
    ];
    const pages: { page: Page; show: string; told: string }[] = [];
    const complaints: string[][] = [];
    for (const { as, path, ...words } of followers) {
      await ask(as, 'POST', '/api/v3/follow-item', { itemId: open?.id, following: true });
      const visited = await visit({ as });
      await openLive(visited.page, path);
      pages.push({ page: visited.page, ...words });
      complaints.push(visited.complaints);
    }
    const { version } = await ask<{ version: number }>(solver, 'GET', `/api/v3/cases/${open?.id}`);
    await ask(solver, 'PATCH', `/api/v3/cases/${open?.id}`, { version, solved: true });
    for (const { page, show, told } of pages) {
      await page.getByRole('button', { name: show }).click();
      const row = page.getByRole('listitem').filter({ hasText: told });
      await row.getByRole('link').first().click();
      await page.waitForURL((url) => url.pathname.endsWith(`/cases/${open?.id}`));
      await page
        .getByText(/^(Solved|Terpecahkan)$/)
        .first()
        .waitFor();
    }
    expect(complaints.flat()).toEqual([]);
  });

  it('what was read here is read there', async () => {
    const here = await visit({ as: author });
    const there = await visit({ as: author });
    await ask('nadia', 'POST', '/api/v3/add-comment', { itemId, text: paragraph(text(`And the potassium? ${run}`)) });
    await openLive(there.page, '/cases');
    await expect.poll(() => unread(there.page)).toBeGreaterThan(0);
    await openLive(here.page, '/notifications?show=unread');
    await here.page.getByRole('button', { name: 'Mark all as read' }).click();
    await here.page.getByText('All marked as read').first().waitFor();
    await expect.poll(() => unread(there.page)).toBe(0);
    await expect.poll(() => unread(here.page)).toBe(0);
    await here.page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => unread(there.page)).toBeGreaterThan(0);
    const waiting = await unread(there.page);
    await here.page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect.poll(() => unread(there.page)).toBe(waiting - 1);
  });

  it('what could not be marked as read stands there as unread again, and why is said', async () => {
    await ask(author, 'POST', '/api/v3/notifications/read', { mark: 'all' });
    const { page, context, complaints } = await visit({ as: author });
    await openLive(page, '/notifications');
    await ask('nadia', 'POST', '/api/v3/add-comment', { itemId, text: paragraph(text(`And the sodium? ${run}`)) });
    const told = async () => (await ask<{ data: { read: boolean }[] }>(author, 'GET', '/api/v3/notifications')).data[0]?.read;
    await expect.poll(told).toBe(false);
    // What announces it stands above the list and would move a row between press and release: it has come and gone by then.
    const show = page.getByRole('button', { name: 'Show it' });
    await show.click();
    await show.waitFor({ state: 'detached' });
    const row = page.getByRole('main').getByRole('listitem').first();
    const mark = row.getByText('Unread:');
    await expect.poll(() => mark.count()).toBe(1);

    const why = 'You are doing this too often. Try again later.';
    const answered = Promise.withResolvers<void>();
    // The page that the row leads to says as well that it was seen.
    await context.route('**/api/v3/notifications/read', async (route) => {
      await answered.promise;
      await route
        .fulfill({ status: 429, json: { status: false, response: { code: 'rate.tooMany', message: why } } })
        .catch(() => undefined);
    });
    // In a tab of its own: the list stays.
    const [elsewhere] = await Promise.all([context.waitForEvent('page'), row.getByRole('link').click({ modifiers: ['Control'] })]);
    await elsewhere.close();
    await expect.poll(() => mark.count()).toBe(0);
    await says(page, why, async () => answered.resolve());
    await expect.poll(() => mark.count()).toBe(1);
    expect(await told()).toBe(false);

    await context.unroute('**/api/v3/notifications/read');
    await sends(page, '/notifications/read', () => row.getByRole('link').click({ modifiers: ['Control'] }));
    await expect.poll(() => mark.count()).toBe(0);
    expect(await told()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('an answer to a case that is being read is announced there', async () => {
    const { page } = await visit({ as: 'putri' });
    await page.goto(`/cases/${itemId}`);
    const [soonest, later] = [`We would wait a day. ${run}`, `We would not. ${run}`];
    // Perhaps before the page listens: what it was not told of it sees by the number of answers.
    await ask('hendra', 'POST', '/api/v3/add-comment', { itemId, text: paragraph(text(soonest)) });
    await page.getByRole('button', { name: '1 new answer', exact: true }).waitFor();
    await ask('hendra', 'POST', '/api/v3/add-comment', { itemId, text: paragraph(text(later)) });
    await page.getByRole('button', { name: '2 new answers', exact: true }).click();
    for (const words of [soonest, later]) await page.getByText(words).waitFor();
  });
});

describe('choices of what one is told', () => {
  it('are there again after the session has ended, and are sent then', async () => {
    const { page, context, complaints } = await visit({ as: 'grace' });
    const path = '/notifications/settings';
    const begun = page.getByText('You had begun this before.');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await open(page, path);
    const zone = page.getByLabel('Time zone');
    const other = (await zone.inputValue()) === 'UTC' ? 'Asia/Dubai' : 'UTC';
    await zone.selectOption(other);
    await context.clearCookies();
    await save.click();
    await page.waitForURL((url) => url.pathname.endsWith('/login'));
    await signIn(page, 'grace');
    await open(page, path);
    await begun.waitFor();
    expect(await zone.inputValue()).toBe(other);
    await sends(page, '/notifications/settings', () => save.click());
    await begun.waitFor({ state: 'detached' });
    await open(page, path);
    expect([await zone.inputValue(), await begun.count()]).toEqual([other, 0]);
    expect(complaints).toEqual([]);
  });
});
