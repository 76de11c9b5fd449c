/** Looking for words in one conversation, and taking messages with their pictures into a case. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectAccessible, hydrated, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
const run = Date.now().toString(36);
const ONE = 'rohit';
const OTHER = 'kavita';

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;

async function aConversation(one = ONE, other = OTHER): Promise<string> {
  const [mine, theirs] = [await memberId(one), await memberId(other)];
  await ask(other, 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
  return (await ask<{ id: string }>(one, 'POST', '/api/v3/chat/conversations', { memberId: theirs })).id;
}
const say = (who: string, id: string, text: string, n: number) =>
  ask<{ seq: number }>(who, 'POST', `/api/v3/chat/conversations/${id}/messages`, { text, clientId: `search-${run}-${n}` });

it('finds words in this conversation, goes from hit to hit, and closes with Escape', async () => {
  const id = await aConversation();
  for (let n = 0; n < 3; n++) await say(n % 2 === 0 ? ONE : OTHER, id, `Potassium${run} number ${n}`, n);
  await say(OTHER, id, `Something else ${run}`, 3);
  const { page, complaints } = await visit({ as: ONE, viewport: PHONE });
  await page.goto(`/chat/${id}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Search in this conversation' }).click();
  const field = page.getByRole('searchbox', { name: 'Search in this conversation' });
  await expect.poll(() => page.evaluate<string | null>(`document.activeElement?.getAttribute('name')`)).toBe('find');
  await field.fill(`potassium${run}`);
  await page.keyboard.press('Enter');
  const hits = page.getByRole('search').locator('..').getByRole('listitem');
  await expect.poll(() => hits.count()).toBe(3);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await hits.first().getByRole('link').click();
  await page.getByText('1 of 3').waitFor();
  await page.getByRole('link', { name: 'Older message found' }).click();
  await page.getByText('2 of 3').waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .filter({ hasText: `Potassium${run} number 1` })
        .count(),
    )
    .toBe(1);
  await page.getByRole('link', { name: 'Newer message found' }).click();
  await page.getByText('1 of 3').waitFor();
  await field.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('takes chosen messages with their picture into a case, which asks to look at it', async () => {
  // Of this try: what an earlier one has sent stands there as well.
  const caption = `The knee ${Date.now().toString(36)}`;
  const id = await aConversation();
  await say(OTHER, id, `Swollen since Monday ${run}`, 10);
  const { page, complaints } = await visit({ as: ONE });
  await page.goto(`/chat/${id}`);
  await hydrated(page);
  const bytes = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#996655' } })
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'knee.png', mimeType: 'image/png', buffer: bytes });
  await page.getByRole('textbox', { name: 'Your message' }).fill(caption);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('article').filter({ hasText: caption });
  await sent.getByRole('img', { name: 'Picture in this message' }).waitFor();
  await sent.getByRole('button', { name: 'What to do with this message' }).click();
  await sent.getByRole('button', { name: 'Discuss as case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discuss as case' });
  await dialog.getByLabel(new RegExp(`Swollen since Monday ${run}`)).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Begin with 2 messages' }).click();
  await page.waitForURL(/\/cases\/new\?draft=/);
  await page.getByText(`Swollen since Monday ${run}`).first().waitFor();
  await page.getByText('Look at every picture once more').waitFor();
  expect(await page.getByLabel(/^I have looked/).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

it('shows what is written at an earlier place, at the end of the conversation', async () => {
  // Nobody may say more than thirty things in ten seconds: these two have said nothing before, and say less than that.
  const [one, other] = ['amina', 'farah'];
  const id = await aConversation(one, other);
  const { seq } = await say(one, id, `Long ago ${run}`, 100);
  for (let n = 1; n <= 54; n++) await say(n % 2 === 0 ? one : other, id, `Since then ${run} number ${n}`, 100 + n);
  const written = `Written here ${Date.now().toString(36)}`;
  const { page, complaints } = await visit({ as: one, viewport: PHONE });
  await page.goto(`/chat/${id}?at=${seq}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Later messages' }).waitFor();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill(written);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = page.getByRole('article').filter({ hasText: written });
  await sent.waitFor();
  const bottom = async () => {
    const box = await sent.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height);
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .filter({ hasText: `Since then ${run} number 54` })
        .count(),
    )
    .toBe(1);
  await page.getByRole('button', { name: 'Later messages' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
