/** How one chats, on a phone and in Indonesian; and what comes of it. */
import { expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { expectAccessible, openLive, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
const run = Date.now().toString(36);

const ONE = 'priya';
const OTHER = 'harpreet';

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;

it('who hides what they have read sees it of nobody, and what they begin from then on disappears as they chose', async () => {
  const [mine, theirs, newcomer] = [await memberId(ONE), await memberId(OTHER), await memberId('nguyen')];
  await ask(ONE, 'POST', '/api/v3/chat/settings', { readMarks: true, disappearAfter: 0 });
  await ask(OTHER, 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
  const { id } = await ask<{ id: string }>(ONE, 'POST', '/api/v3/chat/conversations', { memberId: theirs });
  await ask(ONE, 'POST', `/api/v3/chat/conversations/${id}/messages`, { clientId: `settings-${run}`, text: `Good morning ${run}` });
  await ask(OTHER, 'POST', `/api/v3/chat/conversations/${id}/marks`, { delivered: 1_000, read: 1_000 });
  const { page, complaints } = await visit({ as: ONE, viewport: PHONE });
  const said = page.getByRole('article').filter({ hasText: `Good morning ${run}` });
  await openLive(page, `/id/chat/${id}`);
  await said.getByRole('img', { name: 'Dibaca' }).waitFor();

  await openLive(page, '/id/chat');
  await page.getByRole('button', { name: 'Pengaturan obrolan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pengaturan obrolan' });
  const marks = dialog.getByRole('switch', { name: 'Tampilkan yang sudah saya baca' });
  await marks.waitFor();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await sends(page, '/chat/settings', () => marks.click());
  const forget = dialog.getByRole('combobox', { name: 'Pesan sementara secara bawaan' });
  await expect.poll(() => forget.isEnabled()).toBe(true);
  await sends(page, '/chat/settings', () => forget.selectOption({ label: 'Setelah 7 hari' }));

  await openLive(page, `/id/chat/${id}`);
  await said.getByRole('img', { name: 'Diterima' }).waitFor();
  expect(await said.getByRole('img', { name: 'Dibaca' }).count()).toBe(0);
  // What was begun before keeps its time; what they begin now has theirs.
  expect(await page.getByText('Setelah 7 hari').count()).toBe(0);
  await ask('nguyen', 'POST', '/api/v3/follow-member', { memberId: mine, following: true });
  // Indonesian addresses of profiles are for those who have chosen the language.
  await openLive(page, `/profile/${newcomer}`);
  await page.getByRole('button', { name: /^Message\s*Nguyen Thi Mai/ }).click();
  await page.waitForURL(/\/chat\/\w+$/);
  await page.getByText('After 7 days').waitFor();
  expect(complaints).toEqual([]);
});
