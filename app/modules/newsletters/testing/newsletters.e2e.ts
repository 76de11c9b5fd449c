/** A newsletter from its founding to a reader who subscribes, gets it by mail and ends it by the mail's own link. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { answerOf, sends } from '../../../../e2e/answers.ts';
import { expectAccessible, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask, codeFor, post } from '../../../../e2e/sessions.ts';
import { site } from '../../../../e2e/site.ts';
import { sampleMail } from '../../../../sample/sample-people.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: addresses are taken once. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

it('is founded, written, read with and without an account, sent, and ended by its mail', async () => {
  const editor = await visit({ as: 'staff' });
  const desk = editor.page;
  await open(desk, '/newsletters/new');
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Give a name of at least three letters.').first().waitFor();
  const name = `Night letter ${run}`;
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Address').fill(`night-${run}`);
  await desk.getByLabel('What it is about').fill('What the night taught us.');
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('heading', { level: 1, name }).waitFor();
  const address = new URL(desk.url()).pathname;

  const reader = await visit({ as: 'carlos', ...{ viewport: PHONE } });
  await open(reader.page, address);
  // Journeys run at any hour, and at night no e-mail leaves.
  const settings = await ask<object>('carlos', 'GET', '/api/v3/notifications/settings');
  await ask('carlos', 'POST', '/api/v3/notifications/settings', { ...settings, quiet: null });
  // The button turns at once; counted is who stands there at the server.
  await sends(reader.page, '/newsletters/subscribe', () => reader.page.getByRole('button', { name: /^Subscribe:/ }).click());
  await reader.page.getByRole('button', { name: /^Subscribed/ }).waitFor();

  await desk.getByRole('link', { name: 'Write an issue' }).click();
  const title = `The first night ${run}`;
  await desk.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await desk.getByLabel('Beginning').fill('Three sentences before sleep.');
  await desk
    .getByRole('button', { name: /^Put in/ })
    .first()
    .click();
  await desk.getByLabel('A line about it').fill('Read this one twice.');
  await putInMore(desk);
  await desk.getByLabel('For members').fill('Said among colleagues only.');
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await desk.getByText('Saved', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Publish and send' }).click();
  await desk.getByText('It is sent to 1 subscriber').waitFor();
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.getByRole('heading', { level: 1, name: title }).waitFor();
  const issue = new URL(desk.url()).pathname;

  const counted = answerOf(reader.page, '/record-view');
  await open(reader.page, issue);
  await reader.page.getByText('Said among colleagues only.').waitFor();
  // Whoever reads it for a while is counted.
  expect((await counted).ok()).toBe(true);
  // It is passed on and reported as any other item is.
  for (const act of ['Repost', 'Report']) await reader.page.getByRole('button', { name: act, exact: true }).last().waitFor();
  const stranger = await visit();
  await open(stranger.page, issue);
  await stranger.page.getByText('Read this one twice.').waitFor();
  await stranger.page.getByText('One part of this issue is for members.').waitFor();
  expect(await stranger.page.getByText('Said among colleagues only.').count()).toBe(0);

  const mail = await mailTo(sampleMail('carlos'), title);
  expect(mail).toContain('Three sentences before sleep.');
  expect(mail).not.toContain('Said among colleagues only.');
  const link = /\/newsletters\/unsubscribe\/[\w-]+/.exec(mail)?.[0] ?? '';
  await open(stranger.page, link);
  await stranger.page.getByRole('button', { name: 'Unsubscribe' }).click();
  await stranger.page.getByText(`You will receive no more of “${name}”.`).waitFor();
  await open(reader.page, address);
  await reader.page.getByRole('button', { name: /^Subscribe:/ }).waitFor();
  await open(stranger.page, `${link.slice(0, -4)}`);
  await stranger.page.getByText('This link does not hold').first().waitFor();
  expect([...editor.complaints, ...reader.complaints, ...stranger.complaints]).toEqual([]);
});

/** What no suggestion offers: found by its words, and by the address it was copied with. */
async function putInMore(desk: Page): Promise<void> {
  const { data } = await ask<{ data: { id: string; title: string }[] }>(null, 'GET', '/api/v3/videos?limit=2');
  const [one, other] = data;
  if (one === undefined || other === undefined) throw new Error('The sample world has no two videos');
  const search = desk.getByRole('combobox', { name: 'Find something to put in' });
  await search.fill(one.title);
  await desk.getByRole('option', { name: one.title }).click();
  await desk.getByRole('button', { name: `Take out “${one.title}”` }).waitFor();
  await search.fill(`https://kolegia.example/id/video/${other.id}?t=6`);
  await desk.getByRole('option', { name: other.title }).click();
  await desk.getByRole('button', { name: `Take out “${other.title}”` }).waitFor();
  await expectAccessible(desk);
}

/** The text of the mail with `title` in its subject, as soon as it has left. */
async function mailTo(address: string, title: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${site().url}/outbox.json`);
    const { response } = (await answer.json()) as { response: { data: { to: string; subject: string | null; text: string }[] } };
    const mail = response.data.find(({ to, subject }) => to === address && subject?.includes(title));
    if (mail !== undefined) return mail.text;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail “${title}” came for ${address}`);
}

