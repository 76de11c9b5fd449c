/** Nothing of a question is lost on the way, and nothing of a patient stays for the next one. */
import { expect, it } from 'vitest';
import { open, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';

const { visit } = sharedBrowser();
const LIST = '/drug-to-drug#drug=warfarin&drug=aspirin&age=81&condition=peptic-ulcer';

it('the link that skips to the content and the tab of the tool leave the question where it is, and its address too', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, LIST);
  const both = page.getByText('Aspirin × Warfarin', { exact: true }).first();
  await both.waitFor();
  await page.evaluate(`document.querySelector('a[href="#main"]').click()`);
  await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('main');
  await expect.poll(() => page.url()).toContain('#drug=warfarin&drug=aspirin&age=81');
  await page.getByRole('button', { name: 'Remove Warfarin' }).waitFor();
  await page.getByRole('navigation', { name: 'SageAI tools' }).getByRole('link', { name: 'Interactions' }).click();
  await expect.poll(() => page.url()).toContain('#drug=warfarin&drug=aspirin&age=81');
  await page.reload();
  await both.waitFor();
});

it('a new patient begins with nothing of the last one, who can be brought back', async () => {
  const { page } = await visit({ as: 'ratri', viewport: PHONE, keepsTools: true });
  await open(page, LIST);
  await page.getByRole('button', { name: 'Remove Warfarin' }).waitFor();
  // A link brings ids; they are read as names.
  await page
    .getByText(/81 years/)
    .first()
    .waitFor();
  await page
    .locator('summary')
    .filter({ hasText: /^Patient/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove Peptic ulcer' }).waitFor();
  await page.getByRole('button', { name: 'New patient' }).click();
  await page.getByRole('button', { name: 'Remove Warfarin' }).waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  expect(await page.getByText(/81 years/).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Remove Warfarin' }).waitFor();
  await expect.poll(() => page.url()).toContain('age=81');
});

it('a name that was not entered is said not to count, and a key held down empties the field and not the list', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, LIST);
  await page.getByRole('button', { name: 'Remove Warfarin' }).waitFor();
  const field = page.getByRole('combobox', { name: 'Add a drug, food or herb' });
  await field.fill('xy');
  for (let times = 0; times < 6; times += 1) await page.keyboard.down('Backspace');
  await page.keyboard.up('Backspace');
  expect(await field.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Remove Aspirin' }).waitFor();
  await field.fill('ibuprofen');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('alert').filter({ hasText: '“ibuprofen” does not count yet.' }).getByRole('button', { name: 'Add it' }).click();
  await page.getByRole('button', { name: 'Remove Ibuprofen' }).waitFor();
});
