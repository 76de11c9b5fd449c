/** What is told of a patient in fields, and how it gets to colleagues. */
import { describe, expect, it } from 'vitest';
import { hydrated, open, sharedBrowser } from '../../../../e2e/browser.ts';

const { visit } = sharedBrowser();

describe('the patient', () => {
  it('is typed in without the panel folding shut, once what cannot be is put right', async () => {
    const { page } = await visit({ as: 'ratri', keepsTools: true });
    await open(page, '/drug-to-drug#drug=ramipril&drug=spironolactone&k=52');
    await page
      .getByText(/52 mmol\/L is not possible/)
      .filter({ visible: true })
      .waitFor();
    const potassium = page.getByLabel('Potassium', { exact: true });
    await potassium.fill('5.2');
    await page.getByText('Potassium is already high.').filter({ visible: true }).first().waitFor();
    expect(await page.getByText(/mmol\/L is not possible/).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.getByLabel('Potassium', { exact: true }).isVisible()).toBe(true);
  });

  it.each([
    ['/drug-to-drug#drug=metformin&egfr=40', 'Conditions', 'Asthma'],
    ['/id/drug-to-drug#drug=metformin&egfr=40', 'Penyakit penyerta', 'Diabetes tipe 1'],
    ['/drug-dosage#drug=amoxicillin&age=30&weight=60&sex=male', 'Allergies', 'Penicillins'],
  ])('has what is typed letter by letter: %s, %s, %s', async (path, label, name) => {
    const { page } = await visit({ as: 'ratri', keepsTools: true });
    await open(page, path);
    const panel = page.locator('summary').filter({ hasText: /^(?:Patient|Pasien)/ });
    if (path.includes('to-drug')) await panel.first().click();
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    // The names come when the field is entered.
    await expect.poll(() => page.locator(`datalist option[value="${name}"]`).count()).toBeGreaterThan(0);
    await field.pressSequentially(name);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`(?:Remove|Hapus) ${name}`) }).waitFor();
    expect(await field.inputValue()).toBe('');
  });
});

it('weighs the season that is chosen, keeps it in the address and says it to colleagues', async () => {
  const { page } = await visit({ as: 'ratri' });
  await open(page, '/differential-diagnosis#text=Fever+for+four+days%0AHeadache%2C+no+cough&age=29&region=indonesia');
  await page.getByText('Must not be missed').filter({ visible: true }).first().waitFor();
  await page.getByLabel('Season', { exact: true }).selectOption({ label: 'Rainy season' });
  await expect.poll(() => page.url()).toContain('season=rainy');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel('Season', { exact: true }).inputValue()).toBe('rainy');
  await page.getByText('Must not be missed').filter({ visible: true }).first().waitFor();
  // The draft is begun and not written; pressed again, it is the same draft.
  const begun: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/case-drafts'))
      void response.json().then((body: { response: { id: string } }) => begun.push(body.response.id));
  });
  let isBroken = true;
  await page.route('**/case-drafts/*', (route) => (isBroken && route.request().method() === 'PATCH' ? route.abort() : route.fallback()));
  const askColleagues = page.getByRole('main').getByRole('button', { name: 'Ask colleagues' }).first();
  await askColleagues.click();
  await page.getByText('There is no network. Nothing was sent; try again once you are connected.').first().waitFor();
  isBroken = false;
  await askColleagues.click();
  await page.waitForURL(/\/cases\/new\?draft=/);
  const presentation = page.getByRole('textbox').filter({ hasText: 'Patient: 29 years · Region: Indonesia · Season: Rainy season' });
  await presentation.waitFor();
  // The lines of a history are paragraphs.
  expect(await presentation.inputValue()).toMatch(/Fever for four days\n\nHeadache, no cough/);
  expect(new Set(begun).size).toBe(1);
});
