/** The clinical tools without a network, in both languages. */

import { KNOWLEDGE_ADDRESS } from '@kolegia/clinical-knowledge/format';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, open, sharedBrowser } from '../../../../e2e/browser.ts';

const { visit } = sharedBrowser();

it.each([
  ['/drug-to-drug#drug=warfarin&drug=aspirin', 'Aspirin × Warfarin'],
  ['/drug-dosage#drug=paracetamol&age=30&weight=70&sex=male', 'Regimens'],
  ['/differential-diagnosis#text=Fever+for+three+days%2C+cough+with+sputum', 'Must not be missed'],
  ['/id/drug-to-drug#drug=warfarin&drug=aspirin', 'Asetosal × Warfarin'],
  ['/id/drug-dosage#drug=parasetamol&age=4&weight=16', '10–15 mg/kg × 16 kg'],
  ['/id/differential-diagnosis#text=Demam+3+hari%2C+batuk+berdahak', 'Tidak boleh terlewat'],
])('%s works without a network once it has been visited, and says so', async (path, shown) => {
  const { page, context } = await visit({ as: 'ratri' });
  await open(page, path);
  await page.getByText(shown).filter({ visible: true }).first().waitFor();
  const note = page.getByText(/Worked out on this device, without a network|Dikerjakan di perangkat ini, tanpa jaringan/);
  expect(await note.count()).toBe(0);
  await expectKept(page, KNOWLEDGE_ADDRESS);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await page.getByText(shown).filter({ visible: true }).first().waitFor();
  await note.filter({ visible: true }).waitFor();
});

it('an indication is read in everyday words without a network as with one', async () => {
  const { page, context } = await visit({ as: 'ratri' });
  await open(page, '/drug-dosage#drug=amoxicillin&age=30&weight=60&indication=CAP');
  const field = page.getByRole('combobox', { name: 'Indication' });
  await expect.poll(() => field.inputValue()).toBe('Community-acquired pneumonia');
  await expectKept(page, KNOWLEDGE_ADDRESS);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => field.inputValue()).toBe('Community-acquired pneumonia');
  await field.fill('OMA');
  await page.getByRole('option', { name: 'Acute otitis media' }).click();
  await expect.poll(() => field.inputValue()).toBe('Acute otitis media');
  await page.getByRole('region', { name: 'Regimens' }).getByRole('heading', { name: 'Acute otitis media' }).first().waitFor();
  await page.getByText('Worked out on this device, without a network').filter({ visible: true }).first().waitFor();
});

it('a server that answers nothing for eight seconds is waited for no longer: the same is worked out here', async () => {
  const { page } = await visit({ as: 'ratri' });
  // The eight seconds pass sooner; whatever else is waited for takes its time.
  await page.addInitScript(`{
    const wait = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => wait(ms === 8000 ? 200 : ms);
  }`);
  await page.route('**/drug-to-drug', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
  await open(page, '/drug-to-drug#drug=warfarin&drug=aspirin');
  await page.getByText('Worked out on this device, without a network').filter({ visible: true }).first().waitFor();
  await page.getByText('Aspirin × Warfarin').filter({ visible: true }).first().waitFor();
});

it('a server that cannot answer is told apart from none: the same is worked out here', async () => {
  const { page } = await visit({ as: 'ratri' });
  await page.route('**/drug-to-drug', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }) : route.fallback(),
  );
  await open(page, '/drug-to-drug#drug=warfarin&drug=aspirin');
  await page.getByText('Worked out on this device: our server did not answer.').filter({ visible: true }).first().waitFor();
  await page.getByText('Aspirin × Warfarin').filter({ visible: true }).first().waitFor();
});

it('what one does with an answer says without a network that nothing can be sent, and the answer stays', async () => {
  const { page, context } = await visit({ as: 'ratri' });
  const answer = page.getByText('Aspirin × Warfarin').filter({ visible: true }).first();
  await open(page, '/drug-to-drug#drug=warfarin&drug=aspirin');
  await answer.waitFor();
  await expectKept(page, KNOWLEDGE_ADDRESS);
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await answer.waitFor();
  for (const [action, title] of [
    ['Save', 'Save this check'],
    ['Report an error', 'Report an error'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: action, exact: true }).first().click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.getByRole('dialog').getByText('Cancel', { exact: true }).click();
    await answer.waitFor();
  }
  await page.getByRole('button', { name: 'Ask colleagues' }).first().click();
  await page.getByText('There is no network. Nothing was sent; try again once you are connected.').first().waitFor();
  await answer.waitFor();
});

it.each([
  ['/calculators/cockcroft-gault#age=60+years&sex=female&weight=60+kg&creatinine=1+mg/dL', '56.7 mL/min'],
  ['/id/calculators/cockcroft-gault#age=60+years&sex=female&weight=60+kg&creatinine=1+mg/dL', '56,7 mL/min'],
])('%s works without a network once it has been visited', async (path, shown) => {
  const { page, context } = await visit({ as: 'ratri' });
  await open(page, path);
  await expectKept(page, path.replace(/#.*/, ''));
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await page.getByText(shown).filter({ visible: true }).first().waitFor();
});

it('a tool that was come to from another page works without a network as well', async () => {
  const { page, context } = await visit({ as: 'ratri' });
  await open(page, '/medi-ai');
  await page.getByRole('main').locator('a[href="/drug-to-drug"]').first().click();
  await page.waitForURL('**/drug-to-drug');
  await expectKept(page, KNOWLEDGE_ADDRESS);
  await context.setOffline(true);
  await page.goto('/drug-to-drug#drug=warfarin&drug=aspirin');
  await page.reload();
  await hydrated(page);
  await page.getByText('Aspirin × Warfarin').filter({ visible: true }).first().waitFor();
});

it('what a page loads after it was kept is kept as well', async () => {
  const { page } = await visit({ as: 'ratri' });
  const path = '/calculators/cockcroft-gault';
  await open(page, path);
  await expectKept(page, path);
  const later = '/locales/id/cases.json';
  expect(await page.evaluate(`fetch('${later}').then((answer) => answer.ok)`)).toBe(true);
  await expectKept(page, later);
});

/** The worker has the page, and all that it keeps of what the page is made of and reckons with. */
async function expectKept(page: Page, address: string) {
  const missing = `navigator.serviceWorker.ready.then(() => caches.open('clinical-tools')).then(async (cache) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const wanted = ['${address}', location.pathname, ...loaded.filter((name) => /^\\/(assets|locales)\\//.test(new URL(name).pathname))];
    const kept = await Promise.all(wanted.map((one) => cache.match(one)));
    return wanted.filter((_, n) => kept[n] === undefined);
  })`;
  await expect.poll(() => page.evaluate<string[]>(missing)).toEqual([]);
}
