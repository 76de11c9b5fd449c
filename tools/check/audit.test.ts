import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REPOSITORY } from './run-tool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kolegia-audit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is said, and how it ends, when npm answers so. */
function audited(answer: unknown, status = 0) {
  writeFileSync(path.join(folder, 'answer'), typeof answer === 'string' ? answer : JSON.stringify(answer));
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\ncat '${folder}/answer'\necho 'npm error the last line' >&2\nexit ${status}\n`, {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` };
  const result = spawnSync(process.execPath, ['tools/check/audit.ts'], { cwd: REPOSITORY, encoding: 'utf8', env });
  return [result.status, result.stdout, result.stderr];
}

const answer = (counts: Record<string, number>, vulnerabilities = {}) => ({ metadata: { vulnerabilities: counts }, vulnerabilities });

it('says that nothing is known, and ends well', () => {
  expect(audited(answer({ high: 0, critical: 0, total: 0 }))).toEqual([0, 'No known weakness in what the product installs.\n', '']);
});

it.each([
  ['moderate', 0],
  ['high', 1],
  ['critical', 1],
])('names what is known; with one that is %s it ends with %i', (severity, status) => {
  const found = answer({ [severity]: 1, total: 1 }, { 'left-pad': { severity, range: '<1.3.0' } });
  expect(audited(found, 1)).toEqual([status, `${severity}: 1\n  ${severity.padEnd(9)} left-pad <1.3.0\n`, '']);
});

it.each([
  ['that has no such service', { message: '404 Not Found - POST /-/npm/v1/security/advisories/bulk' }, '404 Not Found'],
  ['that answers with a page', '<html>', 'npm error the last line'],
  ['that says nothing', '', 'npm error the last line'],
])('of a registry %s it says that it could not be asked, and not that nothing was found', (_, said, why) => {
  expect(audited(said, 1)).toEqual([2, '', expect.stringContaining(`The advisory service could not be asked: ${why}`)]);
});
