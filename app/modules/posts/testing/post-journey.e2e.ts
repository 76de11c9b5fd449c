import { describe, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { DESK, expectAccessible, hydrated, open, overflowOf, PHONE, settled, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();

/** A picture of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64');

describe('a post', () => {
  it('is written with a poll and a picture, looked at, published, and voted on by somebody else', async () => {
    const { page, complaints } = await visit({ as: 'joko' });
    const title = `How do you hand over a full ward? ${Date.now()}`;
    await open(page, '/posts/new?draft=new');
    // Nothing written yet: every complaint stands at its field.
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('link', { name: 'Please give the post a headline.' }).waitFor();
    await page.getByLabel('Headline', { exact: true }).fill(title);
    await page.locator('#f-body').click();
    await page.locator('[role="textbox"]#f-body').waitFor();
    await page.keyboard.type('Twenty beds, ten minutes. What never gets lost in your hospital?');

    await page.getByLabel('Add an image').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByLabel('What it shows').fill('A whiteboard with twenty lines');
    await page.getByLabel('I have looked: nothing here shows who the patient is.').check();

    await page.getByLabel('Ask colleagues to vote').check();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByText('Question is required.').first().waitFor();
    await page.getByText('Atleast two options are required.').first().waitFor();
    await page.getByLabel('Question', { exact: true }).fill('How do you hand over?');
    await page.getByLabel('Option A').fill('On paper');
    await page.getByLabel('Option B').fill('By voice');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('heading', { name: 'As readers will see it' }).waitFor();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.waitForURL(/\/posts\/[0-9a-z]{16}$/);
    const path = new URL(page.url()).pathname;
    await page.getByRole('img', { name: 'A whiteboard with twenty lines' }).waitFor();
    await expectAccessible(page);

    const other = await visit({ as: 'rahma', viewport: PHONE });
    await open(other.page, path);
    await sends(other.page, '/vote', () => other.page.getByRole('button', { name: 'By voice' }).click());
    await other.page.getByText('Your vote', { exact: true }).waitFor();
    await other.page.getByText('1 colleague voted').waitFor();
    await other.page.getByRole('button', { name: 'Change my vote' }).click();
    await other.page.getByRole('button', { name: 'On paper' }).click();
    await other.page.getByRole('listitem').filter({ hasText: 'On paper' }).filter({ hasText: '100 %' }).waitFor();
    expect(await overflowOf(other.page)).toBe(0);

    // Closed by its author: the card says so at once, and whoever voted sees it with the next look.
    const state = (of: typeof page) => of.locator('#poll').getByText('This poll is closed.');
    await page
      .locator('#poll')
      .getByText(/^Open /)
      .waitFor();
    const sure = page.getByText('After that nobody votes any more, and everyone sees the results. It cannot be opened again.');
    await page.getByRole('button', { name: 'Close the poll' }).click();
    await sure.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep it open' }).click();
    await sure.waitFor({ state: 'detached' });
    expect(await state(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Close the poll' }).click();
    await sends(page, '/close-poll', () => page.getByRole('button', { name: 'Close it for good' }).click());
    await state(page).waitFor();
    await page.getByRole('button', { name: 'Close the poll' }).waitFor({ state: 'detached' });
    await open(other.page, path);
    await state(other.page).waitFor();
    expect(await other.page.getByRole('button', { name: 'Change my vote' }).count()).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('keeps both versions when its draft was changed elsewhere', async () => {
    const started = await ask<{ id: string; version: number; settings: object }>('stefanus', 'POST', '/api/v3/post-drafts', {
      language: 'en',
    });
    const { page } = await visit({ as: 'stefanus' });
    await open(page, `/posts/new?draft=${started.id}`);
    await hydrated(page);
    // Another device saves first.
    const save = await page.evaluate<number>(
      `fetch('/api/v3/post-drafts/${started.id}', { method: 'PATCH', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version: 0, content: { title: 'From the phone' }, settings: ${JSON.stringify(started.settings)} }) }).then((answer) => answer.status)`,
    );
    expect(save).toBe(200);
    await page.getByLabel('Headline', { exact: true }).fill('From the desk');
    await page.getByRole('heading', { name: 'Two versions of this draft' }).waitFor();
    await page.getByText('From the phone').first().waitFor();
    await page.getByRole('button', { name: 'Go on with these' }).click();
    await expect.poll(() => page.getByLabel('Headline', { exact: true }).inputValue()).toBe('From the desk');
  });

  it('is not discarded by a window that has not seen what another device wrote since, and shows both', async () => {
    const drafts = '/api/v3/post-drafts';
    const { id, version, settings } = await ask<{ id: string; version: number; settings: object }>('stefanus', 'POST', drafts, {
      language: 'en',
    });
    const titleOf = async () => (await ask<{ content: { title?: string } }>('stefanus', 'GET', `${drafts}/${id}`)).content.title;
    const { page } = await visit({ as: 'stefanus' });
    await open(page, `/posts/new?draft=${id}`);
    await ask('stefanus', 'PATCH', `${drafts}/${id}`, { version, content: { title: 'From the phone' }, settings });
    await page.getByRole('button', { name: 'Discard this draft' }).dblclick();
    const choice = page.getByRole('heading', { name: 'Two versions of this draft' });
    await choice.waitFor();
    await page.getByText('From the phone').first().waitFor();
    // Before one's eyes, above the button that was pressed.
    expect(await page.locator(':focus').getByRole('heading', { name: 'Two versions of this draft' }).count()).toBe(1);
    const { y = -1 } = (await choice.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(DESK.height);
    expect(await titleOf()).toBe('From the phone');
    await expectAccessible(page);

    await page.getByRole('group', { name: 'Headline' }).getByLabel('Saved elsewhere', { exact: true }).check();
    await page.getByRole('button', { name: 'Go on with these' }).click();
    await expect.poll(() => page.getByLabel('Headline', { exact: true }).inputValue()).toBe('From the phone');
    await page.getByRole('button', { name: 'Discard this draft' }).click();
    await page.waitForURL('/posts');
    await expect(titleOf()).rejects.toThrow('answered 404');
  });

  it('is given a time, seen by its author alone, and taken off it', async () => {
    const { page, context } = await visit({ as: 'citra', timezoneId: 'Asia/Jakarta' });
    await open(page, '/posts/new?draft=new');
    await page.getByLabel('Headline', { exact: true }).fill('Tomorrow at six');
    await page.getByLabel('Ask colleagues to vote').check();
    await page.getByLabel('Question', { exact: true }).fill('Up at six?');
    await page.getByLabel('Option A').fill('Yes');
    await page.getByLabel('Option B').fill('No');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByLabel('At a time I choose').check();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByText('Choose a day and a time.').waitFor();
    const isAtTime = () => page.evaluate('document.activeElement.type === "datetime-local"');
    await expect.poll(isAtTime).toBe(true);
    await page.getByLabel('Date and time').fill('2020-01-01T10:00');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByText('This time has passed.').waitFor();
    await expect.poll(isAtTime).toBe(true);
    // Of a clock ahead of UTC, tomorrow by UTC may be today.
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('Date and time').fill(later);
    // The session has ended meanwhile: the sign-in leads back to this draft.
    await context.clearCookies();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const back = await page.getByRole('link', { name: 'Sign in and go on' }).getAttribute('href');
    expect(decodeURIComponent(back ?? '')).toMatch(/^\/login\?redirect_url=\/posts\/new\?draft=[0-9a-z]{16}$/);
    await signIn(page, 'citra');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByRole('heading', { name: 'Your post waits for its time' }).waitFor();
    // By the clock by which it was chosen.
    const appears = page.getByText(new RegExp(`^It appears by itself: \\S.*, ${later.slice(-5)}\\.`));
    await appears.waitFor();
    await page.getByRole('link', { name: 'See the post' }).click();
    await page.getByRole('heading', { name: 'Tomorrow at six' }).waitFor();
    await appears.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take it off its time and change it' }).click();
    await expect.poll(() => page.getByLabel('Headline', { exact: true }).inputValue()).toBe('Tomorrow at six');
  });

  it('that was withdrawn says so to its author, and is brought back where it stood', async () => {
    const { page, complaints } = await visit({ as: 'joko' });
    await open(page, '/posts/new?draft=new');
    await page.getByLabel('Headline', { exact: true }).fill(`Taken back for a moment ${Date.now()}`);
    await page.getByLabel('Ask colleagues to vote').check();
    await page.getByLabel('Question', { exact: true }).fill('Again?');
    await page.getByLabel('Option A').fill('Yes');
    await page.getByLabel('Option B').fill('No');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.waitForURL(/\/posts\/[0-9a-z]{16}$/);
    const path = new URL(page.url()).pathname;
    await sends(page, '/withdraw', () => page.getByRole('button', { name: 'Withdraw', exact: true }).click());
    await page.waitForURL('/posts');
    await open(page, path);
    const words = page.getByText('You withdrew this post. Nobody else can read it.');
    await words.waitFor();
    expect(await page.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await sends(page, '/restore', () => page.getByRole('button', { name: 'Bring it back' }).click());
    await words.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Withdraw', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('that claims an effect without a source waits for staff, who decide by keyboard', async () => {
    const { page } = await visit({ as: 'stefanus' });
    const title = `A tip for wounds ${Date.now()}`;
    await open(page, '/posts/new?draft=new');
    await page.getByLabel('Headline', { exact: true }).fill(title);
    await page.locator('#f-body').click();
    await page.locator('[role="textbox"]#f-body').waitFor();
    await page.keyboard.type('Honey cures every wound.');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('heading', { name: 'These lines claim an effect, and the post names no source' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Honey cures every wound.' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('heading', { name: 'Your post is in. Our staff read it first.' }).waitFor();
    await open(page, '/content_creator');
    await page.getByRole('article').filter({ hasText: title }).getByText('In review', { exact: true }).waitFor();

    const staff = await visit({ as: 'staff' });
    await open(staff.page, '/postsapproval?kind=post');
    const row = staff.page.getByRole('listitem').filter({ hasText: title });
    await row.getByText('Claims without a source').waitFor();
    await expectAccessible(staff.page);
    // A walks no list by itself: it decides on the row that has the focus.
    const focused = () => staff.page.evaluate<string>(`document.activeElement?.closest('[data-list-row]')?.textContent ?? ''`);
    for (let i = 0; i < 20 && !(await focused()).includes(title); i++) {
      const before = await focused();
      await staff.page.keyboard.press('j');
      await expect.poll(focused).not.toBe(before);
    }
    await sends(staff.page, /\/staff\/approvals\/\w+$/, () => staff.page.keyboard.press('a'));
    await row.waitFor({ state: 'detached' });
    await open(page, '/content_creator');
    await page.getByRole('article').filter({ hasText: title }).getByText('Published', { exact: true }).waitFor();
  });
});

describe('the list of posts', () => {
  it('comes alive with all its texts at hand, and narrows by its address', async () => {
    const { page, complaints } = await visit();
    const late: string[] = [];
    await open(page, '/posts');
    expect(await page.locator('html').getAttribute('data-texts')).toMatch(/\bposts\b/);
    page.on('request', (request) => request.url().includes('/locales/') && late.push(request.url()));
    await page.getByRole('link', { name: 'Unanswered', exact: true }).click();
    await page.waitForURL('/posts?unanswered=true');
    await settled(page);
    expect(late).toEqual([]);
    await page.goto('/posts?speciality=aviation-medicine&sort=discussed');
    await page.getByRole('link', { name: 'Show all posts', exact: true }).click();
    await page.waitForURL('/posts?sort=discussed');
    expect(complaints).toEqual([]);
  });
});
