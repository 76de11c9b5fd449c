/** Pictures in a thread, and the end of a forum: closed, opened again, closed by staff, deleted. */
import { expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { expectAccessible, hydrated, open, overflowOf, PHONE, pressEscape, sharedBrowser } from '../../../../e2e/browser.ts';
import { entriesOf, sentPage } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';

const browser = sharedBrowser();
const run = Date.now().toString(36);

/** A picture of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64');

const aForum = async (name: string, kind: 'public' | 'private' = 'public'): Promise<string> =>
  (
    await ask<{ id: string }>('tomas', 'POST', '/api/v3/addforum', {
      name,
      about: 'A room that is opened to be closed again.',
      rules: [],
      kind,
      language: 'en',
      specialities: [],
    })
  ).id;

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const aThread = async (forumId: string, title: string, author = 'tomas'): Promise<string> =>
  (await ask<{ id: string }>(author, 'POST', '/api/v3/threads', { forumId, language: 'en', title, text: paragraph('What would you do?') }))
    .id;

it('a thread is begun with a picture, which is looked at first and enlarged by whoever reads it', async () => {
  const forumId = await aForum(`Pictures ${run}`);
  const { page, complaints } = await browser.visit({ as: 'tomas', viewport: PHONE });
  await open(page, `/forums/${forumId}/write`);
  await page.getByLabel('Title').fill('What is this shadow?');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Seen once, and gone a week later.');
  await page.getByLabel('Add an image').setInputFiles({ name: 'film.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByLabel('What it shows').fill('A film of the chest');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Please confirm that you looked at every picture.').waitFor();
  await page.getByLabel('I have looked: nothing here shows who the patient is.').check();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/threads\//);
  const path = new URL(page.url()).pathname;

  const reader = await browser.visit();
  await reader.page.goto(path);
  await hydrated(reader.page);
  await reader.page.getByRole('link', { name: 'Enlarge figure 1' }).focus();
  await reader.page.keyboard.press('Enter');
  await pressEscape(reader.page, reader.page.getByRole('dialog'));
  await reader.page.goto(`/forums/${forumId}`);
  await reader.page.getByRole('img', { name: 'A film of the chest' }).waitFor();
  expect([...complaints, ...reader.complaints]).toEqual([]);
});

it('a forum is closed and opened by its owner, and deleted when its name is typed', async () => {
  const name = `Short life ${run}`;
  const forumId = await aForum(name);
  const threadId = await aThread(forumId, 'A question that goes with its forum');
  const { page, complaints } = await browser.visit({ as: 'tomas', viewport: PHONE });
  await open(page, `/forums/${forumId}/settings`);
  await page.getByRole('button', { name: 'Close the forum' }).click();
  await page.getByRole('button', { name: 'Open it again' }).waitFor();

  const reader = await browser.visit({ as: 'chidi' });
  await reader.page.goto(`/forums/${forumId}`);
  await reader.page.getByText(/Closed by its owner on/).waitFor();
  await reader.page.getByText('A question that goes with its forum').waitFor();
  expect(await reader.page.getByRole('button', { name: 'Join', exact: true }).count()).toBe(0);
  await expectAccessible(reader.page);

  await page.getByRole('button', { name: 'Open it again' }).click();
  await page.getByRole('button', { name: 'Close the forum' }).waitFor();
  await page.getByRole('button', { name: 'Delete the forum' }).focus();
  await page.keyboard.press('Enter');
  const typed = page.getByLabel(/^Type “/);
  await typed.fill('Another name');
  await page.keyboard.press('Enter');
  await page.getByText('This is not the name of the forum.').waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await typed.fill(name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/forums$/);
  for (const gone of [`/forums/${forumId}`, `/threads/${threadId}`]) expect((await sentPage(gone, { as: 'chidi' })).status).toBe(404);
  expect([...complaints, ...reader.complaints]).toEqual([]);
});

it('whoever waits at the door of a forum that is closed takes the request back', async () => {
  const forumId = await aForum(`Waiting room ${run}`, 'private');
  await ask('chidi', 'POST', '/api/v3/send-join-request', { forumId });
  await ask('tomas', 'POST', '/api/v3/close-forum', { forumId });
  const { page, complaints } = await browser.visit({ as: 'chidi' });
  await open(page, `/forums/${forumId}`);
  await page.getByText('This forum is closed. Nobody comes in any more.').waitFor();
  await page.getByText('Request under review').first().waitFor();
  const takeBack = page.getByRole('button', { name: 'Take the request back' });
  await sends(page, '/withdraw-join-request', () => takeBack.click());
  await takeBack.waitFor({ state: 'detached' });
  expect((await ask<{ standing: string }>('chidi', 'GET', `/api/v3/get-forum-detail?id=${forumId}`)).standing).toBe('none');
  expect(complaints).toEqual([]);
});

it('staff close a forum with a ground, which stands in the public log', async () => {
  const forumId = await aForum(`Advertised ${run}`);
  const staff = await browser.visit({ as: 'staff' });
  await open(staff.page, `/forums/${forumId}`);
  await staff.page.getByRole('button', { name: 'Decide as staff' }).click();
  await staff.page.getByLabel('Ground').selectOption({ label: 'Advertising' });
  await staff.page.getByLabel('Why?').fill('Only advertisements were written here.');
  await expectAccessible(staff.page);
  await staff.page.getByRole('button', { name: 'Decide', exact: true }).click();
  await staff.page.getByText(/Closed by our team on/).waitFor();

  const inTheLog = async () => entriesOf((await sentPage('/moderation-log')).html).find((words) => words.includes('Forum closed'));
  await expect.poll(inTheLog).toContain('Advertising');
  const owner = await browser.visit({ as: 'tomas' });
  await open(owner.page, `/forums/${forumId}/settings`);
  await owner.page.getByText('Our team closed this forum. Only they can open it again.').waitFor();
  expect(await owner.page.getByRole('button', { name: 'Open it again' }).count()).toBe(0);
  expect([...staff.complaints, ...owner.complaints]).toEqual([]);
});

it('whoever takes down what was taken down meanwhile reads which reason its author does', async () => {
  const forumId = await aForum(`Two who tend ${run}`);
  await ask('chidi', 'POST', '/api/v3/join-forum', { forumId });
  const threadId = await aThread(forumId, 'A thread that two take down', 'chidi');
  const { page, complaints } = await browser.visit({ as: 'tomas', viewport: PHONE });
  await open(page, `/threads/${threadId}`);
  await page.getByRole('button', { name: 'Take down' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('It advertises.');
  await ask('tomas', 'POST', '/api/v3/take-down-thread', { id: threadId, reason: 'It names the hospital.' });
  await says(page, /Its author reads what was written then, and not your words: “It names the hospital\.”/, () =>
    dialog.getByRole('button', { name: 'Take down' }).dblclick(),
  );
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Taken down by the moderators: It names the hospital.').waitFor();
  expect(complaints).toEqual([]);
});
