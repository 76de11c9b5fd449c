/** Two tabs of one browser: whoever signs in in one does not write, nor is written for, in the other. docs/decisions/0038-one-tab-one-member.md */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDraft, listDrafts } from '#modules/cases/case-draft.contract.ts';
import { callAs } from '#modules/cases/testing/case.journey.ts';
import { openComposer, saveOf, WRITING, writeBasics } from '#modules/cases/testing/composer.journey.ts';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { type Comment, listComments } from '#modules/library/discussion.contract.ts';
import { answersWith, editorOf, fieldOf, inEditor, isSent, pathOfCase, write } from '#modules/library/testing/discussion.journey.ts';
import { answerOf, sends } from './answers.ts';
import { expectAccessible, hydrated, open, overflowOf, PHONE, settled, sharedBrowser, signIn } from './browser.ts';
import { codeFor, sessionOf } from './sessions.ts';
import { site } from './site.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: a code is sent to an address once in half a minute. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});
const ONE = 'helen';
const OTHER = 'bagas';
const CHANGED = 'Another account has signed in in another tab since this page was opened, so nothing was sent or changed.';

let casePath: string;
beforeAll(async () => {
  casePath = await pathOfCase();
});

/** In a tab of their own: from then on the whole browser is theirs. */
async function signInElsewhere(context: BrowserContext, who: string): Promise<Page> {
  const tab = await context.newPage();
  await signIn(tab, who);
  await open(tab, '/cases');
  return tab;
}

const notice = (page: Page, words = CHANGED) => page.getByRole('alert').filter({ has: page.getByRole('button'), hasText: words });
const loadAnew = (page: Page) => notice(page).getByRole('button', { name: 'Load the page anew' }).click();
const myId = async (context: BrowserContext) => (await callAs(context, getUserBasicDetail, {})).id;

/** Authors of the answers to the case with these words. */
async function authorsOf(context: BrowserContext, words: string): Promise<(string | null)[]> {
  const itemId = casePath.split('/').at(-1) ?? '';
  const { data } = await callAs(context, listComments, { itemId, limit: 50 });
  const found = (data as Comment[]).filter(({ text }) => JSON.stringify(text).includes(words));
  return found.map(({ byline }) => (byline.kind === 'member' ? byline.id : null));
}

