/** The links of an e-mail about notifications: they end the e-mails, and silence what a line tells of, without signing in. */
import { expect, it } from 'vitest';
import { expectAccessible, hydrated, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { mainOf, sentPage, wordsOf } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { mailToken, muteToken } from '../server/mail-token.policy.ts';

/** As `e2e/e2e-setup.ts` starts the server. */
const SECRET = 'a secret for browser tests, and for nothing else';
const { visit } = sharedBrowser();

it('asks first, says what it turns off, and leads to the settings', async () => {
  const { id } = await ask<{ id: string }>('joko', 'GET', '/api/v3/profile/get-user-basic-detail');
  const path = `/notifications/unsubscribe/${mailToken(SECRET, id)}`;
  const { page, complaints } = await visit({ viewport: PHONE });
  await page.goto(path);
  await hydrated(page);
  await page.getByText('When somebody names me').waitFor();
  const mailed = async () => {
    const { kinds } = await ask<{ kinds: Record<string, { mail: boolean }> }>('joko', 'GET', '/api/v3/notifications/settings');
    return Object.values(kinds).filter(({ mail }) => mail);
  };
  // To look at it ends nothing.
  expect((await mailed()).length).toBeGreaterThan(0);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Stop the e-mails' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You get no more e-mails about notifications' }).waitFor();
  expect(await page.getByRole('link', { name: 'Choose what you are told' }).getAttribute('href')).toContain('/notifications/settings');
  await expectAccessible(page);
  expect(await mailed()).toEqual([]);

  const headingsOf = async (address: string) =>
    [...mainOf((await sentPage(address)).html).matchAll(/<h[12]\b.*?<\/h[12]>/gs)].map(([heading]) => wordsOf(heading));
  expect(await headingsOf(`/id${path}`)).toContain('Anda tidak lagi menerima email notifikasi');
  expect(await headingsOf(path.slice(0, -4))).toContain('This link does not hold');
  expect(complaints).toEqual([]);
});

it('silences what a line tells of, by one tap, and is taken back by another', async () => {
  const { id: memberId } = await ask<{ id: string }>('miriam', 'GET', '/api/v3/profile/get-user-basic-detail');
  const { id: follower } = await ask<{ id: string }>('omar', 'GET', '/api/v3/profile/get-user-basic-detail');
  for (const following of [false, true]) await ask('omar', 'POST', '/api/v3/follow-member', { memberId, following });
  const told = () =>
    ask<{ data: { id: string; kind: string; byline: { id?: string } | null; muted: boolean }[] }>('miriam', 'GET', '/api/v3/notifications');
  const followed = async () => (await told()).data.find(({ kind, byline }) => kind === 'follow' && byline?.id === follower);
  await expect.poll(followed).toMatchObject({ muted: false });
  const path = `/notifications/mute/${muteToken(SECRET, memberId, (await followed())?.id ?? '')}`;
  const { page, complaints } = await visit({ viewport: PHONE });
  await page.goto(path);
  await hydrated(page);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  // To look at it silences nothing.
  expect(await followed()).toMatchObject({ muted: false });
  await page.getByRole('button', { name: 'Mute', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('You hear nothing more of this: New followers.').waitFor();
  expect(await followed()).toMatchObject({ muted: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tell me again' }).click();
  await page.getByRole('button', { name: 'Mute', exact: true }).waitFor();
  expect(await followed()).toMatchObject({ muted: false });
  expect(wordsOf(mainOf((await sentPage(`/id${path}`)).html))).toContain('Jangan kabari lagi: Pengikut baru');
  expect(complaints).toEqual([]);
});
