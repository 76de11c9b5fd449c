/** What looks like code is kept as text, in every field that takes text. */
import { describe, expect, it } from 'vitest';
import { hydrated, open, sharedBrowser } from './browser.ts';
import { expectIntact, fillAll, PAYLOADS, ROUNDS } from './hostile-texts.ts';
import { sessionOf } from './sessions.ts';

const { visit } = sharedBrowser();

describe('code in the fields of', () => {
  it('the search stays what it is: words', async () => {
    const { page, complaints } = await visit();
    for (const payload of PAYLOADS) {
      await page.goto(`/search?q=${encodeURIComponent(payload)}`);
      await hydrated(page);
      expect(await page.getByRole('combobox', { name: 'Search Kolegia' }).inputValue()).toBe(payload);
      await expectIntact(page);
    }
    await open(page, '/moderation-log');
    await page.keyboard.press('Control+k');
    for (const payload of PAYLOADS) {
      await page.getByRole('combobox', { name: 'Search' }).fill(payload);
      await page.getByRole('option', { name: `Search for “${payload}”` }).waitFor();
      await expectIntact(page);
    }
    expect(complaints).toEqual([]);
  });

  it('onboarding is refused or kept as words', async () => {
    const address = `hostile.${Date.now().toString(36)}@doctors.example`;
    await sessionOf(address);
    const { page, complaints } = await visit({ as: address });
    for (const [step, submit] of [
      ['basic', 'Save and go on'],
      ['additional', 'Save and go on'],
      ['interests', null],
      ['registration', 'Save and go on'],
    ] as const) {
      await open(page, `/onboarding?step=${step}`);
      for (const round of ROUNDS) {
        expect(await fillAll(page, round)).toBeGreaterThan(0);
        if (submit !== null) {
          await page.getByRole('button', { name: submit }).click();
          await page.getByRole('alert').first().waitFor();
        }
        await expectIntact(page);
      }
    }
    expect(complaints).toEqual([]);
  });

  it('settings are refused or kept as words', async () => {
    const { page, complaints } = await visit({ as: 'bambang' });
    await open(page, '/settings');
    for (const round of ROUNDS) {
      await fillAll(page, round, '#details');
      await page.locator('#details').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').first().waitFor();
      await expectIntact(page);
    }
    expect(complaints).toEqual([]);
  });

  it('a profile is shown as it was typed, to its owner and to everyone', async () => {
    const { page, complaints } = await visit({ as: 'bambang' });
    const everything = PAYLOADS.join('\n\n');
    await open(page, '/profile/edit');
    await page.getByLabel('About you').fill(everything);
    await page.getByRole('textbox', { name: 'Workplace' }).fill(PAYLOADS[1]);
    await page.getByLabel('Sub-speciality').fill(PAYLOADS[3]);
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.waitForURL((url) => url.pathname === '/profile/edit-preview');
    await expectIntact(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
    for (const payload of PAYLOADS) await page.getByText(payload, { exact: true }).first().waitFor();
    await expectIntact(page);
    const address = await page.getByRole('link', { name: 'View as others' }).getAttribute('href');
    const reader = await visit();
    await open(reader.page, address ?? '');
    for (const payload of PAYLOADS) await reader.page.getByText(payload, { exact: true }).first().waitFor();
    await expectIntact(reader.page);
    // The page describes itself to search engines without ending its own script.
    const data = await reader.page.locator('script[type="application/ld+json"]').first().textContent();
    expect(() => JSON.parse(data ?? '')).not.toThrow();
    expect([...complaints, ...reader.complaints]).toEqual([]);
  });
});
