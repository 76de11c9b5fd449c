/** What a page sends, waited for: a page often shows what was done before the server has it. */
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';

/** The answer to what is sent to a route. Ask before it is sent, wait afterwards. */
export const answerOf = (page: Page, route: string | RegExp): Promise<Response> =>
  page.waitForResponse((response) => {
    const { pathname } = new URL(response.url());
    return response.request().method() !== 'GET' && (typeof route === 'string' ? pathname.endsWith(route) : route.test(pathname));
  });

/** Does what sends something, and waits until it has been taken. */
export async function sends(page: Page, route: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  const [answer] = await Promise.all([answerOf(page, route), act()]);
  expect(`${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe('200 ');
}

/** Does something of which a message tells. It stands for a second only: it is looked for before. */
export async function says(page: Page, words: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(words).first().waitFor(), act()]);
}
