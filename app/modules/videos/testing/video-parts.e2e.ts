/** A video in parts: its chapters, what is asked about a second of it, and the series that it stands in. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isSent, write } from '#modules/library/testing/discussion.journey.ts';
import { sends } from '../../../../e2e/answers.ts';
import { open, sharedBrowser } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

const SERIES = 'The ECG from the beginning';
const [FIRST, SECOND] = ['How an ECG lead sees the heart', 'One beat, from the sinus node to the T wave'];

const { visit } = sharedBrowser();

/** The first of the sample world's series, by the link that a reader has. */
async function pathOfSeries(): Promise<string> {
  const { data } = await ask<{ data: { id: string; title: string }[] }>(null, 'GET', '/api/v3/series?limit=50');
  const found = data.find(({ title }) => title === SERIES);
  if (found === undefined) throw new Error('The sample world lost its first series');
  return `/series/${found.id}`;
}

const timeOf = (page: Page) => page.evaluate<number>(`document.querySelector('video').currentTime`);
const chapters = (page: Page) => page.getByRole('region', { name: 'Chapters' });

it('is left for its next one, from the beginning of the series on', async () => {
  const { page, complaints } = await visit({ as: 'hana' });
  await open(page, await pathOfSeries());
  await page.getByRole('link', { name: 'Begin the series' }).click();
  await page.getByRole('heading', { level: 1, name: FIRST }).waitFor();
  const place = page.getByRole('region', { name: 'Series' });
  await place.getByText('Part 1 of 3 in').waitFor();
  await place.getByRole('link', { name: `Next: ${SECOND}` }).click();
  await page.getByRole('heading', { level: 1, name: SECOND }).waitFor();
  await place.getByText('Part 2 of 3 in').waitFor();
  await place.getByRole('link', { name: SERIES }).click();
  await page.getByRole('heading', { level: 1, name: SERIES }).waitFor();
  expect(complaints).toEqual([]);
});

it('is gone through by its chapters, also with a look at what is there, and asked about at one of them', async () => {
  const { page, complaints } = await visit({ as: 'hana' });
  await open(page, await pathOfSeries());
  await page.getByRole('link', { name: FIRST }).click();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0);
  await page.evaluate(`document.querySelector('video').pause()`);
  const chapter = chapters(page).getByRole('button', { name: /Seen from lead II/ });
  await chapter.click();
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(6);
  await page.evaluate(`document.querySelector('video').pause()`);
  await chapter.and(page.locator('[aria-current="true"]')).waitFor();

  // The pointer over the line of time: the picture and the chapter of that second.
  const line = page.getByRole('slider', { name: 'Position' });
  const box = await line.boundingBox();
  if (box === null) throw new Error('The line of time has no place');
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
  await line.locator('..').getByText('Seen from aVR').waitFor();

  await write(page);
  await page
    .getByRole('switch', { name: /^About the video at 0:0[6-8]$/ })
    .and(page.locator(':checked'))
    .waitFor();
  await page.keyboard.type('Why is the T wave upright here?');
  await sends(page, '/add-comment', () => page.getByRole('button', { name: 'Answer', exact: true }).click());
  const answer = page.locator('article').filter({ hasText: 'Why is the T wave upright here?' }).last();
  await isSent(answer);
  await chapters(page)
    .getByRole('button', { name: /A lead is a point of view/ })
    .click();
  await expect.poll(() => timeOf(page)).toBeLessThan(6);
  await answer.getByRole('button', { name: /^At 0:0[6-8]$/ }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(6);
  expect(complaints).toEqual([]);
});
