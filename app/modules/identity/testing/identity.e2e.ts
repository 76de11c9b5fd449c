/** From the first code to a verified profile, and the ways out. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { says } from '../../../../e2e/answers.ts';
import { hydrated, open, sharedBrowser } from '../../../../e2e/browser.ts';
import { mainOf, sentPage } from '../../../../e2e/sent-pages.ts';
import { aMinutePasses, codeFor, sessionOf } from '../../../../e2e/sessions.ts';
import { site } from '../../../../e2e/site.ts';

const { visit } = sharedBrowser();
const CERTIFICATE = fileURLToPath(new URL('../../../../public/icon-512.png', import.meta.url));
const pathOf = (page: Page) => page.url().replace(site().url, '');

/** Nobody has these addresses yet, at a second try as well, and no real one can. */
let run = Date.now().toString(36);
beforeEach(() => {
  run = Date.now().toString(36);
});
const newMail = (name: string) => `${name}.${run}@doctors.example`;
const someDigits = () => String(Date.now()).slice(-7);

const EN = { address: 'Phone number or e-mail address', send: 'Send code', heading: 'Enter the code', code: 'Four-digit code' };
const ID = { address: 'Nomor ponsel atau alamat email', send: 'Kirim kode', heading: 'Masukkan kode', code: 'Kode empat digit' };

async function askForCode(page: Page, address: string, words = EN) {
  await page.getByLabel(words.address).fill(address);
  await page.getByRole('button', { name: words.send }).click();
  await page.getByRole('heading', { name: words.heading }).waitFor();
}

async function enter(page: Page, code: string, words = EN) {
  await page.getByRole('textbox', { name: words.code }).click();
  await page.keyboard.type(code);
}

