/** A group from its first colleague to the last who leaves, and what one does about a colleague who goes too far. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { expectAccessible, openLive, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const { visit } = sharedBrowser();
/** Another one for a second try: what the first has written stands there as well. */
let run = '';
beforeEach(() => {
  run = Date.now().toString(36);
});

const LEADS = 'omar';
const MEMBER = 'reza';
const NEW = { key: 'kartika', name: 'Kartika Sari Dewi' };
const REZA = 'Reza Pahlevi';

const memberId = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const message = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

async function details(page: Page, name: string) {
  await page.getByRole('button', { name: 'Details and settings' }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

let leader = '';
beforeAll(async () => {
  leader = await memberId(LEADS);
  for (const who of [MEMBER, 'anisa', NEW.key]) await ask(who, 'POST', '/api/v3/follow-member', { memberId: leader, following: true });
});

const aGroup = async (name: string) =>
  (
    await ask<{ id: string }>(LEADS, 'POST', '/api/v3/chat/groups', {
      name,
      memberIds: [await memberId(MEMBER), await memberId('anisa')],
    })
  ).id;

it('is led by its admins: who comes, who leads, who goes, and what was done in a slip is as before', async () => {
  const name = `Ward ${run}`;
  const id = await aGroup(name);
  const { page, complaints } = await visit({ as: LEADS });
  await openLive(page, `/chat/${id}`);
  const dialog = await details(page, name);
  const row = (who: string) => dialog.getByRole('listitem').filter({ hasText: who });

  await dialog.getByRole('combobox', { name: 'Colleagues' }).fill('Kartika Sari');
  await page.getByRole('option', { name: new RegExp(NEW.name) }).click();
  await sends(page, '/members', () => dialog.getByRole('button', { name: 'Add', exact: true }).click());
  await row(NEW.name).waitFor();

  await sends(page, '/role', () =>
    row(REZA)
      .getByRole('button', { name: `Make ${REZA} an admin` })
      .click(),
  );
  await row(REZA).getByText('Admin').waitFor();
  await sends(page, '/role', () =>
    row(REZA)
      .getByRole('button', { name: `${REZA} no longer leads` })
      .click(),
  );
  await row(REZA)
    .getByRole('button', { name: `Make ${REZA} an admin` })
    .waitFor();
  await expectAccessible(page);

  await says(page, `${NEW.name} was removed`, () =>
    row(NEW.name)
      .getByRole('button', { name: `Remove ${NEW.name}` })
      .click(),
  );
  await row(NEW.name).waitFor({ state: 'detached' });
  await page.getByText(`You removed ${NEW.name}`).waitFor();
  await sends(page, '/members/undo', () => page.getByRole('button', { name: 'Undo' }).first().click());
  await page.getByText(`Back in the group: ${NEW.name}`).waitFor();
  await page.getByText('4 members').waitFor();
  expect(complaints).toEqual([]);
});

it('is quiet for a while that says its end, and forgets after the time its admin chose', async () => {
  const name = `Night ${run}`;
  const id = await aGroup(name);
  const { page } = await visit({ as: LEADS });
  await openLive(page, `/chat/${id}`);
  const dialog = await details(page, name);
  const mute = dialog.getByRole('combobox', { name: 'Muted' });
  const shown = () => mute.locator('option:checked').innerText();
  await sends(page, '/mute', () => mute.selectOption({ label: 'For eight hours' }));
  await expect.poll(shown).toMatch(/^Until .*\d\d[:.]\d\d/);
  await sends(page, '/disappearing', () =>
    dialog.getByRole('combobox', { name: 'Disappearing messages' }).selectOption({ label: 'After 7 days' }),
  );
  await page.getByText('You set disappearing messages: After 7 days').waitFor();

  await openLive(page, `/chat/${id}`);
  await details(page, name);
  expect(await shown()).toMatch(/^Until /);
  await sends(page, '/mute', () => mute.selectOption({ label: 'Until I change it' }));
  await expect.poll(shown).toBe('Until I change it');
  await sends(page, '/mute', () => mute.selectOption({ label: 'Not muted' }));
  await expect.poll(shown).toBe('Not muted');
});

it('is left by whoever wants to, who comes back as they were where they did not', async () => {
  const name = `Clinic ${run}`;
  const id = await aGroup(name);
  const { page } = await visit({ as: MEMBER });
  await openLive(page, `/chat/${id}`);
  await field(page).waitFor();
  const dialog = await details(page, name);
  await says(page, 'You have left the group', () => dialog.getByRole('button', { name: 'Leave the group' }).click());
  await page.getByText('You no longer take part. What was said until then stays readable.').waitFor();
  await sends(page, '/members/undo', () => page.getByRole('button', { name: 'Undo' }).first().click());
  await field(page).waitFor();
  await ask(LEADS, 'POST', `/api/v3/chat/conversations/${id}/messages`, { clientId: `clinic-${run}`, text: `Still with us? ${run}` });
  await message(page, `Still with us? ${run}`).waitFor();
});

it('a message is reported to staff, and its writer is blocked and let in again', async () => {
  const { id } = await ask<{ id: string }>(LEADS, 'POST', '/api/v3/chat/conversations', { memberId: await memberId(MEMBER) });
  await ask(LEADS, 'POST', `/api/v3/chat/conversations/${id}/messages`, { clientId: `blocked-${run}`, text: `Buy my book ${run}` });
  const { page } = await visit({ as: MEMBER });
  await openLive(page, `/chat/${id}`);
  const said = message(page, `Buy my book ${run}`);
  await said.hover();
  await said.getByRole('button', { name: 'What to do with this message' }).click();
  await said.getByRole('button', { name: 'Report', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Report this' });
  await report.getByRole('radio').first().check();
  await sends(page, /\/report/, () => report.getByRole('button', { name: 'Report', exact: true }).click());
  await report.waitFor({ state: 'detached' });

  const dialog = await details(page, 'Omar Haddad');
  await sends(page, /\/block-member/, () => dialog.getByRole('button', { name: 'Block', exact: true }).click());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('You have blocked Omar Haddad.').waitFor();
  await page.getByRole('button', { name: 'Lift the block' }).click();
  await field(page).waitFor();
});
