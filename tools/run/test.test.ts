/** What `npm test` says at its end, and by which status others hear of it: a failure anywhere must not pass for a success. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProject, type Program, removeProject, startProgram } from './stand-in-project.ts';

const VITEST_CONFIG = `export default { test: { include: ['*.test.ts'] } };`;
const PASSES = `import { expect, it } from 'vitest';\nit('adds', () => expect(1 + 1).toBe(2));\n`;
const FAILS = `${PASSES}it('adds wrongly', () => expect(1 + 1).toBe(3));\n`;

let root: string;
let program: Program | null = null;
beforeEach(() => {
  root = createProject();
  write('vitest.config.ts', VITEST_CONFIG);
  write(
    'e2e/filled-world.ts',
    `export const FILLED_WORLD = 'NONE';\nexport const fillWorld = () => Promise.reject(new Error('no world'));\n`,
  );
});
afterEach(async () => {
  program?.child.kill();
  await program?.exitCode;
  removeProject(root);
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** The last line it printed, and its exit status. */
async function ended(check: string, files: Readonly<Record<string, string>>, suites = ['check', 'test']) {
  write('tools/check/check.ts', check);
  for (const [file, text] of Object.entries(files)) write(file, text);
  program = startProgram(root, { command: ['test', ...suites.flatMap((name) => ['--only', name])] });
  const status = await program.exitCode;
  return [program.printed().trimEnd().split('\n').at(-1), status];
}

const CHECKED = `console.log('2 passed, 0 failed');`;

it('adds the suites up, and ends well when nothing failed', async () => {
  expect(await ended(CHECKED, { 'adds.test.ts': PASSES })).toEqual(['3 passed, 0 failed', 0]);
});

it.each([
  ['a test', CHECKED, { 'adds.test.ts': FAILS }, '3 passed, 1 failed'],
  ['a file that cannot be loaded', CHECKED, { 'adds.test.ts': PASSES, 'gone.test.ts': `import './gone.ts';\n` }, '3 passed, 1 failed'],
  ['a check', `console.log('1 passed, 1 failed');\nprocess.exitCode = 1;`, { 'adds.test.ts': PASSES }, '2 passed, 1 failed'],
  ['a check that ends without a count', `console.log('about to');\nprocess.exit(3);`, { 'adds.test.ts': PASSES }, '1 passed, 1 failed'],
  ['a check whose status and count differ', `${CHECKED}\nprocess.exitCode = 1;`, { 'adds.test.ts': PASSES }, '3 passed, 1 failed'],
  ['everything, as nothing was found to run', `console.log('0 passed, 0 failed');`, {}, '0 passed, 1 failed'],
])('ends badly for %s', async (_, check, files, last) => {
  expect(await ended(check, files)).toEqual([last, 1]);
});

it('ends badly where a suite could not be begun, and goes on with the others', async () => {
  write('vitest.e2e.config.ts', VITEST_CONFIG);
  expect(await ended(CHECKED, { 'adds.test.ts': PASSES }, ['test', 'e2e'])).toEqual(['1 passed, 1 failed', 1]);
});
