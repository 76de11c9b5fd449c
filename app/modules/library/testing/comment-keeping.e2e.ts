/** What is being written in a discussion: the editor takes over without losing a letter, and what was kept is there again. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, open, openBrowser, visit } from '../../../../e2e/browser.ts';
import { answersWith, during, editorOf, fieldOf, pathOfCase, write } from './discussion.journey.ts';

const EDITOR_CHUNK = /\/assets\/rich-editor-[\w-]+\.js/;

let browser: Browser;
let casePath: string;

beforeAll(async () => {
  browser = await openBrowser();
  casePath = await pathOfCase();
});
afterAll(() => browser.close());

describe('an update of a case', () => {
  it('is written in the same editor, and is no draft any more once it is published', async () => {
    const { page, complaints, close } = await visit(browser, { as: 'bagas' });
    await open(page, casePath);
    await page.getByRole('button', { name: 'Add an update' }).click();
    await page.getByLabel('Headline of the update').fill('Day nine');
    await page.getByRole('textbox', { name: 'How did it go on?' }).click();
    await editorOf(page).waitFor();
    await page.keyboard.type('Home with ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('platelets of 180');
    await page.getByRole('button', { name: 'Publish the update' }).click();
    await editorOf(page).waitFor({ state: 'detached' });
    await open(page, casePath);
    await page.locator('strong', { hasText: 'platelets of 180' }).waitFor();
    await page.getByRole('button', { name: 'Add an update' }).click();
    expect(await page.getByLabel('Headline of the update').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('what is being written', () => {
  it('goes on in the editor when that comes late, with not a letter lost', async () => {
    const { page, context, close } = await visit(browser, { as: 'claire' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(EDITOR_CHUNK, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(casePath, { waitUntil: 'load' });
    await hydrated(page);
    await page.getByRole('button', { name: /^Add your view/ }).click();
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    // A machine so busy that it paints four times a second: no key may wait for a frame.
    await page.evaluate('window.requestAnimationFrame = (run) => setTimeout(run, 250, performance.now())');
    const words = 'Typed before the editor came, and after it, without a gap.';
    const typing = page.keyboard.type(words, { delay: 15 });
    setTimeout(release, 300);
    await typing;
    await editorOf(page).waitFor();
    expect(await editorOf(page).textContent()).toBe(words);
    await close();
  });

  it('is sent from the plain field where the editor cannot be had', async () => {
    const { page, context, close } = await visit(browser, { as: 'claire' });
    await context.route(EDITOR_CHUNK, (route) => route.abort());
    await open(page, casePath);
    await page.getByRole('button', { name: /^Add your view/ }).click();
    await fieldOf(page).fill('Without the editor.\n\n- still a list');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await answersWith(page, 'Without the editor.').locator('li', { hasText: 'still a list' }).waitFor();
    await close();
  });

  it('is there again after a reload, also when it was kept by an earlier version as plain text', () =>
    during(browser, casePath, 'claire', async ({ page }) => {
      await write(page);
      await page.keyboard.type('Kept with ');
      await page.keyboard.press('Control+i');
      await page.keyboard.type('emphasis');
      await page.reload();
      await page.getByText('What you wrote before is back.').waitFor();
      await editorOf(page).waitFor();
      expect(await editorOf(page).locator('em').textContent()).toBe('emphasis');
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect.poll(() => editorOf(page).innerText()).toMatch(/^\s*$/);

      const kept = { text: 'Written last week.\n\n- a list', basis: '', references: [], anonymous: false };
      await page.goto('/cases');
      const key = `draft.comment.${casePath.split('/').at(-1)}`;
      await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(kept))})`);
      await open(page, casePath);
      await editorOf(page).waitFor();
      expect(await editorOf(page).locator('li').textContent()).toBe('a list');
      await page.getByRole('button', { name: 'Discard' }).click();
    }));
});
