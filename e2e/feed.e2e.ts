/** The front page of a member while colleagues go on publishing. */
import { describe, expect, it } from 'vitest';
import { callAs, publishAs } from '#modules/cases/testing/case.journey.ts';
import { getUserBasicDetail } from '#modules/identity/member.contract.ts';
import { followMember } from '#modules/network/network.contract.ts';
import { openLive, sharedBrowser } from './browser.ts';

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
    await expect.poll(() => page.evaluate('scrollY'), { timeout: 5000 }).toBeGreaterThan(1000);
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
    expect(Math.abs(((await moved.boundingBox())?.y ?? 0) - (place ?? 0))).toBeLessThan(2);

    await page.getByRole('button', { name: 'Up to the newest' }).click();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    expect(await page.getByRole('button', { name: /new$|newest/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
