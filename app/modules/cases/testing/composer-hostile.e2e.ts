/** Texts that try to be programs, in every field of the composer: they are shown as what was typed, and nothing of them runs. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedBrowser } from '../../../../e2e/browser.ts';
import type { CaseContent } from '../case-content.contract.ts';
import { publishAs } from './case.journey.ts';
import { giveConsent, openComposer, toPreview, type Writing, writeBasics, writeTheRest } from './composer.journey.ts';

const PAYLOADS = [
  '<script>window.ran=1</script>',
  '<img src=x onerror="window.ran=2">',
  '"><svg/onload=window.ran=3>',
  "'-(window.ran=4)-'",
  '</title></textarea><iframe srcdoc="<script>parent.ran=5</script>">',
  'javascript:window.ran=6',
  '{{constructor.constructor("window.ran=7")()}}',
  '<a href="javascript:window.ran=8" autofocus onfocus=window.ran=9>link</a>',
  '</script><script>window.ran=10</script>',
  '<math><mtext></p><style><img src onerror=window.ran=11></style>',
] as const;

const payload = (place: number): string => PAYLOADS[place % PAYLOADS.length] ?? '';

const HOSTILE: Writing = {
  title: payload(0),
  complaint: payload(1),
  presentation: PAYLOADS.join('\n\n'),
  history: payload(2),
  examination: payload(3),
  finding: payload(4),
  event: payload(5),
  question: payload(6),
  options: [payload(7), payload(8), payload(9), payload(1)],
  diagnosis: payload(8),
  management: payload(0),
  point: payload(2),
  reference: payload(4),
};

const { visit } = sharedBrowser();

const expectNothingRan = async (page: Page) => expect(await page.evaluate('window.ran ?? null')).toBeNull();

it('is text in the composer, in the preview and on the page', async () => {
  const author = await visit({ as: 'rohit' });
  const composer = await openComposer(author.page);
  const { page, part } = composer;
  await writeBasics(composer, HOSTILE);
  await part('patient').getByLabel('More about the setting').fill(payload(2));
  await part('vitals').getByRole('button', { name: 'Add vitals' }).click();
  await part('vitals').getByLabel('When').fill(payload(0));
  await part('vitals').getByLabel('Oxygen').fill('"><svg/onload=window.ran=3>');
  await part('vitals').getByLabel('Pulse').fill('80');
  await part('investigations').getByRole('button', { name: 'Add a test' }).click();
  await part('investigations').getByLabel('When, column 1').fill(payload(0));
  await part('investigations').getByRole('combobox').fill(payload(1));
  await part('investigations')
    .getByLabel(/^Value of/)
    .fill('<b onclick=window.ran=12>1</b>');
  await part('investigations')
    .getByLabel(/^Reference range of/)
    .fill(payload(3));
  await writeTheRest(composer, HOSTILE);
  await part('studies').getByRole('textbox', { name: 'Study' }).fill(payload(1));
  await part('references').getByLabel('Authors, journal or body').fill(payload(2));

  // An address that is a program is refused at its field.
  await part('references').getByLabel('Address').fill('javascript:window.ran=6');
  await giveConsent(composer);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'One field before the preview' }).waitFor();
  await expect.poll(() => part('references').getByLabel('Address').getAttribute('aria-invalid')).toBe('true');
  await part('references').getByLabel('Address').fill('https://example.org/"onmouseover="window.ran=13');

  while ((await page.getByRole('button', { name: /^Keep “/ }).count()) > 0)
    await page
      .getByRole('button', { name: /^Keep “/ })
      .first()
      .click();
  await toPreview(composer);
  for (const text of PAYLOADS) await expect.poll(() => page.locator('main').innerText()).toContain(text);
  await expectNothingRan(page);
  expect(author.complaints).toEqual([]);
});

it('is text for readers, with and without scripts, and in what machines read', async () => {
  const author = await visit({ as: 'kavita' });
  const title = PAYLOADS[8];
  const text = (n: number) => ({
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: payload(n) }] }],
  });
  const content: Partial<CaseContent> = {
    title,
    presentation: { type: 'doc', content: PAYLOADS.flatMap((_, n) => text(n).content) },
    history: [{ kind: 'past', text: payload(1) }],
    studies: [{ title: payload(2), finding: payload(4) }],
    timeline: [{ when: payload(3), text: payload(9) }],
    question: { text: payload(6), options: [payload(0), payload(1), payload(2), payload(7)], answer: 1 },
    disclosure: [{ kind: 'management', text: text(8), held: false }],
    takeHome: [payload(0), payload(4)],
    references: [{ title: payload(1), source: payload(2), url: 'https://example.org/"onmouseover="window.ran=13' }],
  };
  const id = await publishAs(author.context, { content });
  for (const javaScriptEnabled of [true, false]) {
    const reader = await visit({ javaScriptEnabled });
    await reader.page.goto(`/cases/${id}`);
    expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const shown = await reader.page.locator('main').innerText();
    for (const one of PAYLOADS) expect(shown).toContain(one);
    if (javaScriptEnabled) {
      await reader.page.mouse.move(200, 300);
      await expectNothingRan(reader.page);
      expect(await reader.page.title()).toContain(title);
    }
    const forMachines = reader.page.locator('script[type="application/ld+json"]').first();
    expect((JSON.parse((await forMachines.textContent()) ?? '') as { headline: string }).headline).toBe(title);
    expect(
      await reader.page
        .locator(
          'main iframe, main script:not([type="application/ld+json"]), main [onerror], main [onload], main [onfocus], main [onmouseover]',
        )
        .count(),
    ).toBe(0);
    expect(reader.complaints).toEqual([]);
  }

  // A link in the text that is a program does not get past the operation.
  const links = { type: 'text' as const, text: 'x', marks: [{ type: 'link' as const, attrs: { href: 'javascript:window.ran=1' } }] };
  const refused = await publishAs(author.context, {
    content: { presentation: { type: 'doc', content: [{ type: 'paragraph', content: [links] }] } },
  }).catch((error: unknown) => String(error));
  expect(refused).toContain('422');
});
