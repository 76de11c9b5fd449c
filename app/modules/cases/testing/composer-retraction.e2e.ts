/** Who cites what a journal has retracted learns it while writing, at the reference, and of nothing that stands. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSource, someArticles } from '#modules/news/testing/news.factory.ts';
import { type DatabasePool, openDatabase } from '#platform/db/database.ts';
import type { TestWorld } from '#platform/testing/test-world.ts';
import { expectAccessible, hydrated, open, sharedBrowser } from '../../../../e2e/browser.ts';
import { site } from '../../../../e2e/site.ts';
import { openComposer } from './composer.journey.ts';

const { visit } = sharedBrowser();
const DOI = `10.1000/gone.${Date.now()}`;
const TITLE = `A remedy for hiccups that was none at all ${Date.now()}`;
const SOUND = `A sound trial of cold water against hiccups ${Date.now()}`;

let database: DatabasePool;

beforeAll(async () => {
  database = openDatabase({ url: site().databaseUrl, max: 1, onError: () => undefined });
  // The world of the server that the browser looks at, as far as articles are brought into it; nobody is told.
  const world = { runtime: { database, services: { emit: async () => undefined } } } as unknown as TestWorld;
  const source = await aSource(world, { id: `gamma-${Date.now()}` });
  await someArticles(world, source, [
    { title: TITLE, doi: DOI, link: `https://${source}.example/1` },
    { title: SOUND, link: `https://${source}.example/2` },
  ]);
  await someArticles(world, source, [
    { title: `Retraction: ${TITLE}`, link: `https://${source}.example/3`, text: `This retracts doi:${DOI}.` },
  ]);
});
afterAll(() => database.close());

it('the composer of cases says it below the reference, until another work stands there', async () => {
  const { page, complaints } = await visit({ as: 'ratri' });
  const { part, t } = await openComposer(page);
  const references = part('references');
  const warning = references.getByText('This article was retracted by its journal.');
  for (const [place, title] of [SOUND, TITLE].entries()) {
    await references.getByRole('button', { name: t('compose.references.add') }).click();
    await references.getByLabel('Title').nth(place).fill(title);
    await references.getByLabel(t('compose.references.field.source')).nth(place).fill('Journal gamma, 2025');
  }
  await warning.waitFor();
  expect(await warning.count()).toBe(1);
  await expectAccessible(page);
  const address = await references.getByRole('link', { name: 'Read about it' }).getAttribute('href');
  await references.getByLabel('Title').nth(1).fill('Another work');
  await warning.waitFor({ state: 'detached' });

  await page.goto(address ?? '');
  await page.getByText('This article was retracted. Do not rely on it.').first().waitFor();
  expect(complaints).toEqual([]);
});

it('the composer of posts says it below the text, in the language of the page', async () => {
  const { page, complaints } = await visit({ as: 'joko' });
  await open(page, '/id/posts/new?draft=new');
  await hydrated(page);
  await page.locator('#f-body').click();
  await page.locator('[role="textbox"]#f-body').waitFor();
  await page.keyboard.type(`Lihat 10.1000/sound.1 dan doi:${DOI}.`);
  await page.getByText(`${DOI} telah ditarik oleh jurnalnya.`).waitFor();
  expect(await page.getByText('telah ditarik oleh jurnalnya.').count()).toBe(1);
  expect(complaints).toEqual([]);
});