describe('signing in', () => {
  it('refuses what is no address and wrong codes in words, and lets the right one in', async () => {
    const { page, complaints } = await visit();
    const address = newMail('wrong');
    await open(page, '/login?redirect_url=%2Fcases%3Fsort%3Dactive');
    for (const [written, refusal] of [
      ['0812', 'This is not a phone number that can receive messages. Check the digits and the country code.'],
      ['ratri@', 'This is not a valid e-mail address.'],
    ] as const) {
      await page.getByLabel(EN.address).fill(written);
      await page.getByRole('button', { name: EN.send }).click();
      await page.getByText(refusal).first().waitFor();
    }
    await says(page, 'Otp send Successfully', () => askForCode(page, address));
    await page.getByText(/^Sent by e-mail to w/).waitFor();
    expect(await page.locator('body').textContent()).not.toContain(address);
    const right = await codeFor(address);
    const wrong = String((Number(right) + 1) % 10_000).padStart(4, '0');
    await enter(page, wrong);
    await page.getByText('This code is not right. Tries left: 4.').first().waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: EN.code }).inputValue()).toBe('');
    await enter(page, right);
    await page.waitForURL((url) => url.pathname === '/onboarding');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe('/cases?sort=active');
    expect(complaints).toEqual([]);
  });

  it('keeps an address that was typed before the scripts had come', async () => {
    const { page, complaints } = await visit();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const address = newMail('early');
    await page.getByLabel(EN.address).fill(address);
    release();
    await page.getByRole('button', { name: EN.send }).click();
    await page.getByRole('heading', { name: EN.heading }).waitFor();
    expect(await codeFor(address)).toMatch(/^\d{4}$/);
    expect(complaints).toEqual([]);
  });

  it('goes on with the code when the page was loaded anew, as phones do to pages behind another app', async () => {
    const { page, complaints } = await visit();
    const address = newMail('reloaded');
    await open(page, '/login');
    await askForCode(page, address);
    const code = await codeFor(address);
    await page.reload();
    await page.getByRole('heading', { name: EN.heading }).waitFor();
    await page.getByRole('textbox').first().click();
    await page.keyboard.type(code);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await expect.poll(() => page.evaluate('sessionStorage.getItem("sign-in-code")')).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('sends another code after half a minute only, whatever the clock of the page says', async () => {
    const { page } = await visit();
    await page.clock.install();
    await open(page, '/login');
    await askForCode(page, newMail('patient'));
    const wait = page.getByRole('timer');
    expect(await wait.textContent()).toMatch(/^Send again in 0:(30|2\d)$/);
    expect(await page.getByRole('button', { name: 'Send a new code' }).count()).toBe(0);
    await page.clock.fastForward(31_000);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await page
      .getByText(/Please ask for another code in \d+ s\./)
      .first()
      .waitFor();
    await aMinutePasses();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await wait.waitFor();
  });

  it('selects Indonesian for country code 62, and English for every other', async () => {
    const indonesian = await visit();
    const digits = someDigits();
    await open(indonesian.page, '/login');
    await askForCode(indonesian.page, `0813 ${digits}`);
    await indonesian.page.getByText(/^Sent by SMS to \+62/).waitFor();
    await enter(indonesian.page, await codeFor(`+62813${digits}`));
    await indonesian.page.waitForURL((url) => url.pathname === '/id/onboarding');

    const indian = await visit();
    await open(indian.page, '/login');
    const other = `+91 98450 ${someDigits().slice(0, 5)}`;
    await askForCode(indian.page, other);
    await enter(indian.page, await codeFor(other.replaceAll(' ', '')));
    await indian.page.waitForURL((url) => url.pathname === '/onboarding');
  });

  it('never leads to another site', async () => {
    for (const target of ['//evil.example', 'https://evil.example/x', '/\\evil.example', '/%09/evil.example', 'javascript:alert(1)']) {
      const { status, leadsTo } = await sentPage(`/login?redirect_url=${encodeURIComponent(target)}`, { as: 'lestari' });
      // A path of this site, and not the gate.
      expect({ target, status, leadsTo }).toEqual({ target, status: 302, leadsTo: expect.stringMatching(/^\/(?!.*login)/) });
    }
  });

  it('leads back to where an ended session was', async () => {
    const address = newMail(`ended${someDigits()}`);
    const cookies = await sessionOf(address, { fresh: true });
    const there = await visit();
    await there.context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site().url })));
    // Told of it, the page would go to the sign-in by itself: here it hears of it when its reader goes on.
    await there.page.routeWebSocket(/\/live/, () => undefined);
    await open(there.page, '/settings');
    await there.page.getByText('This device').waitFor();
    await aMinutePasses();
    const here = await visit();
    await open(here.page, '/login');
    const first = await codeFor(address);
    await askForCode(here.page, address);
    await enter(here.page, await codeFor(address, { not: first }));
    await here.page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await open(here.page, '/settings');
    const sessions = here.page.getByRole('region', { name: 'Where you are signed in' });
    expect(await sessions.getByRole('listitem').count()).toBe(2);
    await sessions.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
    await here.page.getByRole('link', { name: 'Register/Login' }).first().waitFor();

    await there.page.getByRole('link', { name: 'Notifications' }).first().click();
    await there.page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(there.page.url()).searchParams.get('redirect_url')).toBe('/notifications');
    await aMinutePasses();
    const before = await codeFor(address);
    await askForCode(there.page, address);
    await enter(there.page, await codeFor(address, { not: before }));
    await there.page.waitForURL((url) => url.pathname === '/notifications');
  });

  it('sends a session that has ended from any page to the sign-in, once, and forgets it', async () => {
    const ended = { auth_token: 'a.session.that.has.ended', is_user_logged_in: 'true' };
    const forgets = (cookies: readonly string[]) =>
      cookies.flatMap((one) => (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(one) ? [one.split('=')[0]] : [])).toSorted();
    const from = await sentPage('/id/cases?sort=active', { cookies: ended });
    expect(from.leadsTo).toBe('/id/login?redirect_url=%2Fid%2Fcases%3Fsort%3Dactive');
    expect(forgets(from.cookies)).toEqual(expect.arrayContaining(Object.keys(ended)));

    const atTheGate = await sentPage('/login', { cookies: ended });
    expect([atTheGate.status, atTheGate.leadsTo]).toEqual([200, null]);
    expect(forgets(atTheGate.cookies)).toEqual(expect.arrayContaining(Object.keys(ended)));
    // Whoever would rather read on without signing in may.
    const readOn = await sentPage('/id/cases?sort=active');
    expect([readOn.status, readOn.leadsTo]).toEqual([200, null]);
    expect(mainOf(readOn.html).split('<article').length - 1).toBeGreaterThan(3);
  });

  it('lasts for thirty days from the last page that was loaded', async () => {
    const { cookies } = await sentPage('/cases', { as: 'lestari' });
    const days = (name: string) => Number(/; Max-Age=(\d+)/i.exec(cookies.find((one) => one.startsWith(`${name}=`)) ?? '')?.[1]) / 86_400;
    expect([days('auth_token'), days('is_user_logged_in')]).toEqual([30, 30]);
  });
});

