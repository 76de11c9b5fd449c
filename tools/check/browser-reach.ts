/**
 * What a browser loads must never lead to a database, a socket or the file system, not even through three files. Types are erased
 * before anything is loaded, so a shared file may name a server's type without dragging the server along.
 */
import { error, type Finding } from './source-tree.ts';

/** The part of dependency-cruiser's result that is read here. */
export type CruisedModule = {
  readonly source: string;
  readonly coreModule?: boolean;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly module: string;
    readonly coreModule?: boolean;
    readonly dependencyTypes: readonly string[];
  }[];
};

const LOADED_BY_BROWSERS = /^app\/(?:modules\/[^/]+\/web|ui|shell|platform\/web)\/|^app\/(?:root|entry\.client)\.tsx$|\.contract\.ts$/;
/** Tests and what they are built with: no page is begun from one of these. */
const TEST = /\.test\.tsx?$|\/testing\//;
const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/;
/** Packages that browsers may load. All others are of servers: what is new has to be let in here by name. */
const FOR_BROWSERS = new Set([
  '@base-ui/react',
  '@tiptap/core',
  '@tiptap/extension-bold',
  '@tiptap/extension-document',
  '@tiptap/extension-italic',
  '@tiptap/extension-paragraph',
  '@tiptap/extension-text',
  '@tiptap/extensions',
  'hls.js',
  'react',
  'react-dom',
  'react-router',
  'socket.io-client',
  'tus-js-client',
  'zod',
]);
const SERVER_FILE = /^app\/modules\/[^/]+\/server\//;

export function checkBrowserReach(modules: readonly CruisedModule[]): Finding[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const roots = modules.filter(({ source }) => isLoadedByBrowsers(source));
  return roots.flatMap(({ source }) => {
    const trail = shortestTrailToServer(source, bySource);
    return trail === null ? [] : [error(source, `is loaded by browsers and leads to a server: ${trail.join(' → ')}`)];
  });
}

const isLoadedByBrowsers = (source: string): boolean => LOADED_BY_BROWSERS.test(source) && !TEST.test(source);

function isServerPackage(resolved: string): boolean {
  const name = PACKAGE.exec(resolved)?.[1];
  return name !== undefined && !FOR_BROWSERS.has(name);
}

function shortestTrailToServer(root: string, bySource: ReadonlyMap<string, CruisedModule>): string[] | null {
  const seen = new Set([root]);
  const queue: string[][] = [[root]];
  for (let trail = queue.shift(); trail !== undefined; trail = queue.shift()) {
    for (const dependency of bySource.get(trail.at(-1) ?? '')?.dependencies ?? []) {
      const { resolved, dependencyTypes } = dependency;
      if (dependencyTypes.includes('type-only') || seen.has(resolved)) continue;
      if (dependency.coreModule || isServerPackage(resolved) || SERVER_FILE.test(resolved)) return [...trail, dependency.module];
      seen.add(resolved);
      // What another file that browsers load leads to is said there.
      if (!isLoadedByBrowsers(resolved)) queue.push([...trail, resolved]);
    }
  }
  return null;
}
