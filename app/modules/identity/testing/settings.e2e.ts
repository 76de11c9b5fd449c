/** What members change of themselves in the settings: in two windows, and their addresses. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { open, openLive, sharedBrowser } from '../../../../e2e/browser.ts';
import { aMinutePasses, ask, codeFor } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
const CERTIFICATE = fileURLToPath(new URL('../../../../public/icon-512.png', import.meta.url));
const WHO = 'hana';

interface Detail {
  first_name: string;
  workplace: string;
  email: string;
  phone: string | null;
  registration_document_id: string | null;
  registration_number: string | null;
  verification_state: string;
}
const detailOf = (who: string) => ask<Detail>(who, 'GET', '/api/v3/profile/get-user-basic-detail');
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const save = (page: Page) => details(page).getByRole('button', { name: 'Save' }).click();

describe('details', () => {
  it('that were emptied are asked for, and those of an older window take nothing back', async () => {
    const before = await detailOf(WHO);
    const { page, complaints } = await visit({ as: WHO });
    await open(page, '/settings');
    await details(page).getByLabel('Workplace').fill('');
    await save(page);
    await details(page).getByText('This field is required.').last().waitFor();
    expect(await details(page).getByLabel('Workplace').getAttribute('aria-invalid')).toBe('true');
    expect((await detailOf(WHO)).workplace).toBe(before.workplace);

    // Meanwhile another window saves: what both changed is decided with the other version in sight.
    await ask(WHO, 'POST', '/api/v3/profile/update-user-basic-detail', { workplace: 'RS Elsewhere', city: 'Salatiga' });
    await details(page).getByLabel('Workplace').fill('RS Here');
    await save(page);
    const other = page.getByRole('region', { name: 'What stands there now' });
    await other.getByText('RS Elsewhere').waitFor();
    // What was not changed here is shown as it was saved there, and is no question.
    await expect.poll(() => other.getByRole('definition').allInnerTexts()).toEqual(['RS Elsewhere']);
    expect(await details(page).getByLabel('Workplace').inputValue()).toBe('RS Here');
    await says(page, 'Basic Details Update Sucessfully', () => save(page));
    expect(await detailOf(WHO)).toMatchObject({ workplace: 'RS Here', city: 'Salatiga', verification_state: before.verification_state });
    // The next save of this window is none of an older one.
    await details(page).getByLabel('Workplace').fill(before.workplace);
    await expect.poll(() => details(page).getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).not.toBe('true');
    await sends(page, '/update-user-basic-detail', () => save(page));
    expect((await detailOf(WHO)).workplace).toBe(before.workplace);
    expect(complaints).toEqual([]);
  });
});

describe('a certificate', () => {
  it('is waited for while it is uploaded, and stays when an older form is sent, which asks before it sets another number', async () => {
    const address = `certificate.${Date.now().toString(36)}@doctors.example`;
    const { page } = await visit({ as: address });
    const older = await visit({ as: address });
    const form = '/onboarding?step=registration';
    await open(older.page, form);
    await open(page, form);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/media/images', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByLabel('Registration number').fill('33 1 1 4711');
    await page.getByLabel('Picture of the certificate').setInputFiles(CERTIFICATE);
    const goOn = page.getByRole('button', { name: 'Save and go on' });
    await expect.poll(() => goOn.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Registration number').press('Enter');
    release();
    await page.getByText('The picture is there. Choose another').first().waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBe('registration');
    await goOn.click();
    await page.waitForURL((url) => url.searchParams.get('step') === 'submit');
    const { registration_document_id: documentId } = await detailOf(address);
    expect(documentId).not.toBeNull();

    await older.page.getByLabel('Registration number').fill('33 1 1 4712');
    await older.page.getByRole('button', { name: 'Save and go on' }).click();
    // What stands there by now was not seen in this window: both numbers are, and then it is set.
    await older.page.getByRole('region', { name: 'What stands there now' }).getByText('33 1 1 4711').waitFor();
    expect(await older.page.getByLabel('Registration number').inputValue()).toBe('33 1 1 4712');
    await older.page.getByRole('button', { name: 'Save and go on' }).click();
    await older.page.waitForURL((url) => url.searchParams.get('step') === 'submit');
    expect(await detailOf(address)).toMatchObject({ registration_document_id: documentId, registration_number: '33 1 1 4712' });

    await open(page, '/profile');
    await page.getByRole('link', { name: 'Get verified' }).click();
    await page.waitForURL((url) => url.pathname === '/onboarding');
  });
});

describe('another address', () => {
  it('is confirmed by its code, also after a reload, and says what it replaces', async () => {
    const { page, complaints } = await visit({ as: WHO });
    const phone = `+62 813 ${String(Date.now()).slice(-7)}`;
    await open(page, '/settings');
    const addresses = page.getByRole('region', { name: 'Phone and e-mail' });
    await addresses.getByRole('button', { name: 'Confirm another one' }).click();
    const field = addresses.getByLabel('New phone number or e-mail address');
    const { email } = await detailOf(WHO);
    await field.fill('somebody@doctors.example');
    await addresses.getByText(`It takes the place of ${email}`).waitFor();
    await field.fill(phone);
    await addresses.getByRole('button', { name: 'Send code' }).click();
    await addresses.getByText(/^Sent by SMS to \+62/).waitFor();
    const code = await codeFor(phone.replaceAll(' ', ''));
    await page.reload();
    await addresses.getByText(/^Sent by SMS to \+62/).waitFor();
    await addresses.getByRole('textbox').first().click();
    await says(page, 'Mobile Number Verified Successfully', () => page.keyboard.type(code));
    await addresses.getByText(phone.replaceAll(' ', '')).waitFor();
    expect(await detailOf(WHO)).toMatchObject({ phone: phone.replaceAll(' ', ''), email });
    expect(complaints).toEqual([]);
  });
});

describe('the only address', () => {
  it('is shown to be theirs once more where it has to be, and the new one stays in the field meanwhile', async () => {
    const address = `only.${Date.now().toString(36)}@doctors.example`;
    const { page } = await visit({ as: address });
    // As the server says it of an account that is older than a day: app/modules/identity/server/sign-in.operations.test.ts.
    const response = { code: 'identity.onlyAddress', message: 'Confirm the old one first.', requestId: 'one' };
    await page.route('**/send-otp', (route) => route.fulfill({ status: 409, json: { status: false, response } }), { times: 1 });
    await open(page, '/settings');
    const addresses = page.getByRole('region', { name: 'Phone and e-mail' });
    await addresses.getByRole('button', { name: 'Confirm another one' }).click();
    const field = addresses.getByLabel('New phone number or e-mail address');
    const next = `next.${address}`;
    await field.fill(next);
    await addresses.getByRole('button', { name: 'Send code' }).click();
    await addresses.getByText('Confirm the old one first.').waitFor();
    await aMinutePasses();
    const since = Date.now();
    await addresses.getByRole('button', { name: `Send a code to ${address}` }).click();
    await addresses.getByText(/^Sent by e-mail to/).waitFor();
    await addresses.getByRole('textbox').first().click();
    const code = await codeFor(address, { since });
    await says(page, 'Confirmed. Now enter the new address.', () => page.keyboard.type(code));
    await expect.poll(() => field.inputValue()).toBe(next);
    await addresses.getByRole('button', { name: 'Send code' }).click();
    await addresses.getByRole('textbox').first().click();
    await page.keyboard.type(await codeFor(next));
    await addresses.getByText(next, { exact: true }).waitFor();
    expect(await detailOf(address)).toMatchObject({ email: next });
  });
});

describe('a session that is ended on another device', () => {
  it('takes what stands open with it', async () => {
    const address = `ended.${Date.now().toString(36)}@doctors.example`;
    const { page } = await visit({ as: address });
    await openLive(page, '/settings');
    await ask(address, 'POST', '/api/v3/sign-out-elsewhere', { scope: 'all' });
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect_url') === '/settings');
  });
});
