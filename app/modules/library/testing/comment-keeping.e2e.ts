/** What is being written in a discussion: the editor takes over without losing a letter, and what was kept is there again. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { hydrated, open, pressBelow, settled, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { answersWith, during, editorOf, fieldOf, inEditor, isSent, pathOfCase, write } from './discussion.journey.ts';

const EDITOR_CHUNK = /\/assets\/rich-editor-[\w-]+\.js/;

const { visit } = sharedBrowser();
let casePath: string;

beforeAll(async () => {
  casePath = await pathOfCase();
});

describe('an update of a case', () => {
  it('is written in the same editor, and is no draft any more once it is published', async () => {
    const { page, complaints } = await visit({ as: 'bagas' });
    await open(page, casePath);
    await page.getByRole('button', { name: 'Add an update' }).click();
    await page.getByLabel('Headline of the update').fill('Day nine');
    // Whoever was interrupted finds the form open, with what they had written.
    await page.reload();
    await expect.poll(() => page.getByLabel('Headline of the update').inputValue()).toBe('Day nine');
    await page.getByRole('textbox', { name: 'How did it go on?' }).click();
    await inEditor(page);
    await page.keyboard.type('Home with ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('platelets of 180');
    await sends(page, '/updates', () => page.getByRole('button', { name: 'Publish the update' }).click());
    await editorOf(page).waitFor({ state: 'detached' });
    await open(page, casePath);
    await page.locator('strong', { hasText: 'platelets of 180' }).waitFor();
    await page.getByRole('button', { name: 'Add an update' }).click();
    await settled(page);
    expect(await page.getByLabel('Headline of the update').inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });
});

describe('what is being written', () => {
  it('goes on in the editor when that comes late, with not a letter lost', async () => {
    const { page, context } = await visit({ as: 'claire' });
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
    await pressBelow(page.getByRole('button', { name: /^Add your view/ }));
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    // A machine so busy that it paints four times a second: no key may wait for a frame.
    await page.evaluate('window.requestAnimationFrame = (run) => setTimeout(run, 250, performance.now())');
    const words = 'Typed before the editor came, and after it, without a gap.';
    const typing = page.keyboard.type(words, { delay: 15 });
    setTimeout(release, 300);
    await typing;
    await editorOf(page).waitFor();
    await expect.poll(() => editorOf(page).textContent()).toBe(words);
  });

  it('is sent from the plain field where the editor cannot be had', async () => {
    const { page, context } = await visit({ as: 'claire' });
    await context.route(EDITOR_CHUNK, (route) => route.abort());
    await open(page, casePath);
    await pressBelow(page.getByRole('button', { name: /^Add your view/ }));
    await fieldOf(page).fill('Without the editor.\n\n- still a list');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await answersWith(page, 'Without the editor.').locator('li', { hasText: 'still a list' }).waitFor();
  });

  it('is there again after a reload, also when it was kept by an earlier version as plain text', () =>
    during(visit, casePath, 'claire', async ({ page }) => {
      await write(page);
      await page.keyboard.type('Kept with ');
      await page.keyboard.press('Control+i');
      await page.keyboard.type('emphasis');
      await page.reload();
      await page.getByText('You had begun this before.').waitFor();
      // The page opened it: the editor comes with the reader's hand.
      await fieldOf(page).click();
      await editorOf(page).waitFor();
      expect(await editorOf(page).locator('em').textContent()).toBe('emphasis');
      // By writer: colleagues share computers.
      const isKey = '(key) => /^kolegia[.]comment-draft[.][a-z0-9-]{16}[.]/.test(key)';
      const key = await page.evaluate<string>(`Object.keys(localStorage).find(${isKey}) ?? ''`);
      expect(key).not.toBe('');
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect.poll(() => editorOf(page).innerText()).toMatch(/^\s*$/);

      const kept = { text: 'Written last week.\n\n- a list', basis: '', references: [], anonymous: false };
      await page.goto('/cases');
      await page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(kept))})`);
      await open(page, casePath);
      await fieldOf(page).click();
      await editorOf(page).waitFor();
      expect(await editorOf(page).locator('li').textContent()).toBe('a list');
      await page.getByRole('button', { name: 'Discard' }).click();
    }));

  it('leaves the focus where it was, and is there again when an answer is edited', () =>
    during(visit, casePath, 'claire', async ({ page }) => {
      const words = `Said once ${Date.now()}`;
      await write(page);
      await page.keyboard.type(words);
      await page.keyboard.press('Control+Enter');
      await isSent(answersWith(page, words));
      const focused = () => page.evaluate<string>('document.activeElement.textContent');
      await expect.poll(focused).toMatch(/^Add your view/);

      const edit = () => answersWith(page, words).getByRole('button', { name: 'Edit', exact: true }).click();
      await edit();
      await inEditor(page);
      await page.keyboard.press('Control+End');
      await page.keyboard.type(', and once more');
      await open(page, casePath);
      await page.getByText('You had begun this before.').waitFor();
      // The page opened it, and the reader may be reading.
      expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
      await page.getByRole('textbox', { name: 'Edit' }).click();
      await editorOf(page).filter({ hasText: 'and once more' }).waitFor();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect.poll(() => editorOf(page).innerText()).toBe(words);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(focused).toContain(words);
    }));

  it('is never written over a newer version unseen: what was kept says which one it changes', () =>
    during(visit, casePath, 'claire', async ({ page, context }) => {
      const words = `Said twice ${Date.now()}`;
      await write(page);
      await page.keyboard.type(words);
      await page.keyboard.press('Control+Enter');
      await isSent(answersWith(page, words));
      const edit = (where: typeof page) => answersWith(where, words).getByRole('button', { name: 'Edit', exact: true }).click();
      await edit(page);
      await inEditor(page);
      await page.keyboard.press('Control+End');
      await page.keyboard.type(', begun here');

      // The same answer, changed and given a basis in another window. What is kept here is of this device: there it is thrown away.
      const elsewhere = await context.newPage();
      await open(elsewhere, casePath);
      await elsewhere.getByText('You had begun this before.').waitFor();
      await elsewhere.getByRole('button', { name: 'Discard' }).click();
      await elsewhere.getByRole('textbox', { name: 'Edit' }).click();
      await inEditor(elsewhere);
      await elsewhere.keyboard.press('Control+End');
      await elsewhere.keyboard.type(', changed there');
      await elsewhere.getByLabel('What does it rest on?').selectOption('guideline');
      await sends(elsewhere, '/update-comment', () => elsewhere.getByRole('button', { name: 'Save', exact: true }).click());
      await editorOf(elsewhere).waitFor({ state: 'detached' });
      await elsewhere.close();

      // Kept once more by the first window, then brought back by a reload.
      await page.keyboard.type(' too');
      await open(page, casePath);
      await page.getByText('You had begun this before.').waitFor();
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      const other = page.getByRole('region', { name: 'What stands there now' });
      await other.getByText(', changed there').waitFor();
      await other.getByText('Guideline').waitFor();
      await save.click();
      await answersWith(page, `${words}, begun here too`).getByText('Edited').waitFor();
    }));

  it('is there again as a reply to the same answer', () =>
    during(visit, casePath, 'claire', async ({ page }) => {
      const reply = page.getByRole('button', { name: 'Reply', exact: true }).first();
      await reply.click();
      await inEditor(page);
      await page.keyboard.type('Begun, and interrupted');
      await open(page, casePath);
      await page.getByRole('textbox', { name: /^Reply to/ }).click();
      await editorOf(page).filter({ hasText: 'Begun, and interrupted' }).waitFor();
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await open(page, casePath);
      await reply.waitFor();
      expect(await editorOf(page).count()).toBe(0);
    }));

  it('waits when the session has ended meanwhile, and is sent after the sign-in', async () => {
    const { page, context } = await visit({ as: 'claire' });
    await open(page, casePath);
    await write(page);
    const words = `Sent after the sign-in ${Date.now()}`;
    await page.keyboard.type(words);
    await context.clearCookies();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Sign in. What you wrote is kept.' }).click();
    await page.waitForURL(/\/login\?/);
    await signIn(page, 'claire');
    await open(page, new URL(page.url()).searchParams.get('redirect_url') ?? '');
    await page.getByText('You had begun this before.').waitFor();
    await sends(page, '/add-comment', () => pressBelow(page.getByRole('button', { name: 'Answer', exact: true })));
    await isSent(answersWith(page, words));
  });
});
