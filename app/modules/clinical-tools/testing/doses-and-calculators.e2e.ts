/** Doses and calculators as a doctor fills them in: at the field, in either language, on a phone. */
import { expect, it } from 'vitest';
import { expectAccessible, expectColoursInDark, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';

const { visit } = sharedBrowser();

it('calculates while it is filled in, with the comma of the language, and asks about another unit', async () => {
  const { page, complaints } = await visit({ as: 'ratri', viewport: PHONE, keepsTools: true });
  await open(page, '/id/calculators');
  // Three hundred are a long way down on a phone.
  await page.getByRole('navigation', { name: 'Menurut bidang' }).getByRole('link', { name: 'Anak' }).click();
  const children = page.getByRole('heading', { level: 2, name: 'Anak' });
  await expect.poll(async () => (await children.boundingBox())?.y ?? PHONE.height).toBeLessThan(PHONE.height / 2);
  const search = page.getByRole('searchbox', { name: 'Cari kalkulator' });
  const heading = page.getByRole('heading', { level: 1, name: 'Klirens kreatinin (Cockcroft–Gault)' });
  await search.fill('cockcroft');
  await page.getByRole('link', { name: 'Klirens kreatinin (Cockcroft–Gault)' }).click();
  await heading.waitFor();
  // What was looked for is still there for who comes back.
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('cockcroft');
  await page.getByRole('link', { name: 'Klirens kreatinin (Cockcroft–Gault)' }).click();
  await heading.waitFor();
  // Of tabs that do not all fit, the reader sees the one they are at.
  const endOfTab = async () => {
    const tab = await page.getByRole('navigation', { name: 'Alat SageAI' }).getByRole('link', { name: 'Kalkulator' }).boundingBox();
    return (tab?.x ?? PHONE.width) + (tab?.width ?? 0);
  };
  await expect.poll(endOfTab).toBeLessThanOrEqual(PHONE.width);
  await page.getByLabel('Usia', { exact: true }).fill('60');
  await page.getByRole('radio', { name: 'Perempuan' }).check();
  await page.getByLabel('Berat badan', { exact: true }).fill('60,0');
  await page.getByLabel('Kreatinin', { exact: true }).fill('88,4');
  await page.getByText(/Apakah nilai ini dalam µmol\/L/).waitFor();
  await page.getByLabel('Satuan Kreatinin').selectOption('µmol/L');
  await page.getByText('56,7 mL/min').filter({ visible: true }).first().waitFor();
  await page
    .getByText(/^\(140 − 60\) × 60/)
    .filter({ visible: true })
    .waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

it('gives a dose for one patient, and asks for what it needs at its field', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/drug-dosage');
  await page.getByRole('combobox', { name: 'Which drug?' }).fill('enoxaparin');
  await page.keyboard.press('Enter');
  await page.getByLabel('Age', { exact: true }).fill('71');
  const weight = page.getByLabel('Weight', { exact: true });
  await expect.poll(() => weight.getAttribute('aria-invalid')).toBe('true');
  await weight.fill('54');
  await page.getByLabel('Sex', { exact: true }).selectOption('female');
  await page.getByLabel('Creatinine', { exact: true }).fill('1.8');
  await page.getByText('1 mg/kg × 54 kg = 54 mg').first().waitFor();
  await page.getByRole('link', { name: 'Creatinine clearance (Cockcroft–Gault)' }).waitFor();
  await expectAccessible(page);
  await expectColoursInDark(page);
});

it('gives a dose with its sources on a phone', async () => {
  const { page, complaints } = await visit({ as: 'ratri', viewport: PHONE, keepsTools: true });
  await open(page, '/drug-dosage#drug=enoxaparin&age=71&weight=54&sex=female&height=155&creatinine=1.8');
  await page.getByText('1 mg/kg × 54 kg = 54 mg').first().waitFor();
  const reckoned = page.getByRole('region', { name: 'Reckoned from the patient' });
  await reckoned
    .getByText(/^\d+ sources?$|^Sources?/)
    .first()
    .click();
  await reckoned.getByText('Nephron').first().waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

it('shows no usual dose under a warning about the kidney, and says where to look', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/drug-dosage');
  await page.getByRole('combobox', { name: 'Which drug?' }).fill('amikacin');
  await page.keyboard.press('Enter');
  await page.getByLabel('Age', { exact: true }).fill('70');
  await page.getByLabel('Weight', { exact: true }).fill('60');
  await page.getByLabel('Sex', { exact: true }).selectOption('male');
  await page.getByLabel('Creatinine', { exact: true }).fill('6');
  await page.getByText('Usual dose not for this kidney or liver').first().waitFor();
  await page
    .getByText(/^The usual dose is not for this kidney function/)
    .first()
    .waitFor();
  expect(await page.getByRole('region', { name: 'Regimens' }).textContent()).not.toMatch(/\d mg/);
  await expectAccessible(page);
});

it('gives a child a dose by weight, and the same to a reader of the other language', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/drug-dosage');
  await page.getByRole('combobox', { name: 'Which drug?' }).fill('paracetamol');
  await page.keyboard.press('Enter');
  await page.getByLabel('Age', { exact: true }).fill('4');
  await page.getByLabel('Weight', { exact: true }).fill('16.250');
  await page.getByText('10–15 mg/kg × 16.25 kg').first().waitFor();
  await page.getByRole('link', { name: 'ID Bahasa Indonesia' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dosis obat' }).waitFor();
  await page.getByText('10–15 mg/kg × 16,25 kg').first().waitFor();
  await expect.poll(() => page.getByLabel('Berat badan', { exact: true }).inputValue()).toBe('16,25');
});

it('takes an indication in everyday words: out of a link, by keyboard alone, and says what it does not know', async () => {
  const { page, complaints } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/drug-dosage#drug=nitrofurantoin&age=40&weight=60&height=160&sex=female&creatinine=0.8&indication=UTI');
  const field = page.getByRole('combobox', { name: 'Indication' });
  const titles = page.getByRole('region', { name: 'Regimens' }).getByRole('heading', { level: 3 });
  const options = page.getByRole('listbox', { name: 'Indications of this drug' }).getByRole('option');
  const asked = () => page.evaluate<string | null>(`new URLSearchParams(location.hash.slice(1)).get('indication')`);
  await expect.poll(() => field.inputValue()).toBe('UTI');
  const cystitis = ['Uncomplicated cystitis', 'Uncomplicated cystitis, macrocrystals as monohydrate'];
  expect([...new Set(await titles.allTextContents())]).toEqual(cystitis);
  const described = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  expect(await described.textContent()).toBe(`Means: ${cystitis.join('; ')}`);
  expect(await asked()).toBe('UTI');

  await field.focus();
  await page.keyboard.press('ArrowDown');
  expect(await options.allTextContents()).toEqual(['All indications', cystitis[0], 'Prevention of urinary infection', cystitis[1]]);
  await expectAccessible(page);
  await page.keyboard.type('uri');
  await expect.poll(() => options.allTextContents()).toEqual(['Prevention of urinary infection']);
  await page.keyboard.press('ArrowDown');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await page.keyboard.press('Enter');
  await expect.poll(() => titles.allTextContents()).toEqual(['Prevention of urinary infection']);
  expect(await field.inputValue()).toBe('Prevention of urinary infection');
  await expect.poll(asked).toBe('prevention-of-urinary-infection');

  // Escape leaves the list, and then what was typed.
  await page.keyboard.type('mal');
  await page.keyboard.press('Escape');
  expect(await options.count()).toBe(0);
  expect(await field.inputValue()).toBe('mal');
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('Prevention of urinary infection');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('malaria');
  await page.getByText('No indication of this drug here is called “malaria”. It has these:').first().waitFor();
  expect(await options.count()).toBe(4);
  await page.keyboard.press('Tab');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await page
    .getByText('What was asked for is none of the indications that nitrofurantoin has here.')
    .filter({ visible: true })
    .first()
    .waitFor();
  await expectAccessible(page);
  await expectColoursInDark(page);
  await page
    .getByRole('group', { name: 'Indications of this drug' })
    .getByRole('button', { name: 'Uncomplicated cystitis', exact: true })
    .click();
  await expect.poll(() => titles.allTextContents()).toContain('Uncomplicated cystitis');
  expect(await field.getAttribute('aria-invalid')).toBeNull();

  await field.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(asked).toBeNull();
  expect(await field.inputValue()).toBe('');
  await expect.poll(async () => new Set(await titles.allTextContents()).size).toBe(3);
  expect(complaints).toEqual([]);
});

it('takes it in the words of either language on a phone, and says what only comes near', async () => {
  const { page, complaints } = await visit({ as: 'ratri', viewport: PHONE, keepsTools: true });
  await open(page, '/id/drug-dosage#drug=parasetamol&age=30&weight=60');
  const field = page.getByRole('combobox', { name: 'Indikasi' });
  await field.click();
  await field.pressSequentially('sakit kep');
  const option = page.getByRole('option', { name: '“sakit kepala”' });
  await option.waitFor();
  expect(await option.textContent()).toContain('Yang mendekati: Nyeri dan demam');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await option.click();
  const near = 'Tidak ada indikasi obat ini di sini yang bernama “sakit kepala”. Yang ditampilkan: Nyeri dan demam';
  await page.getByText(near).filter({ visible: true }).first().waitFor();
  expect(await field.inputValue()).toBe('sakit kepala');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Tampilkan semua indikasi' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await expect.poll(() => page.getByText(near).filter({ visible: true }).count()).toBe(0);

  // What a link asks in the words of one language is called as the reader of the other calls it.
  await page.evaluate(`location.hash = 'drug=amoxicillin&age=30&weight=60&indication=CAP'`);
  await expect.poll(() => field.inputValue()).toBe('Pneumonia komunitas');
  await open(page, '/drug-dosage#drug=amoxicillin&age=30&weight=60&indication=pneumonia%20komunitas');
  await expect.poll(() => page.getByRole('combobox', { name: 'Indication' }).inputValue()).toBe('Community-acquired pneumonia');
  expect(complaints).toEqual([]);
});

it('says at the field what cannot be, and gives the result once it is put right, in the units of the language', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/id/calculators/ckd-epi-2021');
  const age = page.getByRole('textbox', { name: 'Usia', exact: true });
  const creatinine = page.getByRole('textbox', { name: 'Kreatinin', exact: true });
  await age.fill('600');
  await page.getByRole('radio', { name: 'Perempuan' }).check();
  await creatinine.fill('satu');
  for (const [field, words] of [
    [age, 'Usia: paling banyak 120 tahun.'],
    [creatinine, 'Isi dengan angka.'],
  ] as const) {
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const described = page.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`);
    expect(await described.textContent()).toContain(words);
  }
  await page.getByText('Hasil muncul di sini setelah isian yang ditandai diperbaiki.').filter({ visible: true }).waitFor();
  await expectAccessible(page);
  await expectColoursInDark(page);
  await age.fill('60');
  await creatinine.fill('1,4');
  await page.getByText('43 mL/min/1,73 m²', { exact: true }).filter({ visible: true }).first().waitFor();
  expect(await page.getByRole('main').getByText('1.73 m²').count()).toBe(0);
});

it('asks for a day without calling it a unit', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/id/calculators/due-date');
  await page.getByLabel('Hari pertama haid terakhir').fill('2026-08-01');
  await page.getByText('8 Mei 2027', { exact: true }).filter({ visible: true }).first().waitFor();
  // A day is never kept: what would be refused is not offered.
  await page.getByRole('button', { name: 'Cetak atau PDF' }).filter({ visible: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Simpan', exact: true }).count()).toBe(0);
});