it('of a journal is founded on the journal’s page, is made of its articles, and each leads to the other', async () => {
  const { data } = await ask<{ data: { id: string; name: string }[] }>(null, 'GET', '/api/v3/journals');
  const journal = data[0];
  if (journal === undefined) throw new Error('The sample world has no journal');
  const page = `/newsletter-by-journal/${journal.id}`;
  const editor = await visit({ as: 'staff' });
  const desk = editor.page;
  await open(desk, page);
  await desk.getByRole('link', { name: 'Found a newsletter of this journal' }).click();
  const name = `Read for you ${run}`;
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Address').fill(`journal-${run}`);
  await desk.getByLabel('What it is about').fill('What stood in one journal.');
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('heading', { level: 1, name }).waitFor();

  const stranger = await visit({ viewport: PHONE });
  await open(stranger.page, page);
  await stranger.page.getByRole('link', { name }).click();
  await stranger.page.getByText('Made of what is published by').getByRole('link', { name: journal.name }).click();
  await stranger.page.getByRole('heading', { level: 1, name: journal.name }).waitFor();
  await expectAccessible(stranger.page);
  expect(await overflowOf(stranger.page)).toBeLessThanOrEqual(0);
  expect(await stranger.page.getByRole('link', { name: 'Found a newsletter of this journal' }).count()).toBe(0);
  expect([...editor.complaints, ...stranger.complaints]).toEqual([]);
});

it('is started for a forum by those who look after it, from its page; anybody else is told why not', async () => {
  const slug = `shift-${Date.now().toString(36)}`;
  const [forum, name] = [`Handovers ${slug}`, `After the ${slug}`];
  const { id: forumId } = await ask<{ id: string }>('vikram', 'POST', '/api/v3/addforum', {
    ...{ name: forum, about: 'What a night hands to the day.', rules: [], kind: 'public', language: 'en', specialities: [] },
  });
  const { page, complaints } = await visit({ as: 'vikram' });
  await open(page, `/forums/${forumId}`);
  await page.getByRole('link', { name: 'Start a newsletter' }).click();
  await page.getByRole('link', { name: `For the forum “${forum}”` }).waitFor();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Address').fill(slug);
  await page.getByLabel('What it is about').fill('What a night brought in.');
  expect(await page.getByLabel('Who may read it').inputValue()).toBe('forum');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await open(page, `/forums/${forumId}`);
  await page.getByRole('link', { name }).waitFor();
  expect(await page.getByRole('link', { name: 'Start a newsletter' }).count()).toBe(0);
  expect(complaints).toEqual([]);

  const other = await visit({ as: 'sofia', viewport: PHONE });
  for (const path of [`/newsletters/new?forum=${forumId}`, '/newsletters/new']) {
    await open(other.page, path);
    await other.page.getByRole('heading', { name: 'You cannot start a newsletter here' }).waitFor();
    expect(await other.page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await expectAccessible(other.page);
  }
});

it('tells a subscriber who has no e-mail address that nothing comes by mail, and where to add one', async () => {
  const { data } = await ask<{ data: { slug: string }[] }>(null, 'GET', '/api/v3/newsletters');
  const address = `/newsletters/${data[0]?.slug}`;
  const noAddress = 'You are subscribed, but we know no e-mail address of yours, so nothing comes by mail.';
  const { page, context, complaints } = await visit({ viewport: PHONE });
  await signInByPhone(context);
  await open(page, address);
  const note = page.getByRole('alert').filter({ hasText: noAddress });
  expect(await note.count()).toBe(0);
  await sends(page, '/newsletters/subscribe', () => page.getByRole('button', { name: /^Subscribe:/ }).click());
  await note.waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  // Not only at the moment of subscribing.
  await open(page, address);
  await note.getByRole('link', { name: 'Add an e-mail address' }).click();
  await page.waitForURL((url) => url.pathname === '/settings' && url.hash === '#addresses');
  await open(page, address);
  await sends(page, '/newsletters/subscribe', () => page.getByRole('button', { name: /^Subscribed:/ }).click());
  await note.waitFor({ state: 'detached' });

  const other = await visit({ as: 'sofia' });
  await open(other.page, address);
  const begun = other.page.getByRole('button', { name: /^Subscribed:/ });
  await sends(other.page, '/newsletters/subscribe', () => other.page.getByRole('button', { name: /^Subscribe:/ }).click());
  await begun.waitFor();
  expect(await other.page.getByRole('alert').count()).toBe(0);
  await sends(other.page, '/newsletters/subscribe', () => begun.click());
  expect([...complaints, ...other.complaints]).toEqual([]);
});

/** Somebody new, of whom nothing is known but a number. */
async function signInByPhone(context: BrowserContext): Promise<void> {
  const phone = `+62812${String(Date.now()).slice(-8)}`;
  const since = Date.now();
  await post('/api/v3/send-otp', { phone });
  const { headers } = await post('/api/v3/verify-otp', { phone, code: await codeFor(phone, { since }) });
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name !== 'user_language') await context.addCookies([{ name, value, url: site().url }]);
  }
}
