/** Who may import whom: runs dependency-cruiser, trusts it only when it has read every source file, and reports what it found. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CruisedModule, checkBrowserReach } from './browser-reach.ts';
import { runTool } from './run-tool.ts';
import { error, type Finding, treeFromDisk } from './source-tree.ts';

const CRUISED = ['app', 'packages', 'sample', 'tools', 'bench', 'e2e', 'server.ts', 'worker.ts'];

type Cruise = {
  readonly modules: readonly CruisedModule[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string; readonly severity: string };
      readonly cycle?: readonly { readonly name: string }[];
    }[];
  };
};

export function checkWalls(root: string): Finding[] {
  const cruise = runCruiser(root);
  return [...unread(root, cruise), ...violations(cruise), ...checkBrowserReach(cruise.modules)];
}

function runCruiser(root: string): Cruise {
  const places = CRUISED.filter((path) => existsSync(join(root, path)));
  const { output, errors } = runTool('depcruise', ['--output-type', 'json', '--config', '.dependency-cruiser.mjs', ...places], root);
  try {
    // The shape is dependency-cruiser's published result schema.
    return JSON.parse(output) as Cruise;
  } catch (cause) {
    throw new Error(`dependency-cruiser gave no result: ${errors || output}`.slice(0, 2000), { cause });
  }
}

/** No violations in files that were never read prove nothing. */
function unread(root: string, { modules }: Cruise): Finding[] {
  const read = new Set(modules.map(({ source }) => source));
  const sources = treeFromDisk(root).files.filter((file) => /^(?:app|packages|sample)\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  if (sources.length === 0) return [error('app', 'holds no source files: nothing was checked')];
  return sources.filter((file) => !read.has(file)).map((file) => error(file, 'was not read by dependency-cruiser'));
}

function violations({ summary }: Cruise): Finding[] {
  return summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ from, to, rule, cycle }) => {
      const path = cycle === undefined ? (to === from ? '' : ` → ${to}`) : ` → ${cycle.map(({ name }) => name).join(' → ')}`;
      return error(from, `${rule.name}${path}`);
    });
}
