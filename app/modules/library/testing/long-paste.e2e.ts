/** More than fits, pasted while the editor is still on its way: nothing is cut off, and its writer is told at the field. */
import { expect, it } from 'vitest';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();

it('stays as it is, and its writer reads at the field how long a text and a list in it may be', async () => {
  const { data } = await ask<{ data: { id: string; kind: string; standing: string; closed: boolean }[] }>(
    'tomas',
    'GET',
    '/api/v3/forums?limit=50',
  );
  const own = data.find(({ kind, standing, closed }) => kind === 'public' && standing === 'member' && !closed);
  const { page } = await visit({ as: 'tomas' });
  // The editor never comes.
  await page.route(/rich-editor/, (route) => route.abort());
  await open(page, `/forums/${own?.id}/write`);
  await page.getByLabel('Title').fill('A long text from elsewhere');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.focus();
  await page.keyboard.insertText('x'.repeat(8_100));
  expect((await field.inputValue()).length).toBe(8_100);
  await page.getByText('8,100 characters, 8,000 at most.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect((await field.inputValue()).length).toBe(8_100);

  await field.fill(Array.from({ length: 101 }, (_, n) => `- item ${n}`).join('\n'));
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('A list in this text has more than 100 items.').waitFor();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
});
