/** A published issue is taken back by who writes it: its address and the archive say so, and for a while it can be brought back. */
import { expect, it } from 'vitest';
import { expectAccessible, open, overflowOf, PHONE, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
const slug = `taken-back-${Date.now().toString(36)}`;

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

it('asks first, is gone for readers, says so, and comes back', async () => {
  const founded = {
    id: null,
    version: 0,
    slug,
    name: 'Letter that errs',
    about: 'It happens.',
    language: 'en',
    forumId: null,
    audience: 'anyone',
  };
  const { id: newsletterId } = await ask<{ id: string }>('staff', 'POST', '/api/v3/newsletters', founded);
  const content = {
    title: 'A dose too high',
    intro: paragraph('Ten times what was meant.'),
    entries: [],
    inner: { type: 'doc', content: [] },
  };
  const draft = await ask<{ id: string; version: number }>('staff', 'POST', '/api/v3/newsletter-drafts', {
    id: null,
    newsletterId,
    version: 0,
    content,
    acceptIdentifiers: true,
  });
  await ask('staff', 'POST', '/api/v3/newsletter-drafts/publish', { id: draft.id, version: draft.version, acceptIdentifiers: true });

  const stranger = await visit({ viewport: PHONE });
  await open(stranger.page, `/newsletters/issues/${draft.id}`);
  await stranger.page.getByRole('heading', { level: 1, name: 'A dose too high' }).waitFor();
  expect(await stranger.page.getByRole('button', { name: 'Withdraw this issue' }).count()).toBe(0);

  const editor = await visit({ as: 'staff' });
  const desk = editor.page;
  await open(desk, `/newsletters/${slug}/write/${draft.id}`);
  await desk.getByRole('button', { name: 'Withdraw this issue' }).click();
  await desk.getByText('Emails that have left cannot be called back.').waitFor();
  await desk.getByRole('button', { name: 'Keep it' }).click();
  await desk.getByRole('button', { name: 'Withdraw this issue' }).click();
  await desk.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await desk.getByText('Issue withdrawn').waitFor();
  await desk.waitForURL(new RegExp(`/newsletters/${slug}$`));
  await desk.getByText(/^The issue of .* was withdrawn by those who write it\.$/).waitFor();

  // Pages for visitors are a second old at most.
  await expect.poll(async () => (await stranger.page.goto(`/newsletters/issues/${draft.id}`))?.status()).toBe(410);
  await stranger.page.getByText('This issue was withdrawn').first().waitFor();
  await expectAccessible(stranger.page);
  expect(await overflowOf(stranger.page)).toBeLessThanOrEqual(0);

  await open(desk, `/newsletters/${slug}/write/${draft.id}`);
  await desk.getByText('This issue was withdrawn. It can be brought back for ten minutes.').waitFor();
  await desk.getByRole('button', { name: 'Bring it back' }).click();
  await desk.getByRole('button', { name: 'Withdraw this issue' }).waitFor();
  await open(stranger.page, `/newsletters/issues/${draft.id}`);
  await stranger.page.getByRole('heading', { level: 1, name: 'A dose too high' }).waitFor();
  expect(editor.complaints).toEqual([]);
});
