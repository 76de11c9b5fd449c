import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#platform/config/config.ts';
import { killsIn } from './kills.ts';

it.each([
  [[], 20],
  [['6'], 6],
  [['abc'], null],
  [['0'], null],
  [['-3'], null],
  [['2.5'], null],
  [['6', '7'], null],
])('%j is %j times', (typed, kills) => {
  expect(killsIn(typed)).toBe(kills);
});

it('a number that is none ends at once, and not as if nothing had been lost', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bench/crash.ts', 'abc'], { cwd: PROJECT_FOLDER, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining('npm run crash -- 6')]);
});
