/** What befalls whoever writes on a phone: scripts that have not come, a server that is being started anew, a sleep. */
import { beforeAll, expect, it } from 'vitest';
import { hydrated, openLive, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
const run = Date.now().toString(36);

const ONE = 'joko';
const OTHER = 'dewi';
let id = '';
let said = 0;

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;
const say = (who: string, text: string) =>
  ask(who, 'POST', `/api/v3/chat/conversations/${id}/messages`, { text, clientId: `interrupted-${run}-${said++}` });

beforeAll(async () => {
  const [mine, theirs] = [await memberId(ONE), await memberId(OTHER)];
  await ask(OTHER, 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
  id = (await ask<{ id: string }>(ONE, 'POST', '/api/v3/chat/conversations', { memberId: theirs })).id;
  // She follows him: what he says first is no request.
  await say(ONE, `Good morning ${run}`);
});

it('words that are sent before the scripts have come stay in the field, and go out by another press', async () => {
  const { page, complaints } = await visit({ as: ONE, viewport: PHONE });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/chat/${id}`, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Your message' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const words = `Potassium is 6.8 ${run}`;
  await field.fill(words);
  // The server wrote it as one that has nothing to send yet; a finger presses it all the same.
  await send.click({ force: true });
  release();
  await hydrated(page);
  await expect.poll(() => field.inputValue()).toBe(words);
  await send.click();
  await page.getByRole('article').filter({ hasText: words }).waitFor();
  expect(complaints).toEqual([]);
});

it('a conversation stays, and what is written in it, while the server is being started anew; then it goes on', async () => {
  const { page } = await visit({ as: ONE, viewport: PHONE });
  await openLive(page, `/chat/${id}`);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill(`Half written ${run}`);
  const busy = /\/changes\?|\.data(\?|$)/;
  let refused = 0;
  await page.route(busy, (route) => {
    refused += 1;
    return route.fulfill({ status: 503, body: 'Service unavailable' });
  });
  await say(OTHER, `Are you there? ${run}`);
  await expect.poll(() => refused).toBeGreaterThan(0);
  // What would be asked for because of it is asked for at once.
  await page.waitForTimeout(1_000);
  expect(await field.inputValue()).toBe(`Half written ${run}`);
  await page.unroute(busy);
  await page
    .getByRole('article')
    .filter({ hasText: `Are you there? ${run}` })
    .waitFor();
});

it('what was to disappear while the phone slept is not shown when it wakes, without a line as with one', async () => {
  await ask(ONE, 'POST', `/api/v3/chat/conversations/${id}/disappearing`, { after: 86_400 });
  await say(OTHER, `For a day ${run}`);
  await ask(ONE, 'POST', `/api/v3/chat/conversations/${id}/disappearing`, { after: 0 });
  const { page, context } = await visit({ as: ONE, viewport: PHONE });
  await openLive(page, `/chat/${id}`);
  const passing = page.getByRole('article').filter({ hasText: `For a day ${run}` });
  await passing.waitFor();
  await context.setOffline(true);
  await page.evaluate(`{
    const now = Date.now.bind(Date);
    Date.now = () => now() + 25 * 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
  }`);
  await passing.waitFor({ state: 'detached' });
  expect(
    await page
      .getByRole('article')
      .filter({ hasText: `Good morning ${run}` })
      .count(),
  ).toBe(1);
});
