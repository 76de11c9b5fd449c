/** The whole vocabulary of files: what may lie where, and under which name. docs/architecture.md explains it to people. */

/** Role words that make a file name unique in the repository: `case-comment.store.ts` exists once. */
export const ROLES = [
  'contract',
  'routes',
  'module',
  'public',
  'schema',
  'operations',
  'policy',
  'store',
  'job',
  'subscribers',
  'client',
  'fake',
  'data',
  'view',
  'http',
  'route',
  'factory',
  'e2e',
  'journey',
] as const;

/** Names that say nothing, so that everything ends up in them. */
const EMPTY_WORDS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'type', 'index']);

const NOUN = '[a-z0-9]+(?:-[a-z0-9]+)*';
const WEB_FILE = `(?:${NOUN}\\.route\\.tsx|${NOUN}\\.tsx|${NOUN}\\.module\\.css|use-${NOUN}\\.ts)`;

/** Files a module may have, without the module's own name, which stands in for `NAME`. */
const MODULE_FILES = [
  'README\\.md',
  `${NOUN}\\.contract\\.ts`,
  'NAME\\.routes\\.ts',
  'server/NAME\\.(?:module|public|schema)\\.ts',
  `server/${NOUN}\\.(?:operations|policy|store|job|subscribers|client|fake|data|view|http)\\.ts`,
  `web/${WEB_FILE}`,
  `web/widgets/${WEB_FILE}`,
  'locales/(?:en|id)\\.json',
  'testing/NAME\\.factory\\.ts',
  `testing/${NOUN}\\.(?:e2e|journey)\\.ts`,
  `testing/${NOUN}\\.heic`,
];

/** A test stands beside what it tests and carries its name, or is named for what it is about; `alone` it puts others in the place of modules. */
const MODULE_TESTS = [
  `${NOUN}\\.contract\\.test\\.ts`,
  `server/${NOUN}(?:\\.[a-z]+)?\\.test\\.ts`,
  `web/(?:widgets/)?${NOUN}(?:\\.(?:route|alone))?\\.test\\.tsx?`,
];

export function isModuleFile(module: string, path: string): boolean {
  return [...MODULE_FILES, ...MODULE_TESTS].some((pattern) => new RegExp(`^${pattern.replaceAll('NAME', module)}$`).test(path));
}

/** What may lie in the root and in `app/`. Hidden files belong to tools. */
const ROOT_FOLDERS = new Set([
  'app',
  'packages',
  'migrations',
  'mobile',
  'e2e',
  'bench',
  'tools',
  'docs',
  'sample',
  'public',
  'evaluation',
]);
const ROOT_FILE =
  /^(?:(?:server|worker)\.ts|[A-Z][A-Z_-]*(?:\.md|\.txt)?|Dockerfile|compose\.ya?ml|[a-z][a-z0-9.-]*\.config\.ts|(?:package|package-lock|biome|tsconfig(?:\.[a-z]+)?)\.json|knip\.jsonc|\..+)$/;
const APP_FOLDERS = new Set(['modules', 'platform', 'ui', 'shell']);
const APP_FILES = new Set(['modules.ts', 'root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx']);

/** Why a file may not lie where it lies, or null. */
export function misplaced(path: string): string | null {
  const [top = '', second = '', ...rest] = path.split('/');
  if (second === '') return ROOT_FILE.test(top) ? null : 'does not belong in the root';
  if (!ROOT_FOLDERS.has(top)) return `the root has no folder ${top}/`;
  if (top !== 'app') return null;
  if (rest.length === 0) return APP_FILES.has(second) ? null : 'app/ holds only its entry files and modules.ts';
  if (!APP_FOLDERS.has(second)) return `app/ has no folder ${second}/`;
  if (second !== 'modules') return null;
  const [module = '', ...inside] = [rest[0], ...rest.slice(1)];
  if (inside.length === 0) return 'app/modules holds one folder per domain and no files';
  return isModuleFile(module, inside.join('/')) ? null : 'is none of the files that a module may have: docs/architecture.md lists them';
}

const KEBAB_SEGMENT = new RegExp(`^${NOUN}(?:\\.${NOUN})*$`);
const OWN_CODE = /^(?:app|packages|tools|bench|e2e)\/|^[^/]+\.tsx?$/;
const NAMED_BY_OTHERS = /^(?:README\.md|LICENSE|NOTICE\.md|package\.json|tsconfig\.json)$/;

/** What is wrong with a name, or null. */
export function badName(path: string): string | null {
  if (!OWN_CODE.test(path)) return null;
  for (const segment of path.split('/')) {
    if (NAMED_BY_OTHERS.test(segment) || segment.startsWith('.')) continue;
    const word = segment.replace(/\..*$/, '');
    if (EMPTY_WORDS.has(word)) return `“${word}” says nothing about what is inside`;
    if (!KEBAB_SEGMENT.test(segment)) return `“${segment}” is not kebab-case`;
  }
  return null;
}

const ROLE_FILE = new RegExp(`\\.(?:${ROLES.join('|')})\\.tsx?$`);

export const hasRole = (path: string) => ROLE_FILE.test(path);
