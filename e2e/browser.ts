/** A browser as a reader has it: pages by role and label, and a way to come as somebody of the sample world. */
import axe from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Cookie, sessionOf, someNetwork } from './sessions.ts';
import { site } from './site.ts';

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

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: site().chromium, args: ARGUMENTS });

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: errors of scripts, refused policies, failed requests of our own. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Signed in as `key` of sample/people.json. */
  readonly as?: string;
}

export async function visit(browser: Browser, { as, ...options }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: site().url,
    viewport: DESK,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': someNetwork() },
    ...options,
  });
  context.setDefaultTimeout(10_000);
  if (as !== undefined) await carry(context, await sessionOf(as));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints, close: () => context.close() };
}

/** For a file of tests: one browser, and no visit outlives its test. */
export function sharedBrowser(): { visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
  afterAll(() => browser?.close());
  return {
    visit(options) {
      if (browser === null) throw new Error('Visits are made by tests');
      return visit(browser, options);
    },
  };
}

/** Without the language that they chose: the pages of a test say theirs in their addresses. */
const carry = (context: BrowserContext, cookies: readonly Cookie[]) =>
  context.addCookies(cookies.filter(({ name }) => name !== 'user_language').map((cookie) => ({ ...cookie, url: site().url })));

/** Goes to a page and waits until its scripts have taken over what the server sent. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Waits until the page's scripts have taken over what the server sent: quicker than waiting for all that comes later. */
export async function hydrated(page: Page): Promise<void> {
  // Asked again and again from here: a page's own policy forbids what Playwright's way of waiting in it needs.
  const taken = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))`;
  await expect.poll(() => page.evaluate<boolean>(taken), { interval: 20, timeout: 10_000 }).toBe(true);
}

/** Goes to a page of somebody who is signed in, and waits until live messages reach it. */
export async function openLive(page: Page, path: string): Promise<void> {
  const connecting = page.waitForEvent('websocket', (socket) => socket.url().includes('/live'));
  await page.goto(path);
  const socket = await connecting;
  // What the server says when it knows who is there: packet 4 (message), 0 (connected). Rooms are joined right after it.
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
  await page.waitForTimeout(300);
}

/** Signs in as `key` of sample/people.json. */
export async function signIn(page: Page, key: string): Promise<void> {
  await carry(page.context(), await sessionOf(key));
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE_OPTIONS = {
  all: { runOnly: STANDARDS },
  colours: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  'all but colours': { runOnly: STANDARDS, rules: { 'color-contrast': { enabled: false } } },
};

/** No violation of WCAG 2.2 A and AA on the page as it is. */
export async function expectAccessible(page: Page, rules: keyof typeof AXE_OPTIONS = 'all'): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(AXE_OPTIONS[rules])})
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 5).map((node) => node.target.join(' ')).join(' | ')))`);
  expect.soft(found, `${new URL(page.url()).pathname} is accessible`).toEqual([]);
}

/** By how much the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
