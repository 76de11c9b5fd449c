/** Reading a case: saying what one would do, opening it step by step, looking closely, keeping it, passing it on, printing it. */
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { listFeed } from '#modules/library/library.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { fromPlainText } from '#platform/richtext/richtext.ts';
import { says, sends } from '../../../../e2e/answers.ts';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { publishCase, saveDraft, startDraft } from '../case-draft.contract.ts';
import { addCaseUpdate, answerCase, getCase, listCases } from '../cases.contract.ts';
import { callAs, publishAs } from './case.journey.ts';

const QUESTION = 'What do you do with this fluid?';
const OPTIONS = ['Send it home', 'Culture it', 'Spin it down', 'Throw it away'];

const { visit } = sharedBrowser();
let caseId: string;
beforeAll(async () => {
  const author = await visit({ as: 'helen' });
  caseId = await publishAs(author.context, {
    content: {
      title: 'A cloudy fluid in a quiet knee',
      question: { text: QUESTION, options: OPTIONS, answer: 1 },
      disclosure: [
        { kind: 'diagnosis', text: fromPlainText('Crystals that bend light the other way.'), held: true },
        { kind: 'management', text: fromPlainText('Aspirated to dryness.'), held: true },
        { kind: 'outcome', text: fromPlainText('Walked home the same day.'), held: true },
      ],
    },
  });
});

