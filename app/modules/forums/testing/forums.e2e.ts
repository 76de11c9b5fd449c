import { once } from 'node:events';
import { io } from 'socket.io-client';
import { expect, it, vi } from 'vitest';
import { expectAccessible, hydrated, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask, sessionOf } from '../../../../e2e/sessions.ts';
import { site } from '../../../../e2e/site.ts';

const browser = sharedBrowser();

interface Found {
  readonly data: { id: string }[];
}

async function forumNamed(name: string): Promise<string> {
  const { data } = await ask<Found>(null, 'GET', `/api/v3/forums?q=${encodeURIComponent(name)}`);
  if (data[0] === undefined) throw new Error(`No forum ${name}`);
  return data[0].id;
}

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

/** An open page of somebody, as the server knows it: what it is told of rooms. */
async function listen(who: string) {
  const { url } = site();
  const cookie = (await sessionOf(who)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = io(url, { path: '/live', transports: ['websocket'], extraHeaders: { cookie, origin: url } });
  const heard: string[] = [];
  socket.on('told', (room: string, name: string) => room.startsWith('item:') && heard.push(name));
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  return { socket, heard, follow: (room: string): Promise<boolean> => socket.emitWithAck('follow', room) };
}

it('a protected forum opens with its password, and with no other', async () => {
  const id = await forumNamed('Trauma night shift');
  const { page, complaints } = await browser.visit({ as: 'chidi', viewport: PHONE });
  await page.goto(`/forums/${id}`);
  await hydrated(page);
  expect(await page.getByRole('heading', { name: 'Threads' }).count()).toBe(0);
  const password = page.getByLabel('Password of the forum');
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByText('This is not the password.').waitFor();
  await password.fill('kolegia-2026');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('heading', { name: 'Threads' }).waitFor();
  await page.getByText('The list on our wall after last year').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

it('a private forum: asked for, accepted, written in, answered, pinned, left', async () => {
  const id = await forumNamed('Tumour board without borders');
  const guest = await browser.visit({ as: 'daniel' });
  await guest.page.goto(`/forums/${id}`);
  await hydrated(guest.page);
  await guest.page.getByLabel('A word to the owner').fill('Orthopaedic oncology in Nairobi.');
  await guest.page.getByRole('button', { name: 'Request to join' }).click();
  await guest.page.getByRole('status').getByText('Request under review').waitFor();

  const owner = await browser.visit({ as: 'tomas' });
  await owner.page.goto(`/forums/${id}/desk?list=requested`);
  await hydrated(owner.page);
  await owner.page.getByText('Orthopaedic oncology in Nairobi.').waitFor();
  await owner.page.getByRole('button', { name: 'Accept Daniel Mwangi' }).click();
  await owner.page.getByText('No request waits').waitFor();

  await guest.page.goto(`/forums/${id}/write`);
  await hydrated(guest.page);
  await guest.page.getByLabel('Title').fill('A limb I would rather not amputate');
  await guest.page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Proximal tibia, seventeen years old. Who would try to keep it?');
  await guest.page.getByRole('button', { name: 'Publish' }).click();
  await guest.page.waitForURL(/\/threads\//);
  const path = new URL(guest.page.url()).pathname;
  await guest.page.getByRole('heading', { name: 'A limb I would rather not amputate', level: 1 }).waitFor();

  await owner.page.goto(path);
  await hydrated(owner.page);
  await owner.page.getByRole('button', { name: /^Add your view/ }).click();
  await owner.page.getByLabel('Your view').fill('We would, with a plan for the day it fails.');
  await owner.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await owner.page.getByText('We would, with a plan for the day it fails.').first().waitFor();
  await owner.page.getByRole('button', { name: 'Pin', exact: true }).click();
  await owner.page.getByRole('button', { name: 'Unpin' }).waitFor();
  await expectAccessible(owner.page);

  const { socket, heard, follow } = await listen('daniel');
  const thread = path.split('/').at(-1) ?? '';
  expect(await follow(`item:${thread}`)).toBe(true);
  const answer = (text: string) => ask('tomas', 'POST', '/api/v3/add-comment', { itemId: thread, text: paragraph(text) });
  await answer('Before you go.');
  await vi.waitFor(() => expect(heard).toEqual(['library.commentAdded']), 10_000);

  await guest.page.goto(`/forums/${id}`);
  await hydrated(guest.page);
  await guest.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await guest.page.getByRole('button', { name: 'Leave the forum' }).click();
  await guest.page.getByLabel('A word to the owner').waitFor();
  expect((await guest.page.goto(path))?.status()).toBe(404);
  await answer('After you went.');
  // What is written now reaches the owner; by then it would have reached the room, too.
  await owner.page.getByRole('button', { name: '2 new answers' }).waitFor();
  expect(heard).toEqual(['library.commentAdded']);
  expect(await follow(`item:${thread}`)).toBe(false);
  socket.disconnect();
  expect([...guest.complaints, ...owner.complaints]).toEqual([]);
});
