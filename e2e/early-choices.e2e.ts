/** What is filled in before a page's scripts have come: numbers, units and choices, several at once. */
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
