/** What looks like code is kept as words where it is looked for, and where a form refuses it. */
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
});
