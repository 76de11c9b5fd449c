/** What may tell who the patient is, or who an anonymous author is: said while it is written, and at its field. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectAccessible, sharedBrowser } from '../../../../e2e/browser.ts';
import { openComposer } from './composer.journey.ts';

const { visit } = sharedBrowser();

it('leads to columns, references and the words beside an arrow, and puts other words there', async () => {
  const { page, complaints } = await visit({ as: 'neha' });
  const { part, t } = await openComposer(page);
  const show = (text: string) => page.getByRole('button', { name: t('compose.identifiers.showLabel', { text }) }).click();
  const focused = () => page.evaluate<string>('document.activeElement?.id ?? ""');

  const labs = part('investigations');
  await labs.getByRole('button', { name: t('compose.investigations.add') }).click();
  const column = labs.getByLabel(t('compose.investigations.columnLabel', { number: '1' }));
  await column.fill('14 March 2026');
  await labs.getByRole('combobox').fill('CRP');
  await show('14 March 2026');
  await expect.poll(focused).toBe('f-investigations-columns-0');
  await page.getByRole('button', { name: t('compose.identifiers.fixLabel', { text: '14 March 2026' }) }).click();
  await expect.poll(() => column.inputValue()).not.toContain('14 March');

  const references = part('references');
  await references.getByRole('button', { name: t('compose.references.add') }).click();
  await references.getByLabel(t('compose.references.field.source')).fill('Budi Santoso, 2019. Call 0812-3456-7890');
  await show('0812-3456-7890');
  await expect.poll(focused).toBe('f-references-0-source');
  expect(await page.getByRole('button', { name: t('compose.identifiers.showLabel', { text: 'Budi Santoso' }) }).count()).toBe(0);

  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
  await page.getByLabel('Add an image').setInputFiles({ name: 'film.png', mimeType: 'image/png', buffer });
  const mark = part('images').getByRole('button', { name: t('compose.images.mark') });
  await mark.click();
  const dialog = page.getByRole('dialog', { name: t('compose.marks.title') });
  await dialog.getByRole('button', { name: t('compose.marks.add') }).click();
  await dialog.getByRole('textbox').fill('Scar of 3 May 2025');
  await dialog.getByRole('button', { name: t('compose.marks.done') }).click();
  await dialog.waitFor({ state: 'detached' });
  for (let time = 0; time < 2; time++) {
    await show('3 May 2025');
    await expect.poll(focused).toBe('f-images-0-annotations-0-label');
    await dialog.getByRole('button', { name: t('compose.marks.done') }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
});

it('takes from an anonymous author a choice that would name them, says so, and gives it back with the name', async () => {
  const { page, complaints } = await visit({ as: 'carlos' });
  const { t } = await openComposer(page, 'id');
  const choice = (kind: string) => page.getByRole('radio', { name: t(`compose.respondents.kind.${kind}`) });
  const anonymous = page.getByRole('switch', { name: t('compose.anonymous.title') });
  const gaveWay = page.getByText(t('compose.respondents.gaveWay'));

  await choice('following').check();
  await anonymous.check();
  await gaveWay.waitFor();
  await expect.poll(() => choice('verified').isChecked()).toBe(true);
  await expect.poll(() => choice('following').isDisabled()).toBe(true);
  await page.getByText(t('compose.respondents.followingTells')).waitFor();
  await expectAccessible(page);

  await anonymous.uncheck();
  await expect.poll(() => choice('following').isChecked()).toBe(true);
  await expect.poll(() => gaveWay.count()).toBe(0);

  await anonymous.check();
  await choice('mySpeciality').check();
  await anonymous.uncheck();
  await expect.poll(async () => [await choice('mySpeciality').isChecked(), await choice('following').isDisabled()]).toEqual([true, false]);
  expect(complaints).toEqual([]);
});
