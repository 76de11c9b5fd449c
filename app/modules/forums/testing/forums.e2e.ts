import { once } from 'node:events';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { DESK, expectAccessible, hydrated, open, overflowOf, PHONE, pressBelow, settled, sharedBrowser } from '../../../../e2e/browser.ts';
import { sentPage } from '../../../../e2e/sent-pages.ts';
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

/** An open page of somebody, as the server knows it: the answers it is told of. */
async function listen(who: string) {
  const { url } = site();
  const cookie = (await sessionOf(who)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const socket = io(url, { path: '/live', transports: ['websocket'], extraHeaders: { cookie, origin: url } });
  const heard: string[] = [];
  socket.on('told', (room: string, name: string) => room.startsWith('item:') && name === 'library.commentAdded' && heard.push(name));
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  return { socket, heard, follow: (room: string): Promise<boolean | number> => socket.emitWithAck('follow', room) };
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
  for (const [path, pill] of [
    ['/id/forums?list=all&kind=private', 'Privat'],
    ['/forums?list=all&kind=private', 'Private'],
  ] as const) {
    await guest.page.goto(path);
    await hydrated(guest.page);
    const row = guest.page.getByRole('article').filter({ hasText: 'Tumour board without borders' });
    await row.getByText(pill, { exact: true }).waitFor();
  }
  await guest.page.getByRole('link', { name: 'Tumour board without borders' }).click();
  await guest.page.waitForURL(`**/forums/${id}`);
  await guest.page.getByRole('main').getByText('Private', { exact: true }).first().waitFor();
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
  const { socket, heard, follow } = await listen('daniel');
  const thread = path.split('/').at(-1) ?? '';
  expect(await follow(`item:${thread}`)).not.toBe(false);

  await owner.page.goto(path);
  await hydrated(owner.page);
  await pressBelow(owner.page.getByRole('button', { name: /^Add your view/ }));
  await owner.page.getByLabel('Your view').fill('We would, with a plan for the day it fails.');
  await sends(owner.page, '/add-comment', () => owner.page.getByRole('button', { name: 'Answer', exact: true }).click());
  await expect.poll(() => heard).toHaveLength(1);
  await owner.page.getByRole('button', { name: 'Pin', exact: true }).click();
  await owner.page.getByRole('button', { name: 'Unpin' }).waitFor();
  await expectAccessible(owner.page);

  const answer = (text: string) => ask('tomas', 'POST', '/api/v3/add-comment', { itemId: thread, text: paragraph(text) });
  await answer('Before you go.');
  await expect.poll(() => heard).toHaveLength(2);

  await guest.page.goto(`/forums/${id}`);
  await hydrated(guest.page);
  await guest.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await guest.page.getByRole('button', { name: 'Leave the forum' }).click();
  await guest.page.getByLabel('A word to the owner').waitFor();
  expect((await sentPage(path, { as: 'daniel' })).status).toBe(404);
  await answer('After you went.');
  // What is written now reaches the owner; by then it would have reached the room, too.
  await owner.page.getByRole('button', { name: '2 new answers' }).waitFor();
  expect(heard).toHaveLength(2);
  expect(await follow(`item:${thread}`)).toBe(false);
  socket.disconnect();
  expect([...guest.complaints, ...owner.complaints]).toEqual([]);
});

it('a word without end breaks where its column ends, on phones and beside the rules', async () => {
  const endless = 'Hydroxychloroquine'.repeat(12);
  const { id } = await ask<{ id: string }>('grace', 'POST', '/api/v3/addforum', {
    ...{ name: endless.slice(0, 70), about: endless, rules: [endless], kind: 'public', language: 'en', specialities: [] },
  });
  const thread = await ask<{ id: string }>('grace', 'POST', '/api/v3/threads', {
    ...{ forumId: id, language: 'en', title: endless.slice(0, 150), text: paragraph(endless) },
  });
  await ask('grace', 'POST', '/api/v3/add-comment', { itemId: thread.id, text: paragraph(endless) });
  const { page, complaints } = await browser.visit({ as: 'grace' });
  for (const path of ['/forums', `/forums/${id}`, `/forums/${id}/desk`, `/threads/${thread.id}`]) {
    await page.goto(path);
    await hydrated(page);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      expect([path, viewport.width, Math.max(await overflowOf(page), 0)]).toEqual([path, viewport.width, 0]);
    }
    await page.setViewportSize(DESK);
  }
  expect(complaints).toEqual([]);
});