describe('what is pressed after somebody else has signed in in another tab', () => {
  it('is refused in words, its text kept, and done as whoever is signed in once the page is loaded anew', async () => {
    const { page, context, complaints } = await visit({ as: ONE });
    const words = `Platelets twice a day ${Date.now()}`;
    await open(page, casePath);
    await write(page);
    await page.keyboard.type(words);
    await signInElsewhere(context, OTHER);

    const answer = answerOf(page, '/add-comment');
    await page.keyboard.press('Control+Enter');
    expect((await answer).status()).toBe(412);
    await notice(page).waitFor();
    expect(await editorOf(page).textContent()).toBe(words);
    expect(await authorsOf(context, words)).toEqual([]);
    await expectAccessible(page);

    // The page is that of whoever is signed in, without a word of whoever wrote before.
    await loadAnew(page);
    await page.getByRole('button', { name: /^Add your view/ }).waitFor();
    await hydrated(page);
    expect(await page.getByText(words).count()).toBe(0);
    await write(page);
    expect(await editorOf(page).textContent()).toBe('');
    const own = `Seen on the ward ${Date.now()}`;
    await page.keyboard.type(own);
    await page.keyboard.press('Control+Enter');
    await isSent(answersWith(page, own));
    expect(await authorsOf(context, own)).toEqual([await myId(context)]);

    // And what was typed is there again for whoever typed it.
    await signIn(page, ONE);
    await open(page, casePath);
    await page.getByText('You had begun this before.').waitFor();
    await fieldOf(page).click();
    await inEditor(page);
    expect(await editorOf(page).textContent()).toBe(words);
    expect(complaints).toEqual([]);
  });

  it('leaves nothing of a code that was asked for to whoever reads on in the tab', async () => {
    const { page, context } = await visit({ as: ONE });
    await open(page, '/settings');
    await page.getByRole('button', { name: 'Confirm another one' }).click();
    await page.getByLabel('New phone number or e-mail address').fill('+44 7911 123456');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText(/^Sent by SMS to \+44/).waitFor();
    await page.reload();
    await page.getByText(/^Sent by SMS to \+44/).waitFor();
    await signIn(page, OTHER);
    await open(page, '/settings');
    await settled(page);
    expect(await page.getByText(/^Sent by SMS to \+44/).count()).toBe(0);
    expect(await myId(context)).toBe(await page.evaluate('document.documentElement.dataset.reader'));
  });

  it('goes on without loading anew once its own reader is signed in again', async () => {
    const { page, context } = await visit({ as: ONE, viewport: PHONE });
    await open(page, `/id${casePath}`);
    const tab = await signInElsewhere(context, OTHER);
    const keep = page.getByRole('button', { name: 'Simpan', exact: true }).first();
    const before = await keep.getAttribute('aria-pressed');
    await keep.click();
    const words = 'Akun lain telah masuk di tab lain sejak halaman ini dibuka, jadi tidak ada yang dikirim atau diubah.';
    await notice(page, words).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await expect.poll(() => keep.getAttribute('aria-pressed')).toBe(before);

    await signIn(tab, ONE);
    await sends(page, '/add-remove-bookmark', () => keep.click());
    await notice(page, words).waitFor({ state: 'detached' });
    await sends(page, '/add-remove-bookmark', () => keep.click());
  });

  it('does not sign out whoever is signed in by now', async () => {
    const { page, context } = await visit({ as: ONE });
    await open(page, '/cases');
    // Whose session ends here is nobody else's.
    await signInElsewhere(context, `leaves.${Date.now()}@doctors.example`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await notice(page).waitFor();
    const signedIn = await myId(context);
    await loadAnew(page);
    await expect.poll(() => page.evaluate('document.documentElement.dataset.reader')).toBe(signedIn);
    await hydrated(page);
    expect(await myId(context)).toBe(signedIn);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('link', { name: 'Register/Login' }).first().waitFor();
    expect(await context.cookies().then((left) => left.some(({ name }) => name === 'auth_token'))).toBe(false);
  });
});

describe('what goes on by itself after somebody else has signed in in another tab', () => {
  it('ends without a message over the page, and writes nothing for either', async () => {
    const { page, context } = await visit({ as: ONE });
    const composer = await openComposer(page);
    const first = saveOf(page, WRITING.complaint);
    await writeBasics(composer, WRITING);
    await first;
    const draftId = () => new URL(page.url()).searchParams.get('draft') ?? '';
    await expect.poll(draftId).toMatch(/^[\w-]{16}$/);
    const before = await callAs(context, getDraft, { id: draftId() });

    const tab = await signInElsewhere(context, OTHER);
    const drafts = await callAs(context, listDrafts, {});
    await composer.title.fill(`Written too late ${run}`);
    await page.getByText('Another account has signed in in another tab, so nothing is saved any more.').waitFor();
    await settled(page);
    expect(await notice(page).count()).toBe(0);
    expect(await callAs(context, listDrafts, {})).toEqual(drafts);

    await signIn(tab, ONE);
    expect(await callAs(context, getDraft, { id: draftId() })).toEqual(before);
    // Whoever wrote it finds it on this device.
    await page.getByRole('button', { name: 'Load the page anew' }).click();
    await expect.poll(() => composer.title.inputValue()).toBe(`Written too late ${run}`);
  });

  it('goes on in the same document once its writer is signed in again and comes back to it', async () => {
    const { page, context } = await visit({ as: ONE });
    const composer = await openComposer(page);
    const first = saveOf(page, WRITING.complaint);
    await writeBasics(composer, WRITING);
    await first;
    const draftId = () => new URL(page.url()).searchParams.get('draft') ?? '';
    await expect.poll(draftId).toMatch(/^[\w-]{16}$/);
    await page.evaluate(`document.documentElement.dataset.opened = 'once'`);

    const tab = await signInElsewhere(context, OTHER);
    await composer.title.fill(`Refused at first ${run}`);
    const told = page.getByText('Another account has signed in in another tab, so nothing is saved any more.');
    await told.waitFor();
    await signIn(tab, ONE);
    await composer.title.fill(`Typed on ${run}`);
    const saved = saveOf(page, `Typed on ${run}`);
    // As a browser tells of the tab that is looked at again.
    await page.evaluate(`dispatchEvent(new Event('focus'))`);
    await saved;
    await told.waitFor({ state: 'detached' });
    expect((await callAs(context, getDraft, { id: draftId() })).content.title).toBe(`Typed on ${run}`);
    expect(await page.evaluate('document.documentElement.dataset.opened')).toBe('once');
    // From here on as ever.
    const next = saveOf(page, `And further ${run}`);
    await composer.title.fill(`And further ${run}`);
    await next;
  });
});

describe('the way to another page after somebody else has signed in in another tab', () => {
  it('leads to a page of whoever is signed in, and of nobody once they have left', async () => {
    const { page, context } = await visit({ as: ONE });
    await open(page, '/cases');
    const readerOf = () => page.evaluate('document.documentElement.dataset.reader');
    const one = await readerOf();
    await signInElsewhere(context, OTHER);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'News', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/news');
    await expect.poll(readerOf).toBe(await myId(context));
    expect(await readerOf()).not.toBe(one);
    await hydrated(page);
    await settled(page);

    // The way back leads as a document as well: the address is that of the page before by then.
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Videos', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/video');
    await settled(page);
    await signIn(page, ONE);
    await page.goBack();
    await expect.poll(readerOf).toBe(one);
    await page.waitForURL((url) => url.pathname === '/news');
    await hydrated(page);
    await settled(page);

    await context.clearCookies();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Cases', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/cases');
    await expect.poll(readerOf).toBe('nobody');
  });
});

