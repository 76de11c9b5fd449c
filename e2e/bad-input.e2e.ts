/** What goes wrong while forms are filled in: nothing written, far too much, sent twice at once, and back after sending. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { composerOn, giveConsent, WRITING, writeBasics } from '#modules/cases/testing/composer.journey.ts';
import { open, pressBelow, settled, sharedBrowser } from './browser.ts';
import { ask, firstId } from './sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: names and addresses are taken once. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;

interface FilledForm {
  readonly as?: string;
  readonly path: () => Promise<string> | string;
  /** Brings the form to where it can be sent. */
  readonly begin?: (page: Page) => Promise<unknown>;
  /** What makes it right; `n` tells one filling from another. */
  readonly fill: (page: Page, n: number) => Promise<unknown>;
  readonly send: string;
  /** What leads to a look at it, and from there it is sent. */
  readonly review?: string;
  /** Where it is sent to. */
  readonly route: string;
  /** Of what is far too long: the field. */
  readonly long: string;
  /** What is pasted there is long by itself: it stays whole, and is not cut to fit. */
  readonly staysWhole?: true;
  /** What is made in the browser before the form is sent, such as a draft, stays the writer's own. */
  readonly place?: string;
  /** It may be sent as it is opened, or is not sent and says nothing. */
  readonly needsNothing?: true;
}

const FORMS: Readonly<Record<string, FilledForm>> = {
  'the address to sign in with': {
    path: () => '/login',
    fill: (page, n) => page.getByLabel('Phone number or e-mail address').fill(`twice.${run}.${n}@doctors.example`),
    send: 'Send code',
    route: '/send-otp',
    long: 'Phone number or e-mail address',
  },
  'a forum': {
    as: 'sofia',
    path: () => '/forums/new',
    fill: async (page, n) => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Sent once ${run} ${n}`);
      await page.getByRole('textbox', { name: /^What it is about/ }).fill('What happens when a button is pressed twice.');
    },
    send: 'Open the forum',
    route: '/addforum',
    long: 'What it is about',
    staysWhole: true,
  },
  'a community': {
    as: 'sofia',
    path: () => '/community/new',
    fill: async (page, n) => {
      await page.getByLabel('Name', { exact: true }).fill(`Founded once ${run} ${n}`);
      await page.getByLabel('What it is for').fill('What happens when a button is pressed twice.');
    },
    send: 'Found it',
    route: '/group-community',
    long: 'What it is for',
    staysWhole: true,
  },
  'a thread': {
    as: 'vikram',
    path: async () => `/forums/${await firstId(null, '/api/v3/forums?q=Trauma%20night%20shift')}/write`,
    fill: async (page, n) => {
      await page.getByLabel('Title').fill(`Asked once, answered once ${run} ${n}`);
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Who pressed the button twice?');
    },
    send: 'Publish',
    route: '/threads',
    long: 'Text',
  },
  'an answer': {
    as: 'sofia',
    path: async () => `/cases/${await firstId(null, '/api/v3/cases?sort=discussed')}`,
    begin: async (page) => {
      await pressBelow(page.getByRole('button', { name: /^Add your view/ }));
      await page.locator('form [contenteditable="true"]').waitFor();
    },
    fill: (page, n) => page.locator('form [contenteditable="true"]').fill(`Said once ${run} ${n}`),
    send: 'Answer',
    route: '/add-comment',
    long: 'Your view',
    place: '#discussion',
  },
  'a post': {
    as: 'joko',
    path: () => '/posts/new?draft=new',
    begin: async (page) => {
      await page.locator('#f-body').click();
      await page.locator('[role="textbox"]#f-body').waitFor();
    },
    fill: async (page, n) => {
      await page.getByLabel('Headline').fill(`Posted once ${run} ${n}`);
      await page.locator('[role="textbox"]#f-body').fill('What happens when a button is pressed twice?');
    },
    review: 'Preview',
    send: 'Publish',
    route: '/v3/posts',
    long: 'Text',
  },
  'a case': {
    as: 'kavita',
    path: () => '/cases/new?draft=new',
    fill: async (page, n) => {
      const composer = composerOn(page);
      await writeBasics(composer, { ...WRITING, title: `Sent once ${run} ${n}` });
      await composer.part('question').getByRole('switch').uncheck();
      await giveConsent(composer);
    },
    review: 'Preview',
    send: 'Publish',
    route: '/v3/cases',
    long: 'Presentation',
  },
  'a message': {
    as: 'rohit',
    path: async () => {
      const [mine, theirs] = [await memberId('rohit'), await memberId('kavita')];
      await ask('kavita', 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
      return `/chat/${(await ask<{ id: string }>('rohit', 'POST', '/api/v3/chat/conversations', { memberId: theirs })).id}`;
    },
    fill: (page, n) => page.getByRole('textbox', { name: 'Your message' }).fill(`Said once ${run} ${n}`),
    send: 'Send',
    route: '/messages',
    long: 'Your message',
    staysWhole: true,
    needsNothing: true,
  },
  'a report': {
    as: 'sofia',
    path: async () => `/cases/${await firstId(null, '/api/v3/cases?sort=discussed')}`,
    begin: (page) =>
      page
        .locator('#discussion article')
        .getByRole('button', { name: /^Report/ })
        .first()
        .click(),
    fill: async (page, n) => {
      await page.getByRole('dialog').getByLabel('Something else').check();
      await page.getByRole('dialog').getByLabel('Anything we should know').fill(`Reported once ${run} ${n}`);
    },
    send: 'Report',
    route: '/report',
    long: 'Anything we should know',
    staysWhole: true,
    place: '[role="dialog"]',
    needsNothing: true,
  },
  'a newsletter': {
    as: 'staff',
    path: () => '/newsletters/new',
    fill: async (page, n) => {
      await page.getByLabel('Name').fill(`Sent once ${run} ${n}`);
      await page.getByLabel('Address').fill(`sent-once-${run}-${n}`);
      await page.getByLabel('What it is about').fill('What happens when a button is pressed twice.');
    },
    send: 'Save',
    route: '/newsletters',
    long: 'What it is about',
    staysWhole: true,
  },
  'details in the settings': {
    as: 'sofia',
    path: () => '/settings',
    begin: (page) => page.locator('#details').getByLabel('First name').fill(''),
    fill: async (page, n) => {
      await page.locator('#details').getByLabel('First name').fill('Sofia');
      await page.locator('#details').getByLabel('Workplace').fill(`Memory clinic ${n}`);
    },
    send: 'Save',
    route: '/update-user-basic-detail',
    long: 'Workplace',
    place: '#details',
  },
};

const LONG = 'word '.repeat(6_000);

/** Each field that is wrong says so, to those who see it and to those who hear it. */
async function complaintsAtFields(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('[aria-invalid="true"]')].map((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim())`);
}

