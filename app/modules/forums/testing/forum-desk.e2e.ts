/** What those who tend a forum do about its members and its threads. */
import { beforeAll, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { expectAccessible, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const browser = sharedBrowser();
const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

let forumId: string;

beforeAll(async () => {
  const name = `Handover at seven ${Date.now().toString(36)}`;
  ({ id: forumId } = await ask<{ id: string }>('claire', 'POST', '/api/v3/addforum', {
    ...{ name, about: 'What the night leaves to the day.', rules: [], kind: 'public', language: 'en', specialities: [] },
  }));
  for (const who of ['omar', 'sofia', 'daniel']) await ask(who, 'POST', '/api/v3/join-forum', { forumId });
});

it('mutes, entrusts, removes and takes that back, and hands the forum over', async () => {
  const { page, complaints } = await browser.visit({ as: 'claire', timezoneId: 'Asia/Jakarta' });
  await open(page, `/forums/${forumId}/desk`);
  const row = (name: string) => page.getByRole('list', { name: 'Members' }).locator('> li').filter({ hasText: name });
  const [omar, sofia] = [row('Omar Haddad'), row('Sofia Lindqvist')];

  await sends(page, '/mute-forum-member', () => omar.getByRole('combobox', { name: 'Mute for … Omar Haddad' }).selectOption('7'));
  // By the clock of whoever reads it.
  await omar.getByText(/^Muted until .*\d\d[.:]\d\d$/).waitFor();
  const muted = await browser.visit({ as: 'omar', timezoneId: 'Asia/Jakarta', viewport: PHONE });
  await open(muted.page, `/forums/${forumId}`);
  await muted.page.getByText(/^You can read, and write again from .*\d\d[.:]\d\d\.$/).waitFor();
  expect(await overflowOf(muted.page)).toBeLessThanOrEqual(0);
  await sends(page, '/mute-forum-member', () => omar.getByRole('button', { name: 'End the muting Omar Haddad' }).click());
  await omar.getByRole('combobox', { name: 'Mute for … Omar Haddad' }).waitFor();

  await sends(page, '/set-forum-role', () => sofia.getByRole('button', { name: 'Make moderator Sofia Lindqvist' }).click());
  await sofia.getByText(/Moderator · since/).waitFor();
  await sends(page, '/remove-forum-member', () => sofia.getByRole('button', { name: 'Remove Sofia Lindqvist' }).click());
  await sofia.waitFor({ state: 'detached' });
  await sends(page, '/readmit-forum-member', () => page.getByRole('button', { name: 'Undo' }).click());
  await sofia.getByText(/Moderator · since/).waitFor();
  await expectAccessible(page);

  await sofia.getByRole('button', { name: 'Hand the forum over Sofia Lindqvist' }).click();
  await sofia.getByText('Sofia Lindqvist will own the forum, and you stay as a moderator.').waitFor();
  await sends(page, '/hand-over-forum', () => sofia.getByRole('button', { name: 'Hand it over' }).click());
  await sofia.getByText(/Owner · since/).waitFor();
  await row('Claire Whitford')
    .getByText(/Moderator · since/)
    .waitFor();
  expect([...complaints, ...muted.complaints]).toEqual([]);
});

it('closes a thread for answers, slows it down and asks for a source, and readers see it', async () => {
  const { id } = await ask<{ id: string }>('omar', 'POST', '/api/v3/threads', {
    ...{ forumId, language: 'en', title: 'Who signs for the last hour', text: paragraph('Ours is never written down.') },
  });
  const { page, complaints } = await browser.visit({ as: 'claire' });
  await open(page, `/threads/${id}`);
  const desk = page.getByRole('region', { name: 'For moderators' });
  const tends = (act: () => Promise<unknown>) => sends(page, '/tend-thread', act);
  const reader = await browser.visit({ as: 'daniel', viewport: PHONE });
  const discussion = reader.page.locator('#discussion');

  await tends(() => desk.getByRole('button', { name: 'Close for answers' }).click());
  await desk.getByRole('button', { name: 'Open for answers' }).waitFor();
  await open(reader.page, `/threads/${id}`);
  await discussion.getByText('This thread is closed for further answers.').waitFor();
  await tends(() => desk.getByRole('button', { name: 'Open for answers' }).click());
  await desk.getByRole('button', { name: 'Close for answers' }).waitFor();

  await tends(() => desk.getByRole('combobox', { name: 'Between two answers of one member' }).selectOption('3600'));
  await page.getByText('1 hour between answers').waitFor();
  await ask('daniel', 'POST', '/api/v3/add-comment', { itemId: id, text: paragraph('The consultant, here.') });
  await open(reader.page, `/threads/${id}`);
  await discussion.getByText(/^Answers are slowed down here\. You can answer again from .*\d\d[.:]\d\d(?: UTC)?\.$/).waitFor();

  await tends(() => desk.getByRole('button', { name: 'Needs a source' }).click());
  await desk.getByRole('button', { name: 'Source is there' }).waitFor();
  await reader.page.reload();
  await reader.page.getByText('Needs a source', { exact: true }).waitFor();
  await expectAccessible(reader.page);
  await tends(() => desk.getByRole('button', { name: 'Source is there' }).click());
  await desk.getByRole('button', { name: 'Needs a source' }).waitFor();
  expect([...complaints, ...reader.complaints]).toEqual([]);
});

it('a thread that was withdrawn comes back while that may be; later its author reads why it does not', async () => {
  const { id } = await ask<{ id: string }>('omar', 'POST', '/api/v3/threads', {
    ...{ forumId, language: 'en', title: 'Said too early this morning', text: paragraph('I will ask again tomorrow.') },
  });
  const { page, complaints } = await browser.visit({ as: 'omar' });
  await open(page, `/threads/${id}`);
  await sends(page, '/withdraw-thread', () => page.getByRole('button', { name: 'Withdraw', exact: true }).click());
  await sends(page, '/restore-thread', () => page.getByRole('button', { name: 'Bring it back' }).click());
  await open(page, `/threads/${id}`);
  await page.clock.install();
  await sends(page, '/withdraw-thread', () => page.getByRole('button', { name: 'Withdraw', exact: true }).click());
  await page.getByRole('button', { name: 'Bring it back' }).waitFor();
  await page.clock.fastForward('11:00');
  await page.getByText('It can be brought back for 10 minutes. That time is over.').waitFor();
  expect(await page.getByRole('button', { name: 'Bring it back' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('takes back that a request was declined, and lets in who asked', async () => {
  const name = `Debriefs at dawn ${Date.now().toString(36)}`;
  const { id } = await ask<{ id: string }>('claire', 'POST', '/api/v3/addforum', {
    ...{ name, about: 'What we would do differently.', rules: [], kind: 'private', language: 'en', specialities: [] },
  });
  await ask('hana', 'POST', '/api/v3/send-join-request', { forumId: id });
  const standing = async () => (await ask<{ standing: string }>('hana', 'GET', `/api/v3/get-forum-detail?id=${id}`)).standing;
  const { page, complaints } = await browser.visit({ as: 'claire', viewport: PHONE });
  await open(page, `/forums/${id}/desk?list=requested`);
  await sends(page, '/decide-join-request', () => page.getByRole('button', { name: /^Decline / }).click());
  await page.getByText('No request waits').waitFor();
  await page.getByText('Declined. They can ask again in 14 days.').waitFor();
  expect(await standing()).toBe('declined');
  await sends(page, '/take-back-decline', () => page.getByRole('button', { name: 'Undo' }).click());
  // It waits again, where it stood, and can be decided the other way.
  const accept = page.getByRole('button', { name: /^Accept / });
  await accept.waitFor();
  expect(await standing()).toBe('requested');
  await expectAccessible(page);
  await sends(page, '/decide-join-request', () => accept.click());
  expect(await standing()).toBe('member');
  expect(complaints).toEqual([]);
});
