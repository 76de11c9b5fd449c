/** What an author writes about videos: kept until it is sent, with what is wrong said where it can be put right. */
import { beforeAll, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { open, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
const AUTHOR = 'ratri';
let editPath: string;

beforeAll(async () => {
  const { id } = await ask<{ id: string }>(AUTHOR, 'GET', '/api/v3/profile/get-user-basic-detail');
  const { data } = await ask<{ data: { id: string }[] }>(null, 'GET', `/api/v3/videos?author=${id}`);
  editPath = `/video/${data[0]?.id}/edit`;
});

it('keeps words about a video over a reload and a sign-in, and names a time that cannot be read', async () => {
  const { page, context } = await visit({ as: AUTHOR });
  await open(page, editPath);
  const title = page.locator('#video-title');
  const stored = await title.inputValue();
  await title.fill('A better title');
  await page.getByLabel('Time of chapter 2').fill('ten past');
  await page.reload();
  await page.getByText('You had begun this before.').waitFor();
  await expect.poll(() => title.inputValue()).toBe('A better title');
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  await save.click();
  await page.getByRole('link', { name: 'A chapter’s time looks like 2:05.' }).waitFor();
  await expect.poll(() => page.getByLabel('Time of chapter 2').inputValue()).toBe('ten past');

  // Removing one leaves each of the others with its own time.
  await page.getByRole('button', { name: /^Remove Time and action/ }).click();
  await expect.poll(() => page.getByLabel('Time of chapter 1').inputValue()).toBe('ten past');
  await page.getByLabel('Time of chapter 1').fill('0:10');
  await context.clearCookies();
  await save.click();
  await page.waitForURL(/\/login\?/);
  await signIn(page, AUTHOR);
  await open(page, editPath);
  await page.getByText('You had begun this before.').waitFor();
  await expect.poll(() => title.inputValue()).toBe('A better title');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect.poll(() => title.inputValue()).toBe(stored);
  await expect.poll(() => page.getByLabel('Time of chapter 1').inputValue()).toBe('0:00');
});

it('keeps captions that are being written, and brings them back when they were removed by mistake', async () => {
  const { page, context } = await visit({ as: AUTHOR });
  await open(page, editPath);
  const change = page.getByRole('button', { name: 'Change', exact: true }).first();
  await context.setOffline(true);
  await change.click();
  await page.getByRole('alert').filter({ hasText: 'We cannot reach our data right now.' }).waitFor();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate("fetch('/healthz').then(({ ok }) => ok, () => false)")).toBe(true);
  await change.click();
  const text = page.getByRole('textbox', { name: 'Captions in English' });
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('captions-en');
  await text.fill('WEBVTT\n\nno time');
  await page.reload();
  await page.getByText('You had begun this before.').waitFor();
  await expect.poll(() => text.inputValue()).toBe('WEBVTT\n\nno time');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('captions-en');
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Change');

  const english = page.getByRole('heading', { name: 'English' }).locator('..');
  const was = await english.textContent();
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await english.getByText('None yet').waitFor();
  await sends(page, '/captions', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect.poll(() => english.textContent()).toBe(was);
});

it('shows captions that were changed in another window beside those that are written here, and saves them then', async () => {
  const vtt = (words: string) => `WEBVTT\n\n00:00.000 --> 00:02.000\n${words}`;
  const windows = await Promise.all([visit({ as: AUTHOR }), visit({ as: AUTHOR })]);
  const [first, second] = windows.map(({ page }) => ({
    page,
    text: page.getByRole('textbox', { name: 'Captions in English' }),
    save: () => sends(page, '/captions', () => page.getByRole('button', { name: 'Save', exact: true }).last().click()),
  }));
  if (first === undefined || second === undefined) throw new Error('Two windows were opened');
  for (const { page, text } of [first, second]) {
    await open(page, editPath);
    await page.getByRole('button', { name: 'Change', exact: true }).first().click();
    await text.waitFor();
  }
  await first.text.fill(vtt('Said in the first window'));
  await first.save();
  await second.text.fill(vtt('Said in the second window'));
  await second.page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await second.page.getByRole('region', { name: 'What stands there now' }).getByText('Said in the first window').waitFor();
  await expect.poll(() => second.text.inputValue()).toBe(vtt('Said in the second window'));
  await second.save();
  await open(first.page, editPath);
  await first.page.getByRole('button', { name: 'Change', exact: true }).first().click();
  await expect.poll(() => first.text.inputValue()).toContain('Said in the second window');
});

it('keeps a series that is being made, and leads to what is missing in it', async () => {
  const { page } = await visit({ as: AUTHOR });
  await open(page, '/series/new');
  await page.getByLabel('What it is about').fill('Two short ones.');
  await page.reload();
  await page.getByText('You had begun this before.').waitFor();
  await expect.poll(() => page.getByLabel('What it is about').inputValue()).toBe('Two short ones.');
  await page.getByRole('button', { name: 'Publish series' }).click();
  await page.getByRole('link', { name: 'This field is required.' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('series-title');
  await page.getByRole('link', { name: 'Choose at least one video.' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('series-videoIds');
});
