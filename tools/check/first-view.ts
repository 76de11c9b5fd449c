/**
 * What browsers load before a page comes alive: the scripts and styles that its document names, compressed. A page that needs more
 * loads it later (docs/guides/adding-a-page.md). `npm test -- --only build --only first-view`; the last line counts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { REPOSITORY } from './run-tool.ts';

export interface Budget {
  /** As in the list of routes. */
  readonly address: string;
  /** Thousands of bytes. */
  readonly scripts: number;
  readonly styles: number;
}

const SCRIPTS = 130;
const STYLES = 25;

/** The pages that people reach from outside: by a search, by a link that was passed on, by signing in. */
const PAGES = [
  '/',
  '/cases',
  '/cases/:caseId',
  '/login',
  '/news/:articleId',
  '/forums/:forumId',
  '/threads/:threadId',
  '/posts/:postId',
  '/video/:videoId',
];
export const BUDGETS: readonly Budget[] = PAGES.map((address) => ({ address, scripts: SCRIPTS, styles: STYLES }));

interface Files {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What React Router writes for browsers to find a route's files by. */
interface Manifest {
  readonly entry: Files;
  readonly routes: Readonly<Record<string, Files & { readonly path?: string; readonly index?: boolean; readonly parentId?: string }>>;
}

export interface FirstView {
  readonly address: string;
  readonly scripts: number;
  readonly styles: number;
  /** Why it is too much, or not there. */
  readonly failure: string | null;
}

export function firstViews(clientFolder: string, budgets: readonly Budget[]): FirstView[] {
  const manifest = readManifest(clientFolder);
  const weigh = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(clientFolder, file)), { level: 9 }).length, 0) / 1000;
  return budgets.map((budget) => {
    const parts = partsOf(manifest, budget.address);
    if (parts === null) return { address: budget.address, scripts: 0, styles: 0, failure: 'is no page of this build' };
    const scripts = weigh(new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports])));
    // React Router marks styles that a part loaded later has too.
    const styles = weigh(new Set(parts.flatMap(({ css = [] }) => css.map((file) => file.replace(/#$/, '')))));
    const excess = [
      scripts > budget.scripts && `${scripts.toFixed(1)} kB of scripts, of ${budget.scripts}`,
      styles > budget.styles && `${styles.toFixed(1)} kB of styles, of ${budget.styles}`,
    ].filter((words) => words !== false);
    return { address: budget.address, scripts, styles, failure: excess.length === 0 ? null : excess.join(', ') };
  });
}

function readManifest(clientFolder: string): Manifest {
  const assets = path.join(clientFolder, 'assets');
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  if (file === undefined) throw new Error(`${assets} holds no list of routes: build first`);
  const text = readFileSync(path.join(assets, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;
}

/** The files of a page's route and of all around it. */
function partsOf({ entry, routes }: Manifest, address: string): Files[] | null {
  const chainOf = (id: string | undefined): (Files & { path?: string })[] => {
    const route = id === undefined ? undefined : routes[id];
    return route === undefined ? [] : [...chainOf(route.parentId), route];
  };
  // The language is a prefix of every address.
  const addressOf = (chain: readonly { path?: string }[]) =>
    `/${chain.flatMap(({ path: part }) => (part && part !== 'id?' ? [part] : [])).join('/')}`;
  const page = Object.keys(routes).find((id) => {
    const route = routes[id];
    return (route?.index === true || (route?.path ?? '') !== '') && route?.path !== 'id?' && addressOf(chainOf(id)) === address;
  });
  return page === undefined ? null : [entry, ...chainOf(page)];
}

if (import.meta.main) {
  const views = firstViews(path.join(REPOSITORY, 'build/client'), BUDGETS);
  for (const { address, scripts, styles, failure } of views)
    console.log(
      `${failure === null ? '✓' : '✗'} ${address.padEnd(20)} ${scripts.toFixed(1)} kB of scripts, ${styles.toFixed(1)} kB of styles`,
    );
  const failed = views.filter(({ failure }) => failure !== null);
  for (const { address, failure } of failed) console.error(`${address}: ${failure}`);
  console.log(`${views.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
