/** What a doctor has typed survives a reload, a crash, a dead line, the end of the session and a second window. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { signOutElsewhere } from '#modules/identity/session.contract.ts';
import { DESK, open, sharedBrowser } from '../../../../e2e/browser.ts';
import { codeFor, sessionOf } from '../../../../e2e/sessions.ts';
import { site } from '../../../../e2e/site.ts';
import { getDraft, publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { callAs, publishAs } from './case.journey.ts';
import { caseContent, draftSettings } from './cases.factory.ts';
import { composerOn, openComposer, saveOf, WRITING, writeBasics, writeQuestion, writeTheRest } from './composer.journey.ts';

const DRAFTS = '**/api/v3/case-drafts**';
const RESTORED = 'We brought back text that was not saved last time. It was kept on this device.';

const { visit } = sharedBrowser();

const cutLine = (context: BrowserContext) => context.route(DRAFTS, (route) => route.abort());
const draftIdOf = (page: Page): string => new URL(page.url()).searchParams.get('draft') ?? '';

async function expectEverything(page: Page, presentation: string) {
  const { part, title } = composerOn(page);
  await expect.poll(() => title.inputValue()).toBe(WRITING.title);
  await expect.poll(() => part('presentation').getByRole('textbox').inputValue()).toBe(presentation);
  await expect.poll(() => part('patient').getByLabel('Age', { exact: true }).inputValue()).toBe('46');
  await expect.poll(() => part('history').getByLabel('Family', { exact: true }).inputValue()).toBe(WRITING.history);
  await expect.poll(() => part('question').getByLabel('Option D').inputValue()).toBe(WRITING.options[3]);
  await expect.poll(() => part('disclosure').getByLabel('Management', { exact: true }).inputValue()).toBe(WRITING.management);
  await expect.poll(() => part('references').getByLabel('Address').inputValue()).toBe('https://example.org/gout');
}

describe('autosave', () => {
  it('brings back after a reload what the line did not take, says so, and then saves it', async () => {
    const author = await visit({ as: 'ratri' });
    const { page, context } = author;
    const composer = await openComposer(page);
    const first = saveOf(page, WRITING.complaint);
    await writeBasics(composer, WRITING);
    await first;
    await expect.poll(() => draftIdOf(page)).toMatch(/^[\w-]{16}$/);

    await cutLine(context);
    await writeTheRest(composer, WRITING);
    await page.getByText('You are offline. Go on writing').waitFor();
    await page.getByText('Not saved: kept on this device').first().waitFor();
    // The page that is left must not save it after all; nor does the next one before the line is back.
    await page.reload();
    await page.getByText(RESTORED).waitFor();
    await expectEverything(page, WRITING.presentation);
    const second = saveOf(page, WRITING.management);
    await context.unroute(DRAFTS);
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await second;
    const { content } = await callAs(context, getDraft, { id: draftIdOf(page) });
    expect(JSON.stringify(content)).toContain(WRITING.management);
    await page.getByRole('button', { name: 'All right' }).click();
    await page.getByText(RESTORED).waitFor({ state: 'detached' });
  });

  it('brings back after a crash what never left the device, and to nobody else', async () => {
    const author = await visit({ as: 'vikram' });
    await cutLine(author.context);
    const composer = await openComposer(author.page);
    await writeBasics(composer, WRITING);
    await writeTheRest(composer, WRITING);
    await author.page.getByText('You are offline.').first().waitFor();
    const storageState = await author.context.storageState();
    await author.close();

    const again = await visit({ as: 'vikram', storageState });
    const saved = saveOf(again.page, WRITING.management);
    await again.page.goto('/cases/new');
    await again.page.getByText(RESTORED).waitFor();
    await expectEverything(again.page, WRITING.presentation);
    await saved;

    const other = await visit({ as: 'farah', storageState: { ...storageState, cookies: [] } });
    await open(other.page, '/cases/new');
    expect(await composerOn(other.page).title.inputValue()).toBe('');
  });

  it('offers an unfinished case the next time', async () => {
    const author = await visit({ as: 'dimas' });
    const composer = await openComposer(author.page);
    const saved = saveOf(author.page, WRITING.complaint);
    await writeBasics(composer, { ...WRITING, title: 'Half a case' });
    await saved;

    const again = await visit({ as: 'dimas' });
    await open(again.page, '/cases/new');
    await again.page.getByRole('link', { name: /Half a case/ }).click();
    await expect.poll(() => composerOn(again.page).title.inputValue()).toBe('Half a case');
  });
});

