import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { buildAnew, buildIfNeeded } from './build.ts';

let root: string;
let builds = 0;
const needed = async () => {
  const before = builds;
  await buildIfNeeded(root, async () => {
    builds += 1;
  });
  return builds > before;
};
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'kolegia-build-'));
  mkdirSync(path.join(root, 'app'));
  write('app/root.tsx', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('builds the first time and after each change of what a build is made from', async () => {
  expect(await needed()).toBe(true);
  expect(await needed()).toBe(false);
  write('app/root.tsx', 'two');
  expect(await needed()).toBe(true);
  write('app/added.css', '');
  expect(await needed()).toBe(true);
  rmSync(path.join(root, 'app/added.css'));
  expect(await needed()).toBe(true);
  write('package-lock.json', '{}');
  expect(await needed()).toBe(true);
});

it('builds after a change of what the build works with', async () => {
  cpSync(path.join(PROJECT_FOLDER, 'vite.config.ts'), path.join(root, 'vite.config.ts'));
  mkdirSync(path.join(root, 'tools/run'), { recursive: true });
  const tools = readdirSync(path.join(PROJECT_FOLDER, 'tools/run')).filter((name) =>
    /^(?:bundle|contract|icon|later|precompress)[a-z-]*\.ts$/.test(name),
  );
  expect(tools.length).toBeGreaterThan(3);
  await needed();
  for (const file of [
    ...tools.map((name) => `tools/run/${name}`),
    'react-router.config.ts',
    'server.ts',
    'tsconfig.web.json',
    'vite.config.ts',
  ]) {
    write(file, 'changed');
    expect([file, await needed()]).toEqual([file, true]);
  }
  write('tools/run/start.ts', 'changed');
  expect(await needed()).toBe(false);
});

it('builds again after a build that it has not made, and not after one that was made for it', async () => {
  await needed();
  // As every build begins.
  rmSync(path.join(root, 'build/server'), { recursive: true });
  expect(await needed()).toBe(true);
  write('app/root.tsx', 'two');
  await buildAnew(root, async () => undefined);
  expect(await needed()).toBe(false);
  write('app/root.tsx', 'one');
  expect(await needed()).toBe(true);
  await expect(buildAnew(root, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await needed()).toBe(true);
});

it('does not build for tests, nor for a new time on an old file', async () => {
  await needed();
  write('app/root.test.ts', 'test');
  utimesSync(path.join(root, 'app/root.tsx'), 1, 1);
  expect(await needed()).toBe(false);
});

it('builds again after a build that failed', async () => {
  await needed();
  write('app/root.tsx', 'broken');
  await expect(buildIfNeeded(root, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  write('app/root.tsx', 'one');
  expect(await needed()).toBe(true);
});
