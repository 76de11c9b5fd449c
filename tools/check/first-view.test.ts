import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUDGETS, firstViews } from './first-view.ts';

/** A build of two pages in a frame. Sizes are thousands of bytes that no compression makes smaller. */
function buildWith(sizes: Record<string, number>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-first-view-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'assets'));
  const files = { 'entry.js': 1, 'vendor.js': 40, 'frame.js': 5, 'frame.css': 2, 'home.js': 3, 'case.js': 3, 'case.css': 3, ...sizes };
  for (const [name, size] of Object.entries(files)) writeFileSync(path.join(folder, 'assets', name), randomBytes(size * 1000));
  const at = (...names: string[]) => names.map((name) => `/assets/${name}`);
  const manifest = {
    entry: { module: '/assets/entry.js', imports: at('vendor.js'), css: [] },
    routes: {
      root: { path: '', module: '/assets/entry.js', imports: at('vendor.js'), css: at('frame.css') },
      frame: { parentId: 'root', path: 'id?', module: '/assets/frame.js', imports: at('vendor.js'), css: at('frame.css#') },
      home: { parentId: 'frame', index: true, module: '/assets/home.js', imports: at('vendor.js') },
      case: { parentId: 'frame', path: 'cases/:caseId', module: '/assets/case.js', imports: at('vendor.js'), css: at('case.css') },
    },
  };
  writeFileSync(path.join(folder, 'assets/manifest-0a1b.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  return folder;
}

const budgets = ['/', '/cases/:caseId'].map((address) => ({ address, scripts: 50, styles: 6 }));
const failures = (sizes: Record<string, number>) => firstViews(buildWith(sizes), budgets).map(({ failure }) => failure);

test('a page is weighed with all around it, each file once', () => {
  const [home, page] = firstViews(buildWith({}), budgets);
  expect(home?.scripts).toBeCloseTo(49, 0);
  expect(home?.styles).toBeCloseTo(2, 0);
  expect(page?.styles).toBeCloseTo(5, 0);
  expect([home?.failure, page?.failure]).toEqual([null, null]);
});

test('a page that loads too much is told, and no other', () => {
  expect(failures({ 'case.js': 6 })).toEqual([null, expect.stringContaining('kB of scripts, of 50')]);
  expect(failures({ 'case.css': 5 })).toEqual([null, expect.stringContaining('kB of styles, of 6')]);
  expect(failures({ 'frame.js': 10 })).toEqual([expect.stringContaining('scripts'), expect.stringContaining('scripts')]);
});

test('a page that is gone is told', () => {
  expect(firstViews(buildWith({}), [{ address: '/gone', scripts: 50, styles: 5 }])[0]?.failure).toContain('no page');
});

test('the front page, lists and what is passed on have a budget', () => {
  expect(BUDGETS.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/', '/cases', '/cases/:caseId', '/login', '/news/:articleId']),
  );
});