describe('the question', () => {
  it('shows what colleagues said to those who have answered and to nobody before, and not by speciality where that are few', async () => {
    const colleague = await visit({ as: 'hana' });
    await callAs(colleague.context, answerCase, { id: caseId, option: 2 });

    const reader = await visit({ as: 'bagas' });
    const { page } = reader;
    expect((await callAs(reader.context, getCase, { id: caseId })).content.question).toMatchObject({ results: null, answer: null });
    await open(page, `/cases/${caseId}`);
    const options = page.getByRole('group', { name: QUESTION });
    expect(await page.getByRole('region', { name: 'What would you do?' }).textContent()).not.toMatch(/\d\s?%/);
    // A letter only moves the focus: an answer cannot be taken back.
    await options.getByRole('button').first().focus();
    await page.keyboard.press('b');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Culture it');
    expect(await page.getByText('Your answer').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByText('You answered B with 50 % of 2 colleagues.').waitFor();
    await page.getByText('Author’s choice').waitFor();
    await page.getByText('You and the author chose the same').waitFor();
    // Of so few it would say who answered what.
    const split = page.getByRole('table').filter({ hasText: 'By speciality' });
    expect(await split.count()).toBe(0);
    await page.reload();
    await page.getByText('Your answer').waitFor();
    expect(reader.complaints).toEqual([]);
  });

  it('that was changed while it was read takes no answer to the one before, and is shown as it is by now', async () => {
    const author = await visit({ as: 'helen' });
    const question = { text: 'What next for this knee?', options: ['Rest', 'Inject'] };
    const id = await publishAs(author.context, { content: { title: 'A knee that is asked about twice', question } });
    const { page, complaints } = await visit({ as: 'bagas' });
    await open(page, `/cases/${id}`);
    const draft = await callAs(author.context, startDraft, { caseId: id, language: 'en' });
    const content = { ...draft.content, question: { ...question, options: ['Inject', 'Rest'] } };
    const saved = await callAs(author.context, saveDraft, {
      id: draft.id,
      version: draft.version,
      content,
      settings: draft.settings,
    });
    await callAs(author.context, publishCase, { draftId: draft.id, version: saved.version });

    const options = page.getByRole('group', { name: question.text }).getByRole('button');
    await options.filter({ hasText: 'Rest' }).click();
    await page.getByText('The question was changed in the meantime.').waitFor();
    await expect.poll(() => options.first().textContent()).toContain('Inject');
    await options.filter({ hasText: 'Rest' }).click();
    await page.getByText('You answered B.').waitFor();
    expect(complaints).toEqual([]);
  });
});

it('tells how it went on with the diagnosis, and how it ended with the outcome', async () => {
  const author = await visit({ as: 'helen' });
  const step = (kind: 'diagnosis' | 'outcome', text: string) => ({ kind, text: fromPlainText(text), held: true });
  const disclosure = [step('diagnosis', 'Gout after all.'), step('outcome', 'No second attack.')];
  const id = await publishAs(author.context, { content: { title: 'A toe that was told of later', disclosure } });
  await callAs(author.context, addCaseUpdate, { id, title: 'Urate on day two', text: fromPlainText('It was high.') });
  await callAs(author.context, addCaseUpdate, { id, title: 'A year on', text: fromPlainText('Allopurinol.'), closes: true });

  const { page, complaints } = await visit({ as: 'dewi' });
  const source = await (await page.request.get(`/cases/${id}`)).text();
  for (const held of ['Urate on day two', 'It was high', 'A year on', 'Allopurinol']) expect(source).not.toContain(held);
  await open(page, `/cases/${id}`);
  expect(await page.getByText('Opens with the diagnosis.', { exact: true }).count()).toBe(2);
  await page.getByRole('button', { name: 'Open step 1' }).click();
  await page.getByRole('heading', { name: 'Urate on day two' }).waitFor();
  expect(await page.getByText('Opens with the outcome.', { exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: 'Open step 2' }).click();
  await page.getByRole('heading', { name: 'A year on' }).waitFor();
  expect(complaints).toEqual([]);
});

it('opens what was held back one step after the other, and keeps it open', async () => {
  const reader = await visit({ as: 'dewi' });
  const { page } = reader;
  const source = await (await page.request.get(`/cases/${caseId}`)).text();
  expect(source).toContain('A cloudy fluid in a quiet knee');
  for (const held of ['Crystals that bend', 'Aspirated to dryness', 'Walked home']) expect(source).not.toContain(held);
  await open(page, `/cases/${caseId}`);
  expect(await page.getByText('Opens after step 1').count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Open step/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Open step 1' }).click();
  await page.getByText('Crystals that bend light the other way.').waitFor();
  expect(await page.getByText('Aspirated to dryness.').count()).toBe(0);
  await page.getByRole('button', { name: 'Open step 2' }).click();
  await page.getByText('Aspirated to dryness.').waitFor();
  await open(page, `/cases/${caseId}`);
  await page.getByText('Aspirated to dryness.').waitFor();
  expect(await page.getByText('Walked home the same day.').count()).toBe(0);

  // On paper stands what this reader has opened, and nothing that only works on a screen.
  await page.emulateMedia({ media: 'print' });
  const seen = await page.locator('body').innerText();
  for (const text of ['A cloudy fluid in a quiet knee', 'Crystals that bend', 'Aspirated to dryness.', 'Haematocrit', OPTIONS[3]]) {
    expect(seen).toContain(text);
  }
  const hidden: Locator[] = [
    page.getByRole('navigation'),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: /Bookmark|Share|Report|Repost|Open step/ }),
  ];
  expect(await Promise.all(hidden.map((one) => one.filter({ visible: true }).allInnerTexts()))).toEqual([[], [], []]);
  expect(reader.complaints).toEqual([]);
});

it('shows a figure as large as the screen, moved by keys alone', async () => {
  const reader = await visit({ as: 'rizal' });
  const { page } = reader;
  const { data } = await callAs(reader.context, listCases, { limit: 50 });
  const pictured = data.find(({ card }) => card.images > 1) ?? data.find(({ card }) => card.images > 0);
  await open(page, `/cases/${pictured?.id}`);
  const enlarge = page.getByRole('link', { name: 'Enlarge figure 1' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Figure' });
  const stage = dialog.getByRole('group', { name: /^Figure\. Plus and minus zoom/ });
  await stage.focus();
  const transform = () => stage.locator('> div').getAttribute('style');
  await expect.poll(transform).toContain('scale(1) rotate(0deg)');
  await page.keyboard.press('+');
  await expect.poll(transform).toContain('scale(1.4)');
  await page.keyboard.press('ArrowDown');
  await expect.poll(transform).toContain('-60px)');
  await page.keyboard.press('r');
  await expect.poll(transform).toContain('rotate(90deg)');
  await page.keyboard.press('0');
  await expect.poll(transform).toContain('translate(0px, 0px) scale(1) rotate(0deg)');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Enlarge figure 1');
  expect(reader.complaints).toEqual([]);
});

it('is kept, passed on with a note, shared by its address and reported', async () => {
  const reader = await visit({ as: 'agus', permissions: ['clipboard-read', 'clipboard-write'] });
  const follower = await visit({ as: 'eko' });
  const { page } = reader;
  const me = await callAs(reader.context, getUserBasicDetail, {});
  await callAs(follower.context, followMember, { memberId: me.id ?? '', following: true });
  await open(page, `/cases/${caseId}`);

  await sends(page, '/add-remove-bookmark', () => page.getByRole('button', { name: 'Bookmark' }).first().click());
  await page.getByRole('button', { name: 'Repost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repost this' });
  await dialog.getByLabel('Your note').fill('Look at the fluid first.');
  await dialog.getByRole('button', { name: 'Repost' }).click();
  await page.getByRole('button', { name: /^Reposted/ }).waitFor();
  const noteShown = async () =>
    (await callAs(follower.context, listFeed, { filter: 'following', limit: 50 })).data.find(({ id }) => id === caseId)?.repost?.note;
  await expect.poll(noteShown).toBe('Look at the fluid first.');
  // Taken back by a slip of the hand, it comes back with its word.
  await sends(page, '/case-repost', () => page.getByRole('button', { name: /^Reposted/ }).click());
  expect(await noteShown()).toBeUndefined();
  await sends(page, '/case-repost', () => page.getByRole('button', { name: 'Undo' }).click());
  await expect.poll(noteShown).toBe('Look at the fluid first.');
  await page.getByRole('button', { name: /^Reposted/ }).waitFor();

  // A device with a sheet of its own shares there; this one has none.
  await says(page, 'Link copied', () => page.getByRole('button', { name: 'Share' }).first().click());
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(page.url());

  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Report this' });
  await report.getByRole('radio').first().check();
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await report.waitFor({ state: 'detached' });

  await open(page, '/bookmarks');
  await page.getByRole('link', { name: 'A cloudy fluid in a quiet knee' }).first().waitFor();
  expect(reader.complaints).toEqual([]);
});

it('is read whole without JavaScript', async () => {
  const reader = await visit({ javaScriptEnabled: false });
  const { page } = reader;
  await page.goto(`/cases/${caseId}`);
  const text = await page.locator('main').innerText();
  for (const part of [
    '34-year-old woman',
    'Four days of high fever',
    'Liver 3 cm below',
    'Haematocrit',
    QUESTION,
    OPTIONS[3],
    'Diagnosis',
    'Held back by the author',
  ]) {
    expect(text).toContain(part);
  }
  expect(await page.getByRole('link', { name: 'Sign in' }).first().getAttribute('href')).toContain('/login');
});

describe('the list of cases', () => {
  it('is narrowed to open and solved cases, and sorted, by addresses that can be kept', async () => {
    const reader = await visit();
    const { page } = reader;
    await open(page, '/cases');
    const shown = async () => (await page.getByRole('article').getByRole('heading').allTextContents()).slice(0, 8);
    const expected = async (filter: Parameters<typeof callAs<typeof listCases>>[2]) =>
      (await callAs(reader.context, listCases, filter)).data.map(({ title }) => title).slice(0, 8);
    const filters = page.getByRole('navigation', { name: 'Show only' });
    await filters.getByRole('link', { name: 'Solved' }).click();
    await page.waitForURL(/status=solved/);
    await expect.poll(shown).toEqual(await expected({ status: 'solved' }));
    await filters.getByRole('link', { name: 'Open' }).click();
    await page.waitForURL(/status=open/);
    await expect.poll(shown).toEqual(await expected({ status: 'open' }));
    for (const [name, sort] of [
      ['Active now', 'active'],
      ['Most discussed', 'discussed'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await page.waitForURL(new RegExp(`sort=${sort}`));
      await expect.poll(shown).toEqual(await expected({ status: 'open', sort }));
    }
    await page.reload();
    await expect.poll(shown).toEqual(await expected({ status: 'open', sort: 'discussed' }));
    expect(await filters.getByRole('link', { name: 'Open' }).getAttribute('aria-current')).toBe('true');
    expect(reader.complaints).toEqual([]);
  });
});
