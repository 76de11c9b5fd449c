/** A doctor's own page: written, looked at, published, and followed by a colleague. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { DESK, expectAccessible, open, overflowOf, PHONE, settled, sharedBrowser } from '../../../../e2e/browser.ts';
import { sentPage } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { site } from '../../../../e2e/site.ts';

const { visit } = sharedBrowser();
const PHOTO = fileURLToPath(new URL('../../../../public/icon-512.png', import.meta.url));
const pathOf = (page: Page) => page.url().replace(site().url, '');
const idOf = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;

const PORTRAIT = { wide: '130x140', phone: '130x140' };
const INITIALS = { wide: '100x100', phone: '100x100' };

/** How large a picture is drawn on a wide page and on a phone, which nothing makes scroll sideways. */
async function sizesOf(page: Page, selector: string) {
  const drawn = async () => {
    const box = await page.locator(selector).first().boundingBox();
    return `${box?.width}x${box?.height}`;
  };
  const wide = await drawn();
  await page.setViewportSize(PHONE);
  const phone = await drawn();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  return { wide, phone };
}

it('draws initials in the size of a picture, on phones too', async () => {
  const { page } = await visit();
  await open(page, `/profile/${await idOf('rizal')}`);
  expect(await sizesOf(page, 'main header > span')).toEqual(INITIALS);
});

describe('the own profile', () => {
  it('is written, looked at and published; nobody sees it before', async () => {
    const { page, complaints } = await visit({ as: 'fajar' });
    const id = await idOf('fajar');
    const about = 'I look after people with failing hearts, and would like to discuss diuretics.';
    await open(page, '/profile');
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.getByLabel('About you').fill(about);
    await page.getByLabel('In practice since').fill('20');
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Please write the year with four digits, such as 2014.').first().waitFor();
    await page.getByLabel('In practice since').fill('2011');

    await page.locator('input[type=file]').setInputFiles(PHOTO);
    const crop = page.getByRole('dialog', { name: 'Choose the part of the picture' });
    await expect.poll(async () => (await crop.boundingBox())?.width).toBe(568);
    await crop.getByRole('button', { name: 'Use this photo' }).click();
    await page.getByRole('button', { name: 'Remove photo' }).waitFor();
    await page.getByText('Draft saved').waitFor();

    const other = await visit();
    await open(other.page, `/profile/${id}`);
    expect(await other.page.getByText(about).count()).toBe(0);

    await page.getByRole('button', { name: 'Preview' }).click();
    await page.waitForURL((url) => url.pathname === '/profile/edit-preview');
    await page.getByText('This is how others will see your profile.').waitFor();
    await page.getByText(about).waitFor();
    await says(page, 'Your profile is published', () => page.getByRole('button', { name: 'Publish' }).click());
    await page.waitForURL((url) => url.pathname === '/profile');

    // A page that is kept for visitors is anew within a second.
    await expect
      .poll(async () => {
        await open(other.page, `/profile/${id}`);
        return other.page.getByText(about).count();
      })
      .toBe(1);
    const photo = other.page.getByRole('main').locator('img').first();
    await expect.poll(() => photo.evaluate((image) => 'naturalWidth' in image && Number(image.naturalWidth) > 0)).toBe(true);
    expect(await sizesOf(other.page, 'main header > img')).toEqual(PORTRAIT);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });
});

it('Preview waits for a photo that is still on its way, which is white where one could see through it', async () => {
  const WHO = 'citra';
  const through = sharp({ create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { page, complaints } = await visit({ as: WHO });
  let arrive: () => void = () => undefined;
  const onItsWay = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/media/images*', async (route) => {
    await onItsWay;
    await route.continue();
  });
  await open(page, '/profile/edit');
  const picture = { name: 'see-through.png', mimeType: 'image/png', buffer: await through.png().toBuffer() };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click();
  const preview = page.getByRole('button', { name: 'Preview' });
  await expect.poll(() => preview.getAttribute('aria-disabled')).toBe('true');
  // By the button, and by whoever sends the form from a field.
  await preview.click({ force: true });
  await page.getByLabel('In practice since').press('Enter');
  arrive();
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  expect(pathOf(page)).toBe('/profile/edit');

  await preview.click();
  await page.waitForURL((url) => url.pathname === '/profile/edit-preview');
  const { photo } = await ask<{ photo: { id: string; widths: number[] } | null }>(WHO, 'GET', '/api/v3/profile/draft');
  const answer = await page.request.get(`/media/${photo?.id}/${photo?.widths[0]}.webp`);
  const pixels = await sharp(await answer.body())
    .raw()
    .toBuffer();
  expect(pixels.every((part) => part > 245)).toBe(true);
  await ask(WHO, 'DELETE', '/api/v3/profile/draft');
  expect(complaints).toEqual([]);
});

