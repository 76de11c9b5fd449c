/** With every text between marks, whatever stands on a page without them was written into code: pages are in every-page.ts. */
import { describe, expect, it } from 'vitest';
import { hydrated, open, pressEscape, sharedBrowser } from './browser.ts';
import { CLOSING, OPENING } from './marked-texts.ts';
import { productPages, READER } from './product-pages.ts';
import { site } from './site.ts';
import { expectMarked, rememberAnswers, unmarkedTexts } from './unmarked-texts.ts';

const { visit } = sharedBrowser();
const atMarked = () => ({ baseURL: site().markedUrl });

describe('what lies over a page', () => {
  it('comes from the locale files too', async () => {
    const { page } = await visit({ ...atMarked(), as: READER });
    const answered = rememberAnswers(page);
    const casePath = (await productPages()).find(({ pattern }) => pattern === '/cases/:caseId')?.path ?? '';
    await open(page, casePath);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await expectMarked(page, answered, 'shortcuts');
    await pressEscape(page, page.getByRole('dialog'));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').first().fill('dengue');
    await page.getByRole('option').nth(1).waitFor();
    await expectMarked(page, new Set([...answered, 'dengue']), 'palette');
    await pressEscape(page, page.getByRole('dialog'));
    await page
      .getByRole('button', { name: /Report/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectMarked(page, answered, 'report');
  });

  it('and so does the login wall', async () => {
    const { page, context } = await visit(atMarked());
    await context.addCookies([{ name: 'showLoginPopup', value: 'true', url: site().markedUrl }]);
    await page.goto('/cases');
    await page.getByRole('dialog').waitFor();
    await expectMarked(page, new Set(), 'wall');
  });
});

it('finds words that were written into code, and takes no room for the marks', async () => {
  const { page } = await visit(atMarked());
  await page.goto('/moderation-log');
  await hydrated(page);
  const widths = await page.evaluate<
    number[]
  >(`['Take-home points', '${OPENING}Take-home ${OPENING}points${CLOSING}${CLOSING}'].map((text) => {
    const line = document.createElement('span');
    line.textContent = text;
    document.querySelector('h1').append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  })`);
  expect(widths[0]).toBeGreaterThan(50);
  expect(widths[1]).toBe(widths[0]);

  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend',
    '<p>Planted words</p><button aria-label="Planted label">${OPENING}Marked${CLOSING}</button><input placeholder="Planted hint"><img alt="Planted picture" src="data:,">')`);
  const { unmarked } = await unmarkedTexts(page);
  expect(unmarked.map(({ text }) => text)).toEqual(['Planted words', 'Planted label', 'Planted hint', 'Planted picture']);
});
