/** Push messages in a browser: a page may have the worker that shows them, and what one leads to is read then. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, openLive, sharedBrowser, signIn } from '../../../../e2e/browser.ts';
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

/** Hands a message to the worker, as the browser would one of its push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const versions: { registrationId: string; status: string }[] = [];
  session.on('ServiceWorker.workerVersionUpdated', (event) => versions.push(...event.versions));
  await session.send('ServiceWorker.enable');
  const active = () => versions.find(({ status }) => status === 'activated')?.registrationId;
  await expect.poll(active).toBeDefined();
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: active() ?? '', data: JSON.stringify(message) });
  await session.detach();
}

/** The browser of tests shows no messages and has no icon: what its worker would show is kept. */
const KEEP_SHOWN = `
  self.shownHere = [];
  const showNotification = async (title, { body }) => void self.shownHere.push([title, body]);
  Object.assign(ServiceWorkerRegistration.prototype, { showNotification, getNotifications: async () => [] });
  Object.assign(WorkerNavigator.prototype, { setAppBadge: async () => undefined, clearAppBadge: async () => undefined });`;

it('a message is shown to whom it is for, and nothing of it to the colleague who signs in after them in the same browser', async () => {
  const { page, context, complaints } = await visit({ as: 'imran' });
  const { id: reader } = await ask<{ id: string }>('imran', 'GET', '/api/v3/profile/get-user-basic-detail');
  await open(page, '/notifications/settings');
  await page.evaluate("navigator.serviceWorker.register('/push-worker.js').then(() => navigator.serviceWorker.ready).then(() => null)");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(KEEP_SHOWN);
  const shown = () => worker?.evaluate<string[][]>('self.shownHere');
  const instead = { en: { unanswered: 'Something new.', ended: 'No more messages here.' } };
  const message = { body: 'Fever on day five', url: '/notifications/open/1', language: 'en', unread: 1, reader, instead };
  const [meant, neutral] = [
    ['Priya answered you.', message.body],
    ['No more messages here.', ''],
  ];
  await deliver(page, { ...message, title: 'Priya answered you.', tag: '1' });
  await expect.poll(shown).toEqual([meant]);

  await context.clearCookies();
  await signIn(page, 'priya');
  await deliver(page, { ...message, title: 'Omar answered you.', tag: '2' });
  await expect.poll(shown).toEqual([meant, neutral]);
  await context.clearCookies();
  await deliver(page, { ...message, title: 'Miriam answered you.', tag: '3' });
  await expect.poll(shown).toEqual([meant, neutral, neutral]);
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