describe('a profile that is written on two devices', () => {
  type Draft = { version: number; content: { about: string; workplace: string } };
  const WHO = 'intan';
  const draftOf = () => ask<Draft>(WHO, 'GET', '/api/v3/profile/draft');
  const KEPT = 'Kept on this device. It is saved when the connection is back.';
  const STALE = 'Your profile was changed in another window or on another device.';

  /** Writes on a phone without a connection, which is closed then and has one the next time, while the other device saves. */
  async function writtenOnBoth(about: string, elsewhere: Partial<Draft['content']>) {
    await ask(WHO, 'DELETE', '/api/v3/profile/draft');
    const phone = await visit({ as: WHO });
    await open(phone.page, '/profile/edit');
    await phone.context.setOffline(true);
    await phone.page.getByLabel('About you').fill(about);
    await phone.page.getByText(KEPT).waitFor();
    const storageState = await phone.context.storageState();
    // A page that is told to go has its connection back a moment before, and would save: nobody listens to a page without a session.
    await phone.context.clearCookies();
    await phone.close();
    const { version, content } = await draftOf();
    expect(content.about).toBe('');
    await ask(WHO, 'POST', '/api/v3/profile/draft', { version, content: { ...content, ...elsewhere } });
    const { page } = await visit({ as: WHO, storageState });
    await open(page, '/profile/edit');
    return page;
  }

  it('takes both, where they changed different fields, and what was brought back can be taken away again', async () => {
    const page = await writtenOnBoth('On the phone', { workplace: 'RS Laptop' });
    await page.getByText('Draft saved').waitFor();
    await expect.poll(async () => (await draftOf()).content).toMatchObject({ about: 'On the phone', workplace: 'RS Laptop' });
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(async () => (await draftOf()).content).toMatchObject({ about: '', workplace: 'RS Laptop' });
  });

  it('asks, where they changed the same, and overwrites nothing before', async () => {
    const page = await writtenOnBoth('On the phone', { about: 'On the laptop' });
    await page.getByText(STALE).first().waitFor();
    await expect.poll(() => page.getByLabel('About you').inputValue()).toBe('On the phone');
    expect((await draftOf()).content.about).toBe('On the laptop');
    const other = page.getByRole('region', { name: 'What stands there now' });
    expect(await other.getByRole('definition').allInnerTexts()).toEqual(['On the laptop']);
    await page.getByRole('button', { name: 'Take the other version' }).click();
    await expect.poll(() => page.getByLabel('About you').inputValue()).toBe('On the laptop');
    expect((await draftOf()).content.about).toBe('On the laptop');
    // What was typed here is not gone with it.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await draftOf()).content.about).toBe('On the phone');
    await ask(WHO, 'DELETE', '/api/v3/profile/draft');
  });

  it('keeps what is here over the other version, and what only that one changed', async () => {
    const page = await writtenOnBoth('On the phone', { about: 'On the laptop', workplace: 'RS Laptop' });
    await page.getByRole('button', { name: 'Keep what is here' }).click();
    await expect.poll(async () => (await draftOf()).content).toMatchObject({ about: 'On the phone', workplace: 'RS Laptop' });
    await ask(WHO, 'DELETE', '/api/v3/profile/draft');
  });

  it('is not discarded by a window that has not seen what the other device wrote since', async () => {
    await ask(WHO, 'DELETE', '/api/v3/profile/draft');
    const { page } = await visit({ as: WHO });
    await open(page, '/profile/edit');
    await page.getByLabel('About you').fill('On the laptop');
    await page.getByText('Draft saved').waitFor();
    const { version, content } = await draftOf();
    await ask(WHO, 'POST', '/api/v3/profile/draft', { version, content: { ...content, about: 'On the phone' } });
    await page.getByRole('button', { name: 'Discard changes' }).dblclick();
    const other = page.getByRole('region', { name: 'What stands there now' });
    await expect.poll(() => other.getByRole('definition').allInnerTexts()).toEqual(['On the phone']);
    expect((await draftOf()).content.about).toBe('On the phone');
    // The choice is before one's eyes, far from the button that was pressed.
    expect(await page.locator(':focus').getByRole('region', { name: 'What stands there now' }).count()).toBe(1);
    expect((await other.boundingBox())?.y).toBeLessThan(DESK.height);
    await ask(WHO, 'DELETE', '/api/v3/profile/draft');
  });

  it('is discarded, and brought back for as long as the message offers it', async () => {
    await ask(WHO, 'DELETE', '/api/v3/profile/draft');
    const { page, complaints } = await visit({ as: WHO });
    await open(page, '/profile/edit');
    await page.getByLabel('About you').fill('To be thought over');
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => page.getByLabel('About you').inputValue()).toBe('');
    expect((await draftOf()).version).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await draftOf()).content.about).toBe('To be thought over');
    expect(await page.getByLabel('About you').inputValue()).toBe('To be thought over');
    await ask(WHO, 'DELETE', '/api/v3/profile/draft');
    expect(complaints).toEqual([]);
  });
});

