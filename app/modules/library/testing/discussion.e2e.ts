/** Writing in a discussion: by keyboard, with formatting and mentions, edited, taken back, and never as code. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#modules/notifications/notifications.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { sends } from '../../../../e2e/answers.ts';
import { expectAccessible, hydrated, open, overflowOf, PHONE, pressEscape, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { addComment, updateComment } from '../discussion.contract.ts';
import { answersWith, CASE, during, editorOf, fieldOf, inEditor, isSent, pathOfCase, write } from './discussion.journey.ts';
import { HOSTILE_MARKUP, HOSTILE_TEXT } from './hostile-texts.journey.ts';

const WORDS = 'haematocrit every four hours';

const { visit } = sharedBrowser();
let casePath: string;

beforeAll(async () => {
  casePath = await pathOfCase();
});

describe('an answer', () => {
  it('is written by keyboard with emphasis, a list and a colleague’s name, shows at once and is there after a reload', () =>
    during(visit, casePath, 'helen', async ({ page, context }) => {
      const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
      await context.route('**/add-comment', async (route) => {
        await seen;
        await route.continue();
      });
      await write(page);
      await page.keyboard.type('We repeat the ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type(WORDS);
      await page.keyboard.press('Control+b');
      await page.keyboard.type(', as @rat');
      const list = page.getByRole('listbox', { name: 'Colleagues to mention' });
      await list.getByRole('option', { name: /^Ratri Maheswari/ }).waitFor();
      await expect.poll(() => fieldOf(page).getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
      const active = async () => page.locator(`[id="${await fieldOf(page).getAttribute('aria-activedescendant')}"]`);
      await expect.poll(async () => (await active()).getAttribute('aria-selected', { timeout: 1_000 })).toBe('true');
      await expectAccessible(page);

      // Escape closes the list and nothing else; an `@` anew opens it again.
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');
      expect(await list.count()).toBe(0);
      await page.keyboard.type('@ratri mah');
      // Those whom fewer letters have found have gone.
      await expect.poll(() => list.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining('Ratri Maheswari')]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      expect(await editorOf(page).locator('[data-mention]').textContent()).toBe('@Ratri Maheswari');
      await page.keyboard.type('asked.');
      await page.keyboard.press('Enter');
      await page.keyboard.type('- fluids by weight');
      await page.keyboard.press('Enter');
      await page.keyboard.type('no aspirin');
      await page.keyboard.press('Control+Enter');

      const answer = answersWith(page, WORDS);
      await answer.getByText('Sending').waitFor();
      goOn();
      await isSent(answer);
      await open(page, casePath);
      expect(await answer.locator('strong').textContent()).toBe(WORDS);
      // What was sent is no draft any more.
      await page.getByRole('button', { name: /^Add your view/ }).waitFor();
      expect(await answer.getByRole('link', { name: '@Ratri Maheswari' }).getAttribute('href')).toMatch(/\/profile\/[\w-]{16}$/);
      expect(await answer.locator('li').allTextContents()).toEqual(['fluids by weight', 'no aspirin']);
    }));

  it('tells the colleague it names', async () => {
    const isTold = async () => {
      const { data } = await ask<{ data: { kind: string; byline: { name?: string } | null }[] }>(
        'ratri',
        'GET',
        listNotifications.http.path,
      );
      return data.some(({ kind, byline }) => kind === 'mention' && byline?.name === 'Helen Armitage');
    };
    // By an event, which comes after the answer has been given.
    await expect.poll(isTold).toBe(true);
  });

  it('keeps its emphasis and its mention when it is edited, its earlier text can be read, and deleted it is brought back by undo', () =>
    during(visit, casePath, 'helen', async ({ page }) => {
      const answer = answersWith(page, WORDS);
      await answer.getByRole('button', { name: 'Edit', exact: true }).click();
      await editorOf(page).waitFor();
      expect(await editorOf(page).locator('strong').textContent()).toBe(WORDS);
      expect(await editorOf(page).locator('[data-mention]').textContent()).toBe('@Ratri Maheswari');
      await editorOf(page).click();
      await inEditor(page);
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' and no ibuprofen');
      await sends(page, '/update-comment', () => page.getByRole('button', { name: 'Save' }).click());
      await editorOf(page).waitFor({ state: 'detached' });
      await page.reload();
      await hydrated(page);
      await answer.getByText('no aspirin and no ibuprofen').waitFor();
      expect(await answer.locator('strong').textContent()).toBe(WORDS);
      await answer.getByRole('link', { name: '@Ratri Maheswari' }).waitFor();
      await answer.getByRole('button', { name: 'Edited once' }).click();
      const history = page.getByRole('dialog', { name: 'Earlier versions' });
      await history.getByText('no aspirin', { exact: true }).waitFor();
      expect(await history.locator('strong').textContent()).toBe(WORDS);
      await pressEscape(page, history);

      await answer.getByRole('button', { name: 'Delete' }).click();
      await answer.waitFor({ state: 'detached' });
      await page.getByText('Answer deleted').waitFor();
      await sends(page, '/restore-comment', () => page.getByRole('button', { name: 'Undo' }).click());
      await answer.waitFor();
      await page.reload();
      await answer.waitFor();
    }));

  it('links, cites its own reference, and refuses addresses that lead nowhere safe', () =>
    during(visit, casePath, 'helen', async ({ page }) => {
      await write(page);
      const tools = page.getByRole('toolbar', { name: 'Format' });
      expect(await tools.getByRole('button', { name: 'Cite a reference: add one below first' }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Add a reference' }).click();
      await page.getByLabel('Reference 1: title').fill('Dengue guideline 2025');
      await fieldOf(page).click();
      await inEditor(page);
      await page.keyboard.type('The guideline says so ');
      await tools.getByRole('button', { name: 'Cite a reference' }).click();
      await inEditor(page);
      await page.keyboard.type(' and [1] again, see here');
      for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowLeft');
      await tools.getByRole('button', { name: 'Link' }).click();
      const address = page.getByLabel('Web address');
      await address.fill('javascript:alert(1)');
      await page.keyboard.press('Enter');
      await page.getByText('This is not a web address').waitFor();
      await expectAccessible(page);
      await address.fill('www.who.int/dengue');
      await page.keyboard.press('Enter');
      await address.waitFor({ state: 'detached' });
      await inEditor(page);
      await page.keyboard.press('Control+Enter');
      const answer = answersWith(page, 'The guideline says so');
      await isSent(answer);
      await page.reload();
      expect(await answer.getByRole('link', { name: 'here', exact: true }).getAttribute('href')).toBe('https://www.who.int/dengue');
      expect(await answer.locator('sup a').allTextContents()).toEqual(['1', '1']);
    }));
});

