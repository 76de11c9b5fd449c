import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertySeed } from './property-seed.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-seed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function git(...words: string[]): void {
  const who = ['-c', 'user.name=Ratri', '-c', 'user.email=ratri@example.org'];
  const { status, stderr } = spawnSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

it('is the same for a commit, another for the next, and there without any', () => {
  const isSeed = (seed: number) => Number.isInteger(seed) && seed >= 0 && seed <= 0xfffffff;
  expect(propertySeed(folder)).toSatisfy(isSeed);
  git('init', '--quiet');
  git('commit', '--allow-empty', '--quiet', '-m', 'First');
  const first = propertySeed(folder);
  expect(first).toSatisfy(isSeed);
  expect(propertySeed(folder)).toBe(first);
  git('commit', '--allow-empty', '--quiet', '-m', 'Second');
  expect(propertySeed(folder)).not.toBe(first);
});
