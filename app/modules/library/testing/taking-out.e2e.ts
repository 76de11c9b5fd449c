/** Rows of a form that are taken out and brought back: the focus is never lost, and what comes back is what went. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openComposer } from '#modules/cases/testing/composer.journey.ts';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();

/** What has the focus, by its words. */
const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const one = document.activeElement;
    return one === document.body ? 'nothing' : one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent;
  })()`);
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();

it('references of a thread, which are known by their number', async () => {
  const { data } = await ask<{ data: { id: string; kind: string; standing: string; closed: boolean }[] }>(
    'tomas',
    'GET',
    '/api/v3/forums?limit=50',
  );
  const own = data.find(({ kind, standing, closed }) => kind === 'public' && standing === 'member' && !closed);
  const { page, complaints } = await visit({ as: 'tomas' });
  await open(page, `/forums/${own?.id}/write`);
  const titles = page.getByRole('textbox', { name: /^Reference \d/ });
  for (const title of ['One', 'Two', 'Three']) {
    await page.getByRole('button', { name: 'Add a reference' }).click();
    await titles.last().fill(title);
  }
  const written = () =>
    Promise.all(
      [0, 1, 2].map((n) =>
        titles
          .nth(n)
          .inputValue({ timeout: 500 })
          .catch(() => null),
      ),
    );

  await press(page, 'Remove reference 2');
  await expect.poll(() => written()).toEqual(['One', 'Three', null]);
  await expect.poll(() => focused(page)).toBe('Remove reference 2');
  await undo(page);
  await expect.poll(() => written()).toEqual(['One', 'Two', 'Three']);
  await expect.poll(() => focused(page)).toMatch(/^Reference 2/);

  await press(page, 'Remove reference 3');
  await expect.poll(() => focused(page)).toBe('Add a reference');
  await undo(page);
  await expect.poll(() => written()).toEqual(['One', 'Two', 'Three']);
  await expect.poll(() => focused(page)).toMatch(/^Reference 3/);
  expect(complaints).toEqual([]);
});

it('files of a post, each of which has a row of its own', async () => {
  const { page, complaints } = await visit({ as: 'joko' });
  await open(page, '/posts/new?draft=new');
  for (const name of ['first.pdf', 'second.pdf']) {
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n') };
    await page.getByLabel('Add a PDF').setInputFiles(file);
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }
  await press(page, 'Remove first.pdf');
  await expect.poll(() => focused(page)).toBe('Remove second.pdf');
  await undo(page);
  await expect.poll(() => focused(page)).toBe('Remove first.pdf');
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: '.pdf' }).allInnerTexts()).toEqual(['first.pdf', 'second.pdf']);
  await press(page, 'Remove second.pdf');
  await expect.poll(() => focused(page)).toContain('Add a PDF');
  expect(complaints).toEqual([]);
});

it('points of a case, and its last row of all', async () => {
  const { page, complaints } = await visit({ as: 'rohit' });
  const { part, t } = await openComposer(page);
  const points = part('takeHome');
  const add = points.getByRole('button', { name: t('compose.takeHome.add') });
  for (const words of ['Look twice', 'Ask once']) {
    await add.click();
    await points.getByRole('textbox').last().fill(words);
  }
  const remove = points.getByRole('button', { name: /^Remove/ });
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => points.getByRole('textbox').count()).toBe(1);
  await expect.poll(() => page.evaluate('document.activeElement.value')).toBe('Ask once');
  await undo(page);
  await expect.poll(() => page.evaluate('document.activeElement.value')).toBe('Look twice');
  await remove.last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(t('compose.takeHome.add'));
  expect(complaints).toEqual([]);
});