it('a draft that is discarded while it is still on its way to the server does not stand there afterwards', async () => {
  await ask('yudha', 'DELETE', '/api/v3/profile/draft');
  const { page } = await visit({ as: 'yudha' });
  await open(page, '/profile/edit');
  const published = await page.getByLabel('About you').inputValue();
  await page.route('**/profile/draft', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const saving = page.waitForRequest((request) => request.method() === 'POST' && /\/profile\/draft$/.test(request.url()));
  const discarded = page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && /\/profile\/draft\?/.test(response.url()),
  );
  await page.getByLabel('About you').fill('Not to be kept');
  await saving;
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await discarded;
  await expect.poll(() => page.getByLabel('About you').inputValue()).toBe(published);
  await settled(page);
  expect((await ask<{ version: number }>('yudha', 'GET', '/api/v3/profile/draft')).version).toBe(0);
});

it('says that nothing was changed, instead of showing the same page again', async () => {
  const { page } = await visit({ as: 'rizal' });
  await open(page, '/profile/edit');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('Nothing changed yet').nth(1).waitFor();
  expect(pathOf(page)).toBe('/profile/edit');
});

describe('following', () => {
  const followersOf = async (page: Page) =>
    Number(
      (
        await page
          .getByRole('link', { name: /followers?$/ })
          .first()
          .innerText()
      ).replace(/\D/g, ''),
    );

  it('counts, is listed on both sides, and is undone', async () => {
    const { page, complaints } = await visit({ as: 'intan' });
    const id = await idOf('rizal');
    await ask('intan', 'POST', '/api/v3/follow-member', { memberId: id, following: false });
    await open(page, `/profile/${id}`);
    const before = await followersOf(page);
    await says(page, /^You follow Rizal .* now$/, () => page.getByRole('button', { name: /^Follow Rizal/ }).click());
    await expect.poll(() => followersOf(page)).toBe(before + 1);

    await open(page, '/profile/following');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Rizal/ })
      .waitFor();
    await open(page, `/profile/${id}/followers`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Intan/ })
      .waitFor();
    const list = await ask<{ data: { id: string }[] }>('intan', 'GET', '/api/v3/profile/following-list');
    expect(list.data.map((card) => card.id)).toContain(id);
    const others = await ask<{ data: { id: string }[] }>('intan', 'GET', `/api/v3/profile/follower-list?memberId=${id}`);
    expect(others.data.map((card) => card.id)).toContain(await idOf('intan'));

    await open(page, `/profile/${id}`);
    expect(await followersOf(page)).toBe(before + 1);
    await sends(page, '/follow-member', () => page.getByRole('button', { name: /^Following Rizal/ }).click());
    await expect.poll(() => followersOf(page)).toBe(before);
    await sends(page, '/follow-member', () => page.getByRole('button', { name: 'Undo' }).first().click());
    await expect.poll(() => followersOf(page)).toBe(before + 1);
    await page.reload();
    expect(await followersOf(page)).toBe(before + 1);
    expect(complaints).toEqual([]);
  });

  it('leads readers who are not signed in to the sign-in and back', async () => {
    const { page } = await visit();
    const id = await idOf('rizal');
    await open(page, `/profile/${id}`);
    await page
      .getByRole('link', { name: /^Follow/ })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(`/profile/${id}`);
  });

  it('begins with people the reader may know, beside the feed', async () => {
    const { page, complaints } = await visit({ as: 'intan' });
    await open(page, '/');
    const beside = page.getByRole('complementary', { name: 'Beside the feed' });
    await beside.getByRole('heading', { name: 'People you may know' }).waitFor();
    const first = beside.getByRole('button', { name: /^Follow / }).first();
    const name = ((await first.textContent()) ?? '').replace(/^Follow\s*/, '');
    await sends(page, '/follow-member', () => first.click());
    await beside.getByRole('button', { name: `Following ${name}` }).waitFor();
    await open(page, '/profile/following');
    await page.getByRole('link', { name }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('what a member shared', () => {
  it('is listed, and narrowed to one kind', async () => {
    const { page, complaints } = await visit();
    const id = await idOf('ratri');
    const { counts } = await ask<{ counts: { items: number; kinds: Record<string, number> } }>(null, 'GET', `/api/v3/profile-view/${id}`);
    expect(Object.keys(counts.kinds)).toEqual(expect.arrayContaining(['case', 'post']));
    await open(page, `/profile/${id}`);
    await page.getByRole('link', { name: 'Contributions', exact: true }).click();
    const kinds = page.getByRole('navigation', { name: 'Kind' });
    await kinds.getByRole('link', { name: `Post (${counts.kinds.post})`, exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('kind') === 'post');
    const rows = page.locator('main [data-list-row]');
    const others = async () => (await rows.allInnerTexts()).filter((words) => !words.includes('Post'));
    await expect.poll(others).toEqual([]);
    expect(await rows.count()).toBe(Math.min(20, counts.kinds.post ?? 0));
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});

it('the address of the cases of a member leads to their contributions for good', async () => {
  const id = await idOf('ratri');
  const led = async (...asked: Parameters<typeof sentPage>) => {
    const { status, leadsTo } = await sentPage(...asked);
    return [status, leadsTo];
  };
  expect(await led(`/profile/${id}/cases?kind=case&cursor=abc`)).toEqual([301, `/profile/${id}/contributions?kind=case&cursor=abc`]);
  expect(await led(`/id/profile/${id}/cases?kind=case`, { cookies: { user_language: 'id' } })).toEqual([
    301,
    `/id/profile/${id}/contributions?kind=case`,
  ]);
});

describe('an Indonesian address', () => {
  it('leads to the plain one, unless its reader reads Indonesian', async () => {
    const path = `/profile/${await idOf('rizal')}`;
    expect((await sentPage(`/id${path}`)).leadsTo).toBe(path);
    const { status, html } = await sentPage(`/id${path}`, { cookies: { user_language: 'id' } });
    expect([status, /<html\b[^>]*\blang="(\w+)"/.exec(html)?.[1]]).toEqual([200, 'id']);
  });

  it('leads to the plain one also from page to page, in its language', async () => {
    const { page } = await visit();
    const id = await idOf('rizal');
    await open(page, '/id/cases');
    // A link as the pages have them: followed without a new document.
    await page.evaluate(
      `(() => { const link = document.querySelector('main a[href^="/id/profile/"]'); link?.click(); return link !== null; })()`,
    );
    await page.waitForURL((url) => url.pathname.startsWith('/profile/'));
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    expect((await page.request.get(`/id/profile/${id}.data`, { maxRedirects: 0 })).headers()['x-remix-redirect']).toBe(`/profile/${id}`);
  });
});
