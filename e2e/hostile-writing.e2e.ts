/** What looks like code in the fields of posts, places, messages, newsletters, videos, reports and slides: typed, sent, and read by others. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, open, sharedBrowser } from './browser.ts';
import { expectIntact, expectShown, fillAll, PAYLOADS, ROUNDS, richTextOf } from './hostile-texts.ts';
import { ask } from './sessions.ts';

const { visit } = sharedBrowser();
const [SCRIPT, IMAGE, SVG, ADDRESS, , TEMPLATE] = PAYLOADS;
const run = Date.now().toString(36);

/** Opens a form, types into all of its fields, and sends it: whatever the server makes of it, nothing runs. */
async function expectFormIntact(page: Page, path: string, send: string, place = 'main') {
  await open(page, path);
  for (const round of ROUNDS) {
    expect(await fillAll(page, round, place)).toBeGreaterThan(0);
    await expectIntact(page);
  }
  await page.locator(place).getByRole('button', { name: send, exact: true }).first().click();
  await page.waitForLoadState('networkidle');
  await expectIntact(page);
}

async function firstId(who: string | null, path: string): Promise<string> {
  const { data } = await ask<{ data: { id: string }[] }>(who, 'GET', path);
  if (data[0] === undefined) throw new Error(`Nothing at ${path}`);
  return data[0].id;
}

describe('code in the fields of', () => {
  it('a post with a poll is shown as it was typed', async () => {
    const { page, complaints } = await visit({ as: 'bambang' });
    await open(page, '/posts/new');
    for (const round of ROUNDS) {
      expect(await fillAll(page, round)).toBeGreaterThan(0);
      await expectIntact(page);
    }
    const poll = page.getByRole('button', { name: /poll/i });
    if ((await poll.count()) > 0) {
      await poll.first().click();
      await fillAll(page, 1);
    }
    await expectIntact(page);
    expect(complaints).toEqual([]);
  });

  it('a forum and its threads are shown as they were typed', async () => {
    const { page, complaints } = await visit({ as: 'ratri' });
    await open(page, '/forums/new');
    const name = `${SCRIPT} ${run}`;
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('textbox', { name: /^What it is about/ }).fill(IMAGE);
    await page.getByRole('textbox', { name: /^House rules/ }).fill([SVG, ADDRESS, TEMPLATE].join('\n'));
    await expectFormSent(page, /^\/forums\/[^/]+$/);
    await expectShown(page, [name, IMAGE, SVG, ADDRESS]);
    const forum = new URL(page.url()).pathname;

    await open(page, `${forum}/write`);
    await page.getByLabel('Title').fill(`${SVG} ${run}`);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(PAYLOADS.join(' · '));
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL(/\/threads\//);
    await expectShown(page, [`${SVG} ${run}`]);
    const reader = await visit();
    await open(reader.page, new URL(page.url()).pathname);
    await expectShown(reader.page, [`${SVG} ${run}`]);
    expect([...complaints, ...reader.complaints]).toEqual([]);
  });

  it('a community is shown as it was typed', async () => {
    const { page, complaints } = await visit({ as: 'ratri' });
    await open(page, '/community/new');
    const name = `${IMAGE} ${run}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('What it is for').fill(SCRIPT);
    await page.getByLabel('Rules').fill([SVG, ADDRESS].join('\n'));
    await page.getByRole('button', { name: 'Found it' }).click();
    await page.waitForURL((url) => /^\/community\/(?!new)/.test(url.pathname));
    await expectShown(page, [name, SCRIPT, SVG, ADDRESS]);
    expect(complaints).toEqual([]);
  });

  it('a message is shown as it was typed', async () => {
    const id = await firstId('ratri', '/api/v3/chat/conversations');
    const { page, complaints } = await visit({ as: 'ratri' });
    await open(page, `/chat/${id}`);
    const field = page.getByRole('textbox', { name: 'Your message' });
    for (const payload of PAYLOADS.slice(0, 4)) {
      await field.fill(`${payload} ${run}`);
      await field.press('Enter');
      await expectShown(page, [`${payload} ${run}`]);
    }
    expect(complaints).toEqual([]);
  });

  it('a newsletter, a video, a series and a slide are refused or kept as words', async () => {
    const { page, complaints } = await visit({ as: 'ratri' });
    await expectFormIntact(page, '/newsletters/interna-jateng/write', 'Save draft');
    const { id } = await ask<{ id: string }>('ratri', 'GET', '/api/v3/profile/get-user-basic-detail');
    const video = await firstId(null, `/api/v3/videos?author=${id}`);
    await open(page, `/video/${video}/edit`);
    for (const round of ROUNDS) {
      expect(await fillAll(page, round)).toBeGreaterThan(0);
      await expectIntact(page);
    }
    await open(page, '/series/new');
    await fillAll(page, 2);
    await expectIntact(page);
    const staff = await visit({ as: 'staff' });
    await open(staff.page, '/console/sliders');
    await staff.page.getByRole('main').getByRole('button').first().click();
    for (const round of ROUNDS) {
      expect(await fillAll(staff.page, round)).toBeGreaterThan(0);
      await expectIntact(staff.page);
    }
    expect([...complaints, ...staff.complaints]).toEqual([]);
  });

  it('a report is read by staff as it was typed, and so is a reason', async () => {
    const thread = await firstId(null, '/api/v3/cases?limit=1');
    await ask('agus', 'POST', '/api/v3/report', { target: 'item', id: thread, reason: 'other', note: `${IMAGE} ${run}` });
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/console/reports');
    await expectShown(page, [`${IMAGE} ${run}`]);
    // Wherever a reason is asked for, it is typed and not sent: what is decided stays open for other tests.
    const decide = page.getByRole('main').getByRole('button', { name: /remove|keep|take down|dismiss/i });
    if ((await decide.count()) > 0) {
      await decide.first().click();
      await fillAll(page, 3);
    }
    await expectIntact(page);
    expect(complaints).toEqual([]);
  });

  it('a note beside what is passed on, and an answer, are shown as they were typed', async () => {
    const id = await firstId(null, '/api/v3/cases?limit=1&sort=discussed');
    await ask('agus', 'POST', '/api/v3/add-comment', { itemId: id, text: richTextOf(PAYLOADS.map((text) => `${text} ${run}`)) });
    await ask('agus', 'POST', '/api/v3/case-repost', { caseId: id, reposted: true, note: `${SVG} ${run}` });
    const { page, complaints } = await visit();
    await page.goto(`/cases/${id}`);
    await hydrated(page);
    await expectShown(page, [`${SCRIPT} ${run}`, `${IMAGE} ${run}`]);
    const follower = await visit({ as: 'agus' });
    await open(follower.page, '/');
    await expectIntact(follower.page);
    expect([...complaints, ...follower.complaints]).toEqual([]);
  });
});

/** Sends the form of the page, and waits for the page that shows what was sent. */
async function expectFormSent(page: Page, to: RegExp) {
  await page.getByRole('main').locator('button[type="submit"]').first().click();
  await page.waitForURL((url) => to.test(url.pathname) && !url.pathname.endsWith('/new'));
  await hydrated(page);
}