describe('onboarding', () => {
  const address = newMail('new');
  beforeAll(async () => {
    await sessionOf(address);
  });

  const save = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click();
  const step = (page: Page) => new URL(page.url()).searchParams.get('step');
  const said = (page: Page, words: string) => page.getByText(words).first().waitFor();

  it('takes a new doctor to a verified profile, with a break on the way', async () => {
    const first = await visit({ as: address });
    const { page } = first;
    await open(page, '/onboarding');
    await save(page);
    await said(page, 'This field is required.');
    await page.getByLabel('First name').fill('Abcdefghijklmnopqrstu');
    await save(page);
    await said(page, 'First name cannot exceed 20 characters.');
    await page.getByLabel('First name').fill('Sari2');
    await save(page);
    await said(page, 'Alphabetical characters only.');
    await page.getByLabel('First name').fill('Sari');
    await page.getByLabel('Last name').fill('Utami');
    await page.reload();
    await said(page, 'You had begun this before.');
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Sari');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Utami');
    await page.getByLabel('City or district').fill('Semarang');
    await page
      .getByRole('option', { name: /Semarang/ })
      .first()
      .click();
    await says(page, 'Basic Details Update Sucessfully', () => save(page));
    await expect.poll(() => step(page)).toBe('additional');
    await first.close();

    // The next day, on another page: onboarding goes on where it was left.
    const second = await visit({ as: address });
    await open(second.page, '/onboarding');
    await second.page.getByRole('heading', { name: 'What do you practise?' }).waitFor();
    // What was sent is not kept any more.
    expect(await second.page.getByText('You had begun this before.').count()).toBe(0);
    await second.page.getByLabel('Speciality', { exact: true }).fill('cardio');
    await second.page.getByRole('option', { name: 'Cardiology and vascular medicine' }).click();
    await save(second.page);
    await said(second.page, 'This field is required.');
    await second.page.getByLabel('In practice since').fill('2015');
    await second.page.getByLabel('Workplace').fill('RSUD Semarang');
    await save(second.page);
    await expect.poll(() => step(second.page)).toBe('interests');

    const own = second.page.getByRole('button', { name: 'Cardiology and vascular medicine' });
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
    await own.click();
    await save(second.page);
    await said(second.page, 'Atleast one interest should be selected.');
    await own.click();
    await says(second.page, 'Interest area updated successfully', () => save(second.page));
    await expect.poll(() => step(second.page)).toBe('registration');

    await save(second.page);
    await said(second.page, 'This field is required.');
    await second.page.getByLabel('Registration number').fill(`33 1 1 ${run}`);
    await second.page.getByLabel('Picture of the certificate').setInputFiles(CERTIFICATE);
    await said(second.page, 'The picture is there. Choose another');
    await save(second.page);
    await expect.poll(() => step(second.page)).toBe('submit');
    await second.page.getByRole('button', { name: 'Hand in' }).click();
    await second.page.getByRole('status').filter({ hasText: 'Verification Under Process' }).waitFor();
    expect(second.complaints).toEqual([]);

    const staff = await visit({ as: 'staff' });
    await open(staff.page, '/console');
    expect(pathOf(staff.page)).toBe('/console/verification');
    const card = staff.page.getByRole('article').filter({ hasText: 'Sari Utami' });
    await card.getByRole('button', { name: 'Show the certificate' }).click();
    await card.getByRole('img', { name: 'Registration certificate handed in by Sari Utami' }).waitFor();
    expect(await card.getByRole('button', { name: 'Verify' }).isDisabled()).toBe(true);
    await card.getByLabel('The number is in the public register').check();
    await card.getByLabel('The person and the entry are the same').check();
    await says(staff.page, 'Sari Utami is verified', () => card.getByRole('button', { name: 'Verify' }).click());
    await card.waitFor({ state: 'detached' });
    expect(staff.complaints).toEqual([]);

    await open(second.page, '/settings');
    await said(second.page, 'Profile Verified');
    await open(second.page, '/profile');
    await said(second.page, 'Profile Verified');
  });

  it('ticks what is done, not what was passed over, and keeps a place that was typed and not chosen', async () => {
    const { page } = await visit({ as: newMail('passes-over') });
    await open(page, '/onboarding?step=submit');
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    expect(await steps.count()).toBe(5);
    expect(await steps.getByRole('img', { name: 'Filled in' }).count()).toBe(0);

    await open(page, '/onboarding');
    await page.getByLabel('City or district').fill('Semarang');
    await page
      .getByRole('option', { name: /Semarang/ })
      .first()
      .waitFor();
    await page.getByLabel('First name').fill('Sari');
    await said(page, 'Please choose it from the list');
    expect(await page.getByLabel('City or district').inputValue()).toBe('Semarang');
    await page.getByRole('button', { name: 'My place is not in the list' }).click();
    const city = page.getByLabel('City', { exact: true });
    expect(await city.inputValue()).toBe('Semarang');

    // The postcode goes with the city that it was given for.
    const postcode = page.getByLabel('Postcode');
    await postcode.fill('50241');
    await city.fill('Salatiga');
    await expect.poll(() => postcode.inputValue()).toBe('');
    await city.fill('Semarang');
    await expect.poll(() => postcode.inputValue()).toBe('50241');
  });

  it('keeps the question that it leads back to while its reader skips to the content', async () => {
    const question = '#drug=warfarin&age=71';
    const { page, complaints } = await visit({ as: newMail('skips') });
    await open(page, `/onboarding?step=interests&redirect_url=%2Fdrug-to-drug${question}`);
    const later = page.getByRole('link', { name: 'Finish later' });
    expect(await later.getAttribute('href')).toBe(`/drug-to-drug${question}`);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main');
    expect(new URL(page.url()).hash).toBe(question);
    expect(await later.getAttribute('href')).toBe(`/drug-to-drug${question}`);
    expect(complaints).toEqual([]);
  });

  it('keeps that question also from who skips before any script has come, at the sign-in as in onboarding', async () => {
    const question = '#drug=warfarin&age=71';
    for (const [path, as] of [
      ['/login', null],
      ['/onboarding', newMail('hurries')],
    ] as const) {
      const { page, complaints } = await visit({ ...(as !== null && { as }) });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${path}?redirect_url=%2Fdrug-to-drug${question}`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('main');
      release();
      await hydrated(page);
      expect(new URL(page.url()).hash).toBe(question);
      expect(complaints).toEqual([]);
      if (as === null) continue;
      await expect.poll(() => page.getByRole('link', { name: 'Finish later' }).getAttribute('href')).toBe(`/drug-to-drug${question}`);
    }
  });

  it('speaks Indonesian to Indonesian doctors', async () => {
    const { page, complaints } = await visit();
    const mine = newMail('baru');
    await open(page, '/id/login');
    await says(page, 'Kode OTP berhasil dikirim', () => askForCode(page, mine, ID));
    await enter(page, await codeFor(mine), ID);
    await page.waitForURL((url) => url.pathname.endsWith('/onboarding'));
    await open(page, '/id/onboarding');
    await page.getByLabel('Nama depan').fill('Abcdefghijklmnopqrstu');
    await page.getByRole('button', { name: 'Simpan dan lanjutkan' }).click();
    await page.getByText('Nama depan maksimal 20 karakter.').first().waitFor();
    await page.getByLabel('Nama depan').fill('Rini');
    await page.getByLabel('Kota atau kecamatan').fill('Bandung');
    await page
      .getByRole('option', { name: /Bandung/ })
      .first()
      .click();
    await says(page, 'Data dasar berhasil diperbarui', () => page.getByRole('button', { name: 'Simpan dan lanjutkan' }).click());
    expect(complaints).toEqual([]);
  });
});
