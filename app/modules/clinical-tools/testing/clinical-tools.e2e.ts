/** The clinical tools as visitors and members use them: by keyboard, on a phone and in both languages. */
import { describe, expect, it } from 'vitest';
import { says, sends } from '../../../../e2e/answers.ts';
import {
  expectAccessible,
  expectColoursInDark,
  hydrated,
  open,
  overflowOf,
  PHONE,
  pressEscape,
  sharedBrowser,
} from '../../../../e2e/browser.ts';
import { mainOf, sentPage, wordsOf } from '../../../../e2e/sent-pages.ts';

const { visit } = sharedBrowser();

describe('visitors', () => {
  it.each([
    ['/drug-to-drug', 'Interactions', 'Worked example'],
    ['/drug-dosage', 'Dosage', 'Worked example'],
    ['/differential-diagnosis', 'Differential', 'Worked example'],
    ['/calculators/cockcroft-gault', 'Creatinine clearance (Cockcroft–Gault)', 'Worked example'],
    ['/id/drug-to-drug', 'Interaksi obat', 'Contoh'],
    ['/id/drug-dosage', 'Dosis obat', 'Contoh'],
    ['/id/differential-diagnosis', 'Diagnosis banding', 'Contoh'],
    ['/id/calculators/cockcroft-gault', 'Klirens kreatinin (Cockcroft–Gault)', 'Contoh'],
  ])('see %s worked out, also without scripts, and are asked to register for their own', async (path, title, example) => {
    const { html } = await sentPage(path);
    const main = mainOf(html);
    expect(wordsOf(/<h1\b.*?<\/h1>/s.exec(main)?.[0] ?? '')).toBe(title);
    expect(wordsOf(main)).toContain(example);
    const links = [...main.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    const register = links.find(([, , words = '']) => /Register or sign in|Daftar atau masuk/.test(wordsOf(words)));
    expect(register?.[1]).toContain('redirect_url=');
    expect(main).not.toMatch(/<select\b|role="combobox"/);
  });

  it('find the example in sight without scripts', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/drug-to-drug');
    await page.getByText('Worked example', { exact: true }).filter({ visible: true }).waitFor();
    expect(await page.getByRole('combobox').count()).toBe(0);
  });

  it('read the example without the knowledge, which comes to those who ask', async () => {
    const { page } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/drug-to-drug');
    await hydrated(page);
    await page.getByText('Stop: not together').waitFor();
    expect(asked.filter((url) => url.includes('clinical-knowledge'))).toEqual([]);
    expect(await page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  });

  it('come in by one door, which opens on tools that are there', async () => {
    const { page, complaints } = await visit();
    await open(page, '/medi-ai');
    const doors = page.getByRole('main').getByRole('listitem').getByRole('link');
    const paths = await Promise.all((await doors.all()).map(async (door) => (await door.getAttribute('href')) ?? ''));
    expect(paths.length).toBe(4);
    for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
    expect(complaints).toEqual([]);
  });
});

describe('interactions', () => {
  it('are checked as names are typed; a misspelt one is asked about', async () => {
    const { page, complaints } = await visit({ as: 'ratri', keepsTools: true });
    await open(page, '/drug-to-drug');
    const field = page.getByRole('combobox', { name: 'Add a drug, food or herb' });
    await field.fill('simva');
    await page.getByRole('option', { name: 'Simvastatin' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('clarithromicin');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByRole('button', { name: 'Clarithromycin' }).click();
    await page
      .getByText('Simvastatin and clarithromycin must not be given together.')
      .or(page.getByText('Clarithromycin and simvastatin must not be given together.'))
      .waitFor();
    await page.getByRole('button', { name: /^(Simvastatin with Clarithromycin|Clarithromycin with Simvastatin): Contra$/ }).waitFor();
    const pair = page.getByText('Clarithromycin × Simvastatin', { exact: true }).last();
    await pair.waitFor();
    await page.getByText('Prescribing Information').first().waitFor();
    await expect.poll(() => page.url()).toContain('#drug=Simvastatin&drug=clarithromycin');
    await expectAccessible(page);
    await expectColoursInDark(page);
    expect(complaints).toEqual([]);
  });

  it('come whole by a link, whose inputs no server hears of', async () => {
    const { page } = await visit({ as: 'ratri', viewport: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/drug-to-drug#drug=warfarin&drug=Caduet&drug=aspirin&age=81&k=42');
    await page.getByText('Amlodipine + Atorvastatin').waitFor();
    await page
      .getByText(/42 mmol\/L is not possible/)
      .filter({ visible: true })
      .waitFor();
    // The two of one product are not held against each other.
    await page.getByRole('heading', { name: '4 drugs, 5 pairs' }).waitFor();
    expect(asked.filter((url) => /warfarin|age=81/.test(url))).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  it('read lines of a prescription, show what was read and what to give instead', async () => {
    const { page } = await visit({ as: 'ratri', viewport: PHONE, keepsTools: true });
    await open(page, '/drug-to-drug#drug=simvastatin%2080%20mg&drug=amlodipine&drug=furosemide%2040%20mg%20iv%20bd');
    await page.getByText('80 mg, taken as once a day').waitFor();
    await page.getByText('80 mg a day, intravenous').waitFor();
    await page
      .getByText(/Instead: Pravastatin and rosuvastatin/i)
      .first()
      .waitFor();
    await page.getByText(/Parts of the knowledge behind it are drafted/).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  it('say so when the session has ended, and what they showed stays', async () => {
    const { page, context } = await visit({ as: 'ratri' });
    await open(page, '/drug-to-drug#drug=warfarin&drug=aspirin');
    await page.getByRole('heading', { name: '2 drugs, 1 pair', exact: true }).waitFor();
    await context.clearCookies();
    await page.getByRole('combobox', { name: 'Add a drug, food or herb' }).fill('ibuprofen');
    await says(page, 'You are Unauthorized to access this feature!', () => page.keyboard.press('Enter'));
    await page.getByText('This answer is about what was asked before.').waitFor();
    expect(await page.getByText('Aspirin × Warfarin').count()).toBeGreaterThan(0);
  });
});

it('answers a history on a phone, and asks about an age that nobody has', async () => {
  const { page, complaints } = await visit({ as: 'ratri', viewport: PHONE, keepsTools: true });
  await open(page, '/differential-diagnosis#text=Fever+for+three+days%2C+cough+with+sputum&age=700');
  await page.getByText('Must not be missed').filter({ visible: true }).first().waitFor();
  await page
    .getByText(/700 years is not possible/)
    .filter({ visible: true })
    .waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

it('says what is left of the day, and where to go once it is used up', async () => {
  const { page } = await visit({ as: 'ratri', viewport: PHONE });
  await open(page, '/drug-to-drug#drug=warfarin&drug=ibuprofen');
  await page.getByText(/^ *\d+ of \d+ checks left today\.$/).waitFor();
  const response = { code: 'clinical-tools.quotaUsed', message: 'You have used all of them.', requestId: 'r' };
  await page.route('**/drug-to-drug', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: { status: false, response } }) : route.fallback(),
  );
  await page.getByRole('combobox', { name: 'Add a drug, food or herb' }).fill('digoxin 0.25 mg');
  await page.keyboard.press('Enter');
  const used = page.getByRole('alert', { name: 'Today’s checks are used up' });
  await used.getByText('You have used all of them.').waitFor();
  await page.getByText('This answer is about what was asked before.').waitFor();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await used.getByRole('button', { name: 'Ask colleagues' }).click();
  await page.waitForURL(/\/cases\/new\?draft=/);
  await page.getByText('Drugs: warfarin, ibuprofen, digoxin 0.25 mg').waitFor();
});

it('takes an error that a reader reports to the staff desk, in Indonesian on a phone', async () => {
  const words = `Salah sejak ${Date.now().toString(36)}`;
  const { page: reader } = await visit({ as: 'carlos' });
  await open(reader, '/drug-to-drug#drug=warfarin&drug=ibuprofen');
  await reader.getByRole('button', { name: 'Report an error' }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await reader.getByText('Say what is wrong in a few words.').waitFor();
  await reader.getByRole('dialog').getByRole('textbox').fill(words);
  await expectAccessible(reader);
  await reader.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await reader.getByRole('dialog').waitFor({ state: 'detached' });
  const { page: desk } = await visit({ as: 'staff', viewport: PHONE });
  await open(desk, '/id/console/knowledge');
  // The last of many tabs, and where the reader is: it stands on the screen.
  await expect
    .poll(async () => (await desk.getByRole('link', { name: 'Pengetahuan' }).boundingBox())?.x ?? 999)
    .toBeLessThan(PHONE.width - 60);
  await desk.getByText('Aneurisma aorta abdominalis').waitFor();
  const report = desk.getByRole('listitem').filter({ hasText: words });
  await report.getByText('Warfarin, Ibuprofen').or(report.getByText('Ibuprofen, Warfarin')).waitFor();
  expect(await overflowOf(desk)).toBeLessThanOrEqual(0);
  await expectAccessible(desk);
  await report.getByRole('textbox', { name: 'Yang dilakukan' }).fill('Diperiksa, sudah benar');
  await desk.keyboard.press('Enter');
  await report.waitFor({ state: 'detached' });
});

it('prints each tool with the answer, what was asked, the day and nothing to press', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  const isSeen = (words: string | RegExp) => page.getByText(words).filter({ visible: true }).first().waitFor();
  for (const [path, answer, asked] of [
    ['/drug-to-drug#drug=warfarin&drug=ibuprofen&age=71', 'Ibuprofen × Warfarin', '71 years'],
    ['/drug-dosage#drug=paracetamol&age=4&weight=16', '10–15 mg/kg × 16 kg', '16 kg'],
    ['/differential-diagnosis#text=Fever+for+three+days%2C+cough+with+sputum%2C+breathless', 'Must not be missed', 'Fever'],
    ['/calculators/cockcroft-gault#age=60+years&sex=female&weight=60+kg&creatinine=1+mg/dL', '56.7 mL/min', 'Weight 60'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await isSeen(answer);
    await page.emulateMedia({ media: 'print' });
    for (const words of [answer, asked, /^Worked out on \d/, 'Decision support, not a substitute for judgement.']) await isSeen(words);
    for (const pressed of ['Save', 'Ask colleagues', 'Calculators'])
      expect({ path, pressed, seen: await page.getByText(pressed, { exact: true }).filter({ visible: true }).count() }).toEqual({
        path,
        pressed,
        seen: 0,
      });
  }
});

it('saves a check under a name, opens it again, renames it, removes it and brings it back', async () => {
  const { page } = await visit({ as: 'carlos' });
  await open(page, '/drug-to-drug#drug=warfarin&drug=ibuprofen');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Mrs. Siti Aminah');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Take out what may tell who the patient is/).waitFor();
  await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe(await name.getAttribute('id'));
  const run = `List ${Date.now().toString(36)}`;
  await name.fill(run);
  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('We cannot reach our data right now.').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate("fetch('/healthz').then(({ ok }) => ok, () => false)")).toBe(true);
  await name.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await open(page, '/medi-ai/history');
  await page.getByRole('button', { name: `Rename ${run}` }).click();
  await page.getByLabel('Name', { exact: true }).fill('Something else');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate<string>('document.activeElement.ariaLabel')).toBe(`Rename ${run}`);
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill(`${run} again`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `${run} again` }).waitFor();
  await expectAccessible(page);
  await expectColoursInDark(page);
  await page.getByRole('button', { name: `Remove ${run} again` }).click();
  await sends(page, '/remove', () => page.getByRole('button', { name: 'Undo' }).click());
  await page.getByRole('link', { name: `${run} again` }).click();
  await page.getByRole('heading', { level: 1, name: 'Interactions' }).waitFor();
  await page.getByText('Ibuprofen × Warfarin', { exact: true }).first().waitFor();
});

it('turns what was asked into a draft of a case for colleagues, without whatever tells who the patient is', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/drug-to-drug#drug=warfarin&drug=ibuprofen&age=71');
  await page.getByRole('button', { name: 'Ask colleagues' }).click();
  await page.waitForURL(/\/cases\/new\?draft=/);
  await page.getByText('Drugs: Warfarin, Ibuprofen').or(page.getByText('Drugs: Ibuprofen, Warfarin')).waitFor();

  const text = 'Ny. Siti Aminah, 45 tahun, demam 3 hari, batuk berdahak. No. RM 12-34-56, HP 0812 3456 7890.';
  await open(page, `/id/differential-diagnosis#text=${encodeURIComponent(text)}`);
  await page.getByText('Dari teks: 45 tahun').waitFor();
  await page.getByRole('button', { name: 'Tanyakan pada sejawat' }).click();
  await page.waitForURL(/\/cases\/new\?draft=/);
  await page.getByText('Diagnosis banding sementara:').waitFor();
  const written = await page.evaluate<string>(
    `document.querySelector('main').innerText + [...document.querySelectorAll('main textarea')].map((one) => one.value).join(' ')`,
  );
  expect(written).toContain('demam 3 hari');
  for (const told of ['Siti', 'Aminah', '12-34-56', '3456']) expect(written, told).not.toContain(told);
});

it.each([
  ['/drug-to-drug', 'Keyboard shortcuts', 'Where drugs or findings are added', 'Add it and type the next', 'Remove', 'Aspirin'],
  [
    '/id/drug-to-drug',
    'Pintasan papan ketik',
    'Saat menambahkan obat atau temuan',
    'Menambahkan, lalu mengetik berikutnya',
    'Hapus',
    'Asetosal',
  ],
])('%s names its keys among the shortcuts, and they do what is said', async (path, title, group, words, remove, aspirin) => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, path);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: title });
  await help.getByRole('heading', { name: group }).waitFor();
  await help.getByText(words).waitFor();
  await expectAccessible(page);
  await pressEscape(page, help);
  await page.getByRole('main').getByRole('combobox').first().focus();
  await page.keyboard.type('warfarin;aspirin;');
  await page.getByRole('button', { name: `${remove} Warfarin` }).waitFor();
  await page.getByRole('button', { name: `${remove} ${aspirin}` }).waitFor();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: `${remove} ${aspirin}` }).waitFor({ state: 'detached' });
  await page.keyboard.type('digo');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
});

it('names what it did not understand, marks what it did, and changes its mind with every finding ticked', async () => {
  const { page } = await visit({ as: 'ratri', keepsTools: true });
  await open(page, '/differential-diagnosis#text=my+elbow+feels+like+jelly+and+wobbles');
  await page.getByText('Nothing was understood that speaks for a disease.').waitFor();
  await page.getByText('Not understood: elbow, jelly, wobbles').waitFor();
  // An error is taken also where nothing was understood.
  await page.getByRole('button', { name: 'Report an error' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await pressEscape(page, page.getByRole('dialog'));

  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'History and examination' })
    .fill('Man, 58, crushing chest pain for one hour, sweating. No vomiting.');
  await page.keyboard.press('Tab');
  await page.getByText('Emergency: act before going on').filter({ visible: true }).waitFor();
  await page.getByText('(denied)').first().waitFor();
  await page.getByRole('heading', { name: 'Must not be missed' }).waitFor();
  const field = page.getByRole('combobox', { name: 'Tick a finding' });
  await field.fill('jaundice');
  await page.getByRole('option', { name: 'Jaundice' }).first().click();
  await page.getByRole('button', { name: 'Remove Jaundice' }).waitFor();
  await expect.poll(() => page.url()).toContain('finding=jaundice');
  await page.getByRole('complementary').getByRole('button', { name: 'No', exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/finding=-/);
  await expectAccessible(page);
  await expectColoursInDark(page);
});
