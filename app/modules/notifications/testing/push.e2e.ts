/** Push messages in a browser: a page may have the worker that shows them, and what one leads to is read then. */
import { expect, it } from 'vitest';
import { open, openLive, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();

interface News {
  id: string;
  kind: string;
  read: boolean;
  byline: { name?: string } | null;
}

it('the worker of push messages is taken, and what a link of theirs leads to is read', async () => {
  const { page, complaints } = await visit({ as: 'imran' });
  await open(page, '/notifications/settings');
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  // The browser of tests has no push service: that the page may have its worker is what can be seen here.
  const worker = await page.evaluate<string>(
    "navigator.serviceWorker.register('/push-worker.js').then(() => navigator.serviceWorker.ready).then(({ active }) => active.scriptURL)",
  );
  expect(worker).toMatch(/\/push-worker\.js$/);

  const { id } = await ask<{ id: string }>('imran', 'GET', '/api/v3/profile/get-user-basic-detail');
  await ask('priya', 'POST', '/api/v3/follow-member', { memberId: id, following: false });
  await ask('priya', 'POST', '/api/v3/follow-member', { memberId: id, following: true });
  const latest = async () =>
    (await ask<{ data: News[] }>('imran', 'GET', '/api/v3/notifications')).data.find(
      ({ kind, byline }) => kind === 'follow' && byline?.name?.startsWith('Priya'),
    );
  await expect.poll(latest).toBeDefined();
  await page.goto(`/notifications/open/${(await latest())?.id}`);
  await page.waitForURL(/\/profile\//);
  expect((await latest())?.read).toBe(true);
  expect(complaints).toEqual([]);
});

it('somebody asks not to be disturbed, sees until when on both pages, and ends it', async () => {
  const { page, complaints } = await visit({ as: 'imran' });
  await openLive(page, '/notifications');
  await page.getByRole('button', { name: 'Do not disturb' }).click();
  await page.getByRole('menuitem', { name: 'For four hours' }).click();
  const told = page.getByRole('status').filter({ hasText: /^Nothing disturbs you until .*\d\d:\d\d/ });
  await told.first().waitFor();
  await openLive(page, '/id/notifications/settings');
  await page.getByRole('button', { name: 'Akhiri sekarang' }).click();
  await page.getByRole('button', { name: 'Jangan ganggu' }).waitFor();
  expect(await ask<{ until: string | null }>('imran', 'GET', '/api/v3/notifications/pause')).toEqual({ until: null });
  expect(complaints).toEqual([]);
});