it('whoever is let in twice at once is let in once, and nothing is said to have failed', async () => {
  const { id } = await ask<{ id: string }>('grace', 'POST', '/api/v3/addforum', {
    ...{
      name: 'Rapid response debriefs',
      about: 'What we would do differently.',
      rules: [],
      kind: 'private',
      language: 'en',
      specialities: [],
    },
  });
  await ask('dimas', 'POST', '/api/v3/send-join-request', { forumId: id });
  const { page, complaints } = await browser.visit({ as: 'grace' });
  await page.goto(`/forums/${id}/desk?list=requested`);
  await hydrated(page);
  await page.getByText(/asked on/).waitFor();
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('/decide-join-request') && answers.push(answer.status()));
  await page.getByRole('button', { name: 'Accept Dimas Arifin' }).dblclick();
  await page.getByText('No request waits').waitFor();
  await expect.poll(() => answers).toEqual([200]);
  await settled(page);
  expect(answers).toEqual([200]);
  expect(complaints).toEqual([]);
});

it('what is changed in a thread outlives a reload, and is gone once it is saved', async () => {
  const forumId = await forumNamed('Trauma night shift');
  const thread = await ask<{ id: string }>('vikram', 'POST', '/api/v3/threads', {
    ...{ forumId, language: 'en', title: 'Tourniquet time on transfer', text: paragraph('How long do you accept?') },
  });
  const { page, complaints } = await browser.visit({ as: 'vikram' });
  const edit = async () => {
    await page.goto(`/threads/${thread.id}/edit`);
    await hydrated(page);
  };
  await edit();
  await page.getByLabel('Title').fill('Tourniquet time on a long transfer');
  await page.reload();
  await page.getByText('You had begun this before.').waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Tourniquet time on a long transfer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Tourniquet time on a long transfer', level: 1 }).waitFor();
  await edit();
  await settled(page);
  expect(await page.getByText('You had begun this before.').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('what is written of a thread that begins outlives a reload, and is gone once it is discarded', async () => {
  const id = await forumNamed('Trauma night shift');
  const { page, complaints } = await browser.visit({ as: 'vikram', viewport: PHONE });
  await open(page, `/forums/${id}/write`);
  const title = page.getByLabel('Title');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  // Nothing written: its writer is in the first field that is wrong, however often it is tried.
  for (let attempt = 0; attempt < 2; attempt++) {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe(await title.getAttribute('id'));
  }
  await page.getByText('Please write a title of 8 to 160 characters.').waitFor();
  await title.fill('A pelvic binder on for nine hours');
  await text.fill('Who takes it off, and where?');
  await page.reload();
  await page.getByText('You had begun this before.').waitFor();
  await expect.poll(() => title.inputValue()).toBe('A pelvic binder on for nine hours');
  await page.getByText('Who takes it off, and where?').waitFor();
  await expectAccessible(page);
  // Whoever comes to the same device after them finds nothing of it.
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([, value]) => String(value).includes('pelvic binder')));
  expect(kept.map(([key]) => key)).toEqual([expect.stringMatching(new RegExp(`^kolegia\\.thread\\.[^.]+\\.${id}$`))]);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect.poll(() => title.inputValue()).toBe('');
  await open(page, `/forums/${id}/write`);
  expect([await title.inputValue(), await page.getByText('You had begun this before.').count()]).toEqual(['', 0]);
  expect(complaints).toEqual([]);
});

it('settings of a forum outlive a reload but for the password, and leave what was changed elsewhere', async () => {
  const settings = { about: 'Where we ask at four in the morning.', rules: ['No names'], kind: 'public', language: 'en', specialities: [] };
  const { id } = await ask<{ id: string }>('grace', 'POST', '/api/v3/addforum', { name: 'Night desk', ...settings });
  const { page, complaints } = await browser.visit({ as: 'grace', viewport: PHONE });
  await open(page, `/forums/${id}/settings`);
  const notice = page.getByText('You had begun this before.');
  await page.getByRole('textbox', { name: /^What it is about/ }).fill('Where we ask at five in the morning.');
  await page.getByLabel(/^Protected/).check();
  await page.getByRole('textbox', { name: /^Password/ }).fill('teh poci 1998');
  await page.reload();
  await notice.waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: /^What it is about/ }).inputValue())
    .toBe('Where we ask at five in the morning.');
  expect(await page.getByRole('textbox', { name: /^Password/ }).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('teh poci');
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await ask('grace', 'PATCH', `/api/v3/forums/${id}`, { version: 0, name: 'The night desk', ...settings });
  await page.reload();
  await notice.waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('The night desk');
  await page.getByLabel(/^Public/).check();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  // Somebody else has saved since: what stands there now is shown before this one replaces it.
  await page.getByRole('region', { name: 'What stands there now' }).getByText('Where we ask at four in the morning.').waitFor();
  await sends(page, /\/forums\/\w+$/, () => save.click());
  await page.getByRole('heading', { name: 'The night desk', level: 1 }).waitFor();
  await page.getByText('Where we ask at five in the morning.').first().waitFor();
  await open(page, `/forums/${id}/settings`);
  expect(await notice.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a locked thread says that it is closed to whoever is not signed in, and asks nobody to sign in for it', async () => {
  const { id } = await ask<{ id: string }>('grace', 'POST', '/api/v3/addforum', {
    ...{ name: 'Read by all', about: 'Open to read.', rules: [], kind: 'public', language: 'en', specialities: [] },
  });
  const thread = await ask<{ id: string }>('grace', 'POST', '/api/v3/threads', {
    ...{ forumId: id, language: 'en', title: 'Settled: which tube for whom', text: paragraph('The table hangs on the wall.') },
  });
  const { page, complaints } = await browser.visit();
  await page.goto(`/threads/${thread.id}`);
  const discussion = page.locator('#discussion');
  await discussion.getByText('Sign in to answer.').waitFor();
  await ask('grace', 'POST', '/api/v3/tend-thread', { id: thread.id, locked: true });
  // Pages for visitors are a second old at most.
  await expect
    .poll(async () => {
      await page.goto(`/threads/${thread.id}`);
      return discussion.getByText('This thread is closed for further answers.').count();
    })
    .toBe(1);
  expect(await discussion.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('who asked says where the thread stands, in lines that readers see above the answers, and takes it away and back', async () => {
  const { id: forumId } = await ask<{ id: string }>('grace', 'POST', '/api/v3/addforum', {
    ...{ name: 'Summed up', about: 'Where threads come to something.', rules: [], kind: 'public', language: 'en', specialities: [] },
  });
  const thread = await ask<{ id: string }>('grace', 'POST', '/api/v3/threads', {
    ...{ forumId, language: 'en', title: 'Which tube for a small child', text: paragraph('And how deep?') },
  });
  await ask('hendra', 'POST', '/api/v3/join-forum', { forumId });
  for (const text of ['Cuffed, half a size smaller.', 'Twelve plus half the age, in centimetres.'])
    await ask('hendra', 'POST', '/api/v3/add-comment', { itemId: thread.id, text: paragraph(text) });
  const { page, complaints } = await browser.visit({ as: 'grace', viewport: PHONE });
  await open(page, `/threads/${thread.id}`);
  await page.getByRole('button', { name: 'Say where this stands' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where this stands' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please write at least one point.').waitFor();
  await dialog.getByLabel('Agreed', { exact: true }).fill('A cuffed tube.\n\nHalf a size smaller.');
  await dialog.getByLabel('Still open').fill('Whether the formula holds below one year.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const recap = page.getByRole('region', { name: 'Where this stands' });
  await recap.getByText('A cuffed tube.').waitFor();
  expect(await recap.getByRole('listitem').allInnerTexts()).toEqual([
    'A cuffed tube.',
    'Half a size smaller.',
    'Whether the formula holds below one year.',
  ]);
  expect(await overflowOf(page)).toBe(0);
  await recap.getByRole('button', { name: 'Take away' }).click();
  await page.getByRole('button', { name: 'Say where this stands' }).waitFor();
  await sends(page, '/thread-recap', () => page.getByRole('button', { name: 'Undo' }).click());
  await recap.getByText('A cuffed tube.').waitFor();
  await expectAccessible(page);

  const reader = await browser.visit();
  await open(reader.page, `/id/threads/${thread.id}`);
  await reader.page.getByRole('region', { name: 'Kesimpulan sementara' }).getByText('Belum terjawab').waitFor();
  expect(await reader.page.getByRole('button', { name: 'Ubah' }).count()).toBe(0);
  expect([...complaints, ...reader.complaints]).toEqual([]);
});
