/** Whoever goes by key keeps their place, whatever becomes of what they have pressed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, sharedBrowser } from './browser.ts';
import { ask } from './sessions.ts';

const { visit } = sharedBrowser();
const run = Date.now().toString(36);

const pressed = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate<string>(`document.activeElement === document.body ? 'nothing' : document.activeElement.textContent.trim()`);

async function joinedForum(): Promise<string> {
  const forum = { name: `Kept focus ${run}`, about: 'Where the keys are.', rules: [], kind: 'public', language: 'en', specialities: [] };
  const { id } = await ask<{ id: string }>('sofia', 'POST', '/api/v3/addforum', forum);
  await ask('vikram', 'POST', '/api/v3/join-forum', { forumId: id });
  return id;
}

it('goes on from the same place when it is taken away, and the second of two presses does nothing there', async () => {
  const { page, complaints } = await visit({ as: 'vikram' });
  const id = await joinedForum();
  await open(page, `/forums/${id}`);
  await pressed(page, 'Leave').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Leave the forum');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Stay');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Leave');
  const { standing } = await ask<{ standing: string }>('vikram', 'GET', `/api/v3/get-forum-detail?id=${id}`);
  expect(standing).toBe('member');
  expect(complaints).toEqual([]);
});

it('comes back to what was disabled while it waited', async () => {
  const { page, context } = await visit({ as: 'staff' });
  await context.route('**/news-sources/switch', (route) => route.abort());
  await open(page, '/console/news');
  const source = page.getByRole('switch', { name: 'Read BMC Medicine', exact: true });
  await source.focus();
  await page.keyboard.press('Space');
  await page.getByText('We cannot reach our data right now.').first().waitFor();
  await source.and(page.locator(':focus')).waitFor();
});
