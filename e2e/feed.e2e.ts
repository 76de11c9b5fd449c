/** The front page of a member: what comes while they read, what they have seen, and what stands between its cards. */
import { describe, expect, it } from 'vitest';
import { callAs, publishAs } from '#modules/cases/testing/case.journey.ts';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { answerOf, sends } from './answers.ts';
import { expectAccessible, open, openLive, PHONE, settled, sharedBrowser } from './browser.ts';

const { visit } = sharedBrowser();

describe('the feed', () => {
  it('tells what is new, and takes it in without moving what is being read', async () => {
    const { page, context, complaints } = await visit({ as: 'maria' });
    const author = await visit({ as: 'ratri' });
    // Whoever one follows stands at the top, whatever else the day has brought.
    const { id } = await callAs(author.context, getUserBasicDetail, {});
    await callAs(context, followMember, { memberId: id ?? '', following: true });
    await openLive(page, '/');
    // Over the cards: the rail beside them has a scroll of its own.
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 1800);
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(1000);
    // What comes below as one scrolls has come.
    await settled(page);
    const cards = page.getByRole('main').getByRole('article');
    const before = await cards.count();
    const read = cards.nth(4);
    const title = await read.getByRole('heading').innerText();

    await publishAs(author.context, {});
    await publishAs(author.context, {});
    await page.getByRole('button', { name: '2 new' }).waitFor();
    expect(await cards.count()).toBe(before);
    const place = (await read.boundingBox())?.y;
    await page.getByRole('button', { name: '2 new' }).click();
    await expect.poll(() => cards.count()).toBe(before + 2);
    const moved = cards.nth(6);
    expect(await moved.getByRole('heading').innerText()).toBe(title);
    await expect.poll(async () => Math.abs(((await moved.boundingBox())?.y ?? 0) - (place ?? 0))).toBeLessThan(2);

    await page.getByRole('button', { name: 'Up to the newest' }).click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /new$|newest/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('takes a card that was read out and brings it back, shows the same ones to whoever comes back, and none twice in a day', async () => {
    const { page, complaints } = await visit({ as: 'maria' });
    // By address: the cases that were published above share their title.
    const cards = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll('main article :is(h1, h2, h3) a')].map((link) => link.getAttribute('href'))`);
    const told = answerOf(page, '/feed/shown');
    await open(page, '/');
    const before = await cards();
    // In the order in which they stand there: the first is among those that are told of first.
    expect((await told).request().postData()).toContain(before[0]?.split('/').at(-1));

    const first = page.getByRole('main').getByRole('article').first();
    const title = await first.getByRole('heading').innerText();
    await sends(page, '/feed/read', () => first.getByRole('button', { name: `Mark as read: “${title}”` }).click());
    const aside = page.getByRole('status').filter({ hasText: 'Marked as read.' });
    await aside.waitFor();
    await expect.poll(async () => (await cards()).length).toBe(before.length - 1);
    await expectAccessible(page);
    await sends(page, '/feed/read', () => aside.getByRole('button', { name: 'Undo' }).click());
    await expect.poll(cards).toEqual(before);

    const path = new URL(page.url()).pathname;
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.goBack();
    await expect.poll(cards).toEqual(before);

    await open(page, '/');
    expect(await cards()).not.toContain(before[0]);
    expect(complaints).toEqual([]);
  });

  it('has, on phones, what staff announce and whom one may know between its cards, below what is being read', async () => {
    const { page, complaints } = await visit({ as: 'intan', viewport: PHONE });
    await open(page, '/');
    const main = page.getByRole('main');
    for (const name of ['From Kolegia', 'People you may know']) {
      const heading = main.getByRole('heading', { name });
      await heading.waitFor({ state: 'attached' });
      expect((await heading.boundingBox())?.y).toBeGreaterThan(PHONE.height);
    }
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