it('leads through the sign-in and back to the text when the session ended elsewhere', async () => {
  const author = await visit();
  const { page, context } = author;
  // Nobody else's test asks for codes of hers: they are few in an hour.
  await context.addCookies((await sessionOf('wulan', { fresh: true })).map((cookie) => ({ ...cookie, url: site().url })));
  const { phone } = await callAs(context, getUserBasicDetail, {});
  const composer = await openComposer(page);
  const saved = saveOf(page, WRITING.complaint);
  await writeBasics(composer, WRITING);
  await saved;
  await expect.poll(() => draftIdOf(page)).toMatch(/^[\w-]{16}$/);
  const id = draftIdOf(page);

  await callAs(context, signOutElsewhere, { scope: 'all' });
  await context.addCookies([{ name: 'auth_token', value: 'a.session.that.has.ended', url: site().url, httpOnly: true }]);
  await writeQuestion(composer, WRITING);
  await composer.part('presentation').getByRole('textbox').fill('Written after the session had ended.');
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended. Your text is kept on this device' });
  await notice.getByRole('link', { name: 'Sign in and go on' }).click();

  await page.getByLabel('Phone number or e-mail address').fill(phone ?? '');
  const since = Date.now();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(await codeFor(phone ?? '', { since }));
  await page.waitForURL(/\/cases\/new\?draft=/);
  // Who signs in reads the language of their account.
  const back = composerOn(page, 'id');
  await page.getByText(back.t('compose.notice.restored')).waitFor();
  expect(draftIdOf(page)).toBe(id);
  await expect.poll(() => back.part('presentation').getByRole('textbox').inputValue()).toBe('Written after the session had ended.');
  const lastOption = back.part('question').getByLabel(back.t('compose.question.option', { letter: 'D' }));
  await expect.poll(() => lastOption.inputValue()).toBe(WRITING.options[3]);
  await expect
    .poll(async () => JSON.stringify((await callAs(context, getDraft, { id })).content))
    .toContain('Written after the session had ended.');
});

it('keeps both versions of a draft that was changed in two windows, and lets the writer choose', async () => {
  const author = await visit({ as: 'ananya', timezoneId: 'Asia/Jakarta' });
  const { page, context } = author;
  const composer = await openComposer(page);
  const first = saveOf(page, WRITING.complaint);
  await writeBasics(composer, WRITING);
  await first;
  await expect.poll(() => draftIdOf(page)).toMatch(/^[\w-]{16}$/);
  const id = draftIdOf(page);

  const second = await context.newPage();
  await open(second, `/cases/new?draft=${id}`);
  const saved = saveOf(second, 'A better title');
  await composerOn(second).title.fill('A better title');
  await saved;
  await composer.part('presentation').getByRole('textbox').fill('A better story');
  await page.getByRole('heading', { name: 'Two versions of this draft' }).waitFor();
  expect(await page.getByText(/last saved/).innerText()).toMatch(/last saved \d\d:\d\d\./);
  for (const text of ['A better title', 'A better story', WRITING.title, 'She slipped on wet tiles']) {
    await page.getByText(text).first().waitFor();
  }
  // Nothing is overwritten before the writer has chosen.
  expect((await callAs(context, getDraft, { id })).content.title).toBe('A better title');

  await page.getByRole('group', { name: 'Title' }).getByLabel('Saved elsewhere', { exact: true }).check();
  const merged = saveOf(page, 'A better story');
  await page.getByRole('button', { name: 'Go on with these' }).click();
  await merged;
  await expect.poll(() => composer.title.inputValue()).toBe('A better title');
  const { content, settings, version } = await callAs(context, getDraft, { id });
  expect(content.title).toBe('A better title');
  expect(JSON.stringify(content.presentation)).toContain('A better story');

  // By the operation too: an old version is refused, with the newer one beside it.
  await expect(callAs(context, saveDraft, { id, version: version - 1, content, settings })).rejects.toThrow(
    /409 .*cases\.staleDraft.*A better story/,
  );
});

