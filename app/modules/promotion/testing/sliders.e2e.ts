/** A slide from the desk of staff to whoever it is for, and a click that counts. */
import { expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { expectAccessible, hydrated, open, sharedBrowser } from '../../../../e2e/browser.ts';

const { visit } = sharedBrowser();
const title = `Rounds on film ${Date.now().toString(36)}`;

it('is written with its dates, its audience and a speciality, is seen by those alone, counts a click, and is changed', async () => {
  const { page, complaints } = await visit({ as: 'staff', timezoneId: 'Asia/Jakarta' });
  await open(page, '/console/sliders');
  await page.getByRole('button', { name: 'New slide' }).click();
  for (const [of, words] of [
    ['In English', [title, 'Twelve minutes each.', 'Watch one']],
    ['In Indonesian', [`${title} ID`, 'Dua belas menit.', 'Tonton satu']],
  ] as const) {
    const group = page.getByRole('group', { name: of });
    const [heading, text, action] = words;
    await group.getByLabel('Title').fill(heading);
    await group.getByLabel('Text').fill(text);
    await group.getByLabel('Words of the link').fill(action);
  }
  await page.getByLabel('Where it leads').fill('/videos');
  await page.getByLabel('Who sees it').selectOption('members');
  await page.getByRole('combobox', { name: 'Specialities' }).fill('cardio');
  await page.getByRole('option', { name: /^Cardiology/ }).click();
  await page.getByLabel('Position').fill('0');
  await page.getByLabel(/^From/).fill('2026-01-05T07:30');
  await page.getByLabel(/^Until/).fill('2026-01-04T07:30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('It must end after it has started.').first().waitFor();
  // A day without its time is no moment: the browser gives none, and without one a slide has no end.
  await page.getByLabel(/^Until/).fill('');
  await page.getByLabel(/^Until/).pressSequentially('01062099');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Give the day and the time, or clear both.').waitFor();
  await page.getByLabel(/^Until/).fill('2099-01-06T07:30');
  await sends(page, '/console/sliders', () => page.getByRole('button', { name: 'Save', exact: true }).click());
  const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  // As it was typed, by the clock of whoever typed it.
  await row.getByText(/^Members · Cardiology and vascular medicine · Mon,? 5 Jan 2026, 07[.:]30 – Tue,? 6 Jan 2099, 07[.:]30$/).waitFor();
  await row.getByText('Running').waitFor();
  await expectAccessible(page);

  const reader = await visit({ as: 'dewi' });
  await open(reader.page, '/');
  const slide = reader.page.getByRole('listitem').filter({ hasText: title });
  const counted: string[] = [];
  reader.page.on('request', (request) => request.url().endsWith('/sliders/follow') && counted.push(request.method()));
  await slide.getByRole('link', { name: 'Watch one' }).click({ button: 'right' });
  // With the middle button, in another tab: followed all the same.
  await sends(reader.page, '/sliders/follow', () => slide.getByRole('link', { name: 'Watch one' }).click({ button: 'middle' }));
  await sends(reader.page, '/sliders/follow', () => slide.getByRole('link', { name: 'Watch one' }).click());
  await reader.page.waitForURL('**/videos');
  expect(counted).toHaveLength(2);
  const other = await visit({ as: 'neha' });
  await open(other.page, '/');
  await other.page.getByText('From Kolegia').first().waitFor();
  expect(await other.page.getByText(title).count()).toBe(0);

  await page.reload();
  await hydrated(page);
  await row.getByText('Times followed: 1 by members, 0 by visitors').waitFor();
  await row.getByRole('button', { name: 'Edit' }).click();
  expect(await page.getByLabel(/^From/).inputValue()).toBe('2026-01-05T07:30');
  await page.getByLabel(/^Until/).fill('2026-02-05T07:30');
  await page.getByRole('button', { name: 'Remove Cardiology' }).click();
  await sends(page, '/console/sliders', () => page.getByRole('button', { name: 'Save', exact: true }).click());
  await row.getByText('Over', { exact: true }).waitFor();
  await row.getByText(/^Members · All specialities · /).waitFor();
  await sends(page, '/console/sliders/remove', () => row.getByRole('button', { name: 'Take away' }).click());
  await row.waitFor({ state: 'detached' });
  expect([...complaints, ...reader.complaints, ...other.complaints]).toEqual([]);
});
