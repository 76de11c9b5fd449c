/** What a reader does in the discussion of the sample world's first case. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { open, pressBelow, type Visit, type VisitOptions } from '../../../../e2e/browser.ts';
import { ask } from '../../../../e2e/sessions.ts';

export const CASE = 'The fever has gone on day five. She feels worse.';

export async function pathOfCase(): Promise<string> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { data: { id: string; title: string }[]; nextCursor: string | null } = await ask(
      null,
      'GET',
      `/api/v3/cases?limit=50${cursor && `&cursor=${cursor}`}`,
    );
    const found = page.data.find(({ title }) => title === CASE);
    if (found !== undefined) return `/cases/${found.id}`;
    cursor = page.nextCursor;
  }
  throw new Error('The sample world lost its first case');
}

export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Your view' });
export const editorOf = (page: Page) => page.locator('form [contenteditable="true"]');
export const answersWith = (page: Page, words: string) => page.locator('article article, li article').filter({ hasText: words }).last();
/** It stands there, and the server has it. */
export async function isSent(answer: Locator): Promise<void> {
  await answer.waitFor();
  await answer.getByText('Sending').waitFor({ state: 'detached' });
}

/** Opens the form at the end of the discussion and waits until the editor has taken over. */
export async function write(page: Page, invite = /^Add your view/): Promise<void> {
  await pressBelow(page.getByRole('button', { name: invite }));
  await inEditor(page);
}

/** Whoever types now, types into the editor. */
export async function inEditor(page: Page): Promise<void> {
  await editorOf(page)
    .waitFor()
    .catch(async (late: Error) => {
      throw new Error(`${late.message}\n${JSON.stringify(await page.evaluate(STANDS_THERE))}`);
    });
  await expect.poll(() => page.evaluate('document.activeElement.isContentEditable')).toBe(true);
}

/** What there is instead of an editor that does not come: where the focus is, the plain fields, and what became of its script. */
const STANDS_THERE = `({
  focus: document.activeElement?.outerHTML.slice(0, 200),
  fields: [...document.querySelectorAll('form textarea')].map((field) => field.outerHTML.slice(0, 200)),
  scripts: performance.getEntriesByType('resource').filter(({ name }) => name.includes('rich-editor'))
    .map(({ name, responseStatus, startTime, duration }) => ({ name, responseStatus, startTime, duration })),
  now: performance.now(),
})`;

/** As somebody at the case, whose page complains of nothing meanwhile. */
export async function during(
  visit: (options: VisitOptions) => Promise<Visit>,
  casePath: string,
  as: string,
  check: (reader: Visit) => Promise<void>,
) {
  const reader = await visit({ as });
  await open(reader.page, casePath);
  await check(reader);
  expect(reader.complaints).toEqual([]);
}