describe('text that looks like code', () => {
  const ran = (page: Page) => page.evaluate<unknown>('window.ran ?? null');

  /** What in a place became an element that could do something. */
  const active = (page: Page, place: string) =>
    page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(place)})].flatMap((one) => [...one.querySelectorAll('*')])
      .filter((one) => one.matches('script, style, img:not(.ProseMirror-separator, [src^="/media/"]), iframe, object, form, input, [style], a[href^="javascript" i], a[href^="data" i]')
        || [...one.attributes].some(({ name }) => name.startsWith('on')))
      .map((one) => one.outerHTML)`);

  const paste = (page: Page, html: string) =>
    page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', ${JSON.stringify(html)});
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);

  it('is text, typed or pasted, while it is written and when it is read', () =>
    during(visit, casePath, 'helen', async ({ page }) => {
      await write(page);
      for (const payload of HOSTILE_TEXT) {
        await page.keyboard.insertText(payload);
        await page.keyboard.press('Enter');
      }
      for (const html of HOSTILE_MARKUP) await paste(page, html);
      expect(await active(page, '[contenteditable]')).toEqual([]);
      expect(await editorOf(page).locator('a, svg').count()).toBe(0);
      await page.keyboard.press('Control+Enter');
      const answer = answersWith(page, HOSTILE_TEXT[0] ?? '');
      await isSent(answer);
      expect(await ran(page)).toBeNull();
      await page.reload();
      const text = (await answer.textContent()) ?? '';
      // As it was written, and without what would turn its direction.
      for (const payload of HOSTILE_TEXT) expect(text).toContain(payload.replaceAll(/[\0\u202a-\u202e]/g, ''));
      expect(text).not.toMatch(/[\u202a-\u202e]/);
      // The mention of nobody that was pasted is the text it looked like.
      expect(text).toContain('@World Health Organization');
      expect(await answer.getByRole('link', { name: '@World Health Organization' }).count()).toBe(0);
      expect(await active(page, '#discussion li article')).toEqual([]);
      expect(await ran(page)).toBeNull();
      expect(await page.title()).toContain(CASE);
    }));

  it('is text in references too, and no address of one', () =>
    during(visit, casePath, 'helen', async ({ page }) => {
      const payload = HOSTILE_TEXT[1] ?? '';
      await write(page);
      await page.keyboard.type('Hostile references.');
      await page.getByRole('button', { name: 'Add a reference' }).click();
      await page.getByLabel('Reference 1: title').fill(payload);
      await page.getByLabel('Authors or body, journal').fill(payload);
      const address = page.getByRole('textbox', { name: /^Address/ });
      await address.fill('javascript:window.ran=1');
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await address.and(page.locator('[aria-invalid="true"]')).waitFor();
      await address.fill('https://who.int/"onmouseover="window.ran=1');
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      const answer = answersWith(page, 'Hostile references.');
      await isSent(answer);
      await page.reload();
      await answer.getByRole('link', { name: payload }).hover();
      expect(await ran(page)).toBeNull();
    }));
});

it.each([
  ['en', '', /^Add your view/, 'Edited once', 'Earlier versions', 'Guideline'],
  ['id', '/id', /^Sampaikan pendapat Anda/, 'Disunting 1 kali', 'Versi sebelumnya', 'Pedoman'],
] as const)(
  'in %s, what an edited answer rested on before can be read, and the editor is accessible in both looks and for fingers',
  async (language, prefix, invite, edited, title, basis) => {
    const said = { text: fromPlainText(`Urine output by the hour, ${language}.`), references: [] };
    const reference = { title: 'Dengue guidelines for diagnosis and treatment', source: 'WHO', year: 2009, url: null };
    const first = { itemId: casePath.replace('/cases/', ''), ...said, basis: 'guideline', references: [reference] };
    const { id } = await ask<{ id: string }>('helen', 'POST', addComment.http.path, first);
    await ask('helen', 'POST', updateComment.http.path, { commentId: id, edits: 0, ...said, basis: 'experience' });
    await during(visit, prefix + casePath, 'daniel', async ({ page }) => {
      await page.locator(`#c-${id}`).getByRole('button', { name: edited }).click();
      const history = page.getByRole('dialog', { name: title });
      await history.getByText(`· ${basis}`).waitFor();
      await history.getByText(reference.title).waitFor();
      await history.getByText('WHO, 2009').waitFor();
      await expectAccessible(page);
      await pressEscape(page, history);

      await write(page, invite);
      await page.keyboard.type('Ask @ma');
      const offered = page.getByRole('option').first();
      for (const [colorScheme, viewport] of [
        ['light', null],
        ['dark', PHONE],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        if (viewport !== null) await page.setViewportSize(viewport);
        await offered.waitFor();
        await expectAccessible(page);
        expect(await overflowOf(page)).toBe(0);
      }
      for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
        const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Tab');
      await expect.poll(() => editorOf(page).locator('[data-mention]').count()).toBe(1);
    });
  },
);
