/** What names a patient, where it is written: noted below the field, taken out, asked about, and read by staff first. */
import { beforeAll, expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { hydrated, open, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';
import { answersWith, editorOf, fieldOf, inEditor, isSent, pathOfCase, write } from './discussion.journey.ts';

const { visit } = sharedBrowser();
const NUMBER = '0812-3456-7890';
const NOTE = 'This looks as if it could tell who the patient is';

let casePath: string;
let forumId: string;
beforeAll(async () => {
  casePath = await pathOfCase();
  const { data } = await ask<{ data: { id: string; kind: string; standing: string; closed: boolean }[] }>(
    'tomas',
    'GET',
    '/api/v3/forums?limit=50',
  );
  const [own] = data.filter(({ kind, standing, closed }) => kind === 'public' && standing === 'member' && !closed);
  if (own === undefined) throw new Error('Nowhere to write');
  forumId = own.id;
});

it('an answer: the number is noted, taken out, asked about when it comes back, and goes when its writer says so', async () => {
  const { page, complaints } = await visit({ as: 'helen' });
  await open(page, casePath);
  await write(page);
  await page.keyboard.type(`Her mother answers at ${NUMBER} every evening.`);
  await page.getByText(NOTE).waitFor();
  await page.getByRole('button', { name: `Take out “${NUMBER}”` }).click();
  await page.getByText(NOTE).waitFor({ state: 'detached' });
  expect(await editorOf(page).textContent()).not.toContain(NUMBER);

  await editorOf(page).click();
  await inEditor(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${NUMBER}`);
  await page.keyboard.press('Control+Enter');
  const asked = page.getByRole('alert').filter({ hasText: NUMBER });
  await asked.getByRole('button', { name: 'Change it' }).click();
  await asked.waitFor({ state: 'detached' });
  expect(await fieldOf(page).textContent()).toContain(NUMBER);
  await inEditor(page);
  await page.keyboard.press('Control+Enter');
  await asked.getByRole('button', { name: 'Send as it is' }).click();
  const answer = answersWith(page, NUMBER);
  await isSent(answer);
  await sends(page, '/delete-comment', () => answer.getByRole('button', { name: 'Delete' }).click());
  await answer.waitFor({ state: 'detached' });
  // The answer that was refused first is one that its page expects.
  expect(complaints.filter((words) => !words.includes('422'))).toEqual([]);
});

it('a thread: what was found leads to its field, and its author reads why it waits', async () => {
  const { page } = await visit({ as: 'tomas' });
  await page.goto(`/forums/${forumId}/write`);
  await hydrated(page);
  await page.getByLabel('Title').fill('A number that should not stand here');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`Reachable at ${NUMBER}, says the chart.`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Something here may tell who a patient is.').waitFor();
  await page.getByRole('checkbox', { name: /does not tell who a patient is/ }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/threads\//);
  await page.getByText('Waiting for approval').waitFor();
  await page.getByText('Our staff read it first; only you can see it until then.').waitFor();
});

it('a video: the number is noted below the chapter, and its author is asked before readers see it', async () => {
  const { id } = await ask<{ id: string }>('ratri', 'GET', '/api/v3/profile/get-user-basic-detail');
  const { data } = await ask<{ data: { id: string }[] }>(null, 'GET', `/api/v3/videos?author=${id}`);
  const { page } = await visit({ as: 'ratri' });
  await open(page, `/video/${data[0]?.id}/edit`);
  await page.getByLabel('Title of chapter 1').fill(`Her mother, ${NUMBER}`);
  await page.getByText(NOTE).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByRole('checkbox', { name: /does not tell who a patient is/ }).waitFor();
  await page.getByRole('link', { name: 'Something here may tell who a patient is.' }).waitFor();
  await page.getByRole('button', { name: `Take out “${NUMBER}”` }).click();
  await page.getByText(NOTE).waitFor({ state: 'detached' });
});

it('a line about what an issue holds: the number is noted below it', async () => {
  const slug = `noted-${Date.now().toString(36)}`;
  const about = { name: `Noted ${slug}`, about: 'Words that are looked at.', language: 'en', forumId: null, audience: 'anyone' };
  await ask('staff', 'POST', '/api/v3/newsletters', { id: null, version: 0, slug, ...about });
  const { page } = await visit({ as: 'staff' });
  await open(page, `/newsletters/${slug}/write`);
  await page
    .getByRole('button', { name: /^Put in/ })
    .first()
    .click();
  await page.getByLabel('A line about it').fill(`Ask her at ${NUMBER}.`);
  await page.getByText(NOTE).waitFor();
});
