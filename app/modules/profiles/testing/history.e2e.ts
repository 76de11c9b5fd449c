/** A doctor says where they studied and worked and what they wrote; a colleague is blocked, another is not suggested any more. */
import { describe, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { sentPage } from '../../../../e2e/sent-pages.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { SAMPLE_ORCID } from '../server/orcid.fake.ts';

const { visit } = sharedBrowser();
const idOf = async (who: string) => (await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail')).id;

describe('studies, workplaces and publications', () => {
  it('are written with help at the field, found in registers, confirmed, and published together', async () => {
    const { page, complaints } = await visit({ as: 'citra' });
    await open(page, '/profile/edit');

    await page.getByRole('button', { name: 'Add education' }).click();
    await page.getByLabel('Degree or course').fill('Clinical fellowship');
    await page.getByLabel('Institute').fill('Universitas Indonesia');
    const studied = page.getByRole('region', { name: 'Education' });
    await studied.getByRole('textbox', { name: /^From/ }).fill('2019');
    await studied.getByRole('textbox', { name: /^To/ }).fill('2018');

    await page.getByRole('button', { name: /^Edit: Rumah sakit pendidikan/ }).click();
    const worked = page.getByRole('region', { name: 'Workplaces' });
    await worked.getByLabel('Role').fill('Haematologist');
    await worked.getByRole('button', { name: /^Remove: RSUD$/ }).click();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await worked.getByRole('button', { name: /^Remove: RSUD$/ }).waitFor();

    await page.getByLabel('DOI', { exact: true }).fill('doi.org/10.5555/sample-potassium');
    await page.getByLabel('DOI', { exact: true }).press('Enter');
    const asked = page.getByRole('region', { name: 'Is this yours?' });
    await asked.getByText('None of the authors has your family name.', { exact: false }).waitFor();
    await asked.getByRole('button', { name: 'It is mine, add it' }).click();
    await page.getByLabel('ORCID iD').fill(SAMPLE_ORCID);
    await page.getByRole('button', { name: 'Look up' }).nth(1).click();
    const record = page.getByRole('region', { name: /^3 works/ });
    await record.getByText('Added').waitFor();
    await record.getByRole('listitem').filter({ hasText: 'fever' }).getByRole('button', { name: 'It is mine, add it' }).click();
    await record.getByText('Added').nth(1).waitFor();
    await page.getByRole('button', { name: 'Move up: Sample work: fever on the seventh day' }).click();
    await page.getByText('Draft saved').waitFor();

    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('The last year comes before the first one.').first().waitFor();
    await studied.getByRole('textbox', { name: /^To/ }).fill('2020');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.waitForURL((url) => url.pathname === '/profile/edit-preview');
    await page.getByText('Haematologist').waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');

    const other = await visit();
    await open(other.page, `/profile/${await idOf('citra')}`);
    await other.page.getByText('Clinical fellowship').waitFor();
    const listed = other.page.getByRole('list', { name: 'Publications' }).getByRole('link');
    expect(await listed.allInnerTexts()).toEqual(['Sample work: fever on the seventh day', 'Sample work: potassium & the first hour']);
    const told = await other.page.locator('script[type="application/ld+json"]').allTextContents();
    expect(told.join('')).toContain('https://doi.org/10.5555/sample-fever');
    expect([...complaints, ...other.complaints]).toEqual([]);
  });
});

describe('a colleague one does not want to meet', () => {
  it('is blocked from their page after a question, told of nowhere, and let back in from the settings', async () => {
    const { page, complaints } = await visit({ as: 'citra' });
    const id = await idOf('ningsih');
    await open(page, `/profile/${id}`);
    await page.getByRole('button', { name: /^More about Ningsih/ }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await page
      .getByRole('dialog', { name: /^Block Ningsih/ })
      .getByRole('button', { name: 'Block' })
      .click();
    await page.getByText('You have blocked this colleague.').waitFor();
    expect(await page.getByRole('button', { name: /^Follow Ningsih/ }).count()).toBe(0);

    const ningsih = await visit({ as: 'ningsih' });
    await open(ningsih.page, `/profile/${await idOf('citra')}`);
    await ningsih.page.getByRole('heading', { name: 'Citra Melati' }).waitFor();
    expect(await ningsih.page.getByText('blocked', { exact: false }).count()).toBe(0);
    await says(ningsih.page, 'You cannot follow this colleague.', () =>
      ningsih.page.getByRole('button', { name: /^Follow Citra/ }).click(),
    );

    await open(page, '/settings');
    await sends(page, '/block-member', () => page.getByRole('button', { name: /^Unblock Ningsih/ }).click());
    await page.getByRole('button', { name: /^Block Ningsih/ }).waitFor();
    await open(page, `/profile/${id}`);
    await page.getByRole('button', { name: /^Follow Ningsih/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('suggestions', () => {
  it('say why, and stay away once they are sent away', async () => {
    const { page, complaints } = await visit({ as: 'citra' });
    await open(page, '/doctors-you-may-know');
    await page
      .getByText(/Followed by \d+ colleagues? you follow|Same speciality|Also in /)
      .first()
      .waitFor();
    const rows = page.getByRole('list', { name: 'Doctors you may know' }).getByRole('listitem');
    const [first, second] = [await rows.nth(0).getByRole('link').innerText(), await rows.nth(1).getByRole('link').innerText()];
    const answered = (act: () => Promise<void>) => sends(page, '/dismiss-suggestion', act);
    await answered(() => page.getByRole('button', { name: `Not ${first}` }).click());
    await answered(() => page.getByRole('button', { name: 'Undo' }).first().click());
    await page.getByRole('button', { name: `Not ${first}` }).waitFor();
    await answered(() => page.getByRole('button', { name: `Not ${second}` }).click());
    await page.reload();
    await page.getByRole('button', { name: `Not ${first}` }).waitFor();
    expect(await page.getByRole('link', { name: second }).count()).toBe(0);
    for (const path of ['/doctors-with-similar-interest', '/following-circle', '/minded-experts', '/experts-near-you']) {
      const { status, html } = await sentPage(path, { as: 'citra' });
      expect({ path, status, html }).toEqual({ path, status: 200, html: expect.stringMatching(/<a\b[^>]*href="\/experts-near-you"/) });
    }
    expect(complaints).toEqual([]);
  });
});
