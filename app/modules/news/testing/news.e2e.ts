/** News from the list to the five lines: a reader filters, keeps and follows; an editor writes; everyone reads it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { expectAccessible, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { sentPage } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: sources are there once. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});
const READER = 'imran';

interface Row {
  id: string;
  title: string;
  my: { bookmarked: boolean } | null;
  card: { lines: object | null; type: string; notice: string | null };
}

/** One that nobody has written five lines about. */
let bare: Row;
beforeAll(async () => {
  const { data } = await ask<{ data: Row[] }>(null, 'GET', '/api/v3/articles?limit=50&type=review&language=en');
  const found = data.find(({ card }) => card.lines === null);
  if (found === undefined) throw new Error('The sample world has no article without five lines');
  bare = found;
});

describe('a reader', () => {
  it('narrows the list, keeps an article and finds it again', async () => {
    const { page, complaints } = await visit({ as: READER });
    await open(page, '/news');
    await page.getByRole('heading', { name: 'News', level: 1 }).waitFor();
    expect(await page.getByText('Sample article written for Kolegia').count()).toBeGreaterThan(5);
    await page.getByRole('link', { name: 'Guideline', exact: true }).click();
    await page.waitForURL(/type=guideline/);
    const kinds = page.getByRole('navigation', { name: 'Kinds of article' });
    await kinds.getByRole('link', { name: 'Guideline' }).and(page.locator('[aria-current="true"]')).waitFor();
    const { data } = await ask<{ data: Row[] }>(READER, 'GET', '/api/v3/articles?type=guideline&speciality=cardiology');
    const title = data.find(({ my }) => my?.bookmarked === false)?.title ?? '';
    await page.getByLabel('Speciality').selectOption('cardiology');
    await page.waitForURL(/speciality=cardiology/);
    await expect.poll(() => page.getByRole('article').count()).toBe(data.length);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('button', { name: 'Bookmark' }).click();
    await card.getByRole('button', { name: 'Bookmark' }).and(page.locator('[aria-pressed="true"]')).waitFor();
    await expect
      .poll(async () => (await ask<{ data: Row[] }>(READER, 'GET', '/api/v3/bookmarked?kind=article')).data.map((row) => row.title))
      .toContain(title);
    await card.getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByText('It reports no study of its own.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('follows a journal and reads its week', async () => {
    const { page, complaints } = await visit({ as: READER, viewport: PHONE });
    await open(page, '/newsletter-by-journal');
    const follow = page.getByRole('button', { name: 'Follow Kolegia sample' });
    const before = await follow.getAttribute('aria-pressed');
    await sends(page, '/follow-journal', () => follow.click());
    await page.locator(`button[aria-label="Follow Kolegia sample"][aria-pressed="${before === 'true' ? 'false' : 'true'}"]`).waitFor();
    await page.getByRole('link', { name: 'Kolegia sample' }).click();
    await page.getByRole('heading', { name: 'Kolegia sample', level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Earlier week' }).click();
    await page.waitForURL(/week=\d{4}-W\d\d/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});

describe('an editor', () => {
  it('writes the five lines, is told what is missing, and a reader sees them at once', async () => {
    const words = `Nothing new, well summed up ${run}`;
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, `/news/${bare.id}`);
    await page.getByRole('button', { name: 'Write the five lines' }).click();
    await page.getByLabel('What is new').fill(words);
    await page.getByRole('button', { name: 'Publish the five lines' }).click();
    await page.getByText('This field is required.').first().waitFor();
    await expectAccessible(page);
    for (const [label, text] of [
      ['How strong', 'Agreed in guidelines.'],
      ['For whom', 'Adults in primary care.'],
      ['In practice', 'Go on as before.'],
      ['Who paid', 'Not stated.'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await says(page, 'The five lines are published', () => page.getByRole('button', { name: 'Publish the five lines' }).click());
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();

    const reader = await visit();
    await open(reader.page, `/news/${bare.id}`);
    const lines = reader.page.getByRole('region', { name: 'In five lines' });
    await lines.getByText(words).waitFor();
    await lines.getByText(/Written by Sekar Puspita/).waitFor();
    expect(await reader.page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0);
    await expectAccessible(reader.page);
    expect([...complaints, ...reader.complaints]).toEqual([]);
  });

  it('takes back a notice that was a mistake, and sets it again', async () => {
    const { data } = await ask<{ data: Row[] }>(null, 'GET', '/api/v3/articles?limit=50&language=en');
    const noticed = data.find(({ card }) => card.notice === 'retraction');
    if (noticed === undefined) throw new Error('The sample world has no retracted article');
    const warning = 'This article was retracted. Do not rely on it.';
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, `/news/${noticed.id}`);
    await page.getByText(warning).waitFor();
    await page.getByText('Notices on this article').click();
    await expectAccessible(page);
    await says(page, 'The notice is taken back', () => page.getByRole('button', { name: 'This notice was a mistake' }).click());
    await page.getByText(warning).waitFor({ state: 'detached' });
    await page.getByText(/Taken back as a mistake by Sekar Puspita/).waitFor();

    const reader = await visit({ viewport: PHONE });
    await open(reader.page, `/news/${noticed.id}`);
    expect(await reader.page.getByText(warning).count()).toBe(0);
    expect(await reader.page.getByText('Notices on this article').count()).toBe(0);

    await says(page, 'The notice stands again', () => page.getByRole('button', { name: 'Set it again' }).click());
    await page.getByText(warning).waitFor();
    await open(reader.page, `/news/${noticed.id}`);
    await reader.page.getByText(warning).waitFor();
    expect([...complaints, ...reader.complaints]).toEqual([]);
  });

  it('finds a source and adds one', async () => {
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/console/news');
    await page.getByLabel('Find a source').fill('malaria');
    const row = page.getByRole('listitem').filter({ hasText: 'Malaria Journal' });
    await row.getByText('never').waitFor();
    expect(await row.getByRole('switch').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Add a source' }).click();
    await page.getByLabel('Name').fill(`Test journal ${run}`);
    const address = page.getByLabel('Address of the feed');
    await address.fill('not an address');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await address.fill(`https://${run}.example/feed`);
    await says(page, 'Added, and switched off', () => page.getByRole('button', { name: 'Add', exact: true }).click());
    expect((await sentPage('/console/news', { as: READER })).status).toBe(404);
    expect(complaints).toEqual([]);
  });
});

it('the old address leads to the new one for good', async () => {
  const { status, leadsTo } = await sentPage('/news-v1?type=review');
  expect([status, leadsTo]).toEqual([301, '/news?type=review']);
});
