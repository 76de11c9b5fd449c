/** What looks like code in what members report, what staff answer, and what stands on their desks. */
import { expect, it } from 'vitest';
import { sends } from './answers.ts';
import { open } from './browser.ts';
import { richTextOf } from './hostile-texts.ts';
import { type HostileWriting, noComplaints } from './hostile-watch.ts';
import { firstId, sessionOf } from './sessions.ts';

export function desksAreRead({ visit, ask, text, address, typeInto, look }: HostileWriting): void {
  it('a report, the reason of a decision, and why an author was looked up', async () => {
    const itemId = await firstId(null, '/api/v3/cases?sort=discussed');
    const words = text();
    await ask('agus', 'POST', '/api/v3/add-comment', { itemId, text: richTextOf([words]), anonymous: true });
    const member = await visit({ as: 'siti' });
    await open(member.page, `/cases/${itemId}`);
    await look(member.page);
    await member.page
      .getByRole('listitem')
      .filter({ hasText: words })
      .last()
      .getByRole('button', { name: /^Report/ })
      .click();
    await typeInto(member.page.getByRole('dialog'));
    await member.page.getByRole('dialog').getByLabel('Advertising').check();
    await sends(member.page, '/report', () => member.page.getByRole('dialog').getByRole('button', { name: 'Report' }).click());

    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/console/reports');
    await look(page);
    const card = page.getByRole('article').filter({ hasText: words });
    await card.getByRole('button', { name: 'Who wrote this?' }).click();
    await typeInto(card);
    await sends(page, '/anonymous-author', () => card.getByRole('button', { name: 'Show the author' }).click());
    // Its form has gone: what is typed next is for another.
    await card
      .getByRole('status')
      .filter({ hasText: /^Written by/ })
      .waitFor();
    await card.getByRole('button', { name: 'Remove', exact: true }).click();
    await typeInto(card);
    await sends(page, '/staff/reports', () => card.getByRole('button', { name: 'Remove', exact: true }).click());
    await open(page, '/console/log');
    await look(page);
    const author = await visit({ as: 'agus' });
    await open(author.page, '/notifications');
    await look(author.page);
    noComplaints({ complaints }, member, author);
  });

  it('why a post was sent back', async () => {
    const author = await visit({ as: 'stefanus' });
    await open(author.page, '/posts/new?draft=new');
    const title = text(100);
    await author.page.getByLabel('Headline', { exact: true }).fill(title);
    await author.page.locator('#f-body').click();
    await author.page.locator('[role="textbox"]#f-body').fill('Honey cures every wound.');
    await author.page.getByRole('button', { name: 'Preview', exact: true }).click();
    await author.page.getByRole('heading', { name: 'These lines claim an effect, and the post names no source' }).waitFor();
    await sends(author.page, '/api/v3/posts', () => author.page.getByRole('button', { name: 'Publish', exact: true }).click());
    await author.page.getByRole('heading', { name: 'Your post is in. Our staff read it first.' }).waitFor();
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/console/approvals');
    await look(page);
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Send back' }).click();
    await typeInto(card);
    await sends(page, /\/staff\/approvals\/\w+$/, () => card.getByRole('button', { name: 'Send back' }).click());
    await open(author.page, '/content_creator');
    await look(author.page);
    await author.page.getByRole('article').filter({ hasText: title }).getByRole('link').first().click();
    await author.page.getByText('Sent back to you').first().waitFor();
    await look(author.page);
    await open(author.page, '/notifications');
    await look(author.page);
    noComplaints({ complaints }, author);
  });

  it('why a newcomer was not verified, and what they told of themselves', async () => {
    const address = `words.${Date.now().toString(36)}@doctors.example`;
    await sessionOf(address);
    const about = { country: 'KE', province: 'Baringo', city: text(80), specialityId: 'general-practice' };
    await ask(address, 'POST', '/api/v3/storeBasicDetails', { firstName: 'Amani', lastName: 'Wanjiru', ...about });
    const member = await visit({ as: address });
    await open(member.page, '/onboarding?step=additional');
    await member.page.getByLabel('Workplace').fill(text(100));
    await member.page.getByLabel('Subspeciality').fill(text(70));
    await member.page.getByLabel('In practice since').fill('2011');
    await sends(member.page, '/storeAdditionalDetails', () => member.page.getByRole('button', { name: 'Save and go on' }).click());
    await ask(address, 'POST', '/api/v3/profile/update-user-interest-area', { interests: ['cardiology'] });
    await ask(address, 'POST', '/api/v3/profile/update-doctor-reg-detail', { registrationNumber: 'KE 20 11' });
    await open(member.page, '/onboarding?step=submit');
    await look(member.page);
    await member.page.getByRole('button', { name: /^Hand in/ }).click();
    await expect.poll(async () => waits()).toBe(true);

    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/console/verification');
    await look(page);
    const card = page.getByRole('article').filter({ hasText: 'Amani Wanjiru' });
    await card.getByRole('button', { name: 'Send back' }).click();
    await typeInto(card);
    await sends(page, /\/staff\/verifications\/\w+$/, () => card.getByRole('button', { name: 'Send back' }).click());
    for (const path of ['/onboarding', '/notifications', '/profile', '/settings']) {
      await open(member.page, path);
      await look(member.page);
    }
    noComplaints({ complaints }, member);

    async function waits() {
      const { data } = await ask<{ data: { name: string }[] }>('staff', 'GET', '/api/v3/staff/verifications');
      return data.some(({ name }) => name.includes('Amani Wanjiru'));
    }
  });

  it('slides, texts that are missing, and who has read a file of knowledge', async () => {
    const { page, complaints } = await visit({ as: 'staff' });
    await open(page, '/console/sliders');
    await page.getByRole('button', { name: 'New slide' }).click();
    const form = page.locator('form').filter({ has: page.getByLabel('Words of the link') });
    await typeInto(form);
    const slide = text(80);
    await form.getByLabel('Title').first().fill(slide);
    await form.getByLabel('Where it leads').fill(address('/'));
    await sends(page, '/console/sliders', () => form.getByRole('button', { name: 'Save', exact: true }).click());
    await open(page, '/console/sliders');
    await look(page);
    const reader = await visit();
    for (const path of ['/', '/id']) {
      await open(reader.page, path);
      await look(reader.page);
    }
    await sends(page, '/console/sliders/remove', () =>
      page.getByRole('listitem').filter({ hasText: slide }).getByRole('button', { name: 'Take away' }).click(),
    );

    await ask('staff', 'POST', '/locales/add/en/cases', { 'page.hostile': text() });
    await open(page, '/console/texts');
    await look(page);

    await open(page, '/console/knowledge');
    await page.getByRole('button', { name: 'Mark as reviewed' }).first().click();
    await page.getByLabel('Name of the reviewer, with title').fill(text());
    await sends(page, '/knowledge/review', () => page.getByRole('button', { name: 'Save', exact: true }).click());
    await look(page);
    noComplaints({ complaints }, reader);
  });
}
