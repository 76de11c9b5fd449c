/** What members report, what staff decide, and what of it is on the record. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCase } from '#modules/cases/cases.contract.ts';
import { callAs, publishAs } from '#modules/cases/testing/case.journey.ts';
import { says, sends } from '../../../../e2e/answers.ts';
import { hydrated, open, pressBelow, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
import { entriesOf, sentPage, wordsOf } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: what the first has written stands there as well. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});
const plain = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

let casePath = '';
let itemId = '';
beforeAll(async () => {
  // The most discussed are of the sample world: others were written by other tests, and may be closed to these colleagues.
  const { data } = await ask<{ data: { id: string; byline: { kind: string } }[] }>(null, 'GET', '/api/v3/cases?limit=20&sort=discussed');
  itemId = data.find(({ byline }) => byline.kind === 'member')?.id ?? '';
  casePath = `/cases/${itemId}`;
});

const answer = (text: string, anonymous = false) =>
  ask<{ id: string }>('eko', 'POST', '/api/v3/add-comment', { itemId, text: plain(text), anonymous });

describe('reports', () => {
  it('go from the page into the queue, are decided once, and the author is told nothing of who', async () => {
    // Its own at every try: what an earlier one left on the page is not what is looked for.
    const words = `Buy my supplements, dear colleagues ${Date.now().toString(36)}`;
    await answer(words);
    const member = await visit({ as: 'siti' });
    await open(member.page, casePath);
    const comment = member.page.getByRole('listitem').filter({ hasText: words }).last();
    await pressBelow(comment.getByRole('button', { name: /^Report/ }));
    const dialog = member.page.getByRole('dialog', { name: 'Report this' });
    await dialog.getByLabel('Advertising').check();
    await dialog.getByLabel('Anything we should know').fill('He sells them himself.');
    // The session has ended meanwhile: after the sign-in the words are there again.
    await member.context.clearCookies();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await member.page.waitForURL(/\/login\?/);
    await signIn(member.page, 'siti');
    await open(member.page, casePath);
    await pressBelow(comment.getByRole('button', { name: /^Report/ }));
    await expect.poll(() => dialog.getByLabel('Anything we should know').inputValue()).toBe('He sells them himself.');
    await says(member.page, 'Thank you. Our staff will look at it.', () => dialog.getByRole('button', { name: 'Report' }).click());

    const staff = await visit({ as: 'staff' });
    await open(staff.page, '/console/reports');
    const card = staff.page.getByRole('article').filter({ hasText: words });
    await card.getByText('He sells them himself.').waitFor();
    expect(await card.textContent()).not.toContain('Siti');
    await card.getByRole('button', { name: 'Remove', exact: true }).click();
    await card.getByRole('button', { name: 'Remove', exact: true }).click();
    await card
      .getByText(/Please give a reason\.|This field is required\./)
      .first()
      .waitFor();
    expect(await card.getByLabel('Ground').inputValue()).toBe('advertising');
    await card.getByLabel('Why is it removed?').fill('This is no place for selling.');
    await staff.page.reload();
    await hydrated(staff.page);
    await card.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => card.getByLabel('Why is it removed?').inputValue()).toBe('This is no place for selling.');
    await sends(staff.page, '/staff/reports', () => card.getByRole('button', { name: 'Remove', exact: true }).click());
    await card.waitFor({ state: 'detached' });

    await member.page.reload();
    await member.page.getByRole('heading', { name: 'Discussion' }).waitFor();
    expect(await member.page.getByText(words).count()).toBe(0);
    const log = async () => (await sentPage('/moderation-log')).html;
    await expect.poll(async () => entriesOf(await log()).find((words) => words.includes('Comment removed'))).toContain('Advertising');
    expect(wordsOf(await log())).not.toContain('Sekar');
    await open(staff.page, '/console/log');
    await staff.page.getByText('This is no place for selling.').first().waitFor();
    expect([...member.complaints, ...staff.complaints]).toEqual([]);
  });

  it('leave what is in order where it stands', async () => {
    const words = `I disagree with everybody here ${run}`;
    const { id } = await answer(words);
    await ask('nadia', 'POST', '/api/v3/report', { target: 'comment', id, reason: 'offensive' });
    const staff = await visit({ as: 'staff' });
    await open(staff.page, '/console/reports');
    const card = staff.page.getByRole('article').filter({ hasText: words });
    await card.getByRole('button', { name: 'It stays' }).click();
    await card.waitFor({ state: 'detached' });
    await open(staff.page, casePath);
    await staff.page.getByText(words).first().waitFor();
  });

  it('show who is behind something anonymous on request only, and on the record', async () => {
    const words = `Nobody shall know that this is mine ${run}`;
    const { id } = await answer(words, true);
    await ask('nadia', 'POST', '/api/v3/report', { target: 'comment', id, reason: 'privacy' });
    const staff = await visit({ as: 'staff' });
    await open(staff.page, '/console/reports');
    const card = staff.page.getByRole('article').filter({ hasText: words });
    expect(await card.textContent()).not.toContain('Eko');
    await card.getByRole('button', { name: 'Who wrote this?' }).click();
    const reason = `A patient asked us to find out ${run}`;
    await card.getByLabel('Why do you need to know?').fill(reason);
    await card.getByRole('button', { name: 'Show the author' }).click();
    await card
      .getByRole('status')
      .filter({ hasText: /^Written by Eko/ })
      .waitFor();
    await open(staff.page, '/console/log');
    const entry = staff.page.getByRole('listitem').filter({ hasText: reason });
    expect(await entry.textContent()).toContain('Author of something anonymous looked up');
    expect((await sentPage('/moderation-log')).html).not.toContain(reason);
  });
});

describe('the queue of what waits for approval', () => {
  it('is narrowed by kind, speciality and language, each choice kept by its address, and Back takes one off', async () => {
    const author = await visit({ as: 'grace' });
    const held = async (language: 'en' | 'id', speciality: string) => {
      const id = await publishAs(author.context, { settings: { language, specialities: [speciality] } });
      const title = `Call 0812-3456-7890, ${speciality} ${run}`;
      await callAs(author.context, updateCase, { id, version: 1, title, acceptIdentifiers: true });
      return title;
    };
    const english = await held('en', 'cardiology');
    const indonesian = await held('id', 'neurology');

    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/console/approvals');
    const queue = page.getByRole('main').getByRole('article');
    const shown = async () => {
      const words = (await queue.allInnerTexts()).join(' ');
      return [words.includes(english), words.includes(indonesian)];
    };
    expect(await shown()).toEqual([true, true]);
    const filters = page.getByRole('form', { name: 'Show only' });
    const choose = async (name: string, label: string, query: string) => {
      await filters.getByLabel(name).selectOption({ label });
      await page.waitForURL((url) => url.search === query);
    };
    await choose('Language', 'Indonesian', '?language=id');
    await expect.poll(shown).toEqual([false, true]);
    await choose('Speciality', 'Cardiology and vascular medicine', '?speciality=cardiology&language=id');
    await expect.poll(shown).toEqual([false, false]);
    await choose('Language', 'English', '?speciality=cardiology&language=en');
    await expect.poll(shown).toEqual([true, false]);
    await choose('Kind', 'Case', '?kind=case&speciality=cardiology&language=en');
    await expect.poll(shown).toEqual([true, false]);
    await choose('Kind', 'Post', '?kind=post&speciality=cardiology&language=en');
    await expect.poll(shown).toEqual([false, false]);
    const chosen = () => Promise.all(['Kind', 'Speciality', 'Language'].map((name) => filters.getByLabel(name).inputValue()));
    await page.goBack();
    await expect.poll(shown).toEqual([true, false]);
    await expect.poll(chosen).toEqual(['case', 'cardiology', 'en']);
    await page.reload();
    await expect.poll(shown).toEqual([true, false]);
    await expect.poll(chosen).toEqual(['case', 'cardiology', 'en']);
    expect([...author.complaints, ...complaints]).toEqual([]);
  });
});

describe('the desk', () => {
  it.each([
    ['members', 'siti'],
    ['readers who are not signed in', undefined],
  ])('does not exist for %s', async (_who, as) => {
    const sent = (path: string) => sentPage(path, { ...(as !== undefined && { as }) });
    for (const path of ['/console', '/console/verification', '/console/approvals', '/console/reports', '/console/log', '/id/console/log'])
      expect({ path, status: (await sent(path)).status }).toEqual({ path, status: 404 });
    const { html } = await sent('/cases');
    expect(html).toContain('href="/about"');
    expect(html).not.toMatch(/href="[^"]*\/console/);
  });

  it('is offered to staff', async () => {
    const { page } = await visit({ as: 'staff' });
    await open(page, '/cases');
    await page.getByRole('link', { name: 'Console' }).first().click();
    await page.getByRole('heading', { name: 'Staff desk' }).waitFor();
  });
});
