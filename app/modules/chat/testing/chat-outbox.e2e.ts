/** What was written and cannot be sent yet: where it waits, for what, and when it goes out. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { hydrated, open, openLive, PHONE, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: what the first has written stands there as well. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

const ONE = 'sunil';
const OTHER = 'lakshmi';

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;
const message = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

/** What says of a message that it was written before it was sent. */
const LATE = /^written .*\d, sent$/;

/** Whatever waits on the device was written so long ago. */
const writtenBefore = (page: Page, milliseconds: number) =>
  page.evaluate(`
    for (const [key, entry] of Object.entries(localStorage).filter(([key]) => key.startsWith('kolegia.chat-outbox.'))) {
      const waiting = JSON.parse(entry);
      localStorage.setItem(key, JSON.stringify({ ...waiting, at: waiting.at - ${milliseconds} }));
    }
  `);

async function write(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill(text);
  await field.press('Enter');
}

it('what is written after the session has ended waits for its writer to sign in, and says so', async () => {
  const [{ id }] = (await ask<{ data: { id: string }[] }>('ratri', 'GET', '/api/v3/chat/conversations')).data as [{ id: string }];
  const { page, context } = await visit({ as: 'ratri', viewport: PHONE });
  await page.goto(`/chat/${id}`);
  await hydrated(page);
  await context.clearCookies();
  await write(page, `Written too late ${run}`);
  await page.getByText('You are signed out. It goes out once you sign in.').waitFor();
  expect(await page.getByRole('link', { name: 'Sign in' }).last().getAttribute('href')).toBe(
    `/login?redirect_url=${encodeURIComponent(`/chat/${id}`)}`,
  );
  await signIn(page, 'ratri');
  await page.goto(`/chat/${id}`);
  await message(page, `Written too late ${run}`).waitFor();
  await expect.poll(() => page.getByText('You are signed out.').count()).toBe(0);
});

it('what was written without a line goes out from whatever page its writer looks at, is marked until it has, and says when it was written', async () => {
  const [mine, theirs] = [await memberId(ONE), await memberId(OTHER)];
  await ask(OTHER, 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
  const { id } = await ask<{ id: string }>(ONE, 'POST', '/api/v3/chat/conversations', { memberId: theirs });
  await ask(ONE, 'POST', `/api/v3/chat/conversations/${id}/messages`, { clientId: `elsewhere-${run}`, text: `From the ward ${run}` });
  const { page } = await visit({ as: ONE });
  await openLive(page, `/chat/${id}`);
  const sending = /\/chat\/conversations\/\w+\/messages$/;
  await page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await write(page, `From the lift ${run}`);
  await page.getByText('Waits for a connection').waitFor();
  const row = page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: new RegExp(`From the ward ${run}`) });
  await row.getByRole('img', { name: 'A message waits on this device' }).waitFor();
  await writtenBefore(page, 10 * 60_000);
  await page.goto('/cases');
  await page.unroute(sending);
  await open(page, '/cases');
  const said = async () =>
    (await ask<{ data: { text: string }[] }>(OTHER, 'GET', `/api/v3/chat/conversations/${id}/messages`)).data.map(({ text }) => text);
  await expect.poll(said).toContain(`From the lift ${run}`);
  const reader = await visit({ as: OTHER });
  await open(reader.page, `/chat/${id}`);
  await message(reader.page, `From the lift ${run}`).getByText(LATE).waitFor();
  expect(await message(reader.page, `From the ward ${run}`).getByText(LATE).count()).toBe(0);
  await open(page, '/chat');
  expect(await page.getByRole('img', { name: 'A message waits on this device' }).count()).toBe(0);
});
