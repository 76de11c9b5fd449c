/** The server of `npm run dev`, on a copy of the sources: pages in their styles, which follow what is written into their files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { freePort } from '../tools/database/free-port.ts';
import { WATCHED_SERVER } from '../tools/run/watched-server.ts';
import { hydrated, open, sharedBrowser } from './browser.ts';
import { site } from './site.ts';

const SOURCES = ['app', 'public', 'tools', 'server.ts', 'vite.config.ts', 'react-router.config.ts'];
const COMPILED_BY = readdirSync(PROJECT_FOLDER).filter((name) => /^tsconfig.*\.json$/.test(name));
const STYLES = 'app/shell/web/about.module.css';
const PAGE = 'app/shell/web/about.route.tsx';
const SERVER = 'server.ts';

/** A server starts within a second, but on a machine that does much else at once. */
const PATIENCE_MS = 90_000;

const { visit } = sharedBrowser();
let folder: string;
let url: string;
let server: ChildProcess;
let output = '';

const times = (words: string) => output.split(words).length - 1;
const until = (words: string, count = 1) => vi.waitFor(() => expect(times(words), output).toBe(count), PATIENCE_MS);

function change(file: string, from: string, to: string): void {
  const before = readFileSync(path.join(folder, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(path.join(folder, file), before.replace(from, to));
}

beforeAll(async () => {
  // Inside the project, whose packages it finds as its own.
  mkdirSync(path.join(PROJECT_FOLDER, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(PROJECT_FOLDER, '.cache/development-'));
  for (const source of [...SOURCES, ...COMPILED_BY])
    cpSync(path.join(PROJECT_FOLDER, source), path.join(folder, source), { recursive: true });
  const { workspaces, ...manifest } = JSON.parse(readFileSync(path.join(PROJECT_FOLDER, 'package.json'), 'utf8')) as {
    workspaces: unknown;
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const env = { ...site().env, NODE_ENV: 'development', PORT: String(port), HOST: 'localhost', PUBLIC_URL: url, JOBS: 'off' };
  server = spawn(process.execPath, WATCHED_SERVER, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await until('is ready for changes');
}, 2 * PATIENCE_MS);
afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Lost when the page is loaded again. */
const mark = (page: Page) => page.evaluate('window.isMarked = true');
const isMarked = (page: Page) => page.evaluate<boolean>('window.isMarked === true');
const gap = (page: Page) => page.evaluate<string>(`getComputedStyle(document.querySelector('article')).rowGap`);

it(
  'shows what is written into files, without loading pages again, and says nothing against it',
  async () => {
    // Vite finds out which packages pages need, and loads the first one again.
    const first = await visit({ baseURL: url });
    await first.page.goto('/about');
    await hydrated(first.page);
    const { page, complaints } = await visit({ baseURL: url });
    await open(page, '/about');
    expect(await page.evaluate<string>(`getComputedStyle(document.querySelector('article')).display`)).toBe('grid');
    await mark(page);

    change(PAGE, "{t('about.title')}</h1>", 'Other words</h1>');
    await page.getByRole('heading', { name: 'Other words' }).waitFor({ timeout: PATIENCE_MS });
    change(STYLES, 'gap: var(--s-3)', 'gap: 77px');
    await expect.poll(() => gap(page), { timeout: PATIENCE_MS }).toBe('77px');
    expect(await isMarked(page)).toBe(true);
    expect(complaints).toEqual([]);
    expect(times('Restarting')).toBe(0);

    change(SERVER, '/** The server:', '/** This is the server:');
    await until('is ready for changes', 2);
    await expect.poll(() => isMarked(page), { timeout: PATIENCE_MS }).toBe(false);
    await hydrated(page);
    expect(times('Restarting')).toBe(1);
  },
  4 * PATIENCE_MS,
);
