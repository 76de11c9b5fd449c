/** An issue that is being written: nothing that was typed is lost, and nothing that somebody else wrote is overwritten. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { open, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
const slug = `kept-${Date.now().toString(36)}`;
const writePath = `/newsletters/${slug}/write`;

beforeAll(async () => {
  const founded = {
    id: null,
    version: 0,
    slug,
    name: 'Kept letter',
    about: 'Words that stay.',
    language: 'en',
    forumId: null,
    audience: 'anyone',
  };
  await ask('staff', 'POST', '/api/v3/newsletters', founded);
});

/** By role: the shelf beside the form has buttons that say the titles of everything published, whatever stands in them. */
const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Title', exact: true });

const isNamed = (page: Page, title: string) => expect.poll(() => titleOf(page).inputValue()).toBe(title);
const saveDraft = (page: Page) => sends(page, '/newsletter-drafts', () => page.getByRole('button', { name: 'Save draft' }).click());
const isIn = (page: Page, field: string) => expect.poll(() => page.evaluate('document.activeElement.id')).toBe(field);

describe('an issue', () => {
  it('survives a reload before it was saved, and a session that ends before it is saved again', async () => {
    const { page, context } = await visit({ as: 'staff' });
    await open(page, writePath);
    await titleOf(page).fill('Kept over a reload');
    await page.reload();
    await page.getByText('You had begun this before.').waitFor();
    await isNamed(page, 'Kept over a reload');
    await saveDraft(page);
    await page.getByText('Saved', { exact: true }).waitFor();

    await titleOf(page).fill('Kept over a sign-in');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/login\?/);
    await page.getByText('You are signed out, so that was not done yet.').waitFor();
    const back = new URL(page.url()).searchParams.get('redirect_url') ?? '';
    expect(back).toMatch(new RegExp(`^${writePath}/[0-9a-z]{16}$`));
    await signIn(page, 'staff');
    await open(page, back);
    await page.getByText('You had begun this before.').waitFor();
    await isNamed(page, 'Kept over a sign-in');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await isNamed(page, 'Kept over a reload');
  });

  it('that was changed elsewhere is put together part by part', async () => {
    const { page, context } = await visit({ as: 'staff' });
    await open(page, writePath);
    await titleOf(page).fill('First');
    await saveDraft(page);
    await page.getByText('Saved', { exact: true }).waitFor();
    const elsewhere = await context.newPage();
    await open(elsewhere, page.url());
    await titleOf(elsewhere).fill('Said elsewhere');
    await saveDraft(elsewhere);
    await elsewhere.getByText('Saved', { exact: true }).waitFor();

    await titleOf(page).fill('Said here');
    await page.getByLabel('Beginning').fill('A beginning of this page.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('heading', { name: 'Two versions of this issue' }).waitFor();
    await page.getByRole('group', { name: 'Title' }).getByRole('radio', { name: 'Saved elsewhere' }).check();
    await page.getByRole('button', { name: 'Go on with these' }).click();
    await isNamed(page, 'Said elsewhere');
    await saveDraft(page);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await isNamed(page, 'Said elsewhere');
    await page.getByText('A beginning of this page.').waitFor();
  });

  it('says at the field why it does not go out, and comes back when it was deleted by mistake', async () => {
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, writePath);
    await page.getByRole('button', { name: 'Publish and send' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'This field is required.' }).click();
    await isIn(page, 'issue-title');
    await titleOf(page).fill('Deleted by mistake');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByText('Choose a day and a time.').waitFor();
    await isIn(page, 'issue-at');

    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kept letter' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL(/\/write\/[0-9a-z]{16}$/);
    await isNamed(page, 'Deleted by mistake');
    expect(complaints).toEqual([]);
  });

  it('that waits for its time waits for it again, when it was deleted by mistake', async () => {
    const { page } = await visit({ as: 'staff' });
    await open(page, writePath);
    await titleOf(page).fill('Waits for its time');
    await page.getByLabel('Beginning').fill('Something to read.');
    await page.locator('#issue-at').fill('2099-06-01T08:30');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByRole('link', { name: 'Waits for its time' }).click();
    const takeOff = page.getByRole('button', { name: 'Take it off its time' });
    await takeOff.waitFor();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL(/\/write\/[0-9a-z]{16}$/);
    await isNamed(page, 'Waits for its time');
    await takeOff.waitFor();
    await page.getByText(/2099.*08:30/).waitFor();
  });
});

it('keeps what was changed of the newsletter itself, and says at its fields what is wrong with it', async () => {
  const { page } = await visit({ as: 'staff' });
  await open(page, `/newsletters/${slug}/settings`);
  await page.getByLabel('What it is about').fill('Words that stay, also here.');
  await page.getByLabel('Address').fill('Not an address');
  await page.reload();
  await page.getByText('You had begun this before.').waitFor();
  await expect.poll(() => page.getByLabel('What it is about').inputValue()).toBe('Words that stay, also here.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: /^Address: Use 3 to 60 small letters/ }).click();
  await expect.poll(() => page.evaluate(`document.activeElement === document.querySelector('[aria-invalid="true"]')`)).toBe(true);
});
