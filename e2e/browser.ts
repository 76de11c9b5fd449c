/** A browser as a reader has it: pages by role and label, and a way to sign in as somebody of the sample world. */
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { sampleMail } from '../sample/sample-people.ts';

// Without `--single-process`, which ends the browser with its first page, and with web security on.
const ARGUMENTS = [
  '--no-sandbox',
  '--headless=shell',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: inject('site').chromium, args: ARGUMENTS });

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: errors of scripts, refused policies, failed requests of our own. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export async function visit(
  browser: Browser,
  options: { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark'; javaScriptEnabled?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: inject('site').url, viewport: DESK, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints, close: () => context.close() };
}

/** Goes to a page and waits until its scripts have taken over what the server sent. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Signs in by mail as `key` of sample/people.json, through the real screens. */
export async function signIn(page: Page, key: string): Promise<void> {
  const address = sampleMail(key);
  await open(page, '/login');
  await page.getByLabel('Phone number or e-mail address').fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(await codeFor(address));
  await page.waitForURL((url) => !url.pathname.includes('/login'));
}

/** The last one-time code that was mailed to an address. */
export async function codeFor(address: string): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const response = await fetch(`${inject('site').url}/outbox.json`);
    const { response: outbox } = (await response.json()) as { response: { data: { to: string; code: string | null }[] } };
    const code = outbox.data.find((message) => message.to === address && message.code !== null)?.code;
    if (code !== undefined && code !== null) return code;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No code came for ${address}`);
}

/** No violation of WCAG 2.2 A and AA on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<string[]>(`axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 5).map((node) => node.target.join(' ')).join(' | ')))`);
  expect(found).toEqual([]);
}
