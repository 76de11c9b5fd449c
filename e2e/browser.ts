/** A browser as a reader has it: pages by role and label, and a way to come as somebody of the sample world. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Quiet, quietOf, requestsSeen } from './requests-of-page.ts';
import { KNOWN_PARTS, lookAtNewShapes } from './seen-shapes.ts';
import { aMinutePasses, type Cookie, sessionOf, someNetwork } from './sessions.ts';
import { site } from './site.ts';

// Without `--single-process`, which ends the browser with its first page, and with web security on.
const ARGUMENTS = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages stand for a second or two: compiling their scripts for speed costs more than it gives back.
  '--js-flags=--no-maglev,--no-turbofan',
];

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: site().chromium, args: ARGUMENTS });

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
  /** What the clinical tools keep of themselves on a device may stand there from a visit before: to bring it takes seconds. */
  readonly keepsTools?: true;
}

/** Devices that were left, by what they were made with, each with an empty page. */
const left = new Map<string, { context: BrowserContext; page: Page }[]>();
/** What a device was made with, for those that may be taken again. */
const kindOf = new WeakMap<BrowserContext, string>();

async function visit(browser: Browser, { as, keepsTools, ...options }: VisitOptions = {}): Promise<Visit> {
  const kind = JSON.stringify({ ...options, ...(keepsTools && { as, keepsTools }) });
  const { context, page } = left.get(kind)?.pop() ?? (await newDevice(browser, options));
  // What was kept for somebody is of this one visit.
  if (options.storageState === undefined) kindOf.set(context, kind);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': someNetwork() });
  if (as !== undefined) await carry(context, await sessionOf(as));
  requestsSeen(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || /status of 4\d\d/.test(message.text())) return;
    // What did not come has its address beside it.
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return { page, context, complaints, close: () => context.close() };
}

async function newDevice(browser: Browser, options: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: site().url, viewport: DESK, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(40_000);
  return { context, page: await context.newPage() };
}

/** Scripts and styles stay on a device for whoever comes next, as they do elsewhere, and nothing else. */
async function leave(context: BrowserContext): Promise<void> {
  const kind = kindOf.get(context);
  const page = kind === undefined ? null : await emptied(context, kind.includes('"keepsTools"')).catch(() => null);
  if (kind === undefined || page === null) return context.close();
  left.set(kind, [...(left.get(kind) ?? []), { context, page }]);
}

/** A new page of a device that has forgotten whoever used it; null where it cannot. */
async function emptied(context: BrowserContext, keepsTools: boolean): Promise<Page | null> {
  const page = await context.newPage();
  // One that has a clock of its own, or a worker of a page, has them for good.
  const isMarked = (!keepsTools && context.serviceWorkers().length > 0) || (await page.evaluate<boolean>(`'__pwClock' in globalThis`));
  if (isMarked) return null;
  // They go before the network comes back: none of them does what it has waited for with that.
  await Promise.all(context.pages().map((one) => one !== page && one.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  for (const origin of [site().url, site().markedUrl])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: keepsTools ? 'local_storage,indexeddb' : 'all' });
  await session.detach();
  return page;
}

/** One for all files of a worker, which share their modules; it ends with the worker. */
let shared: Browser | null = null;

