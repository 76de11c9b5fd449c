/**
 * What the property tests of a commit ask: the same on every machine, and something else for the next commit. Otherwise a change is
 * refused for what another left behind, and passes when it is tried again.
 */
import { spawnSync } from 'node:child_process';

/** Where a run of tests finds its seed. To ask again what failed somewhere, set it to the number that was printed there. */
export const PROPERTY_SEED = 'PROPERTY_SEED';

/** Of the commit that stands in this folder; of today where there is none. */
export function propertySeed(folder: string): number {
  const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : Math.floor(Date.now() / 86_400_000);
}