/** Of what stands in a field; that of an editor is its text. */
const lengthOf = async (field: Locator) => (await field.inputValue().catch(() => field.innerText())).length;

it.each(Object.entries(FORMS))(
  '%s says at its fields what is missing and what is too much, and is sent once by a double click',
  async (_, { as, path, begin, fill, send, review, route, long, staysWhole, place = 'main', needsNothing }) => {
    const { page, complaints } = await visit(as === undefined ? {} : { as });
    const made: string[] = [];
    page.on('response', async (answer) => {
      if (answer.request().method() === 'GET' || !new URL(answer.url()).pathname.endsWith(route)) return;
      if (!answer.ok()) return;
      // Of a page that was left meanwhile it cannot be read any more.
      const said = (await answer.json().catch(() => null)) as { response: { id?: string } } | null;
      if (said !== null) made.push(JSON.stringify(said.response.id ?? null));
    });
    const named = (name: string) => page.locator(place).getByRole('button', { name, exact: true });
    const [button, first] = [named(send), named(review ?? send)];
    await open(page, await path());
    await begin?.(page);

    // Nothing written: it says at its fields what is missing, and sends nothing.
    let missing: string[] = [];
    if (!needsNothing) {
      await first.click();
      await expect.poll(() => complaintsAtFields(page)).not.toEqual([]);
      missing = await complaintsAtFields(page);
      for (const words of missing) expect(words).not.toBe('');
      expect(made).toEqual([]);
    }

    // Far too much: it takes no more than fits, or says at the field that it is too much and keeps what was written.
    await fill(page, 0);
    // Parts of a form may carry the name of their one field.
    const field = page.locator(place).getByLabel(long).and(page.locator('input, textarea, [role="textbox"]')).first();
    const most = Number((await field.getAttribute('maxlength')) ?? 0);
    await field.fill(LONG);
    const kept = await lengthOf(field);
    if (staysWhole) expect(kept).toBe(LONG.length);
    if (kept > most) {
      await first.click();
      // What was said of nothing may stand there until it is sent again.
      const tooMuch = async () => (await complaintsAtFields(page)).filter((words) => !missing.includes(words));
      await expect.poll(tooMuch).not.toEqual([]);
      expect(await lengthOf(field)).toBe(kept);
      expect(made).toEqual([]);
    }

    // As it should be: it is sent once by a double click, and not again by who goes back.
    await fill(page, 1);
    if (review !== undefined) await first.click();
    await button.waitFor();
    const before = page.url();
    await button.dblclick();
    await expect.poll(() => made.length).toBeGreaterThan(0);
    await settled(page);
    expect(new Set(made).size).toBe(1);
    if (page.url() !== before) {
      await page.goBack();
      await settled(page);
      expect(new Set(made).size).toBe(1);
    }
    expect(complaints).toEqual([]);
  },
);

it('a position that no list has leads to where the list begins', async () => {
  const { page } = await visit({ as: 'claire' });
  const english = ['This position in the list is no longer valid', 'To the beginning of the list'] as const;
  for (const [path, words, on] of [
    ['/bookmarks?cursor=rubbish', ...english],
    ['/id/bookmarks?cursor=rubbish', 'Posisi daftar ini sudah tidak berlaku', 'Ke awal daftar'],
    ['/cases?sort=discussed&cursor=rubbish', ...english],
    ['/video?cursor=rubbish', ...english],
    ['/forums?cursor=rubbish', ...english],
  ] as const) {
    await open(page, path);
    expect({ path, said: await page.getByRole('alert').textContent() }).toEqual({ path, said: expect.stringContaining(words) });
    await page.getByRole('link', { name: on }).click();
    await page.waitForURL((url) => !url.searchParams.has('cursor'));
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
});
