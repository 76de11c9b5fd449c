/** What looks like code in forums, threads and their answers, communities and conversations. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sends } from './answers.ts';
import { open, pressBelow } from './browser.ts';
import { richTextOf } from './hostile-texts.ts';
import { type HostileWriting, noComplaints } from './hostile-watch.ts';

const OWNER = 'omar';
const GUEST = 'nguyen';
/** A picture of one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64');

const pathOf = (page: Page) => new URL(page.url()).pathname;
const main = (page: Page) => page.getByRole('main');

export function placesAreRead({ visit, ask, text, address, typeInto, look }: HostileWriting): void {
  it('a forum, who asks to come in, and what staff say of it', async () => {
    const owner = await visit({ as: OWNER });
    await open(owner.page, '/forums/new');
    await typeInto(main(owner.page));
    await owner.page.getByLabel(/^Private/).check();
    await sends(owner.page, '/addforum', () => owner.page.getByRole('button', { name: 'Open the forum' }).click());
    await owner.page.waitForURL(/\/forums\/(?!new)[^/]+$/);
    const forum = pathOf(owner.page);
    await open(owner.page, forum);
    await look(owner.page);
    await open(owner.page, `${forum}/settings`);
    await typeInto(main(owner.page));
    await sends(owner.page, /\/forums\/\w+$/, () => owner.page.getByRole('button', { name: 'Save', exact: true }).click());
    await owner.page.waitForURL(`**${forum}`);

    const guest = await visit({ as: GUEST });
    await open(guest.page, forum);
    await look(guest.page);
    await typeInto(main(guest.page));
    await sends(guest.page, '/send-join-request', () => guest.page.getByRole('button', { name: 'Request to join' }).click());
    await open(owner.page, `${forum}/desk?list=requested`);
    await look(owner.page);

    const staff = await visit({ as: 'staff' });
    await open(staff.page, forum);
    await staff.page.getByRole('button', { name: 'Decide as staff' }).click();
    await typeInto(staff.page.getByRole('dialog'));
    await sends(staff.page, '/staff/forum', () =>
      staff.page.getByRole('dialog').getByRole('button', { name: 'Decide', exact: true }).click(),
    );
    await open(owner.page, forum);
    await look(owner.page);
    await open(staff.page, '/console/log');
    await look(staff.page);
    noComplaints(owner, guest, staff);
  });

  it('a thread, its answers, what is said of both, and what it came to', async () => {
    const { id } = await ask<{ id: string }>(OWNER, 'POST', '/api/v3/addforum', {
      ...{ name: text(70), about: text(), rules: [text()], kind: 'public', language: 'en', specialities: [] },
    });
    await ask(GUEST, 'POST', '/api/v3/join-forum', { forumId: id });
    const owner = await visit({ as: OWNER });
    const guest = await visit({ as: GUEST });
    await open(guest.page, `/forums/${id}/write`);
    await guest.page.getByLabel('Add an image').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: PIXEL });
    await guest.page.getByRole('button', { name: 'Add a reference' }).click();
    await guest.page.getByLabel('What it shows').waitFor();
    await typeInto(main(guest.page));
    await guest.page.getByLabel('Address').fill(address());
    await guest.page.getByLabel('I have looked: nothing here shows who the patient is.').check();
    await sends(guest.page, '/threads', () => guest.page.getByRole('button', { name: 'Publish' }).click());
    await guest.page.waitForURL(/\/threads\/[^/]+$/);
    const thread = pathOf(guest.page);
    const stranger = await visit();
    await open(stranger.page, thread);
    await look(stranger.page);
    await open(guest.page, `${thread}/edit`);
    await typeInto(main(guest.page));
    await sends(guest.page, /\/threads\/\w+$/, () => guest.page.getByRole('button', { name: 'Save', exact: true }).click());
    await guest.page.waitForURL(`**${thread}`);

    // There is something to sum up from the second answer on.
    await ask(OWNER, 'POST', '/api/v3/add-comment', { itemId: thread.split('/').at(-1), text: richTextOf([text()]) });
    await open(guest.page, thread);
    await pressBelow(guest.page.getByRole('button', { name: /^Add your view/ }));
    await guest.page.getByRole('button', { name: 'Add a reference' }).click();
    const form = guest.page.locator('form').filter({ has: guest.page.getByRole('button', { name: 'Answer', exact: true }) });
    await form.locator('[contenteditable="true"]').waitFor();
    await typeInto(form);
    await form.getByLabel('Address').fill(address());
    await sends(guest.page, '/add-comment', () => form.getByRole('button', { name: 'Answer', exact: true }).click());
    await open(guest.page, thread);
    await look(guest.page);
    await guest.page.locator('#discussion article').getByRole('button', { name: 'Edit', exact: true }).first().click();
    const edit = guest.page.locator('#discussion form').filter({ has: guest.page.getByRole('button', { name: 'Save', exact: true }) });
    await edit.locator('[contenteditable="true"]').waitFor();
    await typeInto(edit);
    await edit.getByLabel('Address').fill(address());
    await sends(guest.page, '/update-comment', () => edit.getByRole('button', { name: 'Save', exact: true }).click());

    await open(guest.page, thread);
    await look(guest.page);
    await guest.page.getByRole('button', { name: 'Say where this stands' }).click();
    await typeInto(guest.page.getByRole('dialog'));
    await sends(guest.page, '/thread-recap', () => guest.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click());

    await open(owner.page, thread);
    await look(owner.page);
    await owner.page.getByRole('button', { name: 'Repost', exact: true }).first().click();
    await typeInto(owner.page.getByRole('dialog'));
    await sends(owner.page, '/thread-repost', () => owner.page.getByRole('dialog').getByRole('button', { name: 'Repost' }).click());
    await readByFollower(OWNER);

    for (const [route, place] of [
      ['/take-down-answer', owner.page.locator('#discussion article').filter({ hasText: 'Nguyen Thi Mai' })],
      ['/take-down-thread', main(owner.page)],
    ] as const) {
      await place.getByRole('button', { name: 'Take down', exact: true }).first().click();
      const reason = text();
      await owner.page.getByRole('dialog').getByRole('textbox').fill(reason);
      await sends(owner.page, route, () => owner.page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click());
      await owner.page.getByRole('dialog').waitFor({ state: 'detached' });
      // The author is told by an event, which comes after the answer has been given.
      const told = async () => {
        await open(guest.page, '/notifications');
        return guest.page.getByText(reason).count();
      };
      await expect.poll(told).toBeGreaterThan(0);
      await look(guest.page);
    }
    await open(guest.page, thread);
    await look(guest.page);
    noComplaints(owner, guest, stranger);
  });

  /** What somebody said beside what they passed on stands in the feeds of those who follow them. */
  async function readByFollower(whom: string) {
    const { id } = await ask<{ id: string }>(whom, 'GET', '/api/v3/profile/get-user-basic-detail');
    await ask('vina', 'POST', '/api/v3/follow-member', { memberId: id, following: true });
    const follower = await visit({ as: 'vina' });
    await open(follower.page, '/');
    await look(follower.page);
    noComplaints(follower);
  }

  it('a community, who asks to come in, and what staff say of it', async () => {
    const owner = await visit({ as: OWNER });
    await open(owner.page, '/community/new');
    await typeInto(main(owner.page));
    await owner.page.getByLabel(/^By request or invitation/).check();
    await sends(owner.page, '/group-community', () => owner.page.getByRole('button', { name: 'Found it' }).click());
    await owner.page.waitForURL(/\/community\/(?!new)[^/]+$/);
    const community = pathOf(owner.page);
    const guest = await visit({ as: GUEST });
    await open(guest.page, community);
    await look(guest.page);
    await typeInto(main(guest.page));
    await sends(guest.page, '/join-member', () => guest.page.getByRole('button', { name: 'Ask to join' }).click());
    await open(owner.page, `${community}/members?list=requested`);
    await look(owner.page);
    await open(owner.page, `${community}/settings`);
    await typeInto(main(owner.page));
    await sends(owner.page, /\/group-community\/\w+$/, () => owner.page.getByRole('button', { name: 'Save', exact: true }).click());
    const staff = await visit({ as: 'staff' });
    await open(staff.page, community);
    await look(staff.page);
    await staff.page.getByRole('button', { name: 'Decide as staff' }).click();
    await typeInto(staff.page.getByRole('dialog'));
    await sends(staff.page, '/staff/community', () =>
      staff.page.getByRole('dialog').getByRole('button', { name: 'Decide', exact: true }).click(),
    );
    await open(owner.page, community);
    await look(owner.page);
    noComplaints(owner, guest, staff);
  });

  it('a group, its name, and what is said in it', async () => {
    const me = await ask<{ id: string }>(OWNER, 'GET', '/api/v3/profile/get-user-basic-detail');
    for (const who of [GUEST, 'vina']) await ask(who, 'POST', '/api/v3/follow-member', { memberId: me.id, following: true });
    const { page, complaints } = await visit({ as: OWNER });
    await open(page, '/chat');
    await page.getByRole('button', { name: 'New conversation' }).first().click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Nguyen Thi Mai', 'Vina Tjandra']) {
      await dialog.getByRole('combobox', { name: 'Colleagues' }).fill(name);
      await page
        .getByRole('option', { name: new RegExp(`^${name}`) })
        .first()
        .click();
    }
    await dialog.getByLabel('Name of the group').fill(text(80));
    await sends(page, '/chat/groups', () => dialog.getByRole('button', { name: 'Make the group' }).click());
    await page.waitForURL(/\/chat\/\w+$/);
    await open(page, pathOf(page));
    await look(page);
    await page.getByRole('button', { name: 'Details and settings' }).click();
    await dialog.getByLabel('Name of the group').fill(text(80));
    await sends(page, '/name', () => dialog.getByRole('button', { name: 'Rename' }).click());
    await page.keyboard.press('Escape');

    const field = page.getByRole('textbox', { name: 'Your message' });
    const [first, second] = [text(), text()];
    await field.fill(first);
    await sends(page, '/messages', () => field.press('Enter'));
    const message = page.getByRole('article').filter({ hasText: first });
    await message.hover();
    await message.getByRole('button', { name: 'What to do with this message' }).click();
    await message.getByRole('button', { name: 'Edit', exact: true }).click();
    await look(page);
    await field.fill(second);
    await sends(page, '/edit', () => field.press('Enter'));
    const other = await visit({ as: GUEST });
    await open(other.page, pathOf(page));
    await look(other.page);
    await open(other.page, '/chat');
    await look(other.page);
    noComplaints({ complaints }, other);
  });
}