it('does not throw away a draft that another device has written to since, and shows both', async () => {
  const { page, context } = await visit({ as: 'kavita' });
  const { id, version } = await callAs(context, startDraft, { caseId: null, language: 'en' });
  await open(page, `/cases/new?draft=${id}`);
  await callAs(context, saveDraft, { id, version, content: { title: 'From the phone' }, settings: draftSettings() });
  await page.getByRole('button', { name: 'Discard this draft' }).dblclick();
  const choice = page.getByRole('heading', { name: 'Two versions of this draft' });
  await choice.waitFor();
  // Before one's eyes, far above the button that was pressed.
  expect(await page.locator(':focus').getByRole('heading', { name: 'Two versions of this draft' }).count()).toBe(1);
  const { y = -1 } = (await choice.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(DESK.height);
  expect((await callAs(context, getDraft, { id })).content).toEqual({ title: 'From the phone' });

  await page.getByRole('group', { name: 'Title' }).getByLabel('Saved elsewhere', { exact: true }).check();
  await page.getByRole('button', { name: 'Go on with these' }).click();
  await expect.poll(() => composerOn(page).title.inputValue()).toBe('From the phone');
  await page.getByRole('button', { name: 'Discard this draft' }).click();
  await page.waitForURL('**/cases');
  await expect(callAs(context, getDraft, { id })).rejects.toThrow(/cases\.draftNotFound/);
});

it('puts a change beside what was published in another window, before it may be saved as a new one', async () => {
  const author = await visit({ as: 'kavita' });
  const { page, context } = author;
  const caseId = await publishAs(context, { content: { title: 'As it was published' } });
  await open(page, `/cases/new?case=${caseId}`);
  await expect.poll(() => draftIdOf(page)).toMatch(/^[\w-]{16}$/);
  const composer = composerOn(page);
  await expect.poll(() => composer.title.inputValue()).toBe('As it was published');

  const { id, version } = await callAs(context, startDraft, { caseId, language: 'en' });
  const content = { ...caseContent({ title: 'Corrected in the other window' }) };
  const saved = await callAs(context, saveDraft, { id, version, content, settings: draftSettings() });
  await callAs(context, publishCase, { draftId: id, version: saved.version });

  await composer.part('presentation').getByRole('textbox').fill('Written in this window.');
  await page.getByRole('button', { name: 'Save as a new draft' }).click();
  await page.getByRole('heading', { name: 'Two versions of this draft' }).waitFor();
  await page.getByText('Corrected in the other window').first().waitFor();
  await page.getByRole('group', { name: 'Title' }).getByLabel('Saved elsewhere', { exact: true }).check();
  const merged = saveOf(page, 'Written in this window.');
  await page.getByRole('button', { name: 'Go on with these' }).click();
  await merged;
  await expect.poll(() => composer.title.inputValue()).toBe('Corrected in the other window');
  // It stays a change of the case, and is no new one.
  await page.getByRole('heading', { name: 'Change your case' }).waitFor();
  expect((await callAs(context, getDraft, { id: draftIdOf(page) })).caseId).toBe(caseId);
});

it('brings back what was taken out by mistake', async () => {
  const author = await visit({ as: 'ananya' });
  const { page } = author;
  const { part, t } = await openComposer(page);
  await part('timeline')
    .getByRole('button', { name: t('compose.timeline.add') })
    .click();
  await part('timeline').getByLabel(t('compose.timeline.field.when')).fill('Day 2');
  await part('timeline').getByRole('button', { name: 'Remove event 1' }).click();
  await part('timeline').getByLabel(t('compose.timeline.field.when')).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => part('timeline').getByLabel(t('compose.timeline.field.when')).inputValue()).toBe('Day 2');
});
