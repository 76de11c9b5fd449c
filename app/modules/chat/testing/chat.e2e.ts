/** Two colleagues at their desks: from the first word to a stranger to an outbox that waits for its line. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { hydrated, openLive, pressEscape, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: what the first has written stands there as well. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

const ONE = 'sunil';
const OTHER = 'lakshmi';
const AWAY = 'tomas';

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const message = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const words = (page: Page) => page.getByRole('article').allInnerTexts();

async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

async function act(page: Page, on: string, name: string) {
  await message(page, on).hover();
  await message(page, on).getByRole('button', { name: 'What to do with this message' }).click();
  await message(page, on).getByRole('button', { name, exact: true }).click();
}

it('a request, its yes, and a conversation that is the same on both sides', async () => {
  const [mine, theirs] = [await memberId(ONE), await memberId(OTHER)];
  for (const [who, whom] of [
    [ONE, theirs],
    [OTHER, mine],
  ] as const)
    await ask(who, 'POST', '/api/v3/follow-member', { memberId: whom, following: false });
  const { id } = await ask<{ id: string }>(ONE, 'POST', '/api/v3/chat/conversations', { memberId: theirs });

  const here = await visit({ as: ONE });
  const there = await visit({ as: OTHER });
  await openLive(there.page, '/cases');
  await here.page.goto(`/chat/${id}`);
  await hydrated(here.page);
  await write(here.page, `May I ask about a hip? ${run}`);
  await here.page.getByText('You can go on once they have accepted.').waitFor();

  await there.page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Chat/ }).click();
  await there.page.getByRole('link', { name: /^Requests/ }).click();
  await there.page.getByRole('link', { name: new RegExp(run) }).click();
  // The list beside it stays that of requests, and a no is taken back.
  await there.page
    .getByRole('link', { name: /^Requests/ })
    .and(there.page.locator('[aria-current=page]'))
    .waitFor();
  await there.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await there.page.getByText('Nobody is waiting.').waitFor();
  await there.page.getByRole('button', { name: 'Undo' }).first().click();
  await there.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await field(there.page).waitFor();
  await field(here.page).waitFor();

  // Who writes is seen to, by the other, until the words are there or nothing more is written.
  const writing = here.page.getByText(/^Lakshmi .* is writing …$/);
  await field(there.page).pressSequentially('Please');
  await writing.waitFor();
  expect(await there.page.getByText(/is writing …$/).count()).toBe(0);
  await write(there.page, `Please do. ${run}`);
  await message(here.page, 'Please do.').waitFor();
  await writing.waitFor({ state: 'detached' });
  await act(here.page, 'Please do.', 'Reply');
  await write(here.page, `Eighty-four years old, ${run}`);
  await message(there.page, 'Eighty-four years old').getByText(`Please do. ${run}`).waitFor();
  await act(there.page, 'Eighty-four years old', 'Thank you');
  await message(here.page, 'Eighty-four years old').getByRole('button', { name: 'Thank you, 1 colleague' }).waitFor();
  await message(here.page, 'Eighty-four years old').getByRole('img', { name: 'Read' }).waitFor();

  await act(here.page, 'Eighty-four years old', 'Edit');
  await field(here.page).fill(`Eighty-five years old, ${run}`);
  await field(here.page).press('Enter');
  await message(there.page, 'Eighty-five years old').getByText('edited').waitFor();
  await write(here.page, `Wrong window ${run}`);
  await message(there.page, 'Wrong window').waitFor();
  await act(here.page, 'Wrong window', 'Take back');
  await there.page.getByText('This message was taken back').waitFor();
  // Also from the list of conversations, which is read again a moment later.
  await expect.poll(() => there.page.getByText('Wrong window').count()).toBe(0);

  // The line is gone: what is written waits, in its order, and arrives once.
  await here.context.setOffline(true);
  await write(here.page, `Offline one ${run}`);
  await write(here.page, `Offline two ${run}`);
  await expect.poll(() => here.page.getByText('Waits for a connection').count()).toBe(2);
  await here.context.setOffline(false);
  await message(there.page, 'Offline two').waitFor();
  await expect.poll(() => here.page.getByText('Waits for a connection').count()).toBe(0);
  // Answers show what they answer, too: the own words of those come first here.
  const said = ['Eighty-five', 'Offline one', 'Offline two', 'taken back', 'May I', 'Please do'];
  const order = async (page: Page) => (await words(page)).map((text) => said.find((one) => text.includes(one)) ?? text);
  const expected = ['May I', 'Please do', 'Eighty-five', 'taken back', 'Offline one', 'Offline two'];
  await expect.poll(() => order(there.page)).toEqual(expected);
  await expect.poll(() => order(here.page)).toEqual(expected);
  expect(await message(there.page, 'Offline one').count()).toBe(1);

  // Away from the conversation the number beside the section says that something waits.
  await openLive(there.page, '/cases');
  await write(here.page, `Are you there? ${run}`);
  await there.page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /1 conversation with something new/ })
    .waitFor();
  expect([...here.complaints, ...there.complaints].filter((text) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(text))).toEqual([]);
});

/** Pixels of a picture that has come; 0 before. */
const drawnWidth = (image: Locator) => image.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth);

