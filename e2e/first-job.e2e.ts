/** A doctor's first real job: read a case, sign in, say what they would do, discuss, save it. */
import { describe, expect, it } from 'vitest';
import { answersWith, CASE, isSent, pathOfCase } from '#modules/library/testing/discussion.journey.ts';
import { sends } from './answers.ts';
import { open, pressBelow, sharedBrowser } from './browser.ts';

const { visit } = sharedBrowser();

describe('without an account', () => {
  it('reads a case without JavaScript, with what is held back still held back', async () => {
    const reader = await visit({ javaScriptEnabled: false });
    await reader.page.goto(await pathOfCase());
    expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe(CASE);
    const text = (await reader.page.locator('body').textContent()) ?? '';
    for (const part of ['Vitals', 'Investigations', 'What would you do?', 'Discussion', 'Take-home points']) expect(text).toContain(part);
    expect(text).toContain('Held back by the author');
  });

  it('switches to Indonesian and stays there, and is told of an unknown address with a way back', async () => {
    const { page } = await visit();
    for (const [path, status, language] of [
      ['/cases', 200, 'en'],
      ['/id/cases', 200, 'id'],
      ['/id/no/such/page', 404, 'id'],
    ] as const) {
      expect({ path, status: (await page.goto(path))?.status() }).toEqual({ path, status });
      expect({ path, language: await page.locator('html').getAttribute('lang') }).toEqual({ path, language });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    await page.getByRole('link', { name: 'Kolegia' }).first().waitFor();
  });
});

describe('signed in', () => {
  it('answers the question once, discusses and saves the case', async () => {
    // Of the sample doctors many have answered already; this verified colleague has not.
    const reader = await visit({ as: 'staff' });
    await open(reader.page, await pathOfCase());

    const poll = reader.page.getByRole('group', { name: /what would you do|what do you order/i });
    await sends(reader.page, '/answer', () => poll.getByRole('button').nth(1).click());
    await reader.page.getByText('Your answer').waitFor();

    await pressBelow(reader.page.getByRole('button', { name: /^Add your view/ }));
    const words = 'We would repeat the haematocrit before any change of fluid.';
    await reader.page.getByLabel('Your view').fill(words);
    await reader.page.getByRole('button', { name: 'Answer', exact: true }).click();
    await isSent(answersWith(reader.page, words));

    await sends(reader.page, '/add-remove-bookmark', () => reader.page.getByRole('button', { name: 'Bookmark' }).first().click());
    await reader.page.reload();
    await reader.page.getByText('Your answer').waitFor();
    await answersWith(reader.page, words).waitFor();
    await reader.page.goto('/bookmarks');
    await reader.page.getByRole('link', { name: CASE }).first().waitFor();
    expect(reader.complaints).toEqual([]);
  });
});
