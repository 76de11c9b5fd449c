/** What a doctor does in the composer, by the words that stand there, in either language. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Language } from '#platform/i18n/languages.ts';
import { open } from '../../../../e2e/browser.ts';

type Texts = { readonly [key: string]: string | Texts };

/** The words of the cases module, as a page in `language` shows them. */
export function wordsIn(language: Language): (key: string, values?: Record<string, string>) => string {
  const texts = JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Texts;
  return (key, values = {}) => {
    const found = key.split('.').reduce<string | Texts | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), texts);
    if (typeof found !== 'string') throw new Error(`There is no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

export interface Writing {
  readonly title: string;
  readonly complaint: string;
  readonly presentation: string;
  readonly history: string;
  readonly examination: string;
  readonly finding: string;
  readonly event: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly diagnosis: string;
  readonly management: string;
  readonly point: string;
  readonly reference: string;
}

export const WRITING: Writing = {
  title: 'The ankle that would not bear weight',
  complaint: 'Pain and swelling of the left ankle for two days',
  presentation: 'She slipped on wet tiles and could not stand afterwards.\n\nNo fever. The same ankle was sprained years before. [1]',
  history: 'Gout in the father.',
  examination: 'Warm, tender over the lateral malleolus, no wound.',
  finding: 'No fracture line. Soft tissue swelling.',
  event: 'Swelling up to the shin.',
  question: 'What would you do first?',
  options: ['Immobilise and wait', 'Aspirate the joint', 'Start colchicine', 'Refer for imaging'],
  diagnosis: 'Monosodium urate crystals in the aspirate.',
  management: 'Colchicine, and allopurinol later.',
  point: 'A hot joint is aspirated before it is treated.',
  reference: 'Gout: diagnosis and management',
};

export interface Composer {
  readonly page: Page;
  readonly t: ReturnType<typeof wordsIn>;
  /** A part of the form, by its heading. */
  readonly part: (name: string) => Locator;
  readonly title: Locator;
}

export function composerOn(page: Page, language: Language = 'en'): Composer {
  const t = wordsIn(language);
  return {
    page,
    t,
    part: (name) => page.getByRole('region', { name: t(`compose.${name}.title`), exact: true }),
    // References have titles too; that of the case comes first.
    title: page.getByLabel(t('compose.title.label'), { exact: true }).first(),
  };
}

/** The composer with nothing in it yet. */
export async function openComposer(page: Page, language: Language = 'en'): Promise<Composer> {
  await open(page, `${language === 'id' ? '/id' : ''}/cases/new?draft=new`);
  const composer = composerOn(page, language);
  await composer.title.waitFor();
  return composer;
}

/** Who the patient is and why they came: with title and presentation all that a case must have. */
export async function writeBasics(
  { t, part, title }: Composer,
  writing: Pick<Writing, 'title' | 'complaint' | 'presentation'>,
): Promise<void> {
  await title.fill(writing.title);
  const patient = part('patient');
  await patient.getByLabel(t('compose.patient.age'), { exact: true }).fill('46');
  await patient.getByLabel(t('compose.patient.sex')).selectOption('female');
  await patient.getByLabel(t('compose.patient.setting'), { exact: true }).selectOption('emergency');
  await patient.getByLabel(t('compose.patient.chiefComplaint')).fill(writing.complaint);
  await part('presentation').getByRole('textbox').fill(writing.presentation);
}

/** Vitals with a fever and a racing pulse, and two tests: one that is known, one that the author describes. */
export async function writeMeasures({ t, part, page }: Composer): Promise<void> {
  const vitals = part('vitals');
  await vitals.getByRole('button', { name: t('compose.vitals.add') }).click();
  const measures = { at: 'On arrival', pressure: '128/76', pulse: '128', respiratoryRate: '16', temperature: '39.2', spo2: '98' };
  for (const [name, value] of Object.entries(measures)) await vitals.getByLabel(t(`compose.vitals.${name}`), { exact: true }).fill(value);

  const labs = part('investigations');
  await labs.getByRole('button', { name: t('compose.investigations.add') }).click();
  await labs.getByLabel(t('compose.investigations.columnLabel', { number: '1' })).fill('Day 2');
  const test = labs.getByRole('combobox', { name: t('compose.investigations.testLabel', { number: '1' }) });
  await test.pressSequentially('potass');
  await page.getByRole('option', { name: 'Potassium' }).first().click();
  await labs.getByLabel(t('compose.investigations.valueLabel', { name: 'Potassium', column: 'Day 2' })).fill('6.9');
  await labs.getByRole('button', { name: t('compose.investigations.add') }).click();
  await labs.getByRole('combobox', { name: t('compose.investigations.testLabel', { number: '2' }) }).fill('Crystal index');
  await labs.getByLabel(t('compose.investigations.valueLabel', { name: 'Crystal index', column: 'Day 2' })).fill('9');
  await labs.getByLabel(t('compose.investigations.unitLabel', { name: 'Crystal index' })).fill('u/L');
  await labs.getByLabel(t('compose.investigations.referenceLabel', { name: 'Crystal index' })).fill('2–4');
}

/** Everything else a case may have. */
export async function writeTheRest(composer: Composer, writing: Writing): Promise<void> {
  const { t, part } = composer;
  const kind = async (section: string, name: string, text: string) => {
    await part(section).getByRole('button', { name, exact: true }).click();
    await part(section).getByLabel(name, { exact: true }).fill(text);
  };
  await kind('history', t('page.historyKind.family'), writing.history);
  await kind('examination', t('page.examKind.musculoskeletal'), writing.examination);
  await addLine(composer, 'studies', { title: 'Radiograph', finding: writing.finding });
  await addLine(composer, 'timeline', { when: 'Day 2', text: writing.event });
  await writeQuestion(composer, writing);
  await kind('disclosure', t('page.step.diagnosis'), writing.diagnosis);
  await kind('disclosure', t('page.step.management'), writing.management);
  await addLine(composer, 'takeHome', { text: writing.point });
  await addLine(composer, 'references', {
    title: writing.reference,
    source: 'A national body',
    year: '2022',
    url: 'https://example.org/gout',
  });
}

async function addLine({ t, part }: Composer, section: string, values: Record<string, string>): Promise<void> {
  await part(section)
    .getByRole('button', { name: t(`compose.${section}.add`) })
    .click();
  for (const [field, value] of Object.entries(values)) {
    await part(section)
      .getByLabel(t(`compose.${section}.field.${field}`), { exact: true })
      .last()
      .fill(value);
  }
}

export async function writeQuestion({ t, part }: Composer, writing: Pick<Writing, 'question' | 'options'>): Promise<void> {
  const section = part('question');
  const ask = section.getByRole('switch', { name: t('compose.question.ask') });
  if (!(await ask.isChecked())) await ask.check();
  await section.getByLabel(t('compose.question.text'), { exact: true }).fill(writing.question);
  for (const [i, option] of writing.options.entries()) {
    await section.getByLabel(t('compose.question.option', { letter: 'ABCD'.charAt(i) })).fill(option);
  }
  await section.getByLabel(t('compose.question.answer')).selectOption('1');
}

export async function giveConsent({ t, page }: Composer): Promise<void> {
  await page.getByLabel(t('compose.consent.how')).selectOption('written');
  await page.getByLabel(t('compose.consent.filed')).check();
}

/** To the preview; the form is right. */
export async function toPreview({ t, page }: Composer): Promise<void> {
  await page.getByRole('button', { name: t('compose.proceed'), exact: true }).click();
  await page.getByRole('heading', { name: t('compose.preview.title') }).waitFor();
}

/** The save that carries `text` to the server. Ask before typing, wait afterwards. */
export async function saveOf(page: Page, text: string): Promise<void> {
  await page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'PATCH' && (request.postData() ?? '').includes(text) && response.ok();
  });
}
