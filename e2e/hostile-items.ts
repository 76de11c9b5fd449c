/** What looks like code in posts, cases, videos and their captions, news, newsletters, and beside what is passed on. */
import { expect, it } from 'vitest';
import { publishAs } from '#modules/cases/testing/case.journey.ts';
import { giveConsent, openComposer, toPreview, writeBasics, writeTheRest } from '#modules/cases/testing/composer.journey.ts';
import { aVideoFile } from '#modules/videos/testing/videos.factory.ts';
import { answerOf, sends } from './answers.ts';
import { open } from './browser.ts';
import { type HostileWriting, noComplaints } from './hostile-watch.ts';

/** A picture of one pixel, and a document of nothing. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n');

interface Passed {
  readonly id: string;
  readonly byline: { readonly id?: string };
  readonly my: { readonly reposted: boolean } | null;
}

export function itemsAreRead({ visit, ask, text, address, typeInto, look }: HostileWriting): void {
  it('a post, its pictures, its files and its poll', async () => {
    const { page, complaints } = await visit({ as: 'joko' });
    await open(page, '/posts/new?draft=new');
    await page.getByLabel('Add an image').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByLabel('What it shows').waitFor();
    await page.getByLabel('Add a PDF').setInputFiles({ name: `${text(60)}.pdf`, mimeType: 'application/pdf', buffer: PDF });
    await page.getByRole('listitem').filter({ hasText: '.pdf' }).first().waitFor();
    await page.getByLabel('Ask colleagues to vote').check();
    await page.locator('#f-body').click();
    await page.locator('[role="textbox"]#f-body').waitFor();
    await typeInto(page.getByRole('main'));
    await page.getByLabel('I have looked: nothing here shows who the patient is.').check();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('heading', { name: 'As readers will see it' }).waitFor();
    await look(page);
    await sends(page, '/api/v3/posts', () => page.getByRole('button', { name: 'Publish', exact: true }).click());
    await page.waitForURL(/\/posts\/[0-9a-z]{16}$/);
    const reader = await visit();
    for (const path of [new URL(page.url()).pathname, '/posts', '/']) {
      await open(reader.page, path);
      await look(reader.page);
    }
    noComplaints({ complaints }, reader);
  });

  it('a case, in every part that it may have', async () => {
    const { page, complaints } = await visit({ as: 'kavita' });
    const composer = await openComposer(page);
    const { part } = composer;
    await writeBasics(composer, { title: text(), complaint: text(), presentation: text() });
    await part('patient').getByLabel('More about the setting').fill(text(80));
    await part('vitals').getByRole('button', { name: 'Add vitals' }).click();
    await part('vitals').getByLabel('When').fill(text(60));
    await part('vitals').getByLabel('Oxygen').fill(text(40));
    await part('vitals').getByLabel('SpO₂').fill('98');
    const labs = part('investigations');
    await labs.getByRole('button', { name: 'Add a test' }).click();
    await labs.getByLabel('When, column 1').fill(text(40));
    await labs.getByRole('combobox').fill(text(80));
    // Whoever leaves a test gets the unit and the range that it is known with: there are none of this one.
    await labs.getByLabel(/^Value of/).fill(text(40));
    await labs.getByLabel(/^Reference range of/).fill(text(40));
    await labs.getByLabel(/^Unit of/).fill(text(24));
    await writeTheRest(composer, {
      ...{ title: '', complaint: '', presentation: '' },
      ...{ history: text(), examination: text(), finding: text(), event: text(), question: text(), point: text(), reference: text() },
      ...{ options: [text(), text(), text(), text()], diagnosis: text(), management: text() },
    });
    await part('studies').getByRole('textbox', { name: 'Study' }).fill(text());
    await part('timeline').getByLabel('When').fill(text(40));
    await part('references').getByLabel('Authors, journal or body').fill(text());
    await part('references').getByLabel('Address').fill(address());
    await page.getByLabel('Add an image').setInputFiles({ name: 'film.png', mimeType: 'image/png', buffer: PIXEL });
    await part('images').getByLabel('Caption').fill(text());
    await part('images').getByLabel('What it shows').fill(text());
    await part('images').getByRole('button', { name: 'Arrows and circles' }).click();
    const marks = page.getByRole('dialog');
    await marks.getByRole('button', { name: 'Add in the middle' }).click();
    await marks.getByLabel(/^Words beside/).fill(text(60));
    await marks.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('I have looked: nothing here shows who the patient is.').check();
    await giveConsent(composer);
    for (const keep = page.getByRole('button', { name: /^Keep “/ }); (await keep.count()) > 0; ) await keep.first().click();
    await toPreview(composer);
    await look(page);
    const [sent] = await Promise.all([answerOf(page, '/api/v3/cases'), page.getByRole('button', { name: 'Publish', exact: true }).click()]);
    const { id } = ((await sent.json()) as { response: { id: string } }).response;
    // What was kept is read by staff first, and by its author meanwhile.
    for (const path of [`/cases/${id}`, '/content_creator']) {
      await open(page, path);
      await look(page);
    }
    noComplaints({ complaints });
  });

  it('a case that went on, and words about it that were put right', async () => {
    const { page, context, complaints } = await visit({ as: 'kavita' });
    const id = await publishAs(context);
    await open(page, `/cases/${id}`);
    await page.getByRole('button', { name: 'Add an update' }).click();
    const form = page.locator('form').filter({ has: page.getByLabel('Headline of the update') });
    await form.getByLabel('How did it go on?').click();
    await form.locator('[contenteditable="true"]').waitFor();
    await typeInto(form);
    await sends(page, '/updates', () => form.getByRole('button', { name: 'Publish the update' }).click());
    await open(page, `/cases/${id}`);
    await look(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
    await form.getByLabel('How did it go on?').click();
    await form.locator('[contenteditable="true"]').waitFor();
    await typeInto(form);
    await sends(page, /\/updates\/\w+$/, () => form.getByRole('button', { name: 'Save the changes' }).click());
    const { version } = await ask<{ version: number }>('kavita', 'GET', `/api/v3/cases/${id}`);
    await ask('kavita', 'PATCH', `/api/v3/cases/${id}`, { version, title: text(), takeHome: [text()] });
    await open(page, `/cases/${id}`);
    await look(page);
    const reader = await visit();
    for (const path of [`/cases/${id}`, '/cases', '/search?kind=case&q=hiccups']) {
      await open(reader.page, path);
      await look(reader.page);
    }
    noComplaints({ complaints }, reader);
  });

  it('a video, its chapters and captions, and a series of it', async () => {
    const { page, complaints } = await visit({ as: 'dewi' });
    await open(page, '/video/new');
    const name = text(60);
    await page.setInputFiles('input[type=file]', { name: `${name}.mp4`, mimeType: 'video/mp4', buffer: await aVideoFile(3) });
    const row = page.getByRole('listitem').filter({ hasText: name.slice(-4) });
    // Films are prepared one after the other, those of the sample world before it perhaps.
    await row.getByText('Ready, not published').waitFor({ timeout: 90_000 });
    await look(page);
    await row.getByRole('link', { name: 'Title and captions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Title, captions, chapters' }).waitFor();
    const video = page.url().split('/').at(-2) ?? '';
    // What stands in captions between signs of markup is markup, and left out: the second of these has none.
    await page.getByRole('button', { name: 'Write them here' }).first().click();
    const captions = page.getByRole('textbox', { name: 'Captions in English' });
    await captions.fill(`WEBVTT\n\n00:00.500 --> 00:01.500\n${text()}\n\n00:01.500 --> 00:02.500\n${address()}`);
    await sends(page, '/captions', () => page.getByRole('button', { name: 'Save' }).last().click());
    await captions.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a chapter' }).click();
    await typeInto(page.getByRole('main'));
    await page.getByLabel('Time of chapter 1').fill('0:00');
    await sends(page, '/publish', () => page.getByRole('button', { name: 'Publish' }).click());
    await page.waitForURL(/\/video\/[0-9a-z]{16}$/);
    const reader = await visit();
    for (const path of [`/video/${video}`, '/video']) {
      await open(reader.page, path);
      await look(reader.page);
    }

    await open(page, '/series/new');
    await typeInto(page.getByRole('main'));
    await page.locator('#series-videoIds').getByRole('checkbox').first().check();
    await sends(page, '/series', () => page.getByRole('button', { name: 'Publish series' }).click());
    await page.waitForURL(/\/series\/[0-9a-z]{16}$/);
    const series = new URL(page.url()).pathname;
    await open(reader.page, series);
    await look(reader.page);
    await open(page, `${series}/edit`);
    await typeInto(page.getByRole('main'));
    await sends(page, /\/series\/\w+$/, () => page.getByRole('button', { name: 'Save', exact: true }).click());
    for (const path of [series, '/series']) {
      await open(reader.page, path);
      await look(reader.page);
    }
    noComplaints({ complaints }, reader);
  });

  it('the five lines about an article, and the names of sources', async () => {
    const { data } = await ask<{ data: { id: string; card: { lines: object | null } }[] }>(
      null,
      'GET',
      '/api/v3/articles?limit=50&type=guideline',
    );
    const bare = data.find(({ card }) => card.lines === null);
    expect(bare).toBeDefined();
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, `/news/${bare?.id}`);
    await page.getByRole('button', { name: 'Write the five lines' }).click();
    await typeInto(page.locator('form').filter({ has: page.getByLabel('What is new') }));
    await sends(page, '/card', () => page.getByRole('button', { name: 'Publish the five lines' }).click());
    const reader = await visit();
    for (const path of [`/news/${bare?.id}`, '/news?type=guideline']) {
      await open(reader.page, path);
      await look(reader.page);
    }

    await open(page, '/console/news');
    await page.getByRole('button', { name: 'Add a source' }).click();
    const name = text(80);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Address of the feed').fill(address());
    await sends(page, '/news-sources', () => page.getByRole('button', { name: 'Add', exact: true }).click());
    const change = page.getByRole('button', { name: `Change ${name}` });
    await change.waitFor();
    await look(page);
    await change.click();
    const form = page.getByRole('form', { name: `Change ${name}` });
    await form.getByLabel('Name').fill(text(80));
    await form.getByLabel('Address of the feed').fill(address());
    await sends(page, /\/news-sources\/[\w-]+$/, () => form.getByRole('button', { name: 'Save', exact: true }).click());
    await open(page, '/console/news');
    await look(page);
    noComplaints({ complaints }, reader);
  });

  it('a newsletter, an issue of it, and the mail that it becomes', async () => {
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/newsletters/new');
    await typeInto(page.getByRole('main'));
    await page.getByLabel('Address').fill(`words-${Date.now().toString(36)}`);
    await sends(page, '/newsletters', () => page.getByRole('button', { name: 'Save' }).click());
    await page.waitForURL(/\/newsletters\/words-/);
    const address = new URL(page.url()).pathname;
    await open(page, address);
    await look(page);
    const subscriber = await visit({ as: 'vina' });
    await open(subscriber.page, address);
    await sends(subscriber.page, '/newsletters/subscribe', () => subscriber.page.getByRole('button', { name: /^Subscribe:/ }).click());
    await open(page, `${address}/write`);
    await page
      .getByRole('button', { name: /^Put in/ })
      .first()
      .click();
    await page.getByLabel('A line about it').waitFor();
    for (const field of ['Beginning', 'For members']) await page.getByLabel(field, { exact: true }).click();
    await typeInto(page.getByRole('main'));
    await page.getByRole('button', { name: 'Publish and send' }).click();
    await sends(page, '/publish', () => page.getByRole('button', { name: 'Publish', exact: true }).click());
    await page.waitForURL(/\/newsletters\/issues\//);
    const issue = new URL(page.url()).pathname;
    await open(subscriber.page, issue);
    await look(subscriber.page);

    await subscriber.page.getByRole('button', { name: 'Repost', exact: true }).last().click();
    await typeInto(subscriber.page.getByRole('dialog'));
    await sends(subscriber.page, '/reading-material-repost', () =>
      subscriber.page.getByRole('dialog').getByRole('button', { name: 'Repost' }).click(),
    );
    noComplaints({ complaints }, subscriber);
  });

  it('notes beside what is passed on', async () => {
    const sharer = await visit({ as: 'yudha' });
    const { id: me } = await ask<{ id: string }>('yudha', 'GET', '/api/v3/profile/get-user-basic-detail');
    const { id: reader } = await ask<{ id: string }>('vina', 'GET', '/api/v3/profile/get-user-basic-detail');
    const { data: others } = await ask<{ data: { id: string }[] }>('teuku', 'GET', '/api/v3/profile/following-list?limit=50');
    // What comes from those whom one follows anyway stands there for its own sake, without a note.
    for (const { id: memberId } of others) await ask('teuku', 'POST', '/api/v3/follow-member', { memberId, following: false });
    for (const memberId of [me, reader]) await ask('teuku', 'POST', '/api/v3/follow-member', { memberId, following: true });
    for (const [list, page, route] of [
      ['cases?sort=discussed', 'cases', '/case-repost'],
      ['videos?limit=20', 'video', '/video-repost'],
      ['articles?limit=20', 'news', '/article-repost'],
      ['posts?limit=20', 'posts', '/post-repost'],
    ] as const) {
      const { data } = await ask<{ data: Passed[] }>('yudha', 'GET', `/api/v3/${list}`);
      const other = data.find(({ byline, my }) => byline.id !== me && my?.reposted === false);
      await open(sharer.page, `/${page}/${other?.id}`);
      await sharer.page
        .getByRole('button', { name: /^Repost(?!ed)/ })
        .first()
        .click();
      await typeInto(sharer.page.getByRole('dialog'));
      await sends(sharer.page, route, () => sharer.page.getByRole('dialog').getByRole('button', { name: 'Repost' }).click());
    }
    // Once, and after all of them: what was shown stays away for a day.
    const theirs = await visit({ as: 'teuku' });
    for (const path of ['/?feed=following', '/']) {
      await open(theirs.page, path);
      await look(theirs.page);
    }
    noComplaints(theirs, sharer);
  });
}