it('a picture goes along with what could show the patient made unreadable, and not before', async () => {
  const [mine, theirs] = [await memberId(ONE), await memberId(OTHER)];
  await ask(OTHER, 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
  const { id } = await ask<{ id: string }>(ONE, 'POST', '/api/v3/chat/conversations', { memberId: theirs });
  const { page } = await visit({ as: ONE });
  await page.goto(`/chat/${id}`);
  await hydrated(page);
  await write(page, `Good morning ${run}`);
  await message(page, `Good morning ${run}`).getByRole('button', { name: 'What to do with this message' }).waitFor();
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#48b' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'ward.jpg', mimeType: 'image/jpeg', buffer });
  const preview = page.getByRole('img', { name: 'The picture that goes along' });
  await expect.poll(() => drawnWidth(preview)).toBeGreaterThan(0);
  const before = await preview.getAttribute('src');
  await page.getByRole('button', { name: 'Make unreadable' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add an area' }).click();
  await dialog.getByRole('button', { name: /^Blur/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
  // Other words are changed meanwhile: it waits, and goes along with what is new.
  await act(page, `Good morning ${run}`, 'Edit');
  await field(page).fill(`Good afternoon ${run}`);
  await field(page).press('Enter');
  await message(page, `Good afternoon ${run}`).getByText('edited').waitFor();
  await preview.waitFor();

  // What is being written stays where its writer looks up what was answered.
  await act(page, `Good afternoon ${run}`, 'Reply');
  await write(page, `As before ${run}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'ward.jpg', mimeType: 'image/jpeg', buffer });
  await expect.poll(() => drawnWidth(preview)).toBeGreaterThan(0);
  await act(page, `As before ${run}`, 'Edit');
  await field(page).fill(`As before, but ${run}`);
  await message(page, `As before ${run}`)
    .getByRole('link', { name: /Good afternoon/ })
    .click();
  await page.waitForURL(/\?at=\d+$/);
  expect(await field(page).inputValue()).toBe(`As before, but ${run}`);
  // Changed meanwhile in another window: both stand there, and saving again is a choice.
  const quoting = message(page, `As before ${run}`);
  const { data } = await ask<{ data: { id: string; text: string }[] }>(ONE, 'GET', `/api/v3/chat/conversations/${id}/messages`);
  const answer = data.findLast(({ text }) => text === `As before ${run}`)?.id;
  await ask(ONE, 'POST', `/api/v3/chat/messages/${answer}/edit`, { text: `Elsewhere ${run}` });
  await quoting.waitFor({ state: 'detached' });
  await field(page).press('Enter');
  await page.getByRole('region', { name: 'What stands there now' }).getByText(`Elsewhere ${run}`).waitFor();
  expect(await field(page).inputValue()).toBe(`As before, but ${run}`);
  await field(page).press('Enter');
  await message(page, `As before, but ${run}`).getByText('edited').waitFor();
  await preview.waitFor();
  await write(page, `Bed twelve ${run}`);
  const sent = message(page, `Bed twelve ${run}`).getByRole('img', { name: 'Picture in this message' });
  await expect.poll(() => drawnWidth(sent)).toBeGreaterThan(0);
  await preview.waitFor({ state: 'detached' });
});

it('how one chats holds at once, keeps the place of the keys, and says so where it could not be read or kept', async () => {
  const { page } = await visit({ as: ONE });
  await openLive(page, '/chat');
  await page.route('**/chat/settings', (route) => route.abort());
  await page.getByRole('button', { name: 'Chat settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chat settings' });
  await dialog.getByText('Your chat settings could not be loaded').waitFor();
  await page.unroute('**/chat/settings');
  await dialog.getByRole('button', { name: 'Load them again' }).click();
  const marks = dialog.getByRole('switch', { name: 'Show what I have read' });
  expect(await marks.isChecked()).toBe(true);

  // Not kept: it stands as it stood.
  await page.route('**/chat/settings', (route) => route.abort());
  await marks.focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('alert').waitFor();
  await expect.poll(() => marks.isChecked()).toBe(true);
  await page.unroute('**/chat/settings');

  await marks.and(page.locator(':focus')).waitFor();
  await sends(page, '/chat/settings', () => page.keyboard.press('Space'));
  const forget = dialog.getByRole('combobox', { name: 'Disappearing messages by default' });
  await expect.poll(() => forget.isEnabled()).toBe(true);
  await marks.and(page.locator(':focus')).waitFor();
  await sends(page, '/chat/settings', () => forget.selectOption({ label: 'After 7 days' }));
  await pressEscape(page, dialog);

  await openLive(page, '/chat');
  await page.getByRole('button', { name: 'Chat settings' }).click();
  expect(await marks.isChecked()).toBe(false);
  expect(await forget.inputValue()).toBe('604800');
  await ask(ONE, 'POST', '/api/v3/chat/settings', { readMarks: true, disappearAfter: 0 });
});

it('whoever was away while their request was accepted and answered can go on at once', async () => {
  await ask(OTHER, 'POST', '/api/v3/follow-member', { memberId: await memberId(AWAY), following: false });
  const { id } = await ask<{ id: string }>(AWAY, 'POST', '/api/v3/chat/conversations', { memberId: await memberId(OTHER) });
  const says = (who: string, text: string) =>
    ask(who, 'POST', `/api/v3/chat/conversations/${id}/messages`, { clientId: `${who}-away-${run}`, text });
  await says(AWAY, `May I ask about a rash? ${run}`);
  const { page, context } = await visit({ as: AWAY });
  await openLive(page, `/chat/${id}`);
  await page.getByText('You can go on once they have accepted.').waitFor();
  await context.setOffline(true);
  await ask(OTHER, 'POST', `/api/v3/chat/conversations/${id}/request`, { accept: true });
  await says(OTHER, `Do send it ${run}`);
  await context.setOffline(false);
  await message(page, `Do send it ${run}`).waitFor();
  await field(page).waitFor();
});

it('a request that was answered on another device leaves the list of those that wait', async () => {
  const [asked, stranger] = [await memberId(OTHER), 'ratri'];
  await ask(OTHER, 'POST', '/api/v3/follow-member', { memberId: await memberId(stranger), following: false });
  const { id } = await ask<{ id: string }>(stranger, 'POST', '/api/v3/chat/conversations', { memberId: asked });
  const clientId = `request-${run}`;
  await ask(stranger, 'POST', `/api/v3/chat/conversations/${id}/messages`, { clientId, text: `May I ask you, too? ${run}` });
  const { page } = await visit({ as: OTHER });
  await openLive(page, '/chat?box=requests');
  const request = page.getByRole('link', { name: new RegExp(`May I ask you, too. ${run}`) });
  await request.waitFor();
  await ask(OTHER, 'POST', `/api/v3/chat/conversations/${id}/request`, { accept: true });
  await request.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Conversations', exact: true }).click();
  await request.waitFor();
});
