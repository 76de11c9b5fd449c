/** What looks like code in what members say of themselves, look for, and ask the clinical tools. */
import { it } from 'vitest';
import { sends } from './answers.ts';
import { open } from './browser.ts';
import { type HostileWriting, noComplaints } from './hostile-watch.ts';

export function membersAreRead({ visit, ask, text, typeInto, look }: HostileWriting): void {
  it('a profile, in its form, in its preview, and to everyone', async () => {
    const { page, complaints } = await visit({ as: 'bambang' });
    await open(page, '/profile/edit');
    await page.getByLabel('About you').fill(`${text()}\n\n${text()}`);
    await page.getByRole('textbox', { name: 'Workplace', exact: true }).fill(text(120));
    await page.getByLabel('Sub-speciality').fill(text(80));
    await page.getByRole('button', { name: 'Add a workplace' }).click();
    const workplace = page.locator('li').filter({ has: page.getByLabel('Role') });
    for (const [label, most] of [
      ['Hospital or clinic', 120],
      ['Role', 120],
      ['City', 80],
    ] as const)
      await workplace.getByLabel(label).fill(text(most));
    await workplace.getByRole('textbox', { name: /^From/ }).fill('2014');
    await page.getByRole('button', { name: 'Add education' }).click();
    const degree = page.locator('li').filter({ has: page.getByLabel('Institute') });
    for (const label of ['Degree or course', 'Institute']) await degree.getByLabel(label).fill(text(120));
    await degree.getByRole('textbox', { name: /^To/ }).fill('2012');
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.waitForURL((url) => url.pathname === '/profile/edit-preview');
    await page.getByText('This is how others will see your profile.').waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
    await look(page);
    await readByAll('bambang');
    noComplaints({ complaints });
  });

  it('a profile that is written by operations alone, and details in the settings', async () => {
    await ask('teuku', 'POST', '/api/v3/profile/update-about', { about: text() });
    await ask('teuku', 'POST', '/api/v3/profile/update-user-detail', { workplace: text(), subSpeciality: text(80) });
    await readByAll('teuku');
    const work = [{ id: crypto.randomUUID(), name: text(), role: text(), city: text(80), fromYear: 2014, toYear: null }];
    await ask('teuku', 'POST', '/api/v3/profile/update-doctor-work-place', { workplaces: work });
    const studied = [{ id: crypto.randomUUID(), course: text(), institute: text(), fromYear: null, toYear: 2012 }];
    await ask('teuku', 'POST', '/api/v3/profile/update-doctor-academic', { academics: studied });
    await readByAll('teuku');
    const { page, complaints } = await visit({ as: 'teuku' });
    await open(page, '/settings');
    const details = page.locator('#details');
    await details.getByLabel('Workplace').fill(text(100));
    await details.getByLabel('Subspeciality').fill(text(70));
    await sends(page, '/update-user-basic-detail', () => details.getByRole('button', { name: 'Save' }).click());
    await ask('teuku', 'POST', '/api/v3/profile/update-user-basic-detail', { country: 'KE', province: 'Baringo', city: text(80) });
    await readByAll('teuku');
    noComplaints({ complaints });
  });

  /** As a member sees it, and whoever is not signed in. */
  async function readByAll(who: string) {
    const { id } = await ask<{ id: string }>(who, 'GET', '/api/v3/profile/get-user-basic-detail');
    const member = await visit({ as: 'ratri' });
    await open(member.page, `/profile/${id}`);
    await look(member.page);
    const stranger = await visit();
    await open(stranger.page, `/profile/${id}`);
    await look(stranger.page);
    noComplaints(member, stranger);
  }

  it('what is looked for, remembered and kept', async () => {
    const { page, complaints } = await visit({ as: 'teuku' });
    await sends(page, '/recent-searches', () => open(page, `/search?q=${encodeURIComponent(text())}`));
    await look(page);
    await sends(page, '/saved-searches', () => page.getByRole('button', { name: 'Save and tell me of news' }).click());
    await open(page, '/search');
    await look(page);
    noComplaints({ complaints });
  });

  it('what the clinical tools are asked, what is kept of it, and what is wrong with them', async () => {
    const { page, complaints } = await visit({ as: 'teuku' });
    const asked = (question: Record<string, string>) => new URLSearchParams(question).toString();
    await sends(page, '/drug-to-drug', () =>
      open(page, `/drug-to-drug#drug=warfarin&${asked({ drug: text(80), condition: text(80), allergy: text(80) })}`),
    );
    await page.getByRole('combobox', { name: 'Add a drug, food or herb' }).fill('ibuprofen');
    await page.keyboard.press('Enter');
    await page.getByText('Ibuprofen × Warfarin').first().waitFor();
    await look(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await typeInto(dialog);
    await sends(page, '/saved-checks/save', () => dialog.getByRole('button', { name: 'Save' }).click());
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Report an error' }).click();
    await typeInto(dialog);
    await sends(page, '/error-reports', () => dialog.getByRole('button', { name: 'Send' }).click());
    await open(page, '/medi-ai/history');
    await look(page);
    await page
      .getByRole('button', { name: /^Rename/ })
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill(text());
    await sends(page, '/rename', () => page.keyboard.press('Enter'));
    await open(page, '/medi-ai/history');
    await look(page);

    const history = `Fever for three days, cough with sputum. ${text()}`;
    await sends(page, '/differential-diagnosis', () =>
      open(page, `/differential-diagnosis#${asked({ text: history, finding: text(80) })}`),
    );
    await page.getByText('Must not be missed').filter({ visible: true }).first().waitFor();
    await look(page);
    await sends(page, '/drug-dosage', () => open(page, `/drug-dosage#${asked({ drug: text(80) })}`));
    await look(page);
    // A route is read where there is an indication that it is asked for.
    for (const question of [{ indication: text(80) }, { route: text(50) }]) {
      // Another question on the same page would be no new page.
      await open(page, '/medi-ai');
      await sends(page, '/drug-dosage', () =>
        open(page, `/drug-dosage#${asked({ drug: 'amoxicillin', age: '40', weight: '60', ...question })}`),
      );
      await look(page);
    }

    await ask('teuku', 'POST', '/api/ai/error-reports', { tool: 'dosage', about: text(), words: text() });
    const desk = await visit({ as: 'staff' });
    await open(desk.page, '/console/knowledge');
    await look(desk.page);
    const outcome = desk.page.getByRole('textbox', { name: 'What was done about it' }).last();
    await outcome.fill(text());
    await sends(desk.page, '/settle', () => outcome.press('Enter'));
    await desk.page.getByRole('link', { name: 'Closed', exact: true }).click();
    await desk.page.waitForURL(/settled/);
    await open(desk.page, '/console/knowledge?settled=1');
    await look(desk.page);
    noComplaints({ complaints }, desk);
  });
}
