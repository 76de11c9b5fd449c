/** Cards of the feed are put aside one at a time, however they are pressed. */
import { expect, it } from 'vitest';
import { sends } from '../../../../e2e/answers.ts';
import { open, settled, sharedBrowser } from '../../../../e2e/browser.ts';

const browser = sharedBrowser();

it('a double click hides one card, and wants less of nobody', async () => {
  const { page } = await browser.visit({ as: 'kavita' });
  await open(page, '/');
  const main = page.getByRole('main');
  const titles = () => main.getByRole('article').getByRole('heading').allInnerTexts();
  const [hidden = '', next = ''] = await titles();
  const wishes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /hide|less/.test(request.url())) wishes.push(new URL(request.url()).pathname);
  });
  await main.getByRole('button', { name: `Hide “${hidden}” from my feed` }).dblclick();
  await main.getByText('Hidden from your feed').waitFor();
  await expect.poll(async () => (await titles())[0]).toBe(next);
  await settled(page);
  expect(wishes).toHaveLength(1);
  // Back for whoever comes after this test.
  await sends(page, '/feed/hide', () => main.getByRole('button', { name: 'Undo' }).click());
  await expect.poll(async () => (await titles())[0]).toBe(hidden);
});