/** For a file of tests: a browser that has forgotten whoever came before, and no visit outlives its test. */
export function sharedBrowser(): { visit(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser | null = null;
  beforeAll(async () => {
    if (shared?.isConnected() !== true) {
      left.clear();
      shared = await openBrowser();
    }
    browser = shared;
  });
  beforeEach(async ({ task }) => {
    // Whoever asked for a code at the first try would have to wait for another one.
    if ((task.result?.retryCount ?? 0) > 0) await aMinutePasses();
  });
  afterEach(async () => {
    const unused = new Set([...left.values()].flatMap((devices) => devices.map(({ context }) => context)));
    await Promise.all(browser?.contexts().flatMap((context) => (unused.has(context) ? [] : [leave(context)])) ?? []);
  });
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

/** What waits for one has had it when the second comes. */
const TWO_IDLE_MOMENTS = `new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, { timeout: 2000 }), { timeout: 2000 }))`;

/** Goes to a page and waits until all of it is alive, also what comes after the first view, and it asks for nothing more. */
export async function open(page: Page, path: string): Promise<void> {
  const quiet = quietOf(page);
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  await untilQuiet(page, quiet);
}

/** Waits until the page has done what was asked of it, and what came of that: before saying that something did not happen. */
export const settled = (page: Page): Promise<void> => untilQuiet(page, requestsSeen(page));

async function untilQuiet(page: Page, quiet: Quiet): Promise<void> {
  // What comes at an idle moment may ask for more, which comes alive at another.
  let begun: number;
  do {
    begun = quiet.begun();
    await page.evaluate(TWO_IDLE_MOMENTS);
    // Named by app/platform/web/first-view.ts: a place whose scripts are not there yet.
    await expect.poll(() => page.locator('[data-later]').count(), { interval: 20 }).toBe(0);
    await quiet.wait();
  } while (quiet.begun() > begun);
}

/** Waits until the page's scripts have taken over what the server sent: quicker than waiting for all that comes later. */
export async function hydrated(page: Page): Promise<void> {
  // Asked again and again from here: a page's own policy forbids what Playwright's way of waiting in it needs.
  const taken = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))`;
  await expect.poll(() => page.evaluate<boolean>(taken), { interval: 20 }).toBe(true);
}

/** Goes to a page of somebody who is signed in, and waits until all of it is alive and live messages reach it. */
export async function openLive(page: Page, path: string): Promise<void> {
  // What the server says when it knows who is there: packet 4 (message), 0 (connected). The member's own room is joined by then.
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/live'))
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')));
  await Promise.all([open(page, path), connected]);
}

/**
 * Presses what stands below answers, once it stands still: answers are laid out as they come near, and move what is below them. A press
 * that ends beside the button it began on is none.
 */
export async function pressBelow(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  let stood = '';
  const isStill = async () => {
    const before = stood;
    stood = JSON.stringify(await button.boundingBox());
    return stood === before;
  };
  await expect.poll(isStill, { interval: 100 }).toBe(true);
  await button.click();
}

/** Leaves what lies over the page by key, once it has the focus and hears keys: it is to be seen a moment before. */
export async function pressEscape(page: Page, over: Locator): Promise<void> {
  await over.and(page.locator(':focus-within')).waitFor();
  await page.keyboard.press('Escape');
  await over.waitFor({ state: 'detached' });
}

/** Signs in as `key` of sample/people.json. */
export async function signIn(page: Page, key: string): Promise<void> {
  await carry(page.context(), await sessionOf(key));
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Less than half as long as what the package calls its source, and sent to hundreds of pages. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Of what is in order, nothing is worked out that nobody reads. */
const ONLY_FAULTS = { resultTypes: ['violations'] };
const AXE_OPTIONS = {
  all: { ...ONLY_FAULTS, runOnly: STANDARDS },
  colours: { ...ONLY_FAULTS, runOnly: { type: 'rule', values: ['color-contrast'] } },
};

/** No violation of WCAG 2.2 A and AA on the page as it is. */
export async function expectAccessible(page: Page, rules: keyof typeof AXE_OPTIONS = 'all'): Promise<void> {
  await expectNoFaults(page, rules);
}

/** After `expectAccessible` on the same page in light: all else is the same in dark. */
export const expectColoursInDark = (page: Page): Promise<void> => inDark(page, () => expectAccessible(page, 'colours'));

async function inDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same on a walk over every page: what had no faults on a page before is not looked at again. */
export const expectNewPartsAccessible = (page: Page): Promise<void> =>
  lookAtNewShapes(page, `all at ${page.viewportSize()?.width}`, () => expectNoFaults(page, 'all', KNOWN_PARTS));

/** After `expectNewPartsAccessible` on the same page in light. */
export const expectNewColoursInDark = (page: Page): Promise<void> =>
  inDark(page, () => lookAtNewShapes(page, `dark at ${page.viewportSize()?.width}`, () => expectNoFaults(page, 'colours', KNOWN_PARTS)));

/** Whether it has none. */
async function expectNoFaults(page: Page, rules: keyof typeof AXE_OPTIONS, without?: string): Promise<boolean> {
  const found = await faultsOf(page, rules, without);
  expect.soft(found, `${new URL(page.url()).pathname} is accessible`).toEqual([]);
  return found.length === 0;
}

/** `without`: where the page keeps an element that holds what is not looked at. */
export async function faultsOf(page: Page, rules: keyof typeof AXE_OPTIONS, without?: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  const context = without === undefined ? 'document' : `{ include: [document.documentElement], exclude: [window.${without}] }`;
  return page.evaluate<string[]>(`axe.run(${context}, ${JSON.stringify(AXE_OPTIONS[rules])})
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 5).map((node) => node.target.join(' ')).join(' | ')))`);
}

/** By how much the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
