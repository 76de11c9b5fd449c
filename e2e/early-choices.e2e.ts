/** What is filled in before a page’s scripts have come: numbers, units and choices, several at once, and texts. */
import { expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';

const { visit } = sharedBrowser();

it('numbers and choices made before the scripts had come stay, and are answered', async () => {
  const { page, complaints } = await visit({ as: 'ratri' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/drug-dosage?drug=enoxaparin', { waitUntil: 'commit' });
  const age = page.getByLabel('Age', { exact: true });
  const weight = page.getByLabel('Weight', { exact: true });
  const sex = page.getByLabel('Sex', { exact: true });
  const unit = page.getByLabel('Unit of Creatinine');
  await age.fill('71');
  await weight.fill('54');
  await sex.selectOption('female');
  await page.getByLabel('Creatinine', { exact: true }).fill('159');
  await unit.selectOption('µmol/L');
  release();
  await page.getByText('1 mg/kg × 54 kg = 54 mg').first().waitFor();
  await page.getByRole('link', { name: 'Creatinine clearance (Cockcroft–Gault)' }).waitFor();
  expect(await Promise.all([age, weight, sex, unit].map((field) => field.inputValue()))).toEqual(['71', '54', 'female', 'µmol/L']);
  expect(complaints).toEqual([]);
});

it('a text begun before the scripts had come is written on in the editor', async () => {
  const { page, complaints } = await visit({ as: 'agus' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/posts/new', { waitUntil: 'commit' });
  await page.getByLabel('Text', { exact: true }).pressSequentially('Begun early');
  release();
  const editor = page.locator('form [contenteditable="true"], main [contenteditable="true"]');
  await editor.waitFor();
  await page.keyboard.type(', written on');
  await expect.poll(() => editor.innerText()).toBe('Begun early, written on');
  expect(complaints).toEqual([]);
});