describe('signing out in one tab', () => {
  it('takes what is open in the others along: nothing of it is left for whoever comes next', async () => {
    const { page, context } = await visit();
    // A session of this test alone: it ends here.
    const session = await sessionOf(ONE, { fresh: true });
    await context.addCookies(session.map((cookie) => ({ ...cookie, url: site().url })));
    await open(page, '/settings');
    await page.getByLabel('First name').waitFor();
    const tab = await context.newPage();
    await open(tab, '/id/cases');
    await tab.getByRole('button', { name: 'Keluar', exact: true }).click();
    await tab.waitForURL((url) => url.pathname === '/id');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Register/Login' }).first().waitFor();
    expect(await page.evaluate('document.documentElement.dataset.reader')).toBe('nobody');
  });
});

describe('a page of nobody', () => {
  it('lets in whoever signs in on it, whoever has signed in in another tab meanwhile', async () => {
    const { page, context } = await visit();
    const address = `late.${run}@doctors.example`;
    // Whose session is written over loses it: nobody else's.
    const before = `before.${run}@doctors.example`;
    await open(page, '/login?redirect_url=%2Fabout');
    await page.getByLabel('Phone number or e-mail address').fill(address);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
    await signInElsewhere(context, before);
    const other = await myId(context);
    await page.getByRole('textbox', { name: 'Four-digit code' }).click();
    await page.keyboard.type(await codeFor(address));
    await page.waitForURL((url) => url.pathname === '/onboarding');
    expect(await myId(context)).not.toBe(other);
    // What comes next is written by the new document, which knows who has come.
    await page.getByLabel('First name').fill('Late');
    await open(page, '/settings');
    expect(await page.evaluate('document.documentElement.dataset.reader')).toBe(await myId(context));
  });

  it('becomes that of whoever has signed in in another tab when it leads to the sign-in', async () => {
    const { page, context } = await visit();
    await open(page, casePath);
    await signInElsewhere(context, OTHER);
    await page.getByRole('link', { name: 'Register/Login' }).first().click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(casePath);
    expect(await page.evaluate('document.documentElement.dataset.reader')).toBe(await myId(context));
  });
});
