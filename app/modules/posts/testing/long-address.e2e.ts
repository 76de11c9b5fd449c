/** An address is often longer than a phone is wide. */
import { expect, it } from 'vitest';
import { open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';

const browser = sharedBrowser();

it('an address that is pasted into the editor leaves the form as wide as the screen', async () => {
  const { page } = await browser.visit({ as: 'kavita', viewport: PHONE });
  await open(page, '/posts/new?draft=new');
  await page.getByRole('textbox', { name: /^Text/ }).click();
  await page.locator('[contenteditable="true"]').waitFor();
  await page.keyboard.insertText(`https://journal.example/${'w'.repeat(600)}`);
  await page.getByText('wwwwwwww').first().waitFor();
  expect(await overflowOf(page)).toBe(0);
});
