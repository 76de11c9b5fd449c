/** Writing a case from the first word to the page that colleagues read. */
import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { sentPage } from '../../../../e2e/sent-pages.ts';
import { listCases } from '../cases.contract.ts';
import { approveCase, callAs, expectNoOverflow } from './case.journey.ts';
import {
  giveConsent,
  openComposer,
  toPreview,
  WRITING,
  writeBasics,
  writeMeasures,
  writeQuestion,
  writeTheRest,
} from './composer.journey.ts';

const { visit } = sharedBrowser();

describe('a first case, with everything a case may have', () => {
  it('is checked for what names the patient, previewed, approved, and read by a colleague', async () => {
    const author = await visit({ as: 'hendra' });
    const composer = await openComposer(author.page);
    const { page, t, part } = composer;

    // What is missing is told at its field, with a way there.
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'before the preview' });
    await summary.getByRole('link', { name: 'Description is required.' }).click();
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('f-presentation');

    await writeBasics(composer, {
      ...WRITING,
      presentation: `${WRITING.presentation}\n\nSeen on 14 March 2026 with NIK 3374015203790001, telephone 0812-3456-7890, mail budi.santoso@example.org. Mrs Siti Aminah walked in.`,
    });
    await writeMeasures(composer);
    await part('vitals').getByText('High').first().waitFor();
    await part('investigations').getByText('Critically high').waitFor();
    await expect.poll(() => part('investigations').getByLabel('Unit of Potassium').inputValue()).toBe('mEq/L');
    await expect.poll(() => part('investigations').getByLabel('Reference range of Potassium').inputValue()).toMatch(/^3[.,]5–5/);
    await writeTheRest(composer, WRITING);
    await giveConsent(composer);
    await expectAccessible(page);

    // Each place is found, and nothing goes out before each is decided.
    const found = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Keep “/ }) });
    for (const kind of ['Identity number (NIK)', 'Telephone number', 'E-mail address', 'Date', 'Name']) {
      await found.filter({ hasText: kind }).first().waitFor();
    }
    await toPreview(composer);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await page.getByText(/places may identify the patient/).waitFor();
    expect(await publish.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Back to writing' }).click();
    await page.getByRole('button', { name: 'Keep “14 March 2026”' }).click();
    await page.getByRole('button', { name: 'Decide again about “14 March 2026”' }).click();
    const fix = page.getByRole('button', { name: /^Fix “/ }).first();
    const nothing = page.getByText('Nothing found').first();
    // With one, others may go as well.
    while (!(await nothing.isVisible())) {
      await fix.or(nothing).first().waitFor();
      if (await fix.isVisible()) await fix.click();
    }
    const told = await part('presentation').getByRole('textbox').inputValue();
    expect(told).toContain('She slipped on wet tiles');
    for (const gone of ['3374015203790001', '0812-3456-7890', 'budi.santoso', '14 March', 'Siti Aminah']) expect(told).not.toContain(gone);

    await toPreview(composer);
    for (const text of [WRITING.title, WRITING.history, WRITING.finding, WRITING.options[2] ?? '', WRITING.diagnosis, WRITING.point]) {
      await page.getByText(text).first().waitFor();
    }
    await publish.click();
    await page.getByRole('heading', { name: t('compose.sent.title') }).waitFor();
    await page.getByRole('link', { name: 'See the case' }).click();
    await page.waitForURL(/\/cases\/[\w-]{16}$/);
    const path = new URL(page.url()).pathname;

    expect((await sentPage(path, { as: 'arjun' })).status).toBe(404);
    const staff = await visit({ as: 'staff' });
    await approveCase(staff.context, path.split('/').at(-1) ?? '');
    const colleague = await visit({ as: 'arjun' });
    expect((await colleague.page.goto(path))?.status()).toBe(200);
    await colleague.page.getByRole('heading', { level: 1, name: WRITING.title }).waitFor();
    const article = (await colleague.page.getByRole('article').first().textContent()) ?? '';
    for (const text of [WRITING.examination, WRITING.event, 'Potassium', '6.9', 'Critical', 'Crystal index', WRITING.question]) {
      expect(article).toContain(text);
    }
    // What it was, and what it teaches, open with the steps.
    expect(article).not.toContain(WRITING.diagnosis);
    expect(article).not.toContain(WRITING.point);
    expect([...author.complaints, ...colleague.complaints]).toEqual([]);
  });
});

it('publishes once, however often Publish is pressed, and Back does not bring the composer’s text to life again', async () => {
  const author = await visit({ as: 'sanjay' });
  const composer = await openComposer(author.page);
  const { page } = composer;
  await writeBasics(composer, { ...WRITING, title: 'Pressed twice' });
  await composer.part('question').getByRole('switch').uncheck();
  await giveConsent(composer);
  await toPreview(composer);
  await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'Pressed twice' }).waitFor();
  await page.goBack();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Pressed twice' }).waitFor();
  await open(page, '/cases/new');
  expect(await page.getByText('Pressed twice').count()).toBe(0);
  const { data } = await callAs(author.context, listCases, { limit: 50 });
  expect(data.filter(({ title }) => title === 'Pressed twice')).toHaveLength(1);
  expect(author.complaints).toEqual([]);
});

describe.each([
  ['en', 'light', 'priya'],
  ['id', 'dark', 'lestari'],
] as const)('on a phone, in %s and %s', (language, colorScheme, key) => {
  it('a case is written, previewed and published without anything wider than the screen', async () => {
    const author = await visit({ as: key, viewport: PHONE, colorScheme });
    const composer = await openComposer(author.page, language);
    const { page, t } = composer;
    await expectNoOverflow(page);
    await writeBasics(composer, { ...WRITING, title: `A case by thumb, ${language}` });
    if (language === 'en') await writeMeasures(composer);
    await writeQuestion(composer, WRITING);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
    await expectAccessible(page, 'colours');
    await page.emulateMedia({ colorScheme });
    await giveConsent(composer);
    await toPreview(composer);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('compose.publish'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `A case by thumb, ${language}` }).waitFor();
    expect(new URL(page.url()).pathname.startsWith(language === 'id' ? '/id/cases/' : '/cases/')).toBe(true);
    await expectNoOverflow(page);
    expect(author.complaints).toEqual([]);
  });
});
