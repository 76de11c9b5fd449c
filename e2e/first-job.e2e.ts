/** A doctor's first real job: read a case, sign in, say what they would do, discuss, save it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersWith, isSent } from '#modules/library/testing/discussion.journey.ts';
import { sends } from './answers.ts';
import { open, openBrowser, pressBelow, signIn, visit } from './browser.ts';
import { site } from './site.ts';

const CASE = 'The fever has gone on day five. She feels worse.';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Path of the case that the journeys are about. */
async function pathOfCase(): Promise<string> {
  const credential = `Basic ${Buffer.from('website:kolegia').toString('base64')}`;
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await fetch(`${site().url}/api/v3/cases?limit=50${cursor === '' ? '' : `&cursor=${cursor}`}`, {
      headers: { authorization: credential },
    });
    const { response } = (await answer.json()) as { response: { data: { id: string; title: string }[]; nextCursor: string | null } };
    const found = response.data.find((one) => one.title === CASE);
    if (found !== undefined) return `/cases/${found.id}`;
    cursor = response.nextCursor;
  }
  throw new Error('The sample world lost its first case');
}

describe('without an account', () => {
  it('reads a case without JavaScript, with what is held back still held back', async () => {
    const reader = await visit(browser, { javaScriptEnabled: false });
    await reader.page.goto(await pathOfCase());
    expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe(CASE);
    const text = (await reader.page.locator('body').textContent()) ?? '';
    for (const part of ['Vitals', 'Investigations', 'What would you do?', 'Discussion', 'Take-home points']) expect(text).toContain(part);
    expect(text).toContain('Held back by the author');
    await reader.close();
  });

  it('answers an unknown address with 404 and a way back', async () => {
    const reader = await visit(browser);
    const response = await reader.page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await reader.page.getByRole('link', { name: 'Kolegia' }).first().waitFor();
    await reader.close();
  });

  it('switches to Indonesian and stays there', async () => {
    const reader = await visit(browser);
    await reader.page.goto('/cases');
    expect(await reader.page.locator('html').getAttribute('lang')).toBe('en');
    await reader.page.goto('/id/cases');
    expect(await reader.page.locator('html').getAttribute('lang')).toBe('id');
    await reader.page.getByRole('heading', { level: 1 }).waitFor();
    await reader.close();
  });
});

describe('signed in', () => {
  it('answers the question once, discusses and saves the case', async () => {
    const reader = await visit(browser);
    // Of the sample doctors many have answered already; this verified colleague has not.
    await signIn(reader.page, 'staff');
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
    await reader.close();
  });

  it('keeps what was typed into the discussion when it looks like code, and runs none of it', async () => {
    const reader = await visit(browser);
    await signIn(reader.page, 'helen');
    await open(reader.page, await pathOfCase());
    const payload = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await pressBelow(reader.page.getByRole('button', { name: /^Add your view/ }));
    await reader.page.getByLabel('Your view').fill(payload);
    await reader.page.getByRole('button', { name: 'Answer', exact: true }).click();
    await isSent(answersWith(reader.page, payload));
    await reader.page.reload();
    await answersWith(reader.page, payload).waitFor();
    expect(await reader.page.title()).toContain(CASE);
    await reader.close();
  });
});
